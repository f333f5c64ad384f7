/** When a card can be played: the timing that it has, and the one that its place gives it (`play.legality.timing`). */

import { abilitiesOf } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { objectFits } from '../abilities/filter.ts';
import { hasKeyword } from '../abilities/might.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import type { Play } from '../play/play.ts';
import type { Timing } from '../state/cards/ability.ts';
import type { ChainItem } from '../state/item.ts';
import type { Refusal } from '../state/refusal.ts';
import type { GameObject, PlayerId, State } from '../state/state.ts';
import { permissionFor } from './places.ts';
import { refuseTiming } from './timing.ts';

/**
 * `play.legality.timing` of a card that its player plays: of a unit by the place that it is played to, too
 * (`keyword.ambush.meaning`). Rules: `keyword.action.conditional`, `keyword.action.conditional.on-chain`,
 * `keyword.reaction.conditional`, `keyword.reaction.conditional.on-chain`, `action.play.when`.
 */
export const refuseCardTiming = (
  play: Play,
  before: State,
  item: ChainItem,
  card: GameObject,
  timing: Timing,
): readonly Refusal[] => {
  const ambush =
    card.type === 'unit' && item.to !== null && permissionFor(play.state, item.controller, card, item.to) === 'ambush';
  const quick = hasKeyword(play.state, card, 'quick-draw');
  const when: Timing = item.hiddenAt !== null || ambush || quick ? 'reaction' : timing;
  // Its own item has closed the state by now; what counts is how the state was before.
  return refuseTiming(before, item.controller, item.name, when, 'card', card.id);
};

export const timingOf = (state: State, who: PlayerId, o: GameObject): Timing => {
  let timing = o.print.timing;
  if (hasKeyword(state, o, 'reaction')) timing = 'reaction';
  else if (timing === 'main' && hasKeyword(state, o, 'action')) timing = 'action';
  for (const b of abilitiesOf(state, o))
    if (b.ability.kind === 'static') {
      const c = contextFor(state, effectFrame(who, b.source, b.name));
      if (isActive(c, b))
        for (const e of b.ability.effects) if (e.gives === 'timing' && e.what === 'me') timing = e.timing;
    }
  for (const { effect, c } of passiveEffects(state, 'timing'))
    if (
      effect.what !== 'me' &&
      c.controller === who &&
      objectFits(c, o, { ...effect.what, where: { kind: 'anywhere' } })
    )
      timing = effect.timing;
  return timing;
};
