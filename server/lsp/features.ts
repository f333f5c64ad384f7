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
import type { Citations, CitedPlace } from '../analysis/citations.ts';
import { citedAnywhereAt, meaningOf } from '../analysis/cited.ts';
import { codeActions, editOfAction } from '../analysis/codeActions.ts';
import { type CompletionOptions, complete, completionDocumentation } from '../analysis/completion.ts';
import { definition, highlights, references } from '../analysis/definition.ts';
import type { Analysis } from '../analysis/document/analysis.ts';
import { Cancelled } from '../analysis/document/cancellation.ts';
import type { Position, Range } from '../analysis/document/lines.ts';
import { wholeAnalysis } from '../analysis/document/runAll.ts';
import { foldingRanges } from '../analysis/folding.ts';
import { formatDocument, formatOnEnter, formatRange } from '../analysis/formatting.ts';
import { hover } from '../analysis/hover.ts';
import { inlayHints } from '../analysis/inlayHints.ts';
import { linkedEditing } from '../analysis/linkedEditing.ts';
import { documentLinks } from '../analysis/links.ts';
import { prepareRename, rename } from '../analysis/rename.ts';
import { selectionRange } from '../analysis/selection.ts';
import { semanticTokens } from '../analysis/semanticTokens.ts';
import { type SignatureOptions, signatureHelp } from '../analysis/signature.ts';
import { documentSymbols, workspaceSymbols } from '../analysis/symbols.ts';
import { fields } from '../analysis/text/fields.ts';
import type { Workspace } from '../analysis/workspace.ts';
import type { Imports } from './custom/custom.ts';
import { isPosition } from './documents.ts';
import type { Elsewhere } from './elsewhere.ts';
import { checkActionContext, checkPosition, checkRange, invalid, uriIn } from './guard.ts';
import { CompletionTriggerKind } from './lsp.ts';
import type { Cancellation, RequestHandler } from './methods.ts';
import { throwIfNoFailure } from './pulled.ts';
import type { TokenHistory } from './tokenDelta.ts';
import {
  toCodeAction,
  toCompletionList,
  toDocumentSymbol,
  toHighlight,
  toHover,
  toMarkup,
  toSignatureHelp,
  toTokens,
  toWorkspaceEdit,
  toWorkspaceSymbol,
} from './toProtocol.ts';

export interface FeatureOptions extends CompletionOptions, SignatureOptions {
  /** Whether the client asks for the edit of an action when that is chosen. */
  readonly resolves?: boolean;
  /** Whether the client has a list of expectations to pick from. */
  readonly picks?: boolean;
  readonly tokens: TokenHistory;
  /** The user's own copies of official texts; without it, there are none. */
  readonly imports?: Imports | undefined;
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
  'textDocument/hover': on(null, checkPosition, (at, { position }: AtPosition) => {
    const found = hover(at, position);
    return found && toHover(found);
  }),
  'textDocument/definition': on(null, checkPosition, (at, { position }: AtPosition) => definition(at, position)),
  'textDocument/references': on([], checkPosition, (at, { position, context }: ReferenceParams) => {
    const cited = citedAnywhereAt(at, position);
    const meaning = cited && meaningOf(at.book, cited);
    if (meaning !== undefined) return citations.all().then(places => locations(places.get(meaning) ?? []));
    return references(at, position, { includeDeclaration: context?.includeDeclaration !== false });
  }),
  'textDocument/documentHighlight': on([], checkPosition, (at, { position }: AtPosition) =>
    highlights(at, position).map(toHighlight),
  ),
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
  'textDocument/documentSymbol': onWhole([], noCheck, at => documentSymbols(at).map(toDocumentSymbol)),
  'workspace/symbol': async (params: unknown, token: Cancellation): Promise<readonly WorkspaceSymbol[]> => {
    const { query = '' } = fields(params);
    if (typeof query !== 'string') throw invalid('query must be a string');
    const found = workspace.documents.all().map(async ({ uri }) => {
      const analysis = await wholeAnalysis(workspace, () => workspace.analysis(uri), token);
      return analysis === undefined ? [] : workspaceSymbols(analysis, query).map(toWorkspaceSymbol);
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
    toCompletionList(
      complete(at, position, { ...options, unasked: context?.triggerKind === CompletionTriggerKind.TriggerCharacter }),
    ),
  ),
  'completionItem/resolve': async (item: unknown) => {
    if (typeof fields(item).label !== 'string') throw invalid('an item has to have a label');
    const documentation = completionDocumentation(await workspace.reader(), (item as CompletionItem).data);
    return documentation === undefined ? item : { ...(item as CompletionItem), documentation: toMarkup(documentation) };
  },
  'textDocument/signatureHelp': on(null, checkPosition, (at, { position }: AtPosition) => {
    const found = signatureHelp(at, position, offsets === undefined ? {} : { offsets });
    return found && toSignatureHelp(found);
  }),
  'textDocument/prepareRename': on(null, checkPosition, (at, { position }: AtPosition) => prepareRename(at, position)),
  'textDocument/rename': on(null, checkPosition, (at, { position, newName }: AtPosition & { newName: unknown }) => {
    if (typeof newName !== 'string') throw invalid('newName must be a string');
    return rename(at, position, newName);
  }),
  'textDocument/codeAction': onWhole([], checkActionContext, (at, { range, context }: CodeActionParams) =>
    codeActions(at, { range, only: context?.only, resolves, picks }).map(action =>
      toCodeAction(action, context?.diagnostics ?? []),
    ),
  ),
  'codeAction/resolve': async (action: unknown): Promise<CodeAction> => {
    if (typeof fields(action).title !== 'string') throw invalid('an action has to have a title');
    const edit = await editOfAction(workspace, (action as CodeAction).data);
    return edit === null ? (action as CodeAction) : { ...(action as CodeAction), edit: toWorkspaceEdit(edit) };
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
  'textDocument/semanticTokens/range': on(NO_TOKENS, checkRange, (at, { range }: InRange) =>
    toTokens(semanticTokens(at, range)),
  ),
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
    if (token.isCancellationRequested) throw new Cancelled();
    return analysis === undefined ? empty : hold(analysis, () => feature(analysis, params as Params));
  };
