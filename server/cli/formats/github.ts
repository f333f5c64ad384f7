/** Workflow commands, which GitHub shows as annotations on the lines of a change. */
import { relative, resolve, sep } from 'node:path';
import type { FileReport, ReportedProblem } from '../../analysis/checking/report.ts';
import { workflowProperty, workflowText } from '../../analysis/text/printable.ts';
import { type AnsweredQuestion, answeredIn } from '../check/answered.ts';
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
      const lines = [
        ...shown.map(problem => command(report, problem, io)),
        ...answeredIn(report).map(each => notice(report, each, io)),
      ];
      if (lines.length > 0) io.out.write(lines.join(''));
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
  const place = { file: belowFolder(path, cwd), line: start.line + 1, endLine: end.line + 1, ...columns };
  const cited = rule === undefined || edition === undefined ? '' : ` (CR ${rule}, ${edition})`;
  return annotation(LEVELS[severity], { ...place, title: code }, message + cited);
};

/** A question with its answer. */
const notice = ({ path }: FileReport, { line, character, text }: AnsweredQuestion, { cwd }: Io): string => {
  const place = { file: belowFolder(path, cwd), line: line + 1, col: character + 1 };
  return annotation('notice', { ...place, title: 'answer' }, text);
};

type Level = (typeof LEVELS)[keyof typeof LEVELS];

const annotation = (level: Level, properties: Readonly<Record<string, string | number>>, text: string): string => {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${workflowProperty(String(value))}`);
  return `::${level} ${written.join(',')}::${workflowText(text)}\n`;
};

/** Annotations find a file by its path from the workflow's folder. */
const belowFolder = (path: string, cwd: string): string => {
  const below = relative(cwd, resolve(cwd, path));
  return below.startsWith('..') ? path : below.replaceAll(sep, '/');
};
