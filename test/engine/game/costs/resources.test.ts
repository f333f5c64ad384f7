/** Paying with a pool and runes, against trying every way. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amount, planFor } from '../../../../engine/game/costs/resources.ts';
import type { GameObject, PlayerId, State } from '../../../../engine/game/state/state.ts';
import { openingOf } from '../random/game.ts';

const DOMAINS = ['fury', 'calm', 'mind'];
const PRICES = ['fury', 'calm', 'mind', 'fury|calm', 'calm|mind', 'any'];
const ANA = 0 as PlayerId;

const wallets = fc.record({
  energy: fc.nat(2),
  power: fc.array(fc.constantFrom(...DOMAINS, 'any'), { maxLength: 3 }),
  runes: fc.array(fc.record({ domain: fc.constantFrom(...DOMAINS), exhausted: fc.boolean() }), { maxLength: 4 }),
});
type Wallet = typeof wallets extends fc.Arbitrary<infer W> ? W : never;
const prices = fc.record({ energy: fc.nat(4), power: fc.array(fc.constantFrom(...PRICES), { maxLength: 4 }) });

const stateOf = ({ energy, power, runes }: Wallet): State => {
  const told = [
    `energy ${energy}`,
    ...DOMAINS.map(d => `power ${power.filter(p => p === d).length} ${d}`),
    ...runes.map(r => `runes 1x ${r.domain}${r.exhausted ? ' exhausted' : ''}`),
  ];
  const state = openingOf(`scenario "pay"\n  player Ana ${told.join(' ')}\n  player Ben\n  battlefield Grove`, '1.4');
  const any = power.filter(p => p === 'any').length;
  const players = state.players.map(p =>
    p.id === ANA && p.pool !== null
      ? { ...p, pool: { ...p.pool, power: [...p.pool.power, { domain: 'any', amount: any }] } }
      : p,
  );
  return { ...state, players };
};

const amountOf = (price: { readonly energy: number; readonly power: readonly string[] }): Amount => ({
  energy: price.energy,
  power: PRICES.map(domain => ({ domain, amount: price.power.filter(p => p === domain).length })),
});

const fits = (price: string, source: string): boolean =>
  price === 'any' || source === 'any' || price.split('|').includes(source);

/** Every Power of the price in turn, with every source that is left. */
const canPayPower = (wanted: readonly string[], sources: readonly string[]): boolean => {
  const [first, ...rest] = wanted;
  if (first === undefined) return true;
  return sources.some(
    (s, i) =>
      fits(first, s) &&
      canPayPower(
        rest,
        sources.filter((_, j) => j !== i),
      ),
  );
};

describe('a price', () => {
  it('can be paid just if some way to pay it exists', () => {
    fc.assert(
      fc.property(wallets, prices, (wallet, price) => {
        const ready = wallet.runes.filter(r => !r.exhausted).length;
        const able =
          price.energy <= wallet.energy + ready &&
          canPayPower(price.power, [...wallet.power, ...wallet.runes.map(r => r.domain)]);
        expect(planFor(stateOf(wallet), ANA, amountOf(price)) !== null).toBe(able);
      }),
      { numRuns: 400 },
    );
  });

  it('is paid in full with what is there, each thing once', () => {
    fc.assert(
      fc.property(wallets, prices, (wallet, price) => {
        const state = stateOf(wallet);
        const plan = planFor(state, ANA, amountOf(price));
        if (plan === null) return;
        const runes = (ids: readonly number[]): readonly GameObject[] => ids.flatMap(id => state.objects[id] ?? []);
        const pool = state.players[ANA]?.pool;
        expect((pool?.energy ?? 0) - plan.pool.energy + plan.exhaust.length).toBe(price.energy);
        expect(runes(plan.exhaust).every(r => r.type === 'rune' && !r.exhausted)).toBe(true);
        expect(new Set(plan.recycle).size).toBe(plan.recycle.length);
        expect(new Set(plan.exhaust).size).toBe(plan.exhaust.length);
        const left = (domain: string): number => plan.pool.power.find(p => p.domain === domain)?.amount ?? 0;
        const used = [...DOMAINS, 'any'].flatMap(domain => {
          const spent = wallet.power.filter(p => p === domain).length - left(domain);
          expect(spent).toBeGreaterThanOrEqual(0);
          return Array.from({ length: spent }, () => domain);
        });
        const recycled = runes(plan.recycle).map(r => r.print.domains[0] ?? 'any');
        expect(used.length + recycled.length).toBe(price.power.length);
        expect(canPayPower(price.power, [...used, ...recycled])).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('leaves the runes be where the pool is enough', () => {
    fc.assert(
      fc.property(wallets, prices, (wallet, price) => {
        const plan = planFor(stateOf(wallet), ANA, amountOf(price));
        if (plan === null || !canPayPower(price.power, wallet.power)) return;
        expect(plan.recycle).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('is nothing where no resources are told', () => {
    const state = openingOf('scenario "free"\n  player Ana\n  player Ben\n  battlefield Grove', '1.4');
    expect(planFor(state, ANA, { energy: 9, power: [{ domain: 'fury', amount: 3 }] })).toEqual({
      pool: { energy: 0, power: [], limited: [] },
      exhaust: [],
      recycle: [],
    });
  });
});
