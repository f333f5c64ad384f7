/** The last look at what is played, once it is paid for (`play.legality`). */

import { hasKeyword } from '../abilities/keywords.ts';
import { itemCard, itemOf } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import type { Concept } from '../state/concepts.ts';
import type { Refusal } from '../state/refusal.ts';
import type { GameObject, State } from '../state/state.ts';
import { refuseCardTiming, timingOf } from './cardTiming.ts';
import { refusePlace } from './places.ts';

/**
 * Why a unit can no longer be played to the place that was chosen for it: what allowed that was used up to pay. What an effect
 * sends somewhere has its permission from that effect.
 */
export const refuseLostPlace = (play: Play, id: number): Refusal | null => {
  const item = itemOf(play.state, id);
  const card = item === null ? null : itemCard(play.state, item);
  if (item === null || card === null || card.type !== 'unit' || item.to === null || item.placed) return null;
  const [lost] = refusePlace(play.state, item, card, item.to);
  return lost === undefined ? null : asLost(play.state, card, lost, []);
};

/** Why a card comes too early after all: what let it be played now is gone (`keyword.reaction.conditional.undone`). */
export const refuseLostTiming = (play: Play, before: State, id: number): Refusal | null => {
  const item = itemOf(play.state, id);
  const card = item === null ? null : itemCard(play.state, item);
  if (item === null || card === null) return null;
  const [lost] = refuseCardTiming(play, before, item, card, timingOf(play.state, item.controller, card));
  return lost === undefined ? null : asLost(play.state, card, lost, ['keyword.reaction.conditional.undone']);
};

const asLost = (state: State, card: GameObject, r: Refusal, more: readonly Concept[]): Refusal => ({
  ...r,
  rules: [
    ...r.rules,
    ...(hasKeyword(state, card, 'ambush') ? (['keyword.ambush.units-gone'] as const) : []),
    ...more,
    'play.legality.undone',
  ],
  message: `Paying for ${card.name} removes what allowed it to be played like this. ${r.message}`,
});
