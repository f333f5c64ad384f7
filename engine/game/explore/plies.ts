/** A game in plies: what somebody decides, with whatever then goes on as it has to (`game.legality`). */
import { theOnlyAct, type Way, type WholeAct, wholeActs } from '../legalActs/wholeActs.ts';
import type { State } from '../state/state.ts';
import { type Horizon, hasEnded } from './horizon.ts';

/**
 * What is a ply: `all` acts; `written`: what needs a line of its own, which are moves, ends of turn, and whatever could be done in two
 * ways or more; `choices`: only where there are two or more legal acts. What is none is done at once, and belongs to the one before.
 */
export type PlyConvention = 'all' | 'written' | 'choices';

/** How a game is explored. */
export interface Exploration {
  readonly horizon: Horizon;
  readonly ply: PlyConvention;
  readonly way: Way;
  /** Asked at every act, whether it was decided or had to be: ends the search. */
  readonly isEnough: () => boolean;
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
}

/** Where a game comes to by itself. */
export const pointFrom = (state: State, exploration: Exploration): Point =>
  settled({ state, acts: [], plies: 0 }, exploration);

/** Where each ply from there leads; none from where the game has ended. */
export function* pliesFrom({ state, isEnded, plies }: Point, exploration: Exploration): Generator<Point> {
  if (isEnded) return;
  for (const act of wholeActs(state, exploration.way))
    yield settled({ state: act.state, acts: [act], plies: plies + 1 }, exploration);
}

const settled = (begun: Pick<Point, 'state' | 'acts' | 'plies'>, exploration: Exploration): Point => {
  const { plies } = begun;
  let { state, acts } = begun;
  const point = (where: 'open' | 'ended' | 'cut'): Point => ({
    state,
    acts,
    plies,
    isEnded: where === 'ended',
    isCut: where === 'cut',
  });
  const isLast = plies === exploration.horizon.plies;
  for (;;) {
    if (exploration.isEnough()) return point('cut');
    if (hasEnded(state, exploration.horizon)) return point('ended');
    const only = exploration.ply === 'all' ? null : theOnlyAct(state, exploration.way);
    if (only === null || (exploration.ply === 'written' && isWritten(only))) return point(isLast ? 'ended' : 'open');
    acts = [...acts, only];
    ({ state } = only);
  }
};

const isWritten = ({ act }: WholeAct): boolean => act.kind === 'move' || act.kind === 'end-turn';
