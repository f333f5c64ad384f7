/** Requests about a document, each with the feature that answers it. */
import type { CancellationToken, Connection, WorkspaceSymbol } from 'vscode-languageserver';
import type { Range } from '../shared/lines.ts';
import type { Analysis } from './analysis.ts';
import { codeActions } from './codeActions.ts';
import { type CompletionOptions, complete, resolveCompletion } from './completion.ts';
import { definition, highlights, references } from './definition.ts';
import { isPosition } from './documents.ts';
import { foldingRanges } from './folding.ts';
import { formatDocument, formatRange } from './formatting.ts';
import { checkPosition, checkRange, guardRequest, invalid, type Log, uriIn } from './guard.ts';
import { hover } from './hover.ts';
import { documentLinks } from './links.ts';
import { prepareRename, rename } from './rename.ts';
import { selectionRange } from './selection.ts';
import { semanticTokens } from './semanticTokens.ts';
import { documentSymbols, workspaceSymbols } from './symbols.ts';
import type { TokenHistory } from './tokenDelta.ts';
import type { Workspace } from './workspace.ts';

export interface FeatureOptions extends CompletionOptions {
  readonly tokens: TokenHistory;
}

export const answerFeatures = (
  connection: Connection,
  workspace: Workspace,
  log: Log,
  { tokens, ...options }: FeatureOptions,
): void => {
  const on = documentRequest(workspace, log);
  const request = guardRequest(log);
  connection.onHover(on('textDocument/hover', null, checkPosition, (at, params) => hover(at, params.position)));
  connection.onCompletion(
    on('textDocument/completion', null, checkPosition, (at, params) => complete(at, params.position, options)),
  );
  connection.onCompletionResolve(
    request('completionItem/resolve', async item => resolveCompletion(await workspace.book(), workspace.pages, item)),
  );
  connection.onDefinition(
    on('textDocument/definition', null, checkPosition, (at, params) => definition(at, params.position)),
  );
  connection.onReferences(
    on('textDocument/references', [], checkPosition, (at, { position, context }) => [
      ...references(at, position, { includeDeclaration: context?.includeDeclaration !== false }),
    ]),
  );
  connection.onDocumentHighlight(
    on('textDocument/documentHighlight', [], checkPosition, (at, params) => [...highlights(at, params.position)]),
  );
  connection.onPrepareRename(
    on('textDocument/prepareRename', null, checkPosition, (at, params) => prepareRename(at, params.position)),
  );
  connection.onRenameRequest(
    on('textDocument/rename', null, checkPosition, (at, { position, newName }) => {
      if (typeof newName !== 'string') throw invalid('newName has to be a text');
      return rename(at, position, newName);
    }),
  );
  connection.onCodeAction(
    on('textDocument/codeAction', [], checkRange, (at, { range, context }) => [
      ...codeActions(at, { range, diagnostics: context?.diagnostics ?? [], only: context?.only }),
    ]),
  );
  connection.onDocumentSymbol(on('textDocument/documentSymbol', [], noCheck, at => [...documentSymbols(at)]));
  connection.onWorkspaceSymbol(
    request('workspace/symbol', async ({ query }) => {
      const open = await Promise.all(workspace.documents.all().map(({ uri }) => workspace.analysis(uri)));
      return open.flatMap((analysis): WorkspaceSymbol[] =>
        analysis === undefined ? [] : [...workspaceSymbols(analysis, String(query ?? ''))],
      );
    }),
  );
  connection.onFoldingRanges(on('textDocument/foldingRange', [], noCheck, at => [...foldingRanges(at)]));
  connection.onSelectionRanges(
    on('textDocument/selectionRange', [], noCheck, (at, { positions }) => {
      if (!Array.isArray(positions) || !positions.every(isPosition))
        throw invalid('positions has to be a list of positions');
      return positions.map(position => selectionRange(at, position));
    }),
  );
  connection.onDocumentLinks(on('textDocument/documentLink', [], noCheck, at => [...documentLinks(at)]));
  connection.onDocumentFormatting(on('textDocument/formatting', [], noCheck, at => [...formatDocument(at)]));
  connection.onDocumentRangeFormatting(
    on('textDocument/rangeFormatting', [], checkRange, (at, params) => [...formatRange(at, params.range)]),
  );
  answerTokens(connection, on, tokens);
};

const noCheck = (): void => undefined;

/** A document that is not open gets the empty answer: it may have been closed while the request was on its way. */
const documentRequest =
  (workspace: Workspace, log: Log) =>
  <Params, Result>(
    name: string,
    empty: Result,
    check: (params: unknown) => void,
    feature: (analysis: Analysis, params: Params) => Result,
  ) =>
    guardRequest(log)(name, async (params: Params, token: CancellationToken): Promise<Result> => {
      const uri = uriIn(params);
      check(params);
      const analysis = await workspace.analysis(uri);
      return analysis === undefined || token.isCancellationRequested ? empty : feature(analysis, params);
    });

const answerTokens = (connection: Connection, on: ReturnType<typeof documentRequest>, tokens: TokenHistory): void => {
  const { semanticTokens: provider } = connection.languages;
  provider.on(
    on('textDocument/semanticTokens/full', { data: [] }, noCheck, at =>
      tokens.full(at.source.uri, semanticTokens(at).data),
    ),
  );
  provider.onDelta(
    on('textDocument/semanticTokens/full/delta', { data: [] }, noCheck, (at, { previousResultId }) =>
      tokens.since(at.source.uri, String(previousResultId), semanticTokens(at).data),
    ),
  );
  provider.onRange(
    on('textDocument/semanticTokens/range', { data: [] }, checkRange, (at, params: { readonly range: Range }) =>
      semanticTokens(at, params.range),
    ),
  );
};
