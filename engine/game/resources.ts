/** Rune pools, and what runes add to them (`rune-pool`, `rune`). */
import { happen } from './happen.ts';
import { matching } from './matching.ts';
import { event } from './noting.ts';
import { change, changePlayer, changeUnits, type Play, step } from './play.ts';
import { baseOf, player } from './query.ts';
import { objectRef } from './ref.ts';
import type { GameObject, ObjectId, PlayerId, Pool, State } from './state.ts';
import { runeObject } from './tokens.ts';
import { putInDeck } from './zones.ts';

/** An amount of resources; `any` in a price can be paid with Power of every domain, `any` in a pool pays for every domain. */
export interface Amount {
  readonly energy: number;
  readonly power: readonly { readonly domain: string; readonly amount: number }[];
}

export const NOTHING: Amount = { energy: 0, power: [] };

/** How a price can be paid: from the pool, by exhausting runes for Energy, and by recycling runes for Power. */
export interface Plan {
  readonly energy: number;
  readonly power: readonly { readonly domain: string; readonly amount: number }[];
  readonly exhaust: readonly ObjectId[];
  readonly recycle: readonly ObjectId[];
}

const runesOf = (state: State, who: PlayerId): readonly GameObject[] =>
  state.objects.filter(o => o.type === 'rune' && o.zone.kind === 'base' && o.controller === who);

const domainOf = (rune: GameObject): string => rune.print.domains[0] ?? 'any';

/** How many domains a price of Power can be paid with: `calm`, `calm|mind`, `any`. */
const breadth = (domain: string): number => (domain === 'any' ? Number.POSITIVE_INFINITY : domain.split('|').length);

/** Null where it cannot be paid. A player who has no resources told pays nothing. */
export const planFor = (state: State, who: PlayerId, price: Amount): Plan | null => {
  const { pool } = player(state, who);
  if (pool === null) return { energy: 0, power: [], exhaust: [], recycle: [] };
  const runes = runesOf(state, who);
  const energy = Math.min(pool.energy, price.energy);
  const missing = price.energy - energy;
  const ready = runes.filter(r => !r.exhausted);
  if (ready.length < missing) return null;
  const sources = sourcesOf(pool, runes);
  const found = matching(unitsOf(price.power), sources, (price, s) => pays(s.domain, price));
  if (found === null) return null;
  const spent = new Map<string, number>();
  const recycle: ObjectId[] = [];
  for (const i of found) {
    const s = sources[i];
    if (s?.rune === null) spent.set(s.domain, (spent.get(s.domain) ?? 0) + 1);
    else if (s !== undefined) recycle.push(s.rune);
  }
  // A rune can be exhausted for Energy and then recycled for Power: those that go anyway are exhausted first.
  const goingFirst = [...ready].sort((a, b) => Number(recycle.includes(b.id)) - Number(recycle.includes(a.id)));
  return { energy, power: amounts(spent), exhaust: goingFirst.slice(0, missing).map(r => r.id), recycle };
};

/** One wish for each Power of a price; what can be paid in the fewest ways first. */
const unitsOf = (power: Amount['power']): readonly string[] =>
  [...power]
    .sort((a, b) => breadth(a.domain) - breadth(b.domain))
    .flatMap(({ domain, amount }) => Array.from({ length: amount }, () => domain));

interface PowerSource {
  readonly domain: string;
  /** Null for Power in the pool. */
  readonly rune: ObjectId | null;
}

/** In the order in which they are used: Power of a domain, Power of any, and then runes. */
const sourcesOf = (pool: Pool, runes: readonly GameObject[]): readonly PowerSource[] => [
  ...[...pool.power]
    .sort((a, b) => Number(a.domain === 'any') - Number(b.domain === 'any'))
    .flatMap(({ domain, amount }) => Array.from({ length: amount }, (): PowerSource => ({ domain, rune: null }))),
  ...runes.map((r): PowerSource => ({ domain: domainOf(r), rune: r.id })),
];

const pays = (source: string, price: string): boolean =>
  source === 'any' || price === 'any' || price.split('|').includes(source);

