/** Whether an ability works now: all that it depends on is so. */
import { type Borne, isAwake } from './abilityInstances.ts';
import type { Context } from './context.ts';

/** `dependent`, and the condition that it names itself; "you" is whoever the context says. */
export const worksNow = (c: Context, borne: Borne): boolean => {
  const when = 'when' in borne.ability ? borne.ability.when : undefined;
  const mine = borne.controller === c.controller ? borne : { ...borne, controller: c.controller };
  return isAwake(c.state, mine) && (when === undefined || c.means.holds(c, when));
};
