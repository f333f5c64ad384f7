/** A puzzle's goal: whether it can be forced, and how many first acts do it. */

import { player } from '../../game/play/query.ts';
import { claim as claimText } from '../../language/print/claims.ts';
import type { Statement } from '../../language/syntax.ts';
import { capitalized } from '../../lists.ts';
import { advance, type LineOutcome, type PuzzleProgress, type Script } from '../acts/playing.ts';
import {
  answerOf,
  failedAsUnspecified,
  messageOf,
  undecided,
  unspecifiedBy,
  withoutWhat,
} from '../expectations/outlook.ts';
import { reachAsked } from '../expectations/outlookAsked.ts';
import { assumedIn } from '../expectations/outlookAssumed.ts';
import { proofOf } from '../expectations/outlookProof.ts';
import { isSoAlready, outlookAtAGlance, reasonsFound } from '../expectations/outlookWording.ts';
import { quotedLines } from '../lines/quotedLines.ts';
import { insertLines } from '../report/lineEdits.ts';
import { type FirstTry, forcer, type Outlook, type ReachQuestion } from '../report/outlook.ts';
import { type Problem, problem } from '../report/problems.ts';
import type { PuzzleReport, WrittenPuzzle } from '../report/puzzle.ts';
import type { Fix } from '../report/report.ts';
import { triesFixes } from './tries.ts';

type Goal = Extract<Statement, { readonly kind: 'goal' }>;

export const judgeGoal = (script: Script, { claim, line, span }: Goal): LineOutcome => {
  const unspecified = unspecifiedBy(script, claim);
  if (unspecified !== null) return failedAsUnspecified(script, claim, { line, span }, unspecified);
  const asked = reachAsked(script, claim, span);
  if (!asked.ok) return { problems: asked.problems };
  const question: ReachQuestion = { ...asked.value, of: 'goal' };
  const outlook = script.settings.outlookOf(question);
  advance(script, next => {
    next.puzzle = { question, outlook, solution: null };
  });
  const said = claimText(claim);
  const isForced = outlook?.isFound ?? null;
  const proof = proofOf(question, outlook);
  const glance = outlookAtAGlance(outlook);
  const trivial = outlook === undefined ? null : whyTrivial(question, outlook);
  const wrong: readonly Problem[] = [
    ...(isForced === false && outlook !== undefined ? [unsolvable(question, outlook, said)] : []),
    ...(trivial === null ? [] : [problem('puzzle/trivial', span, trivial)]),
  ];
  const found = [capitalized(messageOf(question, outlook, said)), triesText(outlook)].filter(each => each !== '');
  // Before the answer, which repeats what is assumed.
  const given = assumedIn(script, question, outlook);
  const message = `${wrong[0]?.message ?? found.join(' ')}${withoutWhat(script, question, outlook)}`;
  return {
    problems: [...wrong, ...undecided(question, outlook, said), ...given],
    judged: {
      result: {
        line,
        span,
        holds: isForced === true,
        isDecided: isForced !== null,
        message,
        ...(glance === null ? {} : { short: glance }),
        ...scriptsOf(script, question, outlook),
        outlook: question,
        ...(proof === null ? {} : { proof }),
        answer: answerOf(script, question, outlook),
      },
      isUndecided: isForced === null,
      asked: null,
    },
  };
};

const unsolvable = (question: ReachQuestion, outlook: Outlook, said: string): Problem =>
  problem('puzzle/unsolvable', question.span, `“${said}” does not hold: ${reasonsFound(question, outlook)}.`);

const whyTrivial = (question: ReachQuestion, outlook: Outlook): string | null => {
  // Also where somebody has to pass before anybody decides anything.
  if (isSoAlready(question, outlook) || (outlook.isFound === true && outlook.plies === 0))
    return 'This puzzle is already solved: its goal has been reached before any act.';
  const { firstTries = [] } = outlook;
  if (firstTries.length < 2 || !firstTries.every(({ keeps }) => keeps === true)) return null;
  return `Every first act solves this puzzle: after each of ${nameOf(question)}'s ${firstTries.length}, the goal can still be forced.`;
};

/** How the tries that fail are answered, told by one of them. */
const triesText = (outlook: Outlook | undefined): string => {
  const { firstTries = [] } = outlook ?? {};
  const wrong = firstTries.filter(({ keeps }) => keeps === false);
  const tempting = mostTempting(wrong);
  if (tempting === null) return '';
  const answer =
    tempting.refuted.length === 0 ? 'nothing helps after it' : `it is refuted by ${quotedLines(tempting.refuted)}`;
  const others = wrong.length === 1 ? 'The other one fails' : `The other ${wrong.length} fail`;
  const all = wrong.length === firstTries.length - (outlook?.firstActs?.keep ?? 0) ? others : `${wrong.length} fail`;
  return `${all}, as ${quotedLines(tempting.act)}: ${answer}.`;
};

/** That which takes longest to refute. */
const mostTempting = (wrong: readonly FirstTry[]): FirstTry | null =>
  wrong.reduce<FirstTry | null>(
    (most, each) => (most === null || each.refuted.length > most.refuted.length ? each : most),
    null,
  );

const nameOf = (question: ReachQuestion): string => {
  const who = forcer(question);
  return who === null ? '' : player(question.state, who).name;
};

/** What can be written below the goal; nothing where it cannot be forced, or has not been explored. */
const scriptsOf = (
  { settings: { source, puzzle } }: Script,
  question: ReachQuestion,
  outlook: Outlook | undefined,
): { readonly scripts?: readonly Fix[] } => {
  if (puzzle === null || outlook?.isFound !== true) return {};
  const scripts = [
    ...solutionFixes(source, puzzle, outlook),
    ...triesFixes(source, puzzle, question, outlook.firstTries ?? []),
  ];
  return scripts.length === 0 ? {} : { scripts };
};

/** The lines of the proof, below the hints; only where no solution is written. */
const solutionFixes = (
  source: string,
  { goal, hints, solution }: WrittenPuzzle,
  { script }: Outlook,
): readonly Fix[] => {
  const lines = script?.lines ?? [];
  if (solution !== null || lines.length === 0) return [];
  const { span } = hints.at(-1) ?? goal;
  const written = insertLines(source, span, ['solution', ...lines.map(line => `  ${line}`)]);
  return [{ title: 'Write the solution', edits: [written], preferred: false, safe: false }];
};

/** What is told of it once its script has been played. */
export const puzzleReport = (written: WrittenPuzzle | null, progress: PuzzleProgress | null): PuzzleReport | null => {
  const who = progress === null ? null : forcer(progress.question);
  if (written === null || progress === null || who === null) return null;
  const { question, outlook } = progress;
  const isForced = outlook?.isFound ?? null;
  return {
    line: written.goal.line,
    span: written.goal.span,
    who,
    goal: claimText(question.claim),
    claims: question.claim.claims.map(claimText).join(' and '),
    hints: written.hints.map(({ says }) => says.text),
    solution: written.solution?.line ?? null,
    question,
    isForced,
    plies: outlook?.plies ?? null,
    firstTries: outlook?.firstTries ?? null,
    proof: isForced === true ? (outlook?.script?.lines ?? null) : null,
  };
};