/** `pay`: carries a plan out. A rune that gives Power is recycled for it (`rune.basic.power`). */
export const payPlan = (play: Play, who: PlayerId, price: Amount, plan: Plan): void => {
  if (player(play.state, who).pool === null || isNothing(price)) return;
  changeUnits(play, plan.exhaust, r => {
    r.exhausted = true;
  });
  const recycled = plan.recycle.flatMap(id => play.state.objects[id] ?? []);
  for (const id of plan.recycle) putInDeck(play, id, 'bottom');
  changePlayer(play, who, p => {
    if (p.pool === null) return;
    const power = new Map(p.pool.power.map(x => [x.domain, x.amount]));
    for (const { domain, amount } of plan.power) power.set(domain, (power.get(domain) ?? 0) - amount);
    p.pool = { energy: p.pool.energy - plan.energy, power: amounts(power) };
  });
  step(play, 'pay', `${player(play.state, who).name} pays ${priceText(price)}.`, {
    players: [who],
    units: [...plan.exhaust, ...plan.recycle],
  });
  happen(
    play,
    recycled.map(o => event(play.state, 'recycle', { player: who, what: objectRef(play.state, o.id), memo: o })),
  );
};

const amounts = (power: ReadonlyMap<string, number>): Pool['power'] =>
  [...power].filter(([, amount]) => amount > 0).map(([domain, amount]) => ({ domain, amount }));

export const isNothing = (a: Amount): boolean => a.energy === 0 && a.power.every(p => p.amount === 0);

/** "2 Energy and 1 calm Power". */
export const priceText = ({ energy, power }: Amount): string => {
  const parts = power.filter(p => p.amount > 0).map(p => `${p.amount} ${p.domain.replaceAll('|', ' or ')} Power`);
  if (energy > 0 || parts.length === 0) parts.unshift(`${energy} Energy`);
  return parts.join(' and ');
};

/** `add`: into the pool; a player without told resources has no use for more. */
export const addResources = (play: Play, who: PlayerId, more: Amount, note?: string): void => {
  changePlayer(play, who, p => {
    const pool = p.pool ?? { energy: 0, power: [] };
    const power = new Map(pool.power.map(x => [x.domain, x.amount]));
    for (const { domain, amount } of more.power) power.set(domain, (power.get(domain) ?? 0) + amount);
    if (p.pool !== null) p.pool = { energy: pool.energy + more.energy, power: amounts(power) };
  });
  step(play, 'add', `${player(play.state, who).name} adds ${priceText(more)}.`, {
    players: [who],
    ...(note === undefined ? {} : { note }),
  });
};

/** `turn.main.pools-empty`, `turn.ending.pools-empty`: what is unspent is lost. */
export const emptyPools = (play: Play, rule: 'turn.main.pools-empty' | 'turn.ending.pools-empty'): void => {
  const full = play.state.players.filter(p => p.pool !== null && !isNothing(p.pool));
  if (full.length === 0) return;
  for (const { id } of full)
    changePlayer(play, id, p => {
      p.pool = { energy: 0, power: [] };
    });
  step(play, rule, 'All rune pools empty.', { players: full.map(p => p.id) });
};

/**
 * `channel`: from the top of the rune deck onto the board. Runes that nobody told of are of no known domain, and come to be
 * only for whoever has resources to count. Rules: `turn.channel-phase.task`.
 */
export const channel = (
  play: Play,
  who: PlayerId,
  amount: number,
  exhausted: boolean,
  rule: 'channel' | 'turn.channel',
): number => {
  const told = play.state.objects.filter(o => o.zone.kind === 'rune deck' && o.owner === who).slice(0, amount);
  const counts = player(play.state, who).pool !== null;
  const next = counts ? [...told, ...unknownRunes(play, who, amount - told.length)] : told;
  changeUnits(
    play,
    next.map(o => o.id),
    r => {
      r.zone = baseOf(who);
      r.controller = who;
      r.exhausted = exhausted;
      r.life += 1;
    },
  );
  const how = exhausted ? ' exhausted' : '';
  step(play, rule, `${player(play.state, who).name} channels ${amount} ${amount === 1 ? 'rune' : 'runes'}${how}.`, {
    players: [who],
    units: next.map(o => o.id),
  });
  return amount;
};

const unknownRunes = (play: Play, who: PlayerId, amount: number): readonly GameObject[] => {
  const first = play.state.objects.length;
  for (let n = 0; n < amount; n++)
    change(play, s => {
      const id = play.state.objects.length as ObjectId;
      s.objects = [...play.state.objects, { ...runeObject(play.state, id, who), zone: { kind: 'rune deck' } }];
    });
  return play.state.objects.slice(first);
};
