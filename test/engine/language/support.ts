/** Marked text: what the parser reports, under the line that it stands on. */
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { SyntaxProblem, Tree } from '../../../engine/language/syntax.ts';

const MARK = /^\s*(\^+) (error|fix)\b/;

/** The text without its marks. */
export const unmarked = (marked: string): string =>
  marked
    .split('\n')
    .filter(line => !MARK.test(line))
    .join('\n');

/** The text with a mark under each problem: `^^^ error CODE: MESSAGE`, and its fix where it has one. */
export const marked = (text: string): string => {
  const problems = parseFile(text).blocks.flatMap(block =>
    block.tree.problems.map(problem => ({ problem, start: problem.span.start + block.offset, offset: block.offset })),
  );
  const out: string[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    out.push(line);
    for (const { problem, start } of problems) {
      if (start >= at && start <= at + line.length) out.push(...marks(problem, start - at));
    }
    at += line.length + 1;
  }
  return out.join('\n');
};

const marks = (problem: SyntaxProblem, column: number): string[] => {
  const under = ' '.repeat(column) + '^'.repeat(Math.max(1, problem.span.end - problem.span.start));
  const lines = [`${under} error ${problem.code}: ${problem.message}`];
  if (problem.replacement !== undefined) {
    lines.push(`${' '.repeat(column)}^ fix ${problem.replacement.title}`);
  }
  return lines;
};

/** A tree without its places: what is left is what it says. */
export const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  // How wide the blanks in a sentence are says nothing.
  if (isSentence(value)) return squeezed(value.text);
  const entries = Object.entries(value).filter(
    ([key]) => key !== 'span' && key !== 'line' && key !== 'comments' && key !== 'problems',
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, bare(inner)]));
};

/** An effect in words of its own, or a card's line. */
const isSentence = (value: object): value is { text: string } =>
  'text' in value && (('kind' in value && value.kind === 'sentence') || ('line' in value && 'span' in value));

/** In a few letters: names as written, numbers as numbers, words as text. */
export const brief = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value !== 'object' || value === null) return value;
  if ('quoted' in value && 'text' in value) return value.quoted === true ? `"${value.text}"` : value.text;
  if ('value' in value && typeof value.value === 'number') return value.value;
  if ('text' in value && 'span' in value && !('kind' in value)) return value.text;
  const entries = Object.entries(value).filter(([key]) => key !== 'span' && key !== 'line');
  return Object.fromEntries(entries.map(([key, inner]) => [key, brief(inner)]));
};

export const problemsOf = (text: string): readonly SyntaxProblem[] =>
  parseFile(text).blocks.flatMap(block => block.tree.problems);

/** The text of one block with every replacement made. */
export const mendedAll = (text: string): string =>
  problemsOf(text).reduceRight((right, { replacement }) => {
    if (replacement === undefined) return right;
    return right.slice(0, replacement.span.start) + replacement.text + right.slice(replacement.span.end);
  }, text);

export const treeOf = (text: string): Tree | undefined => parseFile(text).blocks[0]?.tree;

/** With one blank where there are several, outside of names in quotes. */
export const squeezed = (text: string): string =>
  text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, part => (part.startsWith('"') ? part : ' '));
