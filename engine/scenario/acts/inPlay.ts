/** Cards that are in play, or have been: not those that still lie in a hand or a deck. */
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Print } from '../../game/state/things.ts';

export interface InPlay {
  readonly print: Print;
  /** Its controller; null of a battlefield: the players there. */
  readonly by: PlayerId | null;
}

export function* inPlay({ objects, battlefields }: State): Generator<InPlay> {
  for (const { zone, print, controller } of objects)
    if (zone.kind !== 'deck' && zone.kind !== 'hand') yield { print, by: controller };
  for (const { print } of battlefields) if (print !== null) yield { print, by: null };
}
