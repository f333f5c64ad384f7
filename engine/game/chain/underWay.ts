/** The items that are being finalised or resolved, for players who leave the game in the middle of it. */
import type { Play } from '../play/play.ts';
import { type Outcome, outcomeOf, stop } from '../state/stopping.ts';

type Failure = 'countered' | 'cannot be finalized';

/**
 * Finalises or resolves an item. `countered`: its controller left in the middle, what was done stays, and the rest is not done
 * (`concede.steps.counter`); so it is with whatever was begun within it. `kinds`: the reasons to stop that end
 * here.
 */
export const outcomeUnderWay = <T>(
  play: Play,
  id: number,
  kinds: readonly Failure[],
  run: () => T,
): Outcome<T, Failure> => {
  const { underWay, replacing } = play;
  play.underWay = [...underWay, id];
  const came = outcomeOf(kinds, run);
  play.underWay = underWay;
  if (came.kind !== 'countered') return came;
  play.replacing = replacing;
  return came.item === id ? came : stop(came);
};
