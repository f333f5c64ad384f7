/** The solution of a puzzle: each line of it has to keep the goal forced, and it has to come there on every branch. */
import type { ReachStatus } from '../../game/explore/reachStatus.ts';
import { exploredFrom } from '../../game/play/lookInto.ts';
import { player } from '../../game/play/query.ts';
import { claim as claimText } from '../../language/print/claims.ts';
import type { Span, Statement } from '../../language/syntax.ts';
import { isBreaking } from '../acts/consequences.ts';
import { advance, type LineOutcome, type PuzzleProgress, type Script, type SolutionProgress } from '../acts/playing.ts';
import { answerAbout, undecided } from '../expectations/outlook.ts';
import { quotedLines } from '../lines/quotedLines.ts';
import { actsTaken, cameBehind, horizonAfter } from '../report/actsTaken.ts';
import { insertLines } from '../report/lineEdits.ts';
import { forcer, type Outlook, type ReachQuestion } from '../report/outlook.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';

/** At the line that opens it. */
export const beginSolution = (script: Script): void => {
  const { puzzle } = script.progress;
  if (puzzle === null || puzzle.solution !== null) return;
  const { outlook } = puzzle;
  put(script, puzzle, {
    stands: outlook?.isFound === true ? 'forced' : 'unknown',
    steps: script.play.recorder.steps.length,
    rest: outlook?.script?.lines ?? [],
  });
};

const put = (script: Script, puzzle: PuzzleProgress, solution: SolutionProgress): void =>
  advance(script, next => {
    next.puzzle = { ...puzzle, solution };
  });

/** Once a line has been played, with the problems that it has. */
export const judgeSolutionLine = (
  script: Script,
  { span }: Statement,
  found: readonly Problem[],
): readonly Problem[] => {
  const { puzzle } = script.progress;
  const solution = puzzle?.solution ?? null;
  // A goal that cannot be forced is given away by no line.
  if (puzzle === null || solution === null || puzzle.outlook?.isFound !== true) return [];
  if (solution.stands === 'reached' || solution.stands === 'given away') return [];
  const { steps } = script.play.recorder;
  if (found.some(isBreaking)) {
    put(script, puzzle, { ...solution, stands: 'unknown', steps: steps.length });
    return [];
  }
  const came = whatCame(script, puzzle.question, solution);
  if (came !== 'open') {
    const stands = came === 'reached' ? 'reached' : 'given away';
    put(script, puzzle, {
      ...solution,
      stands: solution.stands === 'unknown' ? 'unknown' : stands,
      steps: steps.length,
    });
    return came === 'reached' || solution.stands === 'unknown' ? [] : [gaveAway(script, span, solution, undefined)];
  }
  return judgePosition(script, span, { puzzle, solution });
};

interface Standing {
  readonly puzzle: PuzzleProgress;
  readonly solution: SolutionProgress;
}

/** The goal is asked for again from where the line has led. */
const judgePosition = (script: Script, span: Span, { puzzle, solution }: Standing): readonly Problem[] => {
  const { question } = puzzle;
  const taken = actsTaken(script.play.recorder.acts, goalLine(script));
  const from: ReachQuestion = {
    ...question,
    exploration: { ...question.exploration, horizon: horizonAfter(question.exploration.horizon, taken) },
    of: 'solution',
    id: `${question.ruleset} ${span.start}`,
    span,
    state: exploredFrom(script.play.state),
  };
  const outlook = script.settings.outlookOf(from);
  const isForced = outlook?.isFound ?? null;
  const steps = script.play.recorder.steps.length;
  if (solution.stands === 'unknown' || isForced === null) {
    put(script, puzzle, { stands: 'unknown', steps, rest: outlook?.script?.lines ?? [] });
    return undecided(from, outlook, claimText(question.claim));
  }
  put(script, puzzle, { stands: isForced ? 'forced' : 'given away', steps, rest: outlook?.script?.lines ?? [] });
  return isForced ? [] : [gaveAway(script, span, solution, outlook)];
};

