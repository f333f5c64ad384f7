/** What the radar finds, held by the ordinary runner alone. */
import { describe, expect, it } from 'vitest';
import type { Behaviour } from '../../../../engine/game/state/behaviours.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { runContext } from '../../../../server/analysis/document/context.ts';
import { type Radar, type RadarAsked, radar } from '../../../../server/analysis/radar/radar.ts';
import { differing } from '../../../../server/analysis/radar/rulesets.ts';
import { poolsOf } from '../../../../server/analysis/random/library.ts';
import { CARDS } from '../../../engine/game/random/library.ts';
import { partsBy } from './parting.ts';

const context = { ...runContext(loadRuleBook(), '1.5'), cards: CARDS };
const pools = poolsOf(CARDS);

const found = (asked: Partial<RadarAsked>): Radar | undefined => {
  const rulesets = asked.rulesets ?? ({ from: '1.2', to: '1.3' } as const);
  const boards = radar({
    rulesets,
    context,
    pools,
    sought: differing(rulesets),
    seed: 1,
    boards: 22,
    isEnough: () => false,
    ...asked,
  });
  return [...boards].at(-1);
};

describe('the edition radar', () => {
  it('finds scenarios that pass in both editions, and part by just what it names', () => {
    const so = found({});
    expect(so?.boards).toBe(22);
    const all = [...(so?.found.values() ?? [])];
    expect(all.length).toBeGreaterThan(1);
    for (const { text, behaviours } of all) expect(partsBy(text, '1.2', '1.3', behaviours, context)).toEqual([]);
  }, 120_000);

  it('finds the same with the same seed, and something else with another', () => {
    const texts = (seed: number): readonly string[] =>
      [...(found({ seed, boards: 5 })?.found.values() ?? [])].map(({ text }) => text);
    const first = texts(5);
    expect(first.length).toBeGreaterThan(0);
    expect(texts(5)).toEqual(first);
    expect(texts(7)).not.toEqual(first);
  }, 120_000);

  it('names nothing but what is sought', () => {
    const sought: readonly Behaviour[] = ['showdownStaged'];
    const so = found({ sought, boards: 25 });
    expect([...(so?.found.keys() ?? [])]).toEqual(sought);
  }, 120_000);

  it('finds nothing where the editions play alike', () => {
    const so = found({ rulesets: { from: '1.5', to: '1.5 as printed' }, sought: [], boards: 20 });
    expect([so?.boards, so?.partings, so?.found.size]).toEqual([20, 0, 0]);
  }, 60_000);

  it('ends where it is told to', () => {
    let asked = 0;
    const so = found({ boards: 1_000, isEnough: () => asked++ > 100 });
    expect(so?.boards).toBeLessThan(50);
  }, 60_000);
});
