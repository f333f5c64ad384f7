/** Who can move, and where to: what is legal first; after `cannot`, what is refused. */

import { refuse } from '../../../engine/game/actions.ts';
import { lookedOr } from '../../../engine/game/play/lookInto.ts';
import { isOnBoard, placeName } from '../../../engine/game/play/query.ts';
import type { Location, Player, State, Unit } from '../../../engine/game/state/state.ts';
import { legalDestinations } from '../../../engine/game/turn/move.ts';
import { numbersToCite } from '../../../rules-db/citation.ts';
import type { RuleBook } from '../../../rules-db/types.ts';

import { type CompletionRank, nameOffer, type Offer } from './item.ts';

export type Mood = '' | 'can' | 'cannot';

/** Units for `moves`: one's own that can go somewhere now come first. */
export const movableUnits = (before: State, who: Player, mood: Mood): readonly Offer[] =>
  lookedOr(before, [], state => unitsToMove(state, who, mood));

const unitsToMove = (state: State, who: Player, mood: Mood): readonly Offer[] =>
  state.objects.filter(isOnBoard).map((unit, order) => {
    const able =
      state.winners.length === 0 &&
      unit.controller === who.id &&
      legalDestinations(state, who.id, [unit.id]).length > 0;
    return nameOffer(unit.name, 'class', order, {
      rank: rankOf(able ? 'legal' : 'refused', mood),
      detail: placeName(state, unit.zone, unit.owner),
    });
  });

/** Places for `moves X to`, each refused one with the rule that forbids it. */
export const destinations = (
  book: RuleBook,
  state: State,
  who: Player,
  units: readonly Unit[],
  mood: Mood,
): readonly Offer[] =>
  placesFor(state, who).map((place, order) => {
    const groups = [{ units: units.map(unit => unit.id), to: place }];
    const [refusal] = lookedOr(state, [], looked => refuse(looked, who.id, { kind: 'move', groups }));
    const number =
      refusal === undefined ? undefined : refusal.rules.flatMap(rule => numbersToCite(book, rule, state.edition))[0];
    const offer = nameOffer(placeLabel(state, place), 'module', order, {
      rank: rankOf(refusal === undefined ? 'legal' : 'refused', mood),
      detail: refusal === undefined ? 'legal' : `not allowed${number === undefined ? '' : ` (${number})`}`,
    });
    return {
      ...offer,
      ...(place.kind === 'base' ? { insert: 'base' } : {}),
      ...(refusal === undefined ? {} : { documentation: refusal.message }),
    };
  });

/** Battlefields as they are on the board, and the mover's own base. */
const placesFor = (state: State, who: Player): readonly Location[] => [
  ...state.battlefields.map(({ id }): Location => ({ kind: 'battlefield', at: id })),
  { kind: 'base', player: who.id },
];

const placeLabel = (state: State, place: Location): string =>
  place.kind === 'base' ? 'base' : placeName(state, place);

/** After `cannot` an author looks for what the rules forbid. */
const rankOf = (found: 'legal' | 'refused', mood: Mood): CompletionRank => {
  if (mood !== 'cannot') return found;
  return found === 'legal' ? 'refused' : 'legal';
};