/** Whether the goal has been reached since the line before, or the horizon without it. */
const whatCame = (script: Script, question: ReachQuestion, { steps }: SolutionProgress): ReachStatus => {
  const { recorder, state } = script.play;
  const { goal, exploration } = question;
  return cameBehind(
    { steps: recorder.steps, acts: recorder.acts, state },
    { behind: goalLine(script), from: steps },
    goal,
    exploration.horizon,
  );
};

const goalLine = ({ settings }: Script): number => settings.puzzle?.goal.line ?? -1;

const gaveAway = (script: Script, span: Span, { rest }: SolutionProgress, outlook: Outlook | undefined): Problem => {
  const { puzzle } = script.progress;
  const question = puzzle?.question;
  const who = question === undefined ? null : forcer(question);
  const name = who === null ? 'The solver' : player(script.play.state, who).name;
  const goal = question === undefined ? '' : question.claim.claims.map(claimText).join(' and ');
  const refuted = outlook?.script?.lines ?? [];
  const answer = refuted.length === 0 ? '' : ` The answer is ${quotedLines(refuted)}.`;
  const [instead] = rest;
  const right = instead === undefined ? '' : ` “${instead}” keeps it.`;
  const fixes: readonly Fix[] = instead === undefined ? [] : [replacementFix(span, instead, `Change to “${instead}”`)];
  return problem(
    'puzzle/gives-away',
    span,
    `This gives the puzzle away: after it, ${name} can no longer force ${goal}.${answer}${right}`,
    { fixes },
  );
};

/** At the end of the script or of a branch. `last`: its last line; null where branches open behind it, which go on with it. */
export const judgeSolution = (script: Script, last: Statement | null): LineOutcome => {
  const { settings, progress } = script;
  const { puzzle } = progress;
  const written = settings.puzzle?.solution ?? null;
  if (puzzle === null || puzzle.solution === null || written === null || last === null) return { problems: [] };
  const { solution } = puzzle;
  const isAtLast = solution.stands === 'forced' && whatCame(script, puzzle.question, solution) === 'reached';
  const stands = isAtLast ? 'reached' : solution.stands;
  const unfinished = stands === 'forced' ? [notReached(script, puzzle, solution, last.span)] : [];
  const isUndecided = stands === 'unknown';
  const says = textOf(stands);
  return {
    problems: unfinished,
    judged: {
      result: {
        line: written.line,
        span: written.span,
        holds: stands === 'reached',
        isDecided: !isUndecided,
        message: unfinished[0]?.message ?? `${says}.`,
        answer: answerAbout(script, () => ({
          question: 'The solution reaches the goal',
          yes: stands === 'reached',
          says,
          because: [],
          waits: isUndecided ? `${says}.` : null,
        })),
      },
      isUndecided,
      asked: null,
    },
  };
};

const textOf = (stands: SolutionProgress['stands']): string => {
  switch (stands) {
    case 'reached':
      return 'The solution reaches the goal, and each line of it keeps it forced';
    case 'given away':
      return 'A line of the solution gives the goal away';
    case 'forced':
      return 'The solution ends before the goal is reached';
    case 'unknown':
      return 'Whether the solution reaches the goal is not known';
  }
};

const notReached = (
  { settings }: Script,
  { question }: PuzzleProgress,
  { rest }: SolutionProgress,
  at: Span,
): Problem => {
  const goal = question.claim.claims.map(claimText).join(' and ');
  const goesOn = rest.length === 0 ? '' : ` It continues with ${quotedLines(rest)}.`;
  const fixes: readonly Fix[] =
    rest.length === 0
      ? []
      : [
          {
            title: 'Write the rest of the solution',
            edits: [insertLines(settings.source, at, rest)],
            preferred: true,
            safe: false,
          },
        ];
  return problem('puzzle/unfinished', at, `The solution ends here, but “${goal}” is not true yet.${goesOn}`, { fixes });
};
