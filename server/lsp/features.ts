/** Requests about a document, each with the feature that answers it; diagnostics are in `pulled.ts`. */
import type {
  CodeAction,
  CodeActionParams,
  CompletionItem,
  CompletionParams,
  Location,
  ReferenceParams,
  SemanticTokens,
  SemanticTokensDelta,
  SemanticTokensDeltaParams,
  WorkspaceSymbol,
} from 'vscode-languageserver';
import type { Position, Range } from '../shared/lines.ts';
import type { Analysis } from './analysis.ts';
import type { Citations, CitedPlace } from './citations.ts';
import { citedAnywhereAt, meaningOf } from './cited.ts';
import { codeActions } from './codeActions.ts';
import { type CompletionOptions, complete, resolveCompletion } from './completion.ts';
import { definition, highlights, references } from './definition.ts';
import { fields, isPosition } from './documents.ts';
import type { Elsewhere } from './elsewhere.ts';
import { foldingRanges } from './folding.ts';
import { formatDocument, formatOnEnter, formatRange } from './formatting.ts';
import { cancelled, checkActionContext, checkPosition, checkRange, invalid, uriIn } from './guard.ts';
import { hover } from './hover.ts';
import { inlayHints } from './inlayHints.ts';
import { linkedEditing } from './linkedEditing.ts';
import { documentLinks } from './links.ts';
import { CompletionTriggerKind } from './lsp.ts';
import type { Cancellation, RequestHandler } from './methods.ts';
import { resolveMigration } from './migrate.ts';
import { throwIfNoFailure } from './pulled.ts';
import { prepareRename, rename } from './rename.ts';
import { wholeAnalysis } from './runAll.ts';
import { selectionRange } from './selection.ts';
import { semanticTokens } from './semanticTokens.ts';
import { type SignatureOptions, signatureHelp } from './signature.ts';
import { documentSymbols, workspaceSymbols } from './symbols.ts';
import type { TokenHistory } from './tokenDelta.ts';
import type { Workspace } from './workspace.ts';

export interface FeatureOptions extends CompletionOptions, SignatureOptions {
  /** Whether the client asks for the edit of an action when that is chosen. */
  readonly resolves?: boolean;
  /** Whether the client has a list of expectations to pick from. */
  readonly picks?: boolean;
  readonly tokens: TokenHistory;
  /** Who answers what takes long; nobody without it. */
  readonly elsewhere?: Pick<Elsewhere, 'answer'> | undefined;
}

export const featureAnswers = (workspace: Workspace, citations: Citations, options: FeatureOptions) => {
  const on = aboutDocument(workspace, uri => workspace.analysis(uri));
  const onWhole = aboutDocument(workspace, (uri, token) =>
    wholeAnalysis(workspace, () => workspace.analysis(uri), token),
  );
  return {
    ...readingAnswers(on, citations),
    ...symbolAnswers(workspace, onWhole),
    ...writingAnswers(workspace, on, onWhole, options),
    ...tokenAnswers(on, options.tokens),
  } satisfies Record<string, RequestHandler>;
};

const readingAnswers = (on: About, citations: Citations) => ({
  'textDocument/hover': on(null, checkPosition, (at, { position }: AtPosition) => hover(at, position)),
  'textDocument/definition': on(null, checkPosition, (at, { position }: AtPosition) => definition(at, position)),
  'textDocument/references': on([], checkPosition, (at, { position, context }: ReferenceParams) => {
    const cited = citedAnywhereAt(at, position);
    const meaning = cited && meaningOf(at.book, cited);
    if (meaning !== undefined) return citations.all().then(places => locations(places.get(meaning) ?? []));
    return references(at, position, { includeDeclaration: context?.includeDeclaration !== false });
  }),
  'textDocument/documentHighlight': on([], checkPosition, (at, { position }: AtPosition) => highlights(at, position)),
  'textDocument/inlayHint': on([], checkRange, (at, { range }: InRange) => inlayHints(at, range)),
  'textDocument/foldingRange': on([], noCheck, at => foldingRanges(at)),
  'textDocument/selectionRange': on([], noCheck, (at, { positions }: { readonly positions: unknown }) => {
    if (!Array.isArray(positions) || !positions.every(isPosition))
      throw invalid('positions must be a list of positions');
    return positions.map(position => selectionRange(at, position));
  }),
  'textDocument/documentLink': on([], noCheck, at => documentLinks(at)),
});

