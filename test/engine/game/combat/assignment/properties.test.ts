import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLegal } from '../../../../../engine/game/combat/assignment/count.ts';
import { firstLegal, onlyWay } from '../../../../../engine/game/combat/assignment/first.ts';
import { judge } from '../../../../../engine/game/combat/assignment/judge.ts';
import { eachKills } from '../../../../../engine/game/combat/assignment/kills.ts';
import { isLegal } from '../../../../../engine/game/combat/assignment/legality.ts';
import { eachLegal, listLegal } from '../../../../../engine/game/combat/assignment/list.ts';
import { nearestLegal } from '../../../../../engine/game/combat/assignment/nearest.ts';
import { assignments, boards } from './boards.ts';
import { compositions, oracleIsLegal, oracleList } from './oracle.ts';

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, share, index) => sum + Math.abs(share - (b[index] ?? 0)), 0);

describe('damage assignment against a slow oracle', () => {
  it('judges shares as the oracle does', () => {
    fc.assert(
      fc.property(assignments, ({ board: { targets, total, rule }, shares }) => {
        const legal = oracleIsLegal(targets, total, shares, rule);
        expect(isLegal(targets, total, shares, rule)).toBe(legal);
        expect(judge(targets, total, shares, rule).length === 0).toBe(legal);
      }),
      { numRuns: 6000 },
    );
  });

  it('judges every way to write the total as the oracle does', () => {
    fc.assert(
      fc.property(boards, ({ targets, total, rule }) => {
        for (const shares of compositions(total, targets.length)) {
          const legal = oracleIsLegal(targets, total, shares, rule);
          if (isLegal(targets, total, shares, rule) !== legal)
            expect({ shares, legal: !legal }).toEqual({ shares, legal });
        }
      }),
      { numRuns: 700 },
    );
  });

  it('lists and counts exactly what the oracle finds, in the same order', () => {
    fc.assert(
      fc.property(boards, fc.integer({ min: 0, max: 9 }), ({ targets, total, rule }, limit) => {
        const all = oracleList(targets, total, rule);
        expect(listLegal(targets, total, rule)).toEqual(all);
        expect([...eachLegal(targets, total, rule)]).toEqual(all);
        expect(listLegal(targets, total, rule, limit)).toEqual(all.slice(0, limit));
        expect(countLegal(targets, total, rule)).toBe(BigInt(all.length));
      }),
      { numRuns: 1500 },
    );
  });

  it('finds each set of units that die, with its number of ways, and one of them', () => {
    fc.assert(
      fc.property(
        boards,
        fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 5 }),
        ({ targets, total, rule }, found) => {
          const thresholds = targets.map(({ lethal }, index) => found[index] ?? lethal);
          const outcome = (shares: readonly number[]): string => {
            const fates = targets.map(({ lethal, exempt }, index) => {
              const given = shares[index] ?? 0;
              if (exempt || given < Math.max(1, Math.min(thresholds[index] ?? lethal, lethal))) return 'spared';
              return given >= lethal ? 'killed' : 'wounded';
            });
            return fates.join();
          };
          const all = new Map<string, (readonly number[])[]>();
          for (const shares of oracleList(targets, total, rule)) {
            const same = all.get(outcome(shares)) ?? [];
            all.set(outcome(shares), same);
            same.push(shares);
          }
          const kills = [...eachKills(targets, total, rule, thresholds)];
          expect(kills.map(({ ways }) => ways)).toEqual(
            kills.map(({ shares }) => BigInt(all.get(outcome(shares))?.length ?? 0)),
          );
          expect(kills.map(({ shares }) => shares)).toEqual(kills.map(({ shares }) => all.get(outcome(shares))?.[0]));
          expect(new Set(kills.map(({ shares }) => outcome(shares))).size).toBe(all.size);
          expect(kills.length).toBe(all.size);
        },
      ),
      { numRuns: 700 },
    );
  });

  it('finds the nearest: the least distance, then more to units earlier on the board', () => {
    fc.assert(
      fc.property(assignments, ({ board: { targets, total, rule }, shares }) => {
        // The oracle's list begins with what gives most to earlier units, so the first of the nearest is the one.
        const all = oracleList(targets, total, rule);
        const least = Math.min(...all.map(legal => distance(legal, shares)));
        expect(nearestLegal(targets, total, shares, rule)).toEqual(
          all.find(legal => distance(legal, shares) === least),
        );
      }),
      { numRuns: 2500 },
    );
  });

  it('knows when there is nothing to decide', () => {
    fc.assert(
      fc.property(boards, ({ targets, total, rule }) => {
        const all = oracleList(targets, total, rule);
        const effects = new Set(all.map(shares => shares.filter((_, index) => !targets[index]?.exempt).join()));
        const allExempt = targets.every(target => target.exempt);
        const way = onlyWay(targets, total, rule);
        if (all.length === 1) expect(way).toEqual(all[0]);
        else if (allExempt) expect(way).toEqual(targets.map((_, index) => (index === 0 ? total : 0)));
        else expect(way).toBeNull();
        if (allExempt) expect(effects.size).toBe(1);
      }),
      { numRuns: 1500 },
    );
  });

  it('has a legal default on every board, under both rules', () => {
    fc.assert(
      fc.property(boards, ({ targets, total, rule }) => {
        expect(oracleIsLegal(targets, total, firstLegal(targets, total), rule)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('says `between` only where neither choice for the unit would do', () => {
    fc.assert(
      fc.property(assignments, ({ board: { targets, total, rule }, shares }) => {
        for (const breach of judge(targets, total, shares, rule)) {
          if (breach.code !== 'between') continue;
          for (const { index } of breach.culprits) {
            for (const rank of ['first', 'last'] as const) {
              const chosen = targets.map((target, at) => (at === index ? { ...target, rank } : target));
              const codes = judge(chosen, total, shares, rule).map(({ code }) => code);
              expect(codes.some(code => code === 'tank-first' || code === 'backline-last')).toBe(true);
            }
          }
        }
      }),
      { numRuns: 6000 },
    );
  });
});
