/** Workflow commands, which GitHub shows as annotations on the lines of a change. */
import { relative, resolve, sep } from 'node:path';
import { workflowProperty, workflowText } from '../../shared/printable.ts';
import type { FileReport, ReportedProblem } from '../check/report.ts';
import type { Io } from '../io.ts';
import type { MakeFormat } from './format.ts';
import { painter } from './style.ts';
import { summary } from './summary.ts';
import { isLoud } from './text.ts';

export const github: MakeFormat = ({ io, verbose }) => {
  let hidden = 0;
  return {
    begin: () => undefined,
    file: report => {
      const shown = report.problems.filter(problem => verbose || isLoud(problem));
      hidden += report.problems.length - shown.length;
      if (shown.length > 0) io.out.write(shown.map(problem => command(report, problem, io)).join(''));
    },
    end: (tally, unread) => {
      for (const { path, why } of unread)
        io.out.write(
          `::error file=${workflowProperty(belowFolder(path, io.cwd))}::${workflowText(`It is not checked: ${why}`)}\n`,
        );
      io.out.write(summary(tally, hidden, painter({ ...io.out, hasColours: false })));
    },
  };
};

const LEVELS = { error: 'error', warning: 'warning', information: 'notice', hint: 'notice' } as const;

/** Columns are given only for what is on one line: GitHub accepts them for nothing else. */
const command = (
  { path }: FileReport,
  { severity, code, message, rule, edition, range: { start, end } }: ReportedProblem,
  { cwd }: Io,
): string => {
  const columns =
    start.line === end.line
      ? { col: start.character + 1, endColumn: Math.max(end.character, start.character + 1) }
      : {};
  const properties = {
    file: belowFolder(path, cwd),
    line: start.line + 1,
    endLine: end.line + 1,
    ...columns,
    title: code,
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${workflowProperty(String(value))}`);
  const cited = rule === undefined || edition === undefined ? '' : ` (CR ${rule}, ${edition})`;
  return `::${LEVELS[severity]} ${written.join(',')}::${workflowText(message + cited)}\n`;
};

/** Annotations find a file by its path from the workflow's folder. */
const belowFolder = (path: string, cwd: string): string => {
  const below = relative(cwd, resolve(cwd, path));
  return below.startsWith('..') ? path : below.replaceAll(sep, '/');
};
