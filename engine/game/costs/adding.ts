/**
 * Resources made while something is paid for (`add.during-payment`): Reactions that add. One that the payer named is used; unnamed,
 * as few as it takes, those that cost no resources first, and of several kinds those that the payer picks.
 */

import { ask } from '../play/ask.ts';
import { type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import { isPossible } from '../play/trial.ts';
import { idsOf, objectRef } from '../state/ref.ts';
import type { ObjectId, PlayerId, State } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { type AddingAbility, addedBy, addingAbilities, frameOf, withAdded, withMorePool } from './addingAbilities.ts';
import { type Conversion, conversionsTo } from './converting.ts';
import { payFromPool } from './payCost.ts';
import { type Amount, planFor } from './resources.ts';
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
  /** Whether the rest of the cost, its actions, can be paid once the resources are there; null where there is no rest. */
  readonly isRestPayable: ((play: Play) => boolean) | null;
}

/** Of a price of Energy and Power alone, for something that is no item of the chain. */
export const paymentOf = (who: PlayerId, price: Amount, about: string): Payment => ({
  who,
  price,
  about,
  on: null,
  said: [],
  isRestPayable: null,
});

/** Whether there is enough for a price, or can be as it is paid. */
export const isPayable = (state: State, payment: Payment): boolean =>
  isInPool(state, payment) || sourcesFor(state, payment).length > 0 || convertible(state, payment) !== null;

/** Whether there is enough without adding any. */
export const isInPool = (state: State, { who, price, on }: Payment): boolean => planFor(state, who, price, on) !== null;

/** The abilities to add with, of which all together make enough; none where they do not. */
const sourcesFor = (state: State, payment: Payment): readonly AddingAbility[] => {
  const { who, on, said } = payment;
  const all = addingAbilities(state, who, 'free').filter(s =>
    addedBy(state, s).some(({ only }) => only === null || maySpend(state, who, only, on)),
  );
  const named = all.filter(s => said.includes(s.bearer));
  const usable = named.length > 0 ? named : all;
  return usable.length > 0 && isInPool(withAdded(state, usable), payment) ? usable : [];
};

/** How resources are turned into what is missing, and whether all that can be added is needed for it; null where they cannot be. */
const convertible = (state: State, payment: Payment): Converting | null => {
  const { who, on, said } = payment;
  const now = conversionsTo(state, who, payment);
  if (now.length > 0) return { ways: now, adding: [] };
  const adding = addingAbilities(state, who, 'free').filter(s =>
    addedBy(state, s).some(({ only }) => only === null || maySpend(state, who, only, on)),
  );
  if (adding.length === 0) return null;
  const ways = conversionsTo(withAdded(state, adding), who, payment);
  if (ways.length === 0) return null;
  const enough = adding.filter(s => conversionsTo(withAdded(state, [s]), who, payment).length > 0);
  const usable = enough.length > 0 ? enough : adding;
  const named = usable.filter(s => said.includes(s.bearer));
  return { ways, adding: named.length > 0 ? named : usable };
};

interface Converting {
  /** What the first use may be, once there is enough for it. */
  readonly ways: readonly Conversion[];
  /** What to add with before. */
  readonly adding: readonly AddingAbility[];
}

/**
 * `add.during-payment.at-once`: adds until there is enough, each ability resolving at once, with no window for anybody. Does nothing
 * where there is enough, or cannot be.
 */
export const addForPayment = (play: Play, payment: Payment): void => {
  const { budget } = play.state;
  budget.during('payments', () => {
    while (!isInPool(play.state, payment) && addOnce(play, payment));
  });
};

/** False where nothing adds what is missing. */
const addOnce = (play: Play, payment: Payment): boolean => {
  play.state.budget.spend(play.state.objects.length, 'payments');
  const sources = sourcesFor(play.state, payment);
  if (sources.length === 0) return addForConversion(play, payment);
  const next = isAnyNamed(payment, sources) ? sources : sources.filter(s => isHelpful(play.state, payment, s));
  return activate(play, payment.who, pick(play, payment, leavingRest(play, payment, next)), null);
};

/** Turns some resources into what is missing, or adds what that takes first. */
const addForConversion = (play: Play, payment: Payment): boolean => {
  const found = convertible(play.state, payment);
  if (found === null) return false;
  if (found.adding.length > 0) return activate(play, payment.who, pick(play, payment, found.adding), null);
  const named = found.ways.filter(w => payment.said.includes(w.source.bearer));
  const ways = named.length > 0 ? named : found.ways;
  const sources = ways.map(w => w.source);
  const source = pick(play, payment, sources);
  return activate(play, payment.who, source, ways.find(w => w.source === source)?.use.amount ?? null);
};

const activate = (play: Play, who: PlayerId, source: AddingAbility | undefined, amount: number | null): boolean => {
  if (source === undefined) return false;
  const { ability, bearer, name } = source;
  const frame = frameOf(source, amount);
  step(play)?.tell(
    'add.during-payment',
    `${player(play.state, who).name} activates ${name} to pay with what it adds.`,
    {
      players: [who],
      units: [bearer],
    },
  );
  if (payFromPool(play, frame, ability.cost)) play.run(play, frame, ability.instructions);
  return true;
};

/** `play.pay.dead-end`: those with which the rest of the cost can still be paid; all where there is none. */
const leavingRest = (play: Play, payment: Payment, sources: readonly AddingAbility[]): readonly AddingAbility[] => {
  const { isRestPayable } = payment;
  if (isRestPayable === null) return sources;
  const resources: Payment = { ...payment, isRestPayable: null };
  const leaves = (source: AddingAbility): boolean =>
    isPossible(play, scratch => {
      activate(scratch, payment.who, source, null);
      addForPayment(scratch, resources);
      if (!isInPool(scratch.state, payment) || !isRestPayable(scratch)) stop({ kind: 'refused', refusals: [] });
    });
  const fit = play.state.budget.during('payments', () => sources.filter(leaves));
  if (fit.length > 0) return fit;
  // What was named may be meant for the rest alone.
  const others = sourcesFor(play.state, { ...payment, said: [] }).filter(s => !sources.includes(s) && leaves(s));
  return others.length > 0 ? others : sources;
};

const isAnyNamed = ({ said }: Payment, sources: readonly AddingAbility[]): boolean =>
  sources.some(s => said.includes(s.bearer));

/** Which to use is the payer's choice; of those that were named, or that are all alike, it is the first. */
const pick = (play: Play, payment: Payment, sources: readonly AddingAbility[]): AddingAbility | undefined => {
  if (areAlike(sources) || isAnyNamed(payment, sources)) return sources[0];
  const options = [...new Set(sources.map(s => s.bearer))].map(id => objectRef(play.state, id));
  const { refs } = ask(play, 'refs', {
    player: payment.who,
    question: { ask: 'refs', what: 'object', options, least: 1, most: 1 },
    about: payment.about,
    rule: 'add.during-payment',
    prompt: 'what to add resources with',
  });
  const ways = sources.filter(s => idsOf(refs).includes(s.bearer));
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

const withExtra = (state: State, who: PlayerId, more: Amount): State =>
  withMorePool(state, who, [{ more, only: null }]);

/** The least number up to `most` for which it is so, given that it stays so for all that are larger. */
const leastThat = (most: number, matches: (n: number) => boolean): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (matches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};
