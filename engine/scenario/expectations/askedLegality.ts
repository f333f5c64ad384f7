/** Whether an action is legal that is asked about and not carried out: what the line leaves open may be anything. */

import { type Act, isLegal, playFrom, refuse } from '../../game/actions.ts';
import { optionalKinds } from '../../game/costs/additionalCosts.ts';
import type { DeclaredChoices } from '../../game/state/act.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import { namingSomeAbility } from '../../game/turn/abilityMeant.ts';

/**
 * Every rule that it breaks; none if it is legal. Where it does not say which of several abilities, whether any can be activated; where
 * it says nothing of choices and payments, whether the card can be played with some of the additional costs that may be paid.
 */
export const refuseAny = (state: State, who: PlayerId, asked: Act): readonly Refusal[] => {
  const act = namingSomeAbility(state, who, asked);
  const refusals = refuse(state, who, act);
  if (refusals.length === 0) return refusals;
  return withCostsTakenUp(state, act).some(costlier => isLegal(state, who, costlier)) ? [] : refusals;
};

/**
 * The same act with one, two, … of the additional costs that may be paid (`play.cost.additional.optional`): they may lower its price, or
 * allow another place. What other keywords cost makes nothing legal.
 */
const withCostsTakenUp = (state: State, act: Act): readonly Act[] => {
  if (act.kind !== 'play' || saysSomething(act.declared)) return [];
  const card = state.objects[act.card];
  if (card === undefined) return [];
  const additional = optionalKinds(playFrom(state), card).filter(kind => kind === 'additional');
  return additional.map((_, last) => ({
    ...act,
    declared: { ...act.declared, paying: additional.slice(0, last + 1).map(keyword => ({ kind: 'keyword', keyword })) },
  }));
};

const saysSomething = ({ choosing, moves, paying }: DeclaredChoices): boolean =>
  choosing.length + moves.length + paying.length > 0;
