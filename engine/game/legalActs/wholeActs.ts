/**
 * Acts with all that their player chooses as a card is played, or an ability activated, up to the end of that (`play.legality`): what
 * is chosen later, as it resolves, is an act by itself.
 */
import { isLegal, perform, playFrom } from '../actions.ts';
import type { ActivateAct } from '../chain/activatable.ts';
import { isOthersToAct } from '../chain/timing.ts';
import type { Play } from '../play/play.ts';
import type { Act, PlayerId, State } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import {
  ALL_DISTINCT,
  type Interchangeable,
  interchangeableIn,
  interchangeableInLines,
} from '../stateKey/interchangeable.ts';
import { keyWithoutPast } from '../stateKey/stateKey.ts';
import { isAttempted } from '../turn/attempting.ts';
import { actsToTry } from './actsToTry.ts';
import { type Attempting, attemptedSoFar } from './attemptedSoFar.ts';
import { answersToTry } from './decisions.ts';
import { otherOrdersOfPaying } from './ordersOfPaying.ts';

/** An act, the answers that belong to it, and what it comes to. */
export interface WholeAct {
  readonly who: PlayerId;
  /** The game as it is done in. */
  readonly before: State;
  readonly act: Act;
  /** With the state in which each is given. */
  readonly answers: readonly { readonly asked: State; readonly act: Act }[];
  readonly state: State;
}

/** How a game is played on. */
export interface Way {
  readonly library?: Play['library'] | undefined;
  /** The number of the turn behind which the game stands still. */
  readonly lastTurn: number;
  /** Of acts that differ only in which of several objects that can change places they mean, one stands for all: for these. */
  readonly alike: 'no objects' | 'those without names' | 'all objects';
}

/** An act that may be done; what it comes to is not known yet. */
export type BegunAct = Pick<WholeAct, 'who' | 'before' | 'act'>;

/**
 * Everything that anybody may do next but to concede, with each way to go on with it; what anything comes to is carried out, so
 * nothing is listed that the rules refuse. Stops as `out of bounds` where something is more than the engine runs.
 */
export function* wholeActs(state: State, way: Way): Generator<WholeAct> {
  for (const found of begunActs(state, way)) yield carriedOut(found, way);
}

/** One act with each way to go on with it; none where the rules refuse it. Stops as `wholeActs` does. */
export function* waysOfAct(state: State, who: PlayerId, act: Act, way: Way): Generator<WholeAct> {
  const begun = { who, before: state, act };
  state.budget.beginLine();
  if (isAttempted(act)) yield* inEveryOrder({ ...begun, act }, way);
  else if (isLegal(state, who, act)) yield carriedOut(begun, way);
}

/** The same, but what can be judged without being tried is not carried out (`carriedOut`). */
export function* begunActs(state: State, way: Way): Generator<BegunAct | WholeAct, void> {
  const alike = alikeIn(state, way);
  for (const { id: who, left } of state.players) {
    if (left || isOthersToAct(state, who)) continue;
    for (const act of actsToTry(state, who, alike)) {
      state.budget.beginLine();
      state.budget.spend(WORK_OF_LISTING, 'answers');
      if (isAttempted(act)) yield* inEveryOrder({ who, before: state, act }, way);
      else if (LISTED_IF_LEGAL.has(act.kind) || isLegal(state, who, act)) yield { who, before: state, act };
    }
  }
}

/** Of each act that is come past, whether or not it is carried out. */
const WORK_OF_LISTING = 10;

/** None of these is listed that is not legal. */
const LISTED_IF_LEGAL: ReadonlySet<Act['kind']> = new Set(['move', 'assign', 'begin']);

export const carriedOut = (found: BegunAct | WholeAct, way: Way): WholeAct => {
  if ('state' in found) return found;
  const { who, before, act } = found;
  before.budget.beginLine();
  before.budget.spend(before.objects.length, 'happenings');
  const play = playFrom(before, way.library);
  play.lastTurn = way.lastTurn;
  perform(play, who, act);
  if (play.excess !== null) return stop({ kind: 'out of bounds', excess: play.excess });
  return { who, before, act, answers: NONE, state: play.state };
};

const NONE: readonly never[] = [];

type Attempt = BegunAct & { readonly act: Attempting };

function* inEveryOrder(begun: Attempt, way: Way): Generator<WholeAct> {
  const { act } = begun;
  const plain = inEveryWay(begun, way);
  if (act.kind === 'activate' || act.kind === 'activate-place') yield* inOtherOrders({ ...begun, act }, way, plain);
  else yield* plain;
}

function* inEveryWay(begun: Attempt, way: Way): Generator<WholeAct> {
  const { who, before, act } = begun;
  before.budget.beginLine();
  const next = attemptedSoFar(before, who, act, way);
  if (next !== null) yield* completed({ who, before, act, answers: NONE, state: next }, way);
}

/** With what it costs done in another order, too, as far as that comes to something else. */
function* inOtherOrders(
  { who, before, act }: BegunAct & { readonly act: ActivateAct },
  way: Way,
  plain: Iterable<WholeAct>,
): Generator<WholeAct> {
  const orders = otherOrdersOfPaying(before, act);
  if (orders.length === 0) return yield* plain;
  // In which order the parts of one cost were paid, nothing looks back on.
  const met = new Set<string>();
  for (const whole of plain) {
    met.add(keyWithoutPast(whole.state));
    yield whole;
  }
  for (const paying of orders) {
    const other = { ...act, declared: { ...act.declared, paying: [...act.declared.paying, ...paying] } };
    for (const whole of inEveryWay({ who, before, act: other }, way)) {
      const key = keyWithoutPast(whole.state);
      if (!met.has(key)) yield whole;
      met.add(key);
    }
  }
}

const alikeIn = (state: State, { alike }: Way): Interchangeable => {
  if (alike === 'no objects') return ALL_DISTINCT;
  return alike === 'all objects' ? interchangeableIn(state) : interchangeableInLines(state);
};

/** With every answer to what is asked before the act is over. */
function* completed(begun: WholeAct, way: Way): Generator<WholeAct> {
  const { who, state, answers } = begun;
  const { decision } = state;
  if (decision?.kind !== 'choose' || !isUnfinished(begun)) return yield begun;
  const alike = alikeIn(state, way);
  for (const act of answersToTry(decision.question, alike)) {
    state.budget.beginLine();
    const next = attemptedSoFar(state, who, act, way);
    if (next !== null) yield* completed({ ...begun, answers: [...answers, { asked: state, act }], state: next }, way);
  }
}

/** Whether something is asked of the player before the card is played, or the ability activated. */
const isUnfinished = ({ who, act, before, state: { decision, chain } }: WholeAct): boolean =>
  isAttempted(act) &&
  decision?.kind === 'choose' &&
  decision.player === who &&
  decision.resume.start === before &&
  chain.some(({ id, status }) => id === before.nextItem && status === 'pending');
