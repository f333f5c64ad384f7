/** Cards with abilities that are in play or have been: all but those still in a hand or a deck. */
import type { GameObject, PlayerId, Print, State } from '../../game/state/state.ts';

export interface InPlay {
  readonly print: Print;
  /** Its controller; null of a battlefield: the players there. */
  readonly by: PlayerId | null;
}

/**
 * What is printed on each such card and battlefield, with its controller; tokens count as cards here. Empty where no
 * ability is in the game.
 */
export const speakingInPlay = (state: State): readonly InPlay[] => speaking(state, isShown);

/** The same of all that could come into it from anywhere: hands and decks, too. */
export const speakingInReach = (state: State): readonly InPlay[] => speaking(state, isNotGone);

const speaking = (
  { objects, battlefields, hasAbilities }: State,
  isMeant: (o: GameObject) => boolean,
): readonly InPlay[] => {
  if (!hasAbilities) return NONE;
  const found: InPlay[] = [];
  for (const o of objects)
    if (o.print.abilities.length > 0 && isMeant(o)) found.push({ print: o.print, by: o.controller });
  for (const { print } of battlefields)
    if (print !== null && print.abilities.length > 0) found.push({ print, by: null });
  return found;
};

const isShown = ({ zone }: GameObject): boolean => !UNSEEN.has(zone.kind);

const isNotGone = ({ zone }: GameObject): boolean => zone.kind !== 'gone';

const UNSEEN: ReadonlySet<string> = new Set(['deck', 'hand', 'outside']);

const NONE: readonly never[] = [];
