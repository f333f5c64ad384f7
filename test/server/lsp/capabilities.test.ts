/** What the server announces is what it answers: no request is answered that no client would send, and none is missing. */
import { describe, expect, test } from 'vitest';
import type { ServerCapabilities } from 'vscode-languageserver';
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';
import { capabilities } from '../../../server/lsp/capabilities.ts';
import { readClient } from '../../../server/lsp/client.ts';
import { METHODS, type Method } from '../../../server/lsp/methods.ts';

type Standard = Exclude<Method, `riftbench/${string}`>;

/** Where the protocol has a server announce that it answers a request. The compiler asks for a row for each of METHODS. */
const ANNOUNCED_BY: Readonly<Record<Standard, string>> = {
  'textDocument/hover': 'hoverProvider',
  'textDocument/completion': 'completionProvider',
  'completionItem/resolve': 'completionProvider.resolveProvider',
  'textDocument/definition': 'definitionProvider',
  'textDocument/references': 'referencesProvider',
  'textDocument/documentHighlight': 'documentHighlightProvider',
  'textDocument/prepareRename': 'renameProvider.prepareProvider',
  'textDocument/rename': 'renameProvider',
  'textDocument/codeAction': 'codeActionProvider',
  'codeAction/resolve': 'codeActionProvider.resolveProvider',
  'textDocument/documentSymbol': 'documentSymbolProvider',
  'workspace/symbol': 'workspaceSymbolProvider',
  'textDocument/foldingRange': 'foldingRangeProvider',
  'textDocument/inlayHint': 'inlayHintProvider',
  'textDocument/linkedEditingRange': 'linkedEditingRangeProvider',
  'textDocument/selectionRange': 'selectionRangeProvider',
  'textDocument/documentLink': 'documentLinkProvider',
  'textDocument/signatureHelp': 'signatureHelpProvider',
  'textDocument/formatting': 'documentFormattingProvider',
  'textDocument/rangeFormatting': 'documentRangeFormattingProvider',
  'textDocument/onTypeFormatting': 'documentOnTypeFormattingProvider',
  'textDocument/semanticTokens/full': 'semanticTokensProvider.full',
  'textDocument/semanticTokens/full/delta': 'semanticTokensProvider.full.delta',
  'textDocument/semanticTokens/range': 'semanticTokensProvider.range',
  'textDocument/diagnostic': 'diagnosticProvider',
};

const announced: ServerCapabilities = capabilities(
  readClient(
    {
      processId: null,
      rootUri: null,
      capabilities: { textDocument: { diagnostic: {}, codeAction: { resolveSupport: { properties: ['edit'] } } } },
    },
    nodePaths,
  ),
);

const valueAt = (path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => Object(at)[key], announced as unknown);

const standard = METHODS.filter((method): method is Standard => !method.startsWith('riftbench/'));

describe('the capabilities', () => {
  test.each(standard)('announce %s', method => {
    const value = valueAt(ANNOUNCED_BY[method]);
    expect(value === true || (typeof value === 'object' && value !== null)).toBe(true);
  });

  test('announce nothing that is not answered', () => {
    const paths = Object.entries(announced).flatMap(([provider, options]) => [
      ...(provider.endsWith('Provider') ? [provider] : []),
      ...Object.entries(Object(options)).flatMap(([key, value]) =>
        key.endsWith('Provider') && value === true ? [`${provider}.${key}`] : [],
      ),
    ]);
    const answered = new Set(standard.map(method => ANNOUNCED_BY[method]));
    const headings = new Set(standard.flatMap(method => ANNOUNCED_BY[method].split('.').slice(0, 1)));
    expect(paths.filter(path => !answered.has(path) && !headings.has(path))).toEqual([]);
  });
});
