/** Where the lines of a board stand, for whoever changes one of them. */
import type { Statement } from '../../../engine/language/syntax.ts';
import type { ScenarioBlock } from '../analysis.ts';

/** A change of the block's text, by its offsets. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Placed = Extract<Statement, { kind: 'unit' | 'gear' }>;

export const isPlaced = (s: Statement | undefined): s is Placed => s?.kind === 'unit' || s?.kind === 'gear';

/** The nth statement of a kind. */
export const nth = <Kind extends Statement['kind']>(
  { tree }: ScenarioBlock,
  kind: Kind,
  at: number,
): Extract<Statement, { kind: Kind }> | undefined =>
  tree.statements.filter((s): s is Extract<Statement, { kind: Kind }> => s.kind === kind)[at];

/** Behind the end of a statement's line, a remark there included. */
const lineEnd = ({ text }: ScenarioBlock, s: Statement): number => {
  const end = text.indexOf('\n', Math.max(s.span.start, s.span.end - 1));
  return end < 0 ? text.length : end;
};

const lineStart = ({ text }: ScenarioBlock, s: Statement): number => text.lastIndexOf('\n', s.span.start - 1) + 1;

export const indentOf = (block: ScenarioBlock, s: Statement): string =>
  /^[ \t]*/.exec(block.text.slice(lineStart(block, s), s.span.start))?.[0] ?? '';

/** Takes its lines out, with the line break before them. */
export const without = (block: ScenarioBlock, s: Statement): Change => ({
  start: Math.max(0, lineStart(block, s) - 1),
  end: lineEnd(block, s),
  text: '',
});

export const behind = (block: ScenarioBlock, s: Statement, line: string): Change => ({
  start: lineEnd(block, s),
  end: lineEnd(block, s),
  text: `\n${line}`,
});

/** At the end of the statement itself, in front of a remark. */
export const added = (s: Statement, words: string): Change => ({
  start: s.span.end,
  end: s.span.end,
  text: ` ${words}`,
});

/** What stands below a place, in its order. */
export const below = ({ tree }: ScenarioBlock, place: Statement): readonly Placed[] => {
  const from = tree.statements.indexOf(place) + 1;
  const rest = tree.statements.slice(from);
  const next = rest.findIndex(s => !isPlaced(s));
  return rest.slice(0, next < 0 ? rest.length : next).filter(isPlaced);
};
