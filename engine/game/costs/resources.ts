/** Rune pools, and what runes add to them (`rune-pool`, `rune`). */

import { type Alike, matching } from '../play/matching.ts';
import { changeObjects, changePlayer, type Play, step } from '../play/play.ts';
import { objectsById, player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { putInDeck } from '../play/zones.ts';
import type { Limited } from '../state/cards/cost.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { GameObject, LimitedPool, ObjectId, PlayerId, Pool, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { maySpend, type Spending } from './spending.ts';

/** An amount of resources; `any` in a price can be paid with Power of every domain, `any` in a pool pays for every domain. */
export interface Amount {
  readonly energy: number;
  readonly power: readonly { readonly domain: string; readonly amount: number }[];
}

/** How a price can be paid: from the pool, by exhausting runes for Energy, and by recycling runes for Power. */
export interface PaymentPlan {
  /** What is left of the pool. */
  readonly pool: Pool;
  readonly exhaust: readonly ObjectId[];
  readonly recycle: readonly ObjectId[];
}

/** The runes that a player has on the board. */
export const runesOf = (state: State, who: PlayerId): readonly GameObject[] =>
  state.objects.filter(o => o.type === 'rune' && o.zone.kind === 'base' && o.controller === who);

/** `any` for a rune of a rune deck that the scenario does not list. */
export const domainOf = (rune: GameObject): string => rune.print.domains[0] ?? 'any';

/** How many domains a price of Power can be paid with: `calm`, `calm|mind`, `any`. */
export const breadth = (domain: string): number =>
  domain === 'any' ? Number.POSITIVE_INFINITY : domain.split('|').length;

/** The parts of the pool that may be spent on this, limited ones first, as they are of less use for anything else. */
const openPartsOf = (state: State, who: PlayerId, pool: Pool, on: Spending | null): readonly PoolPart[] => [
  ...pool.limited.filter(part => maySpend(state, who, part.only, on)),
  pool,
];

type PoolPart = Pick<Pool, 'energy' | 'power'>;

const inPool = ({ energy, power }: PoolPart, limited: Pool['limited']): Pool => ({ energy, power, limited });
const limitedTo = ({ energy, power }: PoolPart, only: Limited): LimitedPool => ({ energy, power, only });

/**
 * How a player pays this price, with the parts of the pool that may be spent `on` it; null where it cannot be paid.
 * Players whose resources the scenario does not state can pay anything: their plan takes nothing.
 */
export const planFor = (state: State, who: PlayerId, price: Amount, on: Spending | null = null): PaymentPlan | null => {
  const { pool } = player(state, who);
  if (pool === null) return { pool: EMPTY, exhaust: NONE, recycle: NONE };
  const asksPower = price.power.some(isSome);
  if (!asksPower && pool.limited.length === 0) return planForEnergy(state, who, pool, price.energy);
  const parts = openPartsOf(state, who, pool, on);
  let missing = price.energy;
  const spent = new Map<PoolPart, Spent>();
  for (const part of parts) {
    const energy = Math.min(part.energy, missing);
    missing -= energy;
    spent.set(part, { energy, power: new Map() });
  }
  // Most prices are asked about, and can be paid from the pool or not at all: the runes are looked at where they matter.
  const runes = missing > 0 || asksPower ? runesOf(state, who) : NONE;
  const ready = readyFor(missing, runes);
  if (ready === null) return null;
  const recycle = asksPower ? recycledFor(price.power, powerSources(parts, runes), spent) : NONE;
  if (recycle === null) return null;
  const left = (part: PoolPart): PoolPart => less(part, spent.get(part));
  // A rune can be exhausted for Energy and then recycled for Power: those that go anyway are exhausted first.
  const goingFirst =
    recycle.length === 0
      ? ready
      : [...ready].sort((a, b) => Number(recycle.includes(b.id)) - Number(recycle.includes(a.id)));
  return {
    pool: inPool(left(pool), filled(pool.limited.map(part => limitedTo(left(part), part.only)))),
    exhaust: goingFirst.slice(0, missing).map(r => r.id),
    recycle,
  };
};

const NONE: readonly never[] = [];

/** Those that can be exhausted for Energy; null where they are fewer than that takes. */
const readyFor = (missing: number, runes: readonly GameObject[]): readonly GameObject[] | null => {
  const ready = missing > 0 ? runes.filter(r => !r.exhausted) : NONE;
  if (ready.length < missing) return null;
  return ready;
};

const isSome = ({ amount }: Amount['power'][number]): boolean => amount > 0;

/** The same for what most things cost, Energy alone, from a pool that may be spent on anything. */
const planForEnergy = (state: State, who: PlayerId, pool: Pool, energy: number): PaymentPlan | null => {
  const paid = Math.min(pool.energy, energy);
  const missing = energy - paid;
  const ready = readyFor(missing, missing > 0 ? runesOf(state, who) : NONE);
  if (ready === null) return null;
  const power = pool.power.every(isSome) ? pool.power : pool.power.filter(isSome);
  return {
    pool: { energy: pool.energy - paid, power, limited: pool.limited },
    exhaust: missing > 0 ? ready.slice(0, missing).map(r => r.id) : NONE,
    recycle: NONE,
  };
};

const powerSources = (parts: readonly PoolPart[], runes: readonly GameObject[]): readonly Alike<PowerSource>[] => [
  ...flatMapped(parts, sourcesOf),
  ...runes.map((r): Alike<PowerSource> => ({ each: { domain: domainOf(r), of: r.id }, amount: 1 })),
];

/** The runes that are recycled for this Power; what the pool pays of it is added to `spent`. Null where it cannot be paid. */
const recycledFor = (
  power: Amount['power'],
  sources: readonly Alike<PowerSource>[],
  spent: ReadonlyMap<PoolPart, Spent>,
): readonly ObjectId[] | null => {
  const used = matching(wantedOf(power), sources, (price, source) => canPayFor(source.domain, price));
  if (used === null) return null;
  const recycled: ObjectId[] = [];
  for (const i of flatMapped(used, each => each)) {
    const source = sources[i]?.each;
    if (source === undefined) continue;
    if (typeof source.of === 'number') recycled.push(source.of);
    else {
      const fromPart = spent.get(source.of)?.power;
      fromPart?.set(source.domain, (fromPart.get(source.domain) ?? 0) + 1);
    }
  }
  return recycled;
};

/** What a plan takes from a part of the pool. */
interface Spent {
  energy: number;
  readonly power: Map<string, number>;
}

const less = ({ energy, power }: PoolPart, spent: Spent | undefined): PoolPart => ({
  energy: energy - (spent?.energy ?? 0),
  power: flatMapped(power, ({ domain, amount }) => {
    const left = amount - (spent?.power.get(domain) ?? 0);
    return left > 0 ? [{ domain, amount: left }] : [];
  }),
});

const filled = (parts: readonly LimitedPool[]): readonly LimitedPool[] => parts.filter(part => !isNothing(part));

/** The Power of a price, by domain; what can be paid in the fewest ways first. */
const wantedOf = (power: Amount['power']): readonly Alike<string>[] =>
  inOrderOf(power, (a, b) => breadth(a.domain) - breadth(b.domain)).map(({ domain, amount }) => ({
    each: domain,
    amount,
  }));

interface PowerSource {
  readonly domain: string;
  /** A part of the pool, or a rune. */
  readonly of: PoolPart | ObjectId;
}

/** In the order in which they are used: Power of a domain, then Power of any. */
const sourcesOf = (part: PoolPart): readonly Alike<PowerSource>[] =>
  inOrderOf(part.power, (a, b) => Number(a.domain === 'any') - Number(b.domain === 'any')).map(
    ({ domain, amount }) => ({ each: { domain, of: part }, amount }),
  );

type Power = Amount['power'][number];

const inOrderOf = (power: readonly Power[], order: (a: Power, b: Power) => number): readonly Power[] =>
  power.length < 2 ? power : [...power].sort(order);

export const canPayFor = (source: string, price: string): boolean =>
  source === 'any' || price === 'any' || price.split('|').includes(source);

/** `pay`: carries a plan out. A rune that gives Power is recycled for it (`rune.basic.power`). */
export const payPlan = (play: Play, who: PlayerId, price: Amount, plan: PaymentPlan): void => {
  if (isNothing(price)) return;
  changePlayer(play, who, p => {
    p.energySpent += price.energy;
    p.powerSpent += price.power.reduce((sum, { amount }) => sum + amount, 0);
    if (p.pool === null && p.unspecifiedPayments === 'none') p.unspecifiedPayments = 'willing';
  });
  if (player(play.state, who).pool === null) return;
  changeObjects(play, plan.exhaust, r => {
    r.exhausted = true;
  });
  const recycled = objectsById(play.state, plan.recycle);
  const hangsOnDomain = recycled.some(isOfUnspecifiedDomain) && price.power.some(isOfDomain);
  for (const id of plan.recycle) putInDeck(play, id, 'bottom');
  changePlayer(play, who, p => {
    if (p.pool !== null) p.pool = plan.pool;
    if (hangsOnDomain) p.unspecifiedDomainUsed = true;
  });
  step(play)?.tell('pay', `${player(play.state, who).name} pays ${priceText(price)}.`, {
    players: [who],
    units: [...plan.exhaust, ...plan.recycle],
  });
  emitEvents(play, () =>
    recycled.map(o => newEvent('recycle', { player: who, what: objectRef(play.state, o.id), memo: o })),
  );
};

/** Of a rune deck that the scenario does not list: it pays Power of every domain. */
export const isOfUnspecifiedDomain = ({ print }: GameObject): boolean => print.domains.length === 0;

const isOfDomain = (power: Power): boolean => isSome(power) && power.domain !== 'any';

/** Whether a player's resources are counted; if not, it is noted that they pay what they would be asked about otherwise. */
export const isAskedToPay = (play: Play, who: PlayerId): boolean => {
  const { pool, unspecifiedPayments } = player(play.state, who);
  if (pool !== null) return true;
  if (unspecifiedPayments !== 'unasked')
    changePlayer(play, who, p => {
      p.unspecifiedPayments = 'unasked';
    });
  return false;
};

const amounts = (power: ReadonlyMap<string, number>): Pool['power'] =>
  [...power].filter(([, amount]) => amount > 0).map(([domain, amount]) => ({ domain, amount }));

const isEmpty = (pool: Pool): boolean => isNothing(pool) && pool.limited.length === 0;

/** Whether there is nothing to pay. */
export const isNothing = (a: Amount): boolean => a.energy === 0 && a.power.every(p => p.amount === 0);

/** "2 Energy and 1 calm Power", "1 Power of any domain". */
export const priceText = ({ energy, power }: Amount): string => {
  const parts = power
    .filter(p => p.amount > 0)
    .map(({ amount, domain }) =>
      domain === 'any' ? `${amount} Power of any domain` : `${amount} ${domain.replaceAll('|', ' or ')} Power`,
    );
  if (energy > 0 || parts.length === 0) parts.unshift(`${energy} Energy`);
  return parts.join(' and ');
};

/** "2 Energy, and 1 Power of any domain only to play spells". */
export const poolText = (pool: Pool): string => `${priceText(pool)}${limitedText(pool)}`;

/** ", and 1 Power of any domain only to play spells" for each part of the pool that is limited; empty if none is. */
export const limitedText = (pool: Pool): string =>
  pool.limited.map(part => `, and ${priceText(part)} only to ${part.only.words}`).join('');

/** `add`: into the pool; a player without resources in the scenario has no use for more. */
export const addResources = (play: Play, who: PlayerId, more: Amount, only: Limited | null): void => {
  changePlayer(play, who, p => {
    if (p.pool !== null) p.pool = withMore(p.pool, more, only);
  });
  const limit = only === null ? '' : ` only to ${only.words}`;
  step(play)?.tell('add', `${player(play.state, who).name} adds ${priceText(more)}${limit}.`, { players: [who] });
};

/** The pool with these resources added; what is limited in the same words is kept together. */
export const withMore = (pool: Pool, more: Amount, only: Limited | null): Pool => {
  if (only === null) return inPool(sumOf(pool, more), pool.limited);
  const alike = pool.limited.find(other => other.only.words === only.words);
  const part = limitedTo(sumOf(alike ?? EMPTY, more), only);
  return { ...pool, limited: filled([...pool.limited.filter(other => other !== alike), part]) };
};

const sumOf = (a: PoolPart, b: Amount): PoolPart => {
  const power = new Map(a.power.map(x => [x.domain, x.amount]));
  for (const { domain, amount } of b.power) power.set(domain, (power.get(domain) ?? 0) + amount);
  return { energy: a.energy + b.energy, power: amounts(power) };
};

const EMPTY: Pool = { energy: 0, power: [], limited: [] };

/** `turn.main.pools-empty`, `turn.ending.pools-empty`: what is unspent is lost. */
export const emptyPools = (play: Play, rule: 'turn.main.pools-empty' | 'turn.ending.pools-empty'): void => {
  const full = play.state.players.filter(p => p.pool !== null && !isEmpty(p.pool));
  if (full.length === 0) return;
  for (const { id } of full)
    changePlayer(play, id, p => {
      p.pool = EMPTY;
    });
  step(play)?.tell(rule, 'All rune pools empty.', { players: full.map(p => p.id) });
};
