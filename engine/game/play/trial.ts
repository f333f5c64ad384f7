/**
 * Trying what a player would do on a copy of the game, with every answer to what is asked on the way, so that a
 * question is never mistaken for an obstacle. The game itself stays as it is: steps taken on the copy are not recorded
 * and do not count towards the bounds.
 */
import type { Answer, OpenQuestion, Question, Reply } from '../state/decision.ts';
import type { Refusal } from '../state/refusal.ts';
import { type Excess, outcomeOf, stop } from '../state/stopping.ts';
import { everyAnswer, take } from './answers.ts';
import type { Play } from './play.ts';

export type Trial =
  /** It comes to its end, and asks nobody. */
  | { readonly kind: 'done' }
  /** It asks this first, and comes to its end with some answers. */
  | { readonly kind: 'asks'; readonly asked: OpenQuestion }
  /** No answers bring it to its end: why the first ones tried do not. */
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

export interface Tried {
  /** Done over from the start with each answer more. An end other than the one looked for is refused by itself. */
  readonly run: (scratch: Play) => void;
  /** Answers given already. */
  readonly answers?: readonly Reply[];
  /** Whether the end has been reached, so that what is asked there has nothing to do with it. */
  readonly isOver?: (scratch: Play) => boolean;
}

/**
 * Whether something comes to its end. Answers are searched in growing distance from the first ones, at most
 * `MOST_TRIES` in all; `play` stays as it is.
 */
export const trial = (play: Play, tried: Tried): Trial =>
  play.state.budget.during('answers', () => searched(play, tried));

const searched = (play: Play, tried: Tried): Trial => {
  const answers = tried.answers ?? NONE;
  const search: Search = { play, tried, left: MOST_TRIES, isCut: false, first: NONE };
  // With the first answer to whatever is asked: mostly that is all that is needed.
  let asks: OpenQuestion | null = null;
  const came = once(play, tried, answers, asked => {
    asks ??= asked;
    return firstAnswer(search, asked);
  });
  // A question that has no answer at all is asked all the same.
  const asked: OpenQuestion | null = asks;
  if (asked === null) return came;
  if (came.kind === 'done') return { kind: 'asks', asked };
  if (came.kind === 'refused') search.first = came.refusals;
  return isReachedOtherwise(search, asked, answers)
    ? { kind: 'asks', asked }
    : { kind: 'refused', refusals: search.first };
};

/** Whether an end is reached with other answers than the first, in growing distance from these. */
const isReachedOtherwise = (search: Search, { question }: OpenQuestion, answers: readonly Reply[]): boolean => {
  for (let others = 1; search.isCut && search.left > 0; others++) {
    search.isCut = false;
    if (isReached(search, question, answers, others)) return true;
  }
  return false;
};

/** None where too much has been tried. */
const firstAnswer = (search: Search, { question }: OpenQuestion): Answer | undefined => {
  if (search.left-- <= 0) return undefined;
  const [first, second] = firstAnswers(question);
  search.isCut ||= second !== undefined;
  return first;
};

/** Whether some answers bring it to its end. */
export const isPossible = (play: Play, run: Tried['run']): boolean => trial(play, { run }).kind !== 'refused';

const NONE: readonly never[] = [];

/** A few copies of the state, and as much again for what is done; what words mean on the way is counted by itself. */
const WORK_OF_A_TRY = 100;

/** What could not be brought to its end in so many tries is taken to be impossible. */
const MOST_TRIES = 320;

interface Search {
  readonly play: Play;
  readonly tried: Tried;
  left: number;
  /** Whether answers were left out for a later pass. */
  isCut: boolean;
  /** Why the first answers tried do not bring it to its end. */
  first: readonly Refusal[];
}

/**
 * Whether an end is reached with the first answer to each question but for so many `others`. What one question is answered
 * with has mostly nothing to do with the next: so a few others are enough, among however many options.
 */
const isReached = (search: Search, q: Question, answers: readonly Reply[], others: number): boolean => {
  let isFirst = true;
  for (const answer of answersTo(q)) {
    if (!isFirst && others === 0) {
      search.isCut = true;
      return false;
    }
    if (search.left-- <= 0) return false;
    const given = [...answers, answer];
    if (isFirst && others === 0) return isReachedAtFirst(search, q, given);
    const came = once(search.play, search.tried, given);
    if (came.kind === 'done') return true;
    if (came.kind === 'refused' && search.first.length === 0) search.first = came.refusals;
    if (came.kind === 'asks' && isReached(search, came.asked.question, given, isFirst ? others : others - 1))
      return true;
    isFirst = false;
  }
  return false;
};

/** Whether an end is reached with the first answer to each question that is left: found at one go. */
const isReachedAtFirst = (search: Search, q: Question, given: readonly Reply[]): boolean => {
  search.isCut ||= firstAnswers(q).length > 1;
  const came = once(search.play, search.tried, given, asked => firstAnswer(search, asked));
  if (came.kind === 'refused' && search.first.length === 0) search.first = came.refusals;
  return came.kind === 'done';
};

const once = (play: Play, { run, isOver }: Tried, answers: readonly Reply[], guess: Play['guess'] = null): Trial => {
  play.state.budget.spend(WORK_OF_A_TRY + play.state.objects.length, 'answers');
  const scratch: Play = {
    ...play,
    memory: null,
    recorder: null,
    answers,
    asked: 0,
    guess: guess === null ? null : asked => (isOver?.(scratch) === true ? undefined : guess(asked)),
    afterwards: NONE,
    stepsTaken: 0,
    stepsBefore: 0,
    stepsLeft: { line: play.stepsLeft.line, game: play.stepsLeft.game },
  };
  const came = outcomeOf(ALL, () => run(scratch));
  switch (came.kind) {
    case 'refused':
      return came;
    case 'cannot be finalized':
      return { kind: 'refused', refusals: [came.refusal] };
    case 'asks':
      return isOver?.(scratch) === true ? DONE : came;
    // What goes beyond the limits is reported when it is actually carried out.
    case 'out of bounds':
      return ENDS_ALL.has(came.excess.kind) ? stop(came) : DONE;
    case 'done':
      return DONE;
  }
};

const DONE: Trial = { kind: 'done' };
const ENDS_ALL: ReadonlySet<Excess['kind']> = new Set(['work', 'depth', 'interrupted']);
const ALL = ['asks', 'cannot be finalized', 'refused', 'out of bounds'] as const;

const firstAnswers = (q: Question): readonly Answer[] => take(answersTo(q), 2);

/** Every answer that could make a difference to whether there is an end; small sets first. */
const answersTo = (q: Question): Iterable<Answer> =>
  q.ask === 'order' || q.ask === 'shares' || q.ask === 'name' ? take(everyAnswer(q), 1) : everyAnswer(q);
