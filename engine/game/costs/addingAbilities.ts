/** Reactions that add, which can be activated while something is paid for (`add.during-payment`), and what each comes to. */

import { abilitiesHad } from '../abilities/abilitiesHad.ts';
import type { AbilityInstance } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import type { Context } from '../abilities/context.ts';
import { contextFor, type EffectFrame, effectFrame } from '../abilities/effectFrame.ts';
import { isThere } from '../abilities/measures.ts';
import { onlyAdds } from '../play/items.ts';
import { rememberLast } from '../play/memo.ts';
import { changePlayer, newPlay, type Play, type Surroundings } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Activated, Cost, Instruction, Limited } from '../state/cards/ability.ts';
import { PLAIN_TERMS } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import type { ObjectId, PlayerId, State } from '../state/state.ts';
import { amountOf, asksAmount, canPayFromPool } from './payCost.ts';
import { type Amount, isNothing, withMore } from './resources.ts';

export type AddingAbility = AbilityInstance & { readonly ability: Activated; readonly bearer: ObjectId };

/** What one use of an ability takes from the pool, and what it adds. */
export interface Use {
  /** What its payer says for "any amount"; null where nothing is said. */
  readonly amount: number | null;
  readonly takes: Amount;
  readonly adds: readonly Added[];
}

interface Added {
  readonly more: Amount;
  readonly only: Limited | null;
}

/** What can be activated now but for resources that it costs; `free` costs none, `for resources` costs some, itself or as it resolves. */
export const addingAbilities = (
  state: State,
  who: PlayerId,
  which: 'free' | 'for resources',
): readonly AddingAbility[] => {
  if (!state.hasAbilities || player(state, who).pool === null) return NONE;
  const known = knownIn(state.memory, state)[which];
  const before = known.get(who);
  if (before !== undefined) return before;
  const found = lookedFor(state, who, which);
  known.set(who, found);
  return found;
};

const NONE: readonly never[] = [];

/** Whether a price can be paid is asked of one state in several ways: of each amount for X, of what pays together. */
const knownIn = rememberLast(
  'adding abilities',
  (_: State): Known => ({ free: new Map(), 'for resources': new Map() }),
);

type Known = Readonly<Record<'free' | 'for resources', Map<PlayerId, readonly AddingAbility[]>>>;

const lookedFor = (state: State, who: PlayerId, which: 'free' | 'for resources'): readonly AddingAbility[] => {
  const scratch = scratchOf(state);
  return flatMapped(
    flatMapped(
      state.objects.filter(o => o.controller === who && isThere(o)),
      o => abilitiesHad(state, o),
    ),
    b => (b.ability.kind === 'activated' && b.bearer !== null ? [{ ...b, ability: b.ability, bearer: b.bearer }] : []),
  ).filter(b => {
    const { ability } = b;
    if (ability.timing !== 'reaction') return false;
    const frame = effectFrame(who, b.source, b.name);
    const c = contextFor(state, frame);
    const isFree = isNothing(amountOf(c, ability.cost)) && !asksAmount(ability.cost);
    const isMeant =
      which === 'free' ? isFree && onlyAdds(ability) : !(isFree && onlyAdds(ability)) && converts(ability);
    return isMeant && isActive(c, b) && canPayFromPool(scratch, frame, actionsOf(ability.cost));
  });
};

/** A play on which what is tried leads to nothing else. */
export const scratchOf = (state: State): Play => newPlay(state, RUNS_NOTHING, null);
const RUNS_NOTHING: Surroundings = { run: () => {} };

const actionsOf = ({ costParts }: Cost): Cost => ({ energy: 0, power: [], costParts });

/** `pay any amount of energy to add that much`, `2 any: add 2`: nothing but that. */
const converts = ({ instructions }: Activated): boolean => {
  const [first, ...others] = instructions;
  const pays = first?.do === 'pay' && others.length === 0 && first.cost.costParts.length === 0 && !first.optional;
  return onlyAdds(pays ? first : { instructions });
};

/** What `amount` is said for in one use; all that it takes, with what is paid as it resolves. */
export const useOf = (state: State, source: AddingAbility, amount: number | null): Use => {
  const frame = frameOf(source, amount);
  const c = contextFor(state, frame);
  const { ability } = source;
  const [first] = ability.instructions;
  const paid = first?.do === 'pay' ? [ability.cost, first.cost] : [ability.cost];
  const amounts = paid.map(cost => amountOf(c, cost));
  return {
    amount,
    takes: {
      energy: amounts.reduce((sum, { energy }) => sum + energy, 0),
      power: flatMapped(amounts, ({ power }) => power),
    },
    adds: addedNow(contextFor(state, { ...frame, lastAmount: amount ?? 0 }), ability.instructions),
  };
};

/** Whether its payer says how much it takes. */
export const takesAnyAmount = ({ ability }: AddingAbility): boolean =>
  asksAmount(ability.cost) || ability.instructions.some(i => i.do === 'pay' && asksAmount(i.cost));

/** For activating it, with the amount that is said. */
export const frameOf = ({ controller, source, name }: AddingAbility, amount: number | null): EffectFrame =>
  effectFrame(controller, source, name, amount === null ? {} : { terms: { ...PLAIN_TERMS, x: amount } });

export const addedBy = (state: State, source: AddingAbility): readonly Added[] => useOf(state, source, null).adds;

const addedNow = (c: Context, instructions: readonly Instruction[]): readonly Added[] =>
  flatMapped(instructions, (i): readonly Added[] => {
    if (i.do === 'if') return addedNow(c, c.evaluator.holds(c, i.when) ? i.instructions : (i.otherwise ?? []));
    if (i.do === 'pay') return addedNow(c, i.instructions);
    if (i.do !== 'add') return [];
    return [{ more: amountOf(c, { energy: i.energy, power: i.power, costParts: [] }), only: i.only ?? null }];
  });

/** Only to see what they would come to. */
export const withAdded = (state: State, sources: readonly AddingAbility[]): State =>
  sources.reduce((before, source) => withMorePool(before, source.controller, addedBy(before, source)), state);

export const withMorePool = (state: State, who: PlayerId, added: readonly Added[]): State => {
  const scratch = scratchOf(state);
  for (const { more, only } of added)
    changePlayer(scratch, who, p => {
      if (p.pool !== null) p.pool = withMore(p.pool, more, only);
    });
  return scratch.state;
};
