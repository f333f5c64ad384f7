/** What this server announces to the client that it can do. */
import type { ServerCapabilities } from 'vscode-languageserver';
import { EXPECT_IT, FIX_ALL, TURN_QUESTION, WRITE_REST } from '../analysis/actionKinds.ts';
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
    codeActionKinds: [
      CodeActionKind.QuickFix,
      FIX_ALL,
      CodeActionKind.RefactorRewrite,
      WRITE_REST,
      EXPECT_IT,
      TURN_QUESTION,
    ],
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
