/**
 * The values of the protocol library that no host has otherwise, all from here: each module that imports them by itself makes a bundle copy the whole
 * library's names once more as it starts. Types come from the library directly; they cost nothing.
 */
export {
  CodeActionKind,
  CompletionItemKind,
  CompletionTriggerKind,
  DiagnosticSeverity,
  DiagnosticTag,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentHighlightKind,
  ErrorCodes,
  InsertTextFormat,
  LSPErrorCodes,
  ProgressType,
  ResponseError,
  SymbolKind,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
