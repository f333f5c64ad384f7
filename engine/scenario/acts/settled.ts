/**
 * A choice with one legal answer is taken without a line. A line that names just that answer says nothing new, and
 * nothing wrong.
 */
import type { PlayerId } from '../../game/state/state.ts';
import type { Name } from '../../language/syntax.ts';
import { pickFrom } from '../names/called.ts';
import { recordChosenFor } from './assumedAcceptance.ts';
import type { Script } from './playing.ts';

/** How many of the names, from the first on, are answers that have been taken already. */
export const settledNames = (script: Script, who: PlayerId, names: readonly Name[]): number => {
  const { play } = script;
  const own = play.settled.filter(s => s.player === who);
  const isTaken = ({ text }: Name): boolean =>
    own.some(({ refs }) =>
      refs.length === 0 ? text.toLowerCase() === 'nothing' : pickFrom(play.state, refs, text) !== undefined,
    );
  for (const { about } of own) if (names.some(isTaken)) recordChosenFor(script, who, about);
  const at = names.findIndex(n => !isTaken(n));
  return at < 0 ? names.length : at;
};
