/** Whether an ability works now. */
import { type AbilityInstance, areKeywordsActive } from './abilityInstances.ts';
import type { Context } from './context.ts';

/**
 * Whether all conditions of the ability hold: those of the keywords it depends on (`dependent`) and its own. "You" is
 * the player of the context.
 */
export const isActive = (c: Context, instance: AbilityInstance): boolean => {
  const when = 'when' in instance.ability ? instance.ability.when : undefined;
  const mine = instance.controller === c.controller ? instance : { ...instance, controller: c.controller };
  return areKeywordsActive(c.state, mine) && (when === undefined || c.evaluator.holds(c, when));
};
