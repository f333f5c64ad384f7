/** What this server announces to the client that it can do. */
import type { ServerCapabilities } from 'vscode-languageserver';
import { LEGEND } from './announced.ts';
import type { Client } from './client.ts';
import { CodeActionKind, TextDocumentSyncKind } from './lsp.ts';

export const capabilities = (client: Client): ServerCapabilities => ({
  textDocumentSync: {
    openClose: true,
    change: TextDocumentSyncKind.Incremental,
    ...(client.registersWatchers ? {} : { save: { includeText: false } }),
  },
  ...(client.pullsDiagnostics
    ? { diagnosticProvider: { identifier: 'riftbench', interFileDependencies: true, workspaceDiagnostics: false } }
    : {}),
  codeActionProvider: {
    // What the kinds in `server/analysis/codeActions/` begin with. Of its own is only what somebody names in a setting.
    codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Refactor, `${CodeActionKind.SourceFixAll}.riftbench`],
    resolveProvider: client.resolvesActions,
  },
  hoverProvider: true,
  completionProvider: { triggerCharacters: [' ', ',', '.', ':', '"', '['], resolveProvider: true },
  signatureHelpProvider: { triggerCharacters: [' ', ','] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  renameProvider: { prepareProvider: true },
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  semanticTokensProvider: { legend: LEGEND, full: { delta: true }, range: true },
  foldingRangeProvider: true,
  inlayHintProvider: true,
  linkedEditingRangeProvider: true,
  selectionRangeProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n' },
  documentLinkProvider: { resolveProvider: false },
  workspace: { workspaceFolders: { supported: true, changeNotifications: client.tellsFolders } },
});
