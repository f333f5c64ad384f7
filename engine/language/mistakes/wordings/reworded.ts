/** Rewords a line that is not in the language but says something that the language has words for. */

import type { Span, Statement, SyntaxProblem } from '../../syntax.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { draftOf, type LineDraft } from './draft.ts';
import { knownFrom } from './known.ts';
import { mappedBack } from './mapped.ts';
import { advised, type BoardOrScript, linesText, type ReadLines, rewrite } from './rewrite.ts';

export interface SourceLine {
  readonly span: Span;
  /** Its number in the block. */
  readonly at: number;
  readonly indent: string;
  /** Lexed by itself. */
  readonly tokens: Tokens;
}

export interface Reworded {
  readonly problem: SyntaxProblem;
  readonly statements: readonly Statement[];
}

/**
 * Null where no row of the table leads to a line that can be read. `before`: the statements above it, which tell what
 * its names are.
 */
export const reworded = (
  line: SourceLine,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): Reworded | null => {
  const draft = draftOf(line.tokens, knownFrom(before), line.span.start);
  const found = rewrite(draft, before, section, read);
  if (found === null) return withAdvice(line, draft, before, section, read);
  const text = linesText(found.lines, line.indent);
  const { statements } = read(text, before);
  const fixes = [found.lines, ...(found.or === undefined ? [] : [found.or])].map(lines => ({
    span: line.span,
    text: linesText(lines, line.indent),
    title: `Write it as ${shownAs(lines)}`,
  }));
  const [replacement] = fixes;
  const why = found.why === '' ? '' : `${found.why} `;
  const or = found.or === undefined ? '' : `, or as ${shownAs(found.or)}`;
  return {
    problem: {
      code: 'syntax/wording',
      span: line.span,
      message: `${why}Write it as ${shownAs(found.lines)}${or}.`,
      ...(replacement === undefined || found.or !== undefined ? { alternatives: fixes } : { replacement }),
    },
    statements: statements.map(each => mappedBack(each, found.lines, line.indent, line.span, line.at)),
  };
};

/** Nothing is taken for what the line says: the author has to choose. */
const withAdvice = (
  { span, indent }: SourceLine,
  draft: LineDraft,
  before: readonly Statement[],
  section: BoardOrScript,
  read: ReadLines,
): Reworded | null => {
  const found = advised(draft, before, section, read);
  if (found === null) return null;
  const shown = found.instead.map(line => shownAs([line]));
  return {
    problem: {
      code: 'syntax/expected',
      span,
      message: `${found.why} Write ${shown.join(', or ')}.`,
      alternatives: found.instead.map((line, i) => ({
        span,
        text: linesText([line], indent),
        title: `Write ${shown[i] ?? ''}`,
      })),
    },
    statements: [],
  };
};

const shownAs = (lines: readonly LineDraft[]): string =>
  lines.map(each => `“${linesText([each], '')}”`).join(', and below it ');
