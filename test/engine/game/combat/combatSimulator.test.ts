import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstLegal } from '../../../../engine/game/combat/assignment/first.ts';
import { listLegal } from '../../../../engine/game/combat/assignment/list.ts';
import { RANKS, type Target } from '../../../../engine/game/combat/assignment/targets.ts';
import {
  combatWords,
  type Fighter,
  newResult,
  REMAINING,
  resolveAssigned,
  resolveCombat,
  setUp,
} from '../../../../engine/game/combat/combatSimulator.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { behaviours, RULESETS } from '../../../../engine/game/state/rulesets.ts';
import { SINCE_THE_SECOND } from './assignment/boards.ts';

const NEWEST = behaviours('1.4');

describe('the combat resolver', () => {
  it('kills whom the default assignment kills, and no other', () => {
    fc.assert(
      fc.property(sides, sides, fc.constantFrom(...PLAYED_EDITIONS), (attackers, defenders, edition) => {
        const result = resolveCombat(ready(attackers, defenders), 0, behaviours(edition), newResult());
        const toDefenders = firstLegal(defenders.map(targetOf), sum(attackers));
        const toAttackers = firstLegal(attackers.map(targetOf), sum(defenders));
        const fight = attackers.length > 0 && defenders.length > 0;
        expect(result.defendersKilled).toBe(fight ? dead(defenders, toDefenders) : 0);
        expect(result.attackersKilled).toBe(fight ? dead(attackers, toAttackers) : 0);
        expect(result.attackersDamage).toBe(fight ? sum(attackers) : 0);
        expect(result.attackersLeft).toBe(((1 << attackers.length) - 1) & ~result.attackersKilled);
        const assigned = resolveAssigned(
          ready(attackers, defenders),
          0,
          { toAttackers, toDefenders },
          behaviours(edition),
          newResult(),
        );
        expect(assigned).toEqual(result);
      }),
      { numRuns: 4000 },
    );
  });

  it('kills whom any other legal assignment kills', () => {
    fc.assert(
      fc.property(sides, sides, (attackers, defenders) => {
        fc.pre(attackers.length > 0 && defenders.length > 0);
        const combat = ready(attackers, defenders);
        const toAttackers = firstLegal(attackers.map(targetOf), sum(defenders));
        for (const toDefenders of listLegal(defenders.map(targetOf), sum(attackers), SINCE_THE_SECOND, 20)) {
          const result = resolveAssigned(combat, 0, { toAttackers, toDefenders }, NEWEST, newResult());
          expect(result.defendersKilled).toBe(dead(defenders, toDefenders));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves nothing of one combat in the next that uses the same result', () => {
    const result = newResult();
    resolveCombat(ready([unit(5)], [unit(2)]), 0, NEWEST, result);
    expect(resolveCombat(ready([], []), 0, NEWEST, result)).toEqual(newResult());
  });

  it('reads combats one behind the other', () => {
    const combats = new Int32Array(combatWords(1, 2) + combatWords(2, 1));
    const second = setUp([unit(3)], [unit(2), unit(2)], combats, 0);
    expect(second).toBe(combatWords(1, 2));
    expect(setUp([unit(3), unit(1)], [unit(2)], combats, second)).toBe(combats.length);
    expect(resolveCombat(combats, 0, NEWEST, newResult())).toMatchObject({ defendersLeft: 0b10, attackersLeft: 0 });
    expect(resolveCombat(combats, second, NEWEST, newResult())).toMatchObject({
      defendersLeft: 0,
      attackersLeft: 0b11,
    });
  });

  it.each([
    ['the stronger attacker stays', [unit(3)], [unit(2)], REMAINING.attackers, 'attacker', 0],
    ['the stronger defender stays', [unit(2)], [unit(3)], REMAINING.defenders, 'defender', 0],
    ['equal Might leaves nobody', [unit(3)], [unit(3)], REMAINING.nobody, 'none', 0],
    ['attackers without defenders win without a fight', [unit(1)], [], REMAINING.attackers, 'attacker', 0],
    ['two stunned units spare each other, the attacker is recalled', [stun(3)], [stun(3)], REMAINING.both, 'none', 1],
    ['a stunned unit takes damage like any', [stun(3)], [unit(3)], REMAINING.defenders, 'defender', 0],
    ['damage marked counts', [unit(2)], [{ ...unit(5), damage: 3 }], REMAINING.nobody, 'none', 0],
    ['0 Might dies of 1 damage, not of none', [unit(1)], [unit(0), unit(-2)], REMAINING.both, 'none', 1],
    ['Might below 0 does not weaken its side', [unit(2), unit(-5)], [unit(2)], REMAINING.attackers, 'attacker', 0],
    ['a unit that cannot be dealt damage stays', [unit(9)], [{ ...unit(1), exempt: true }], REMAINING.both, 'none', 1],
  ] as const)('%s', (_, attackers, defenders, remaining, winner, attackersRecalled) => {
    const result = resolveCombat(ready(attackers, defenders), 0, NEWEST, newResult());
    expect(result).toMatchObject({ remaining, winner, attackersRecalled });
  });

  it('lets the edition say who has won when attackers are recalled', () => {
    const winners = RULESETS.map(ruleset => {
      const { winner } = resolveCombat(ready([stun(3)], [stun(3)]), 0, behaviours(ruleset), newResult());
      return `${ruleset}: ${winner}`;
    });
    expect(winners.filter(each => !each.endsWith('none'))).toEqual(['1.3 as printed: defender']);
  });
});

function unit(might: number): Fighter {
  return { might, damage: 0, rank: 'normal', exempt: false, stunned: false };
}

function stun(might: number): Fighter {
  return { ...unit(might), stunned: true };
}

function ready(attackers: readonly Fighter[], defenders: readonly Fighter[]): Int32Array {
  const combats = new Int32Array(combatWords(attackers.length, defenders.length));
  setUp(attackers, defenders, combats, 0);
  return combats;
}

const targetOf = ({ might, damage, rank, exempt }: Fighter): Target => ({
  lethal: Math.max(1, might - damage),
  rank,
  exempt,
});

const sum = (side: readonly Fighter[]): number =>
  side.reduce((soFar, { might, stunned }) => soFar + (stunned ? 0 : Math.max(0, might)), 0);

/** Who has damage on it that is not 0 and reaches its Might. */
function dead(side: readonly Fighter[], shares: readonly number[]): number {
  return side.reduce((bits, { might, damage, exempt }, place) => {
    const marked = damage + (exempt ? 0 : (shares[place] ?? 0));
    return marked > 0 && marked >= might ? bits | (1 << place) : bits;
  }, 0);
}

/** Units as they can be in a combat: those whose marked damage reaches their Might are gone before. */
const fighters: fc.Arbitrary<Fighter> = fc
  .record({
    might: fc.integer({ min: -2, max: 7 }),
    damage: fc.nat({ max: 6 }),
    rank: fc.constantFrom(...RANKS),
    exempt: fc.nat({ max: 9 }).map(roll => roll === 0),
    stunned: fc.nat({ max: 5 }).map(roll => roll === 0),
  })
  .map(fighter => ({ ...fighter, damage: Math.min(fighter.damage, Math.max(0, fighter.might - 1)) }));
const sides = fc.array(fighters, { maxLength: 5 });
