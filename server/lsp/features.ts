/** Requests about a document, each with the feature that answers it. */
import { randomUUID } from 'node:crypto';
import type {
  CodeAction,
  CodeActionParams,
  CompletionItem,
  CompletionParams,
  DocumentDiagnosticReport,
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
import { diagnostics } from './diagnostics.ts';
import { fields, isPosition } from './documents.ts';
import { foldingRanges } from './folding.ts';
import { formatDocument, formatOnEnter, formatRange } from './formatting.ts';
import { cancelled, checkPosition, checkRange, invalid, uriIn } from './guard.ts';
import { hover } from './hover.ts';
import { documentLinks } from './links.ts';
import { CompletionTriggerKind } from './lsp.ts';
import type { Answer, Token } from './methods.ts';
import { resolveMigration } from './migrate.ts';
import { prepareRename, rename } from './rename.ts';
import { selectionRange } from './selection.ts';
import { semanticTokens } from './semanticTokens.ts';
import { documentSymbols, workspaceSymbols } from './symbols.ts';
import type { TokenHistory } from './tokenDelta.ts';
import type { Workspace } from './workspace.ts';

export interface FeatureOptions extends CompletionOptions {
  /** Whether the client asks for the edit of an action when that is chosen. */
  readonly resolves?: boolean;
  readonly tokens: TokenHistory;
}

export const featureAnswers = (
  workspace: Workspace,
  citations: Citations,
  { tokens, resolves = false, ...options }: FeatureOptions,
) => {
  const on = aboutDocument(workspace);
  return {
    'textDocument/hover': on(null, checkPosition, (at, { position }: AtPosition) => hover(at, position)),
    'textDocument/completion': on(null, checkPosition, (at, { position, context }: CompletionParams) =>
      complete(at, position, { ...options, unasked: context?.triggerKind === CompletionTriggerKind.TriggerCharacter }),
    ),
    'completionItem/resolve': async (item: unknown) => {
      if (typeof fields(item).label !== 'string') throw invalid('an item has to have a label');
      return resolveCompletion(await workspace.reader(), item as CompletionItem);
    },
    'textDocument/definition': on(null, checkPosition, (at, { position }: AtPosition) => definition(at, position)),
    'textDocument/references': on([], checkPosition, (at, { position, context }: ReferenceParams) => {
      const cited = citedAnywhereAt(at, position);
      const meaning = cited && meaningOf(at.book, cited);
      if (meaning !== undefined) return citations.all().then(places => locations(places.get(meaning) ?? []));
      return references(at, position, { includeDeclaration: context?.includeDeclaration !== false });
    }),
    'textDocument/documentHighlight': on([], checkPosition, (at, { position }: AtPosition) => highlights(at, position)),
    'textDocument/prepareRename': on(null, checkPosition, (at, { position }: AtPosition) =>
      prepareRename(at, position),
    ),
    'textDocument/rename': on(null, checkPosition, (at, { position, newName }: AtPosition & { newName: unknown }) => {
      if (typeof newName !== 'string') throw invalid('newName has to be a text');
      return rename(at, position, newName);
    }),
    'textDocument/codeAction': on([], checkRange, (at, { range, context }: CodeActionParams) =>
      codeActions(at, { range, diagnostics: context?.diagnostics ?? [], only: context?.only, resolves }),
    ),
    'codeAction/resolve': async (action: unknown): Promise<CodeAction> => {
      if (typeof fields(action).title !== 'string') throw invalid('an action has to have a title');
      return resolveMigration(workspace, action as CodeAction);
    },
    'textDocument/documentSymbol': on([], noCheck, at => documentSymbols(at)),
    'workspace/symbol': async (params: unknown): Promise<readonly WorkspaceSymbol[]> => {
      const query = String(fields(params).query ?? '');
      const open = await Promise.all(workspace.documents.all().map(({ uri }) => workspace.analysis(uri)));
      return open.flatMap(analysis => (analysis === undefined ? [] : workspaceSymbols(analysis, query)));
    },
    'textDocument/foldingRange': on([], noCheck, at => foldingRanges(at)),
    'textDocument/selectionRange': on([], noCheck, (at, { positions }: { readonly positions: unknown }) => {
      if (!Array.isArray(positions) || !positions.every(isPosition))
        throw invalid('positions has to be a list of positions');
      return positions.map(position => selectionRange(at, position));
    }),
    'textDocument/documentLink': on([], noCheck, at => documentLinks(at)),
    'textDocument/formatting': on([], noCheck, at => formatDocument(at)),
    'textDocument/rangeFormatting': on([], checkRange, (at, { range }: InRange) => formatRange(at, range)),
    'textDocument/onTypeFormatting': on([], checkPosition, (at, { position }: AtPosition) =>
      formatOnEnter(at, position),
    ),
    'textDocument/semanticTokens/full': on(NO_TOKENS, noCheck, at =>
      tokens.full(at.source.uri, semanticTokens(at).data),
    ),
    'textDocument/semanticTokens/full/delta': on(
      NO_TOKENS,
      noCheck,
      (at, { previousResultId }: SemanticTokensDeltaParams) =>
        tokens.since(at.source.uri, String(previousResultId), semanticTokens(at).data),
    ),
    'textDocument/semanticTokens/range': on(NO_TOKENS, checkRange, (at, { range }: InRange) =>
      semanticTokens(at, range),
    ),
    'textDocument/diagnostic': (params: unknown, token: Token) => pulled(workspace, params, token),
  } satisfies Record<string, Answer>;
};

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

/** A document that is not open gets the empty answer: it may have been closed while the request was on its way. */
const aboutDocument =
  (workspace: Workspace) =>
  <Params, Result>(
    empty: Result,
    check: (params: unknown) => void,
    feature: (analysis: Analysis, params: Params) => Result | Promise<Result>,
  ): Answer =>
  async (params, token): Promise<Result> => {
    const uri = uriIn(params);
    check(params);
    const analysis = await workspace.analysis(uri);
    if (token.isCancellationRequested) throw cancelled();
    return analysis === undefined ? empty : feature(analysis, params as Params);
  };

/** Of a document that is not open: what its file on disk holds, as the command line has it. */
const pulled = async (workspace: Workspace, params: unknown, token: Token): Promise<DocumentDiagnosticReport> => {
  const analysis = await workspace.read(uriIn(params)).catch(() => undefined);
  // An empty report would take away what the client shows.
  if (token.isCancellationRequested) throw cancelled();
  if (analysis === undefined) return { kind: 'full', items: [] };
  const resultId = nameOf(analysis);
  if (fields(params).previousResultId === resultId) return { kind: 'unchanged', resultId };
  return { kind: 'full', resultId, items: [...diagnostics(analysis)] };
};

/** The same analysis, the same diagnostics. No name comes again, not even from a server started anew. */
const nameOf = (analysis: Analysis): string => {
  const name = names.get(analysis) ?? randomUUID();
  names.set(analysis, name);
  return name;
};
const names = new WeakMap<Analysis, string>();
