/**
 * The values of the protocol library, all from here: each module that imports them by itself makes a bundle copy the whole
 * library's names once more as it starts. Types come from the library directly; they cost nothing.
 */
export {
  CodeActionKind,
  CompletionItemKind,
  CompletionTriggerKind,
  createConnection,
  DiagnosticSeverity,
  DiagnosticTag,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentHighlightKind,
  ErrorCodes,
  FoldingRangeKind,
  InsertTextFormat,
  LSPErrorCodes,
  ProposedFeatures,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  SymbolKind,
  TextDocumentSyncKind,
  WorkDoneProgress,
} from 'vscode-languageserver/node';
