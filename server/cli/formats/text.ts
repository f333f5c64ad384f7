/** For people: a line a problem, with the source under it on a terminal, a line an answer, and a summary. */

import { listed } from '../../../engine/game/play/query.ts';
import type { FileReport, ReportedProblem } from '../../analysis/checking/report.ts';
import { printable } from '../../analysis/text/printable.ts';
import { type AnsweredQuestion, answeredIn } from '../check/answered.ts';
import { proofsIn, type ShownProof } from '../check/proofs.ts';
import { excerpt } from './excerpt.ts';
import type { MakeFormat } from './format.ts';
import { type Paint, painter, SEVERITY_COLOURS } from './style.ts';
import { summary } from './summary.ts';

export const text: MakeFormat = ({ io: { out }, verbose }) => {
  const paint = painter(out);
  let hidden = 0;
  let written = 0;
  let isUndecided = false;
  return {
    begin: () => undefined,
    file: report => {
      const shown = report.problems.filter(problem => verbose || isLoud(problem));
      hidden += report.problems.length - shown.length;
      written += shown.length;
      isUndecided ||= report.problems.some(({ code }) => code === 'explore/undecided');
      const answers = answeredIn(report);
      const proofs = proofsIn(report);
      written += answers.length + proofs.length;
      if (shown.length + answers.length + proofs.length === 0) return;
      const source = out.isTerminal ? report.text.split(/\r\n|\r|\n/) : undefined;
      const lines = [
        ...shown.map(each => ({ at: each.range.start.line, text: problemText(report, each, paint, source) })),
        ...answers.map(each => ({ at: each.line, text: answerText(report, each, paint) })),
        ...proofs.map(each => ({ at: each.line, text: proofText(report, each, paint) })),
      ];
      out.write(
        lines
          .sort((a, b) => a.at - b.at)
          .map(each => each.text)
          .join(''),
      );
    },
    end: (tally, unread) => {
      for (const { path, why } of unread)
        out.write(`${paint('bold', printable(path))} ${paint('red', 'not read')}: ${printable(why)}\n`);
      const isApart = written + unread.length > 0 && !out.isTerminal;
      out.write(`${isApart ? '\n' : ''}${summary(tally, hidden, paint)}`);
      if (isUndecided) out.write('--limit SECONDS searches longer for claims that were not decided.\n');
    },
  };
};

/** Hints and information are for who asks for them. */
export const isLoud = ({ severity }: ReportedProblem): boolean => severity === 'error' || severity === 'warning';

/** A question is answered on one line, as a problem is told. */
const answerText = ({ path }: FileReport, { line, character, text: told }: AnsweredQuestion, paint: Paint): string =>
  `${placeText(path, line, character, paint)} ${paint('green', 'answer')} ${printable(told)}\n`;

/** Its lines can be pasted into the scenario. */
const proofText = ({ path }: FileReport, { line, character, head, below }: ShownProof, paint: Paint): string => {
  const first = `${placeText(path, line, character, paint)} ${paint('green', 'proof')} ${printable(head)}\n`;
  return first + below.map(each => `${printable(each)}\n`).join('');
};

/** Lines and columns from 1, as editors and terminals name places. */
const placeText = (path: string, line: number, character: number, paint: Paint): string =>
  paint('bold', `${printable(path)}:${line + 1}:${character + 1}`);

const problemText = (
  { path }: FileReport,
  { severity, code, message, rule, alsoRules = [], edition, range }: ReportedProblem,
  paint: Paint,
  source: readonly string[] | undefined,
): string => {
  const { line, character } = range.start;
  const place = placeText(path, line, character, paint);
  const numbers = listed([...(rule === undefined ? [] : [rule]), ...alsoRules]);
  const cited = rule === undefined || edition === undefined ? '' : paint('dim', ` (CR ${numbers}, ${edition})`);
  const what = `${paint(SEVERITY_COLOURS[severity], severity)} ${paint('dim', code)} ${printable(message)}${cited}`;
  if (source === undefined) return `${place} ${what}\n`;
  return `${place} ${what}\n${excerpt(source[line] ?? '', range, text => paint(SEVERITY_COLOURS[severity], text), paint)}\n`;
};
