/** Lines that are not written yet, behind a line of a document: as they would be written, and the document with them. */
import { BOUNDS } from '../../../engine/bounds.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { quote } from '../../../engine/language/tokens/lexer.ts';
import { type Analysis, analyse } from '../document/analysis.ts';
import { insertionAt } from '../openings.ts';

export interface Ahead {
  readonly after: number;
  readonly text: string;
}

/** As the next lines of the script; null where there is no scenario. */
export const linesAhead = (analysis: Analysis, line: number, lines: readonly string[]): Ahead | null => {
  const insert = insertionAt(analysis, line);
  return insert && { after: insert.after, text: lines.map((each, at) => below(insert.before, at) + each).join('') };
};

/** As a branch of its own, closed again. */
export const branchAhead = (
  analysis: Analysis,
  line: number,
  { name, lines }: { readonly name: string; readonly lines: readonly string[] },
): Ahead | null =>
  linesAhead(analysis, line, [`what if ${quote(plainName(name))}`, ...lines.map(each => `  ${each}`), 'back']);

/** An empty line separates the first one from the board. */
const below = (before: string, at: number): string => (at === 0 ? before : before.replace(/^(?:\r?\n)+/, '\n'));

const LONGEST_NAME = 80;

const plainName = (name: string): string => {
  const plain = name.replace(/["\\\s]+/g, ' ').trim();
  return plain.length <= LONGEST_NAME ? plain : `${plain.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
};

/**
 * The document with a branch of these lines behind that one, and the last of them; null where there is no scenario, or they are more
 * than a script can have.
 */
export const analysisAhead = (
  analysis: Analysis,
  line: number,
  lines: readonly string[],
): { readonly analysis: Analysis; readonly line: number } | null => {
  const ahead = branchAhead(analysis, line, { name: NAME, lines });
  if (ahead === null || lines.length > BOUNDS.lines) return null;
  const { source } = analysis;
  const end = endOfLine(source.text, ahead.after);
  const text = `${source.text.slice(0, end)}${ahead.text}${source.text.slice(end)}`;
  const written = { ...source, text };
  const added = ahead.text.split('\n').length - 1;
  return {
    analysis: analyse(written, parseFile(text, { markdown: source.markdown }).blocks, analysis),
    line: ahead.after + added - 1,
  };
};

const NAME = 'possible outcome';

const endOfLine = (text: string, line: number): number => {
  let start = 0;
  for (let left = line; left > 0; left--) start = text.indexOf('\n', start) + 1;
  const end = text.indexOf('\n', start);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
};
