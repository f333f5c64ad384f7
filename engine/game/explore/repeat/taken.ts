/** How a game goes on for a player who wants to repeat something, as long as nobody acts against it. */
import type { WholeAct } from '../../legalActs/wholeActs.ts';
import type { PlayerId } from '../../state/state.ts';
import { type Exploration, type Point, pliesFrom } from '../plies.ts';

/**
 * The others pass where they may, and end a turn of theirs; what they have to do, they do in each way. A turn that is ended repeats
 * nothing.
 */
export function* pliesTaken(from: Point, exploration: Exploration, who: PlayerId): Generator<Point> {
  const forced: Point[] = [];
  for (const point of pliesFrom(from, exploration)) {
    const [decided] = point.acts;
    const isTheirs = decided?.who === who;
    if (decided?.act.kind === 'end-turn' && isTheirs) continue;
    if (decided?.act.kind === 'end-turn') return;
    if (decided === undefined || isTheirs) yield point;
    else if (decided.act.kind === 'pass') return yield point;
    else forced.push(point);
  }
  yield* forced;
}

/** How many acts they are, those of others, passes and answers aside. */
export const actsCounted = (acts: readonly WholeAct[], who: PlayerId): number =>
  acts.filter(a => a.who === who && a.act.kind !== 'pass' && a.act.kind !== 'answer').length;

/** Whether others had to decide something on the way that could have been decided in another way. */
export const isDecidedByOthers = (acts: readonly WholeAct[], who: PlayerId): boolean => {
  const [decided] = acts;
  return decided !== undefined && decided.who !== who && decided.act.kind !== 'pass';
};
