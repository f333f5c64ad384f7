/** A puzzle as it is written: one goal, its hints, and a solution below both. */
import { onlyLooks, type ScenarioTree, type Span, type Statement } from '../../language/syntax.ts';
import { addLineAbove, removeLine } from '../report/lineEdits.ts';
import { type Problem, preferredFix, problem } from '../report/problems.ts';
import type { WrittenPuzzle } from '../report/puzzle.ts';

type Of<Kind extends Statement['kind']> = Extract<Statement, { readonly kind: Kind }>;

export interface PuzzleRead {
  /** Null without a goal. */
  readonly puzzle: WrittenPuzzle | null;
  readonly problems: readonly Problem[];
}

/** `title`: where a puzzle without a goal is reported. */
export const puzzleIn = (tree: ScenarioTree, source: string, title: Span): PuzzleRead => {
  const { statements, head } = tree;
  const goals = statements.filter(s => s.kind === 'goal');
  const hints = statements.filter(s => s.kind === 'hint');
  const [solution = null, ...solutions] = statements.filter(s => s.kind === 'solution');
  const [goal] = goals;
  const first = statements.find(({ kind }) => kind === 'goal' || kind === 'hint' || kind === 'solution');
  const puzzle = goal === undefined ? null : { goal, hints, solution };
  if (head === 'scenario') return { puzzle, problems: first === undefined ? [] : [noPuzzle(first, source)] };
  if (goal === undefined) return { puzzle, problems: isAttempted(tree, source) ? [] : [noGoal(title)] };
  const branched = inBranch(statements, source);
  return {
    puzzle,
    problems: [
      ...goals.slice(1).map(each => secondGoal(each, goal, source)),
      ...branched,
      ...solutions.map(each => misplaced(each.span, 'A puzzle has one solution.', [removeLine(source, each.span)])),
      ...(branched.length === 0 ? outOfOrder(statements, { goal, hints, solution }, source) : []),
    ],
  };
};

const noPuzzle = ({ kind, span }: Statement, source: string): Problem => {
  const start = source.search(/\S/);
  const word = { start, end: start + 'scenario'.length };
  return problem(
    'puzzle/goal',
    span,
    `This is a scenario, but a ${kind} belongs to a puzzle. Begin it with “puzzle” instead of “scenario”, or write “expect” for what should hold.`,
    { fixes: [preferredFix(word, 'puzzle', 'Change “scenario” to “puzzle”')] },
  );
};

/** Whether a line that could not be read was to be the goal: it is reported itself. */
const isAttempted = ({ problems }: ScenarioTree, source: string): boolean =>
  problems.length > 0 && /^[ \t]*goal\b/im.test(source);

const noGoal = (title: Span): Problem =>
  problem(
    'puzzle/goal',
    title,
    'This puzzle has no goal. Write what has to be forced below its position, as in “goal Ana can force Ana has 8 points”.',
  );

const secondGoal = ({ span }: Of<'goal'>, goal: Of<'goal'>, source: string): Problem =>
  problem(
    'puzzle/goal',
    span,
    'A puzzle has one goal. Join claims that have to be true together by “and”; for another question, write another puzzle.',
    { related: [{ span: goal.span, message: 'The goal' }], fixes: [removeLine(source, span)] },
  );

const OF_PUZZLES: ReadonlySet<Statement['kind']> = new Set(['goal', 'hint', 'solution']);

/** What belongs to the puzzle as a whole stands outside of branches. */
const inBranch = (statements: readonly Statement[], source: string): readonly Problem[] => {
  let open = 0;
  return statements.flatMap(({ kind, span }) => {
    if (kind === 'what-if') open++;
    if (kind === 'back') open = Math.max(0, open - 1);
    if (open === 0 || !OF_PUZZLES.has(kind)) return [];
    return misplaced(span, `A ${kind} belongs to the puzzle as a whole, not to a branch. Write “back” above it.`, [
      addLineAbove(source, span, 'back'),
    ]);
  });
};

const outOfOrder = (
  statements: readonly Statement[],
  { goal, hints, solution }: WrittenPuzzle,
  source: string,
): readonly Problem[] => {
  const begins = solution?.span.start ?? Number.POSITIVE_INFINITY;
  const early = solution !== null && begins < goal.span.start;
  const done = outsideBranches(statements).find(
    s => s.span.start > goal.span.start && s.span.start < begins && !onlyLooks(s) && s.kind !== 'hint',
  );
  return [
    ...(early ? [misplaced(solution.span, 'The solution goes below the goal.', [])] : []),
    ...hints
      .filter(({ span }) => span.start > begins && !early)
      .map(({ span }) => misplaced(span, 'Hints go above the solution.', [])),
    ...(done === undefined || early
      ? []
      : [
          misplaced(
            done.span,
            'The position ends with the goal. Acts below it belong to the solution: write “solution” above it.',
            [addLineAbove(source, done.span, 'solution')],
          ),
        ]),
  ];
};

/** Branches between the goal and the solution are wrong tries. */
const outsideBranches = (statements: readonly Statement[]): readonly Statement[] => {
  let open = 0;
  return statements.filter(({ kind }) => {
    if (kind === 'what-if') open++;
    const isInside = open > 0;
    if (kind === 'back') open = Math.max(0, open - 1);
    return !isInside;
  });
};

const misplaced = (span: Span, message: string, fixes: Problem['fixes']): Problem =>
  problem('puzzle/place', span, message, { fixes });
