/** Where the lines of a board are, for edits that change one of them. */
import type { ScenarioBlock, Span, Statement } from '../../../engine/language/syntax.ts';

/** A change of the block's text, by its offsets. */
export interface BlockEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type PlacedThing = Extract<Statement, { kind: 'unit' | 'gear' }>;

export const isPlaced = (s: Statement | undefined): s is PlacedThing => s?.kind === 'unit' || s?.kind === 'gear';

/** The nth statement of a kind. */
export const nth = <Kind extends Statement['kind']>(
  { tree }: ScenarioBlock,
  kind: Kind,
  at: number,
): Extract<Statement, { kind: Kind }> | undefined =>
  tree.statements.filter((s): s is Extract<Statement, { kind: Kind }> => s.kind === kind)[at];

/** After the end of a statement's line, a remark there included. */
const lineEnd = ({ text }: ScenarioBlock, s: Statement): number => {
  const end = text.indexOf('\n', Math.max(s.span.start, s.span.end - 1));
  return end < 0 ? text.length : end;
};

const lineStart = ({ text }: ScenarioBlock, s: Statement): number => text.lastIndexOf('\n', s.span.start - 1) + 1;

export const indentOf = (block: ScenarioBlock, s: Statement): string =>
  /^[ \t]*/.exec(block.text.slice(lineStart(block, s), s.span.start))?.[0] ?? '';

/** The last line of a statement, in the block. */
export const lastLineOf = ({ text }: ScenarioBlock, { span }: Statement): number =>
  text.slice(0, span.end).trimEnd().split('\n').length - 1;

/** Takes its lines out, with the line break before them. */
export const without = (block: ScenarioBlock, s: Statement): BlockEdit => ({
  start: Math.max(0, lineStart(block, s) - 1),
  end: lineEnd(block, s),
  text: '',
});

/** An edit that puts a line below a statement. */
export const behind = (block: ScenarioBlock, s: Statement, line: string): BlockEdit => ({
  start: lineEnd(block, s),
  end: lineEnd(block, s),
  text: `\n${line}`,
});

/** At the end of the statement itself, in front of a remark. */
export const added = (s: Statement, words: string): BlockEdit => ({
  start: s.span.end,
  end: s.span.end,
  text: ` ${words}`,
});

/** What is below a place, in its order. */
export const below = ({ tree }: ScenarioBlock, place: Statement): readonly PlacedThing[] => {
  const from = tree.statements.indexOf(place) + 1;
  const rest = tree.statements.slice(from);
  const next = rest.findIndex(s => !isPlaced(s));
  return rest.slice(0, next < 0 ? rest.length : next).filter(isPlaced);
};

/** A word with its number, in the place of what is said. */
export const withNumber = (
  s: Statement,
  said: { readonly span: Span } | undefined,
  what: string,
  value: number,
): BlockEdit => (said === undefined ? added(s, `${what} ${value}`) : { ...said.span, text: `${what} ${value}` });

/** With the blanks before it, and a comma there. */
export const removed = ({ text }: ScenarioBlock, { start, end }: Span): BlockEdit => ({
  start: start - (/,?[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0),
  end,
  text: '',
});
