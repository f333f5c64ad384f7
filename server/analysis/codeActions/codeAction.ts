/** What a code action is. Each is a file of this folder, named after its title, and a line of `codeActions.ts`. */
import type { Block } from '../../../engine/language/syntax.ts';
import type { Edit } from '../../../engine/scenario/report/report.ts';
import { type Analysis, rangeOf } from '../document/analysis.ts';
import type { Range } from '../document/lines.ts';
import type { AnnotatedChanges, CodeAction, FileChanges } from '../values.ts';
import type { Workspace } from '../workspace.ts';

/**
 * The comment above each has an example: a file as a difference, `$0` at the cursor, under the title of the action.
 * `test/server/analysis/codeActions.test.ts` carries each out.
 */
export interface CodeActionOffer {
  /**
   * As editors ask for it: each kind holds all that begin with it and a dot. Several where it depends on the place; each
   * action has its own. The server announces what they begin with (`server/lsp/capabilities.ts`).
   */
  readonly kinds: readonly [string, ...string[]];
  /** Not in the plain menu, where it would hide the fixes of the line. */
  readonly onlyByKind?: true;
  readonly offer: (analysis: Analysis, request: ActionRequest) => readonly CodeAction[];
  /** For actions with `data`: their edit, made only when one is chosen. Null where the data is not its own, or nothing changes. */
  readonly editOf?: (workspace: Workspace, data: unknown) => Promise<FileChanges | AnnotatedChanges | null>;
}

export interface ActionRequest {
  readonly range: Range;
  readonly only?: readonly string[] | undefined;
  /** Whether the client asks for the edit of an action when that is chosen. */
  readonly resolves?: boolean;
  /** Whether the client has a list of expectations to pick from. */
  readonly picks?: boolean;
}

export const QUICK_FIX = 'quickfix';

/** A question as an expectation of its answer, and back: either of two actions. */
export const TURN_QUESTION = 'refactor.riftbench.question';

/** A text put behind the end of a line of the document. */
export const insertion = ({ source, lines }: Analysis, after: number, newText: string): FileChanges => {
  const end = lines.positionAt(lines.lineEnd(after));
  return { changes: { [source.uri]: [{ range: { start: end, end }, newText }] } };
};

/** The edits of a fix, which are those of its block. */
export const fixEdit = (analysis: Analysis, block: Pick<Block, 'offset'>, edits: readonly Edit[]): FileChanges => ({
  changes: {
    [analysis.source.uri]: edits.map(({ span, text }) => ({ range: rangeOf(analysis, block, span), newText: text })),
  },
});

/** Lines in the place of others, as far indented as those. */
export const replacement = ({ source }: Analysis, range: Range, lines: readonly string[]): FileChanges => {
  const newText = lines.join(`\n${' '.repeat(range.start.character)}`);
  return { changes: { [source.uri]: [{ range, newText }] } };
};
