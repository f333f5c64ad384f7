/** Whether an ability works now. */
import { type AbilityInstance, areKeywordsActive, keywordsOfInstance } from './abilityInstances.ts';
import type { Context } from './context.ts';

/**
 * Whether all conditions of the ability hold: those of the keywords it depends on (`dependent`) and its own. "You" is
 * the player of the context.
 */
export const isActive = (c: Context, instance: AbilityInstance): boolean => {
  const when = 'when' in instance.ability ? instance.ability.when : undefined;
  const mine = instance.controller === c.controller ? instance : { ...instance, controller: c.controller };
  return (
    areKeywordsActive(c.state, mine) &&
    !isLostWithKeyword(c, instance) &&
    (when === undefined || c.evaluator.holds(c, when))
  );
};

/** `keyword.removed`: what is printed as a keyword, or behind one, goes with it where a passive takes the keyword away. */
const isLostWithKeyword = (c: Context, instance: AbilityInstance): boolean => {
  const { bearer } = instance;
  const keywords = bearer === null ? NONE : keywordsOfInstance(instance);
  const o = keywords.length === 0 || bearer === null ? undefined : c.state.objects[bearer];
  return o !== undefined && keywords.some(name => c.view.isLost(o, name));
};

const NONE: readonly never[] = [];
