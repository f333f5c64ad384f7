/** What stands on a line of its own and belongs in one above it. */
import type { Statement, SyntaxProblem } from '../../syntax.ts';
import type { SourceLine } from './unreadLine.ts';

/** A line above, and what is to be said at its end. */
export interface LineAbove {
  readonly above: Statement;
  readonly said: string;
}

/** The line above with that at its end; null where it cannot be read so. */
const readable = ({ above, said }: LineAbove, { block, before, read }: SourceLine): string | null => {
  const inLine = `${block.slice(above.span.start, above.span.end)} ${said}`;
  return read(inLine, before.slice(0, before.indexOf(above))).problems.length > 0 ? null : inLine;
};

/** The report on the line, `why` first, with a fix for each line above that can be read so; null where none can. */
export const belongsIn = (lines: readonly LineAbove[], line: SourceLine, why: string): SyntaxProblem | null => {
  const fixes = lines.flatMap(({ above, said }) => {
    const inLine = readable({ above, said }, line);
    if (inLine === null) return [];
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

/** The report on a line of which something belongs in each of several lines above, with one fix for all; null where one could not be read so. */
export const belongsInEach = (lines: readonly LineAbove[], line: SourceLine, why: string): SyntaxProblem | null => {
  const inOrder = lines.toSorted((a, b) => a.above.span.start - b.above.span.start);
  const [first] = inOrder;
  if (first === undefined) return null;
  const written: string[] = [];
  let text = '';
  for (const [i, { above, said }] of inOrder.entries()) {
    const inLine = readable({ above, said }, line);
    if (inLine === null) return null;
    written.push(`“${inLine}”`);
    text += ` ${said}${line.block.slice(above.span.end, inOrder[i + 1]?.above.span.end ?? line.span.start)}`;
  }
  const replacement = {
    span: { start: first.above.span.end, end: line.span.end },
    text: text.trimEnd(),
    title: `Write ${written.join(' and ')}`,
  };
  return { code: 'syntax/unknown-statement', span: line.span, message: `${why}: ${written.join(', ')}.`, replacement };
};
