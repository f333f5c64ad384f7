/**
 * Acts with all that their player chooses as a card is played, or an ability activated, up to the end of that (`play.legality`): what
 * is chosen later, as it resolves, is an act by itself.
 */
import { isLegal, outcomeOfAct } from '../actions.ts';
import type { ActivateAct } from '../chain/activatable.ts';
import type { Play } from '../play/play.ts';
import type { Act } from '../state/act.ts';
import type { ObjectId, PlayerId, State } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { type Interchangeable, interchangeableIn, TOLD_APART } from '../stateKey/interchangeable.ts';
import { stateKey } from '../stateKey/stateKey.ts';
import { isAttempted } from '../turn/attempting.ts';
import { actsToTry } from './actsToTry.ts';
import { attemptedSoFar } from './attemptedSoFar.ts';
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
  readonly alike: 'no objects' | 'runes' | 'all objects';
}

/**
 * Everything that anybody may do next but to concede, with each way to go on with it; what anything comes to is carried out, so
 * nothing is listed that the rules refuse. Stops as `out of bounds` where something is more than the engine runs.
 */
export function* wholeActs(state: State, way: Way): Generator<WholeAct> {
  const alike = alikeIn(state, way);
  for (const { id: who, left } of state.players) {
    if (left) continue;
    for (const act of actsToTry(state, who, alike)) yield* inEveryOrder({ who, before: state, act }, way);
  }
}

/**
 * Null where there is none, or a second one. What can be judged without being tried is carried out only where it is the one: most
 * often there are two.
 */
export const theOnlyAct = (state: State, way: Way): WholeAct | null => {
  const alike = alikeIn(state, way);
  let first: Begun | null = null;
  for (const { id: who, left } of state.players) {
    if (left) continue;
    for (const act of actsToTry(state, who, alike)) {
      const begun = { who, before: state, act };
      for (const found of isAttempted(act) ? inEveryOrder(begun, way) : ifLegal(begun)) {
        if (first !== null) return null;
        first = found;
      }
    }
  }
  if (first === null || isWhole(first)) return first;
  const [only] = inEveryWay(first, way);
  return only ?? null;
};

type Begun = Pick<WholeAct, 'who' | 'before' | 'act'>;

const isWhole = (begun: Begun | WholeAct): begun is WholeAct => 'state' in begun;

const ifLegal = (begun: Begun): readonly Begun[] => {
  begun.before.budget.beginLine();
  return isLegal(begun.before, begun.who, begun.act) ? [begun] : [];
};

function* inEveryOrder(begun: Begun, way: Way): Generator<WholeAct> {
  const { who, before, act } = begun;
  const plain = inEveryWay(begun, way);
  if (act.kind === 'activate' || act.kind === 'activate-place') yield* inOtherOrders(before, who, act, way, plain);
  else yield* plain;
}

function* inEveryWay(begun: Begun, way: Way): Generator<WholeAct> {
  const { who, before, act } = begun;
  before.budget.beginLine();
  const next = isAttempted(act) ? attemptedSoFar(before, who, act, way) : carriedOut(before, who, act, way);
  if (next !== null) yield* completed({ ...begun, answers: [], state: next }, way);
}

/** With what it costs done in another order, too, as far as that comes to something else. */
function* inOtherOrders(
  before: State,
  who: PlayerId,
  act: ActivateAct,
  way: Way,
  plain: Iterable<WholeAct>,
): Generator<WholeAct> {
  const orders = otherOrdersOfPaying(before, act);
  if (orders.length === 0) return yield* plain;
  const met = new Set<string>();
  for (const whole of plain) {
    met.add(withoutPast(whole.state));
    yield whole;
  }
  for (const paying of orders) {
    const other: Act = { ...act, declared: { ...act.declared, paying: [...act.declared.paying, ...paying] } };
    for (const whole of inEveryWay({ who, before, act: other }, way)) {
      const key = withoutPast(whole.state);
      if (!met.has(key)) yield whole;
      met.add(key);
    }
  }
}

/** In which order the parts of one cost were paid, nothing looks back on. */
const withoutPast = (state: State): string => stateKey({ ...state, past: null }, 'by name');

const alikeIn = (state: State, { alike }: Way): Interchangeable => {
  if (alike === 'no objects') return TOLD_APART;
  if (alike === 'all objects') return interchangeableIn(state);
  const isRune = (id: ObjectId): boolean => state.objects[id]?.type === 'rune';
  if (!state.objects.some(({ id }) => isRune(id))) return TOLD_APART;
  return new Map([...interchangeableIn(state)].filter(([id]) => isRune(id)));
};

/** Null where the rules refuse it. */
const carriedOut = (state: State, who: PlayerId, act: Act, { library, lastTurn }: Way): State | null => {
  const came = outcomeOfAct(state, who, act, { library, lastTurn });
  if (came.kind === 'out of bounds') return stop(came);
  return came.kind === 'done' ? came.state : null;
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
