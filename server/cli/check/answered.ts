/** The questions of a file and the goals of its puzzles with their answers, as people read them in a report: what editions have in common is said once. */

import type { FileReport } from '../../analysis/checking/report.ts';
import { groupedBy } from '../../analysis/text/groupedBy.ts';
import type { ReportedPuzzle, ReportedQuestion } from '../../analysis/verdict/reported.ts';

export interface AnsweredQuestion {
  /** In the file, from 0. */
  readonly line: number;
  readonly character: number;
  /** "can Ana assign 7 to Wall? No in 1.4: Wall gets 7, … (CR 465.2.c.4, 1.4)" */
  readonly text: string;
  readonly rules: readonly { readonly rule: string; readonly edition: string }[];
}

/** In the order of their lines. What is not decided is a problem of its line. */
export const answeredIn = ({ scenarios, text }: FileReport): readonly AnsweredQuestion[] => {
  const all = scenarios.flatMap(({ edition, questions, puzzle }) =>
    [
      ...questions.filter(({ isDecided = true }) => isDecided),
      ...(puzzle?.firstActs === undefined ? [] : [firstActsOf(puzzle, puzzle.firstActs)]),
    ].map(each => ({ ...each, edition })),
  );
  if (all.length === 0) return [];
  const source = text.split(/\r\n|\r|\n/);
  return groupedBy(all, ({ line }) => `${line}`)
    .flatMap(ofOneLine => {
      const groups = groupedBy(ofOneLine, ({ answer, message }) => JSON.stringify([answer, message]));
      return groups.map(group => answered(group, groups.length > 1, source));
    })
    .sort((a, b) => a.line - b.line);
};

/** A goal asks what can be forced: its answer is how many first acts do it. */
const firstActsOf = (
  { line, goal }: ReportedPuzzle,
  { keep, all }: NonNullable<ReportedPuzzle['firstActs']>,
): ReportedQuestion => ({ line, question: `${goal}:`, answer: `${keep} of ${all} first acts`, message: '' });

type AnswerIn = ReportedQuestion & { readonly edition: string };

const answered = (
  group: readonly [AnswerIn, ...AnswerIn[]],
  isOneOfSeveral: boolean,
  source: readonly string[],
): AnsweredQuestion => {
  const [{ line, question, answer, message }] = group;
  const where = isOneOfSeveral ? ` in ${group.map(({ edition }) => edition).join(', ')}` : '';
  const rules = group.flatMap(({ rule, edition }) => (rule === undefined ? [] : [{ rule, edition }]));
  const cited = rules.length === 0 ? '' : ` (${rules.map(each => `CR ${each.rule}, ${each.edition}`).join('; ')})`;
  const why = message === '' ? '.' : `: ${message}`;
  return {
    line,
    character: Math.max(source[line]?.search(/\S/) ?? 0, 0),
    text: `${question} ${answer}${where}${why}${cited}`,
    rules,
  };
};
