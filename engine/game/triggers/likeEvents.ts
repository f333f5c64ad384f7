/** `my hold effects are also conquer effects, and conversely`: what sets off one sets off the other (`ability.hold-effect`, `ability.conquer-effect`). */

import type { TriggeredInstance } from '../abilities/abilityIndex.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { passivesIn } from '../abilities/traits.ts';
import type { EventPattern, Triggered } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { ObjectId, State } from '../state/state.ts';

/** Whether that is said of anything; it seldom is, and is asked at every event. */
export const areAnyAlike = (state: State): boolean => passivesIn(state)?.gives.has('alike effects') === true;

/** The same abilities, with what else sets them off by now. */
export const withLikeEvents = (state: State, all: readonly TriggeredInstance[]): readonly TriggeredInstance[] => {
  const bearers = new Set<ObjectId>();
  for (const { effect, c } of passiveEffects(state, 'alike effects'))
    for (const r of c.evaluator.refs(c, effect.to)) if (r.kind === 'object') bearers.add(r.id);
  if (bearers.size === 0) return all;
  return all.map(each =>
    each.bearer !== null && bearers.has(each.bearer) ? { ...each, ability: alike(each.ability) } : each,
  );
};

const ALIKE: Readonly<Partial<Record<EventPattern['on'], EventPattern['on']>>> = { hold: 'conquer', conquer: 'hold' };

/** What an ability asks of the one event, it asks of the other; one that names both already says no more by it. */
const alike = (ability: Triggered): Triggered => {
  const names = (on: string): boolean => ability.events.some(each => each.on === on);
  if (names('hold') === names('conquer')) return ability;
  const more = flatMapped(ability.events, (each): readonly EventPattern[] => {
    const on = ALIKE[each.on];
    return on === undefined ? [] : [{ ...each, on }];
  });
  return { ...ability, events: [...ability.events, ...more] };
};
