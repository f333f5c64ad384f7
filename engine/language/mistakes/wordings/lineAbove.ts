/** What stands on a line of its own and belongs in one above it. */
import type { Statement, SyntaxProblem } from '../../syntax.ts';
import type { SourceLine } from './draft.ts';
import type { ReadLines } from './rewrite.ts';

/** A line above, and what is to be said at its end. */
export interface LineAbove {
  readonly above: Statement;
  readonly said: string;
}

/** The report on the line, `why` first, with a fix for each line above that can be read so; null where none can. */
export const belongsIn = (
  lines: readonly LineAbove[],
  line: SourceLine,
  before: readonly Statement[],
  read: ReadLines,
  why: string,
): SyntaxProblem | null => {
  const fixes = lines.flatMap(({ above, said }) => {
    const inLine = `${line.block.slice(above.span.start, above.span.end)} ${said}`;
    const { problems } = read(inLine, before.slice(0, before.indexOf(above)));
    if (problems.length > 0) return [];
    const between = line.block.slice(above.span.end, line.span.start).trimEnd();
    return [
      {
        span: { start: above.span.end, end: line.span.end },
        text: ` ${said}${between}`,
        title: `Write “${inLine}”`,
      },
    ];
  });
  const [only, another] = fixes;
  if (only === undefined) return null;
  const shown = fixes.map(({ title }) => title.replace(/^Write /, '')).join(', or ');
  const problem = { code: 'syntax/unknown-statement', span: line.span, message: `${why}: ${shown}.` } as const;
  return another === undefined ? { ...problem, replacement: only } : { ...problem, alternatives: fixes };
};
