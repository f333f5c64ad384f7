/** A game in plies: what somebody decides, with whatever then goes on as it has to (`game.legality`). */
import { isLegal } from '../actions.ts';
import { NextActs } from '../legalActs/nextActs.ts';
import { type BegunAct, carriedOut, type Way, type WholeAct } from '../legalActs/wholeActs.ts';
import type { Act, State } from '../state/state.ts';
import { type Horizon, hasEnded } from './horizon.ts';
import type { UnknownsMet } from './unknowns.ts';

/**
 * What is a ply: `all` acts, forced or not, of which a pass is one only where something else could be done; `written`: what needs a line
 * of its own, which are moves, ends of turn, and whatever could be done in two ways or more; `choices`: only where there are two or more
 * legal acts; `each`: all acts and all passes. What is none is done at once, and belongs to the one before.
 */
export type PlyConvention = 'all' | 'written' | 'choices' | 'each';

/** How a game is explored. */
export interface Exploration {
  readonly horizon: Horizon;
  readonly ply: PlyConvention;
  readonly way: Way;
  /** Asked at every act, whether it was decided or had to be: ends the search. */
  readonly isEnough: () => boolean;
  /**
   * Asked after each act of a position, with the work that going through its acts has made so far: ends the search, where so much may be
   * done there that it would not come to the end of it.
   */
  readonly isTooMuch?: ((work: number) => boolean) | undefined;
  /** Told of each position that is come through, before those that are equal are taken for one: what of it is not known. */
  readonly unknown?: UnknownsMet;
}

/** Somewhere that somebody decides, or where the game has come to its horizon. */
export interface Point {
  readonly state: State;
  /** Since the point before: the first was decided, the others had to be. */
  readonly acts: readonly WholeAct[];
  readonly isEnded: boolean;
  /** How many have led there from where the exploration began. */
  readonly plies: number;
  /** Whether the search was ended on the way there: it would have gone on. */
  readonly isCut: boolean;
  /** What may be done there, as far as that was found out on the way; null where nothing was. */
  readonly next: NextActs | null;
}

/** Where a game comes to by itself. `plies`: how many have been taken by then. */
export const pointFrom = (state: State, exploration: Exploration, plies = 0): Point =>
  settled({ state, acts: [], plies }, exploration);

/** Where each ply from there leads; none from where the game has ended. */
export function* pliesFrom({ state, isEnded, plies, next }: Point, exploration: Exploration): Generator<Point> {
  if (isEnded) return;
  const { isTooMuch = () => false, way } = exploration;
  const before = state.budget.left;
  for (const act of (next ?? new NextActs(state, way)).all()) {
    const begun = { state: act.state, acts: [act], plies: plies + 1 };
    if (isTooMuch(before - state.budget.left)) return yield { ...begun, isEnded: false, isCut: true, next: null };
    yield settled(begun, exploration);
  }
}

/** Where one of the acts there leads. */
export const plyOf = ({ plies }: Pick<Point, 'plies'>, begun: BegunAct | WholeAct, exploration: Exploration): Point => {
  const act = carriedOut(begun, exploration.way);
  return settled({ state: act.state, acts: [act], plies: plies + 1 }, exploration);
};

/** Where one of these leads, by its place in that order; it has been come to before, so nothing ends the search. */
export const plyAt = ({ state, plies }: Point, at: number, exploration: Exploration): Point => {
  const act = new NextActs(state, exploration.way).at(at);
  return settled({ state: act.state, acts: [act], plies: plies + 1 }, { ...exploration, isEnough: () => false });
};

/** Where one of them after the other leads. */
export const pointsAlong = (from: Point, plies: readonly number[], exploration: Exploration): readonly Point[] => {
  const points: Point[] = [];
  let point = from;
  for (const at of plies) {
    point = plyAt(point, at, exploration);
    points.push(point);
  }
  return points;
};

const settled = (begun: Pick<Point, 'state' | 'acts' | 'plies'>, exploration: Exploration): Point => {
  const { plies } = begun;
  let { state, acts } = begun;
  const point = (where: 'open' | 'ended' | 'cut', next: NextActs | null = null): Point => ({
    state,
    acts,
    plies,
    isEnded: where === 'ended',
    isCut: where === 'cut',
    next,
  });
  const isLast = plies === exploration.horizon.plies;
  for (;;) {
    exploration.unknown?.meet(state);
    if (exploration.isEnough()) return point('cut');
    if (hasEnded(state, exploration.horizon)) return point('ended');
    if (isPlain(state, exploration.ply)) return point(isLast ? 'ended' : 'open');
    const next = new NextActs(state, exploration.way);
    const only = next.only();
    if (only === null || isForcedPly(only, exploration.ply)) return isLast ? point('ended') : point('open', next);
    const act = next.carriedOut(only);
    acts = [...acts, act];
    ({ state } = act);
  }
};

/** Whether somebody decides there, which can be told without looking for all that may be done: the end of a turn is always written. */
const isPlain = (state: State, ply: PlyConvention): boolean =>
  ply === 'each' || (ply !== 'choices' && isLegal(state, state.turnPlayer, END_TURN));

const END_TURN: Act = { kind: 'end-turn' };

const isForcedPly = ({ act: { kind } }: BegunAct, ply: PlyConvention): boolean =>
  (ply === 'all' && kind !== 'pass') || (ply === 'written' && (kind === 'move' || kind === 'end-turn'));
