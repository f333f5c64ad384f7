/**
 * Resources made while something is paid for (`add.during-payment`): Reactions that add, and cost no resources themselves. One
 * that the payer named is used; unnamed, as few as it takes, where it makes no difference which.
 */

import { type AbilityInstance, abilitiesOf } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { isThere } from '../abilities/measures.ts';
import { abilitiesGiven } from '../abilities/traits.ts';
import { onlyAdds } from '../play/items.ts';
import { changePlayer, newPlay, type Play, type Surroundings, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Activated, Instruction } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { ObjectId, PlayerId, State } from '../state/state.ts';
import { amountOf, canPay, payCost } from './payCost.ts';
import { type Amount, isNothing, planFor, withMore } from './resources.ts';
import { maySpend, type Spending } from './spending.ts';

type AddingAbility = AbilityInstance & { readonly ability: Activated; readonly bearer: ObjectId };

/**
 * The abilities to activate so that the price can be paid: none where it can be paid anyway; null where nothing helps.
 */
export const sourcesFor = (
  state: State,
  who: PlayerId,
  price: Amount,
  said: readonly ObjectId[] = [],
  on: Spending | null = null,
): readonly AddingAbility[] | null => {
  if (planFor(state, who, price, on) !== null) return [];
  const all = sourcesOf(state, who).filter(s => s.ability.instructions.some(i => isOpen(state, who, i, on)));
  const named = all.filter(s => said.includes(s.bearer));
  const alike = all.every(s => s.ability.text === all[0]?.ability.text);
  const unnamed = alike ? all : [];
  const usable = named.length > 0 ? named : unnamed;
  const scratch = newPlay(state, RUNS_NOTHING);
  for (const [n, source] of usable.entries()) {
    for (const i of source.ability.instructions) if (i.do === 'add') pour(scratch, source, i);
    if (planFor(scratch.state, who, price, on) !== null) return usable.slice(0, n + 1);
  }
  return null;
};

/** Whether what an instruction adds may be spent on that at all. */
const isOpen = (state: State, who: PlayerId, i: Instruction, on: Spending | null): boolean =>
  i.do === 'add' && (i.only === undefined || maySpend(state, who, i.only, on));

const sourcesOf = (state: State, who: PlayerId): readonly AddingAbility[] => {
  if (!state.hasAbilities || player(state, who).pool === null) return [];
  const given = abilitiesGiven(state);
  const scratch = newPlay(state, RUNS_NOTHING);
  return flatMapped(
    flatMapped(
      state.objects.filter(o => o.controller === who && isThere(o)),
      o => abilitiesOf(state, o, given.get(o.id)),
    ),
    b => (b.ability.kind === 'activated' && b.bearer !== null ? [{ ...b, ability: b.ability, bearer: b.bearer }] : []),
  ).filter(b => {
    const { ability } = b;
    if (ability.timing !== 'reaction' || !onlyAdds(ability)) return false;
    const frame = effectFrame(who, b.source, b.name);
    const c = contextFor(state, frame);
    return isActive(c, b) && isNothing(amountOf(c, ability.cost)) && canPay(scratch, frame, ability.cost);
  });
};

const RUNS_NOTHING: Surroundings = { run: () => {} };

/** Only to see what it would come to. */
const pour = (scratch: Play, source: AddingAbility, i: Extract<Instruction, { do: 'add' }>): void => {
  const c = contextFor(scratch.state, effectFrame(source.controller, source.source, source.name));
  const more = amountOf(c, { energy: i.energy, power: i.power, costParts: [] });
  changePlayer(scratch, source.controller, p => {
    if (p.pool !== null) p.pool = withMore(p.pool, more, i.only ?? null);
  });
};

/** `add.during-payment.at-once`: each resolves at once, with no window for anybody. */
export const addForPayment = (
  play: Play,
  who: PlayerId,
  price: Amount,
  said: readonly ObjectId[] = [],
  on: Spending | null = null,
): void => {
  for (const s of sourcesFor(play.state, who, price, said, on) ?? []) {
    const frame = effectFrame(who, s.source, s.name);
    step(play, 'add.during-payment', `${player(play.state, who).name} activates ${s.name} to pay with what it adds.`, {
      players: [who],
      units: [s.bearer],
    });
    if (payCost(play, frame, s.ability.cost)) play.run(play, frame, s.ability.instructions);
  }
};
