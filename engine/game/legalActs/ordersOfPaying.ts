/** The orders in which the actions that an ability costs can be done, besides that in which they are printed (`play.pay.other`). */
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { type ActivateAct, activatables, picked } from '../chain/activatable.ts';
import { objectsMeant, VERB } from '../costs/costParts.ts';
import type { CostPart } from '../state/cards/cost.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf } from '../state/ref.ts';
import type { Budget, DeclaredPayment, State } from '../state/state.ts';

/** As what is said to be paid, from the first action on; what has to be chosen for one is asked for. */
export const otherOrdersOfPaying = (state: State, act: ActivateAct): readonly (readonly DeclaredPayment[])[] => {
  const found = picked(activatables(state, act), act.ability);
  if (found === null) return [];
  const { costParts } = found.ability.cost;
  if (new Set(costParts.map(({ pays }) => VERB[pays])).size < costParts.length) return [];
  const c = contextFor(state, effectFrame(found.controller, found.source, found.name));
  const said = (d: CostPart): DeclaredPayment => ({
    kind: 'cost part',
    verb: VERB[d.pays],
    objects:
      'what' in d && d.what !== undefined && 'kind' in d.what && d.what.kind !== 'chosen'
        ? idsOf(objectsMeant(c, d.what))
        : [],
  });
  const [, ...others] = permutations(costParts, state.budget);
  return others.map(order => order.map(said));
};

/** As they are first. */
const permutations = <T>(all: readonly T[], budget: Budget): readonly (readonly T[])[] => {
  budget.spend(all.length, 'payments');
  if (all.length < 2) return [all];
  return flatMapped(all, (first, at) =>
    permutations(
      all.filter((_, i) => i !== at),
      budget,
    ).map(rest => [first, ...rest]),
  );
};
