/**
 * Resources made while something is paid for (`add.during-payment`): Reactions that add, and cost no resources themselves. One
 * that the payer named is used; unnamed, as few as it takes, and of several kinds those that the payer picks.
 */

import { type AbilityInstance, abilitiesOf } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import type { Context } from '../abilities/context.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { isThere } from '../abilities/measures.ts';
import { abilitiesGiven } from '../abilities/traits.ts';
import { ask } from '../play/ask.ts';
import { onlyAdds } from '../play/items.ts';
import { changePlayer, newPlay, type Play, type Surroundings, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Activated, Instruction } from '../state/cards/ability.ts';
import type { Limited } from '../state/cards/cost.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, objectRef } from '../state/ref.ts';
import type { ObjectId, PlayerId, State } from '../state/state.ts';
import { amountOf, canPayFromPool, payFromPool } from './payCost.ts';
import { type Amount, isNothing, planFor, withMore } from './resources.ts';
import { maySpend, type Spending } from './spending.ts';

/** What somebody is about to pay. */
export interface Payment {
  readonly who: PlayerId;
  readonly price: Amount;
  /** What it is for, as questions about it say. */
  readonly about: string;
  readonly on: Spending | null;
  /** What the payer said to add with; nothing leaves it to their choice. */
  readonly said: readonly ObjectId[];
}

type AddingAbility = AbilityInstance & { readonly ability: Activated; readonly bearer: ObjectId };

/** Whether there is enough for a price, or can be as it is paid. */
export const isPayable = (state: State, payment: Payment): boolean =>
  isInPool(state, payment) || sourcesFor(state, payment).length > 0;

/** Whether there is enough without adding any. */
export const isInPool = (state: State, { who, price, on }: Payment): boolean => planFor(state, who, price, on) !== null;

/** The abilities to add with, of which all together make enough; none where they do not. */
const sourcesFor = (state: State, payment: Payment): readonly AddingAbility[] => {
  const { who, on, said } = payment;
  const all = sourcesOf(state, who).filter(s =>
    addedBy(state, s).some(({ only }) => only === null || maySpend(state, who, only, on)),
  );
  const named = all.filter(s => said.includes(s.bearer));
  const usable = named.length > 0 ? named : all;
  return usable.length > 0 && isInPool(withAdded(state, usable), payment) ? usable : [];
};

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
    return isActive(c, b) && isNothing(amountOf(c, ability.cost)) && canPayFromPool(scratch, frame, ability.cost);
  });
};

const RUNS_NOTHING: Surroundings = { run: () => {} };

interface Added {
  readonly more: Amount;
  readonly only: Limited | null;
}

const addedBy = (state: State, { ability, controller, source, name }: AddingAbility): readonly Added[] =>
  addedNow(contextFor(state, effectFrame(controller, source, name)), ability.instructions);

const addedNow = (c: Context, instructions: readonly Instruction[]): readonly Added[] =>
  flatMapped(instructions, (i): readonly Added[] => {
    if (i.do === 'if') return addedNow(c, c.evaluator.holds(c, i.when) ? i.instructions : (i.otherwise ?? []));
    if (i.do !== 'add') return [];
    return [{ more: amountOf(c, { energy: i.energy, power: i.power, costParts: [] }), only: i.only ?? null }];
  });

/** Only to see what they would come to. */
const withAdded = (state: State, sources: readonly AddingAbility[]): State => {
  const scratch = newPlay(state, RUNS_NOTHING);
  for (const source of sources)
    for (const { more, only } of addedBy(state, source))
      changePlayer(scratch, source.controller, p => {
        if (p.pool !== null) p.pool = withMore(p.pool, more, only);
      });
  return scratch.state;
};

/**
 * `add.during-payment.at-once`: adds until there is enough, each ability resolving at once, with no window for anybody. Does nothing
 * where there is enough, or cannot be.
 */
export const addForPayment = (play: Play, payment: Payment): void => {
  while (!isInPool(play.state, payment)) {
    const sources = sourcesFor(play.state, payment);
    const [first] = sources;
    if (first === undefined) return;
    activate(play, payment.who, nextOf(play, payment, sources) ?? first);
  }
};

const activate = (play: Play, who: PlayerId, { ability, bearer, source, name }: AddingAbility): void => {
  const frame = effectFrame(who, source, name);
  step(play, 'add.during-payment', `${player(play.state, who).name} activates ${name} to pay with what it adds.`, {
    players: [who],
    units: [bearer],
  });
  if (payFromPool(play, frame, ability.cost)) play.run(play, frame, ability.instructions);
};

/** Which to use is the payer's choice; of those that were named, or that are all alike, it is the first. */
const nextOf = (play: Play, payment: Payment, sources: readonly AddingAbility[]): AddingAbility | undefined => {
  if (areAlike(sources) || sources.some(s => payment.said.includes(s.bearer))) return sources[0];
  const helpful = sources.filter(s => isHelpful(play.state, payment, s));
  if (areAlike(helpful)) return helpful[0];
  const options = [...new Set(helpful.map(s => s.bearer))].map(id => objectRef(play.state, id));
  const { refs } = ask(play, 'refs', {
    player: payment.who,
    question: { ask: 'refs', what: 'object', options, least: 1, most: 1 },
    about: payment.about,
    rule: 'add.during-payment',
    prompt: 'what to add resources with',
  });
  const ways = helpful.filter(s => idsOf(refs).includes(s.bearer));
  return ways[whichWay(play, payment, ways)];
};

const whichWay = (play: Play, { who, about }: Payment, ways: readonly AddingAbility[]): number =>
  ask(play, 'modes', {
    player: who,
    question: { ask: 'modes', labels: ways.map(s => s.ability.text), count: 1 },
    about,
    rule: 'add.during-payment',
    prompt: 'which ability to add resources with',
  }).modes[0] ?? 0;

const areAlike = ([first, ...others]: readonly AddingAbility[]): boolean =>
  others.every(s => s.ability.text === first?.ability.text);

/** Whether less is lacking with it. */
const isHelpful = (state: State, payment: Payment, source: AddingAbility): boolean =>
  lacking(withAdded(state, [source]), payment) < lacking(state, payment);

/** How many more resources of any kind it would take. */
const lacking = (state: State, payment: Payment): number => {
  const { energy, power } = payment.price;
  const ofEnergy = leastThat(energy, n =>
    isInPool(withExtra(state, payment.who, { energy: n, power: [] }), {
      ...payment,
      price: { energy, power: [] },
    }),
  );
  const ofPower = leastThat(
    power.reduce((sum, { amount }) => sum + amount, 0),
    n =>
      isInPool(withExtra(state, payment.who, { energy: 0, power: [{ domain: 'any', amount: n }] }), {
        ...payment,
        price: { energy: 0, power },
      }),
  );
  return ofEnergy + ofPower;
};

const withExtra = (state: State, who: PlayerId, more: Amount): State => {
  const scratch = newPlay(state, RUNS_NOTHING);
  changePlayer(scratch, who, p => {
    if (p.pool !== null) p.pool = withMore(p.pool, more, null);
  });
  return scratch.state;
};

/** The least number up to `most` for which it is so, given that it stays so for all that are larger. */
const leastThat = (most: number, isSo: (n: number) => boolean): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};