const symbolAnswers = (workspace: Workspace, onWhole: About) => ({
  'textDocument/documentSymbol': onWhole([], noCheck, at => documentSymbols(at)),
  'workspace/symbol': async (params: unknown, token: Cancellation): Promise<readonly WorkspaceSymbol[]> => {
    const { query = '' } = fields(params);
    if (typeof query !== 'string') throw invalid('query must be a string');
    const found = workspace.documents.all().map(async ({ uri }) => {
      const analysis = await wholeAnalysis(workspace, () => workspace.analysis(uri), token);
      return analysis === undefined ? [] : workspaceSymbols(analysis, query);
    });
    // A document that fails is reported where it is checked; the others are found all the same.
    const settled = await Promise.allSettled(found);
    for (const each of settled) if (each.status === 'rejected') throwIfNoFailure(each.reason);
    return settled.flatMap(each => (each.status === 'fulfilled' ? each.value : []));
  },
});

const writingAnswers = (
  workspace: Workspace,
  on: About,
  onWhole: About,
  { tokens: _, resolves = false, picks = false, offsets, ...options }: FeatureOptions,
) => ({
  'textDocument/completion': on(null, checkPosition, (at, { position, context }: CompletionParams) =>
    complete(at, position, { ...options, unasked: context?.triggerKind === CompletionTriggerKind.TriggerCharacter }),
  ),
  'completionItem/resolve': async (item: unknown) => {
    if (typeof fields(item).label !== 'string') throw invalid('an item has to have a label');
    return resolveCompletion(await workspace.reader(), item as CompletionItem);
  },
  'textDocument/signatureHelp': on(null, checkPosition, (at, { position }: AtPosition) =>
    signatureHelp(at, position, offsets === undefined ? {} : { offsets }),
  ),
  'textDocument/prepareRename': on(null, checkPosition, (at, { position }: AtPosition) => prepareRename(at, position)),
  'textDocument/rename': on(null, checkPosition, (at, { position, newName }: AtPosition & { newName: unknown }) => {
    if (typeof newName !== 'string') throw invalid('newName must be a string');
    return rename(at, position, newName);
  }),
  'textDocument/codeAction': onWhole([], checkActionContext, (at, { range, context }: CodeActionParams) =>
    codeActions(at, { range, diagnostics: context?.diagnostics ?? [], only: context?.only, resolves, picks }),
  ),
  'codeAction/resolve': async (action: unknown): Promise<CodeAction> => {
    if (typeof fields(action).title !== 'string') throw invalid('an action has to have a title');
    return resolveMigration(workspace, action as CodeAction);
  },
  'textDocument/linkedEditingRange': on(null, checkPosition, (at, { position }: AtPosition) =>
    linkedEditing(at, position),
  ),
  'textDocument/formatting': on([], noCheck, at => formatDocument(at)),
  'textDocument/rangeFormatting': on([], checkRange, (at, { range }: InRange) => formatRange(at, range)),
  'textDocument/onTypeFormatting': on([], checkPosition, (at, { position }: AtPosition) => formatOnEnter(at, position)),
});

const tokenAnswers = (on: About, tokens: TokenHistory) => ({
  'textDocument/semanticTokens/full': on(NO_TOKENS, noCheck, at => tokens.full(at.source.uri, semanticTokens(at).data)),
  'textDocument/semanticTokens/full/delta': on(
    NO_TOKENS,
    noCheck,
    (at, { previousResultId }: SemanticTokensDeltaParams) =>
      tokens.since(at.source.uri, String(previousResultId), semanticTokens(at).data),
  ),
  'textDocument/semanticTokens/range': on(NO_TOKENS, checkRange, (at, { range }: InRange) => semanticTokens(at, range)),
});

const locations = (places: readonly CitedPlace[]): readonly Location[] =>
  places.map(({ uri, range }) => ({ uri, range }));

interface AtPosition {
  readonly position: Position;
}
interface InRange {
  readonly range: Range;
}

const NO_TOKENS: SemanticTokens | SemanticTokensDelta = { data: [] };
const noCheck = (): void => undefined;

type About = ReturnType<typeof aboutDocument>;

/** A document that is not open gets the empty answer: it may have been closed while the request was on its way. */
const aboutDocument =
  ({ hold }: Pick<Workspace, 'hold'>, find: (uri: string, token: Cancellation) => Promise<Analysis | undefined>) =>
  <Params, Result>(
    empty: Result,
    check: (params: unknown) => void,
    feature: (analysis: Analysis, params: Params) => Result | Promise<Result>,
  ): RequestHandler =>
  async (params, token): Promise<Result> => {
    const uri = uriIn(params);
    check(params);
    const analysis = await find(uri, token);
    if (token.isCancellationRequested) throw cancelled();
    return analysis === undefined ? empty : hold(analysis, () => feature(analysis, params as Params));
  };
