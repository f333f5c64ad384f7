import { describe, expect, it } from 'vitest';
import { countLegal } from '../../../../../engine/game/combat/assignment/count.ts';
import { firstLegal, onlyWay } from '../../../../../engine/game/combat/assignment/first.ts';
import { BREACH_CONCEPTS, type BreachCode, judge } from '../../../../../engine/game/combat/assignment/judge.ts';
import { isLegal } from '../../../../../engine/game/combat/assignment/legality.ts';
import { listLegal } from '../../../../../engine/game/combat/assignment/list.ts';
import { nearestLegal } from '../../../../../engine/game/combat/assignment/nearest.ts';
import type { AssignmentRule, Target } from '../../../../../engine/game/combat/assignment/targets.ts';
import { CONCEPTS } from '../../../../../engine/game/state/concepts.ts';
import { FIRST_EDITION, immune, SINCE_THE_SECOND, target } from './boards.ts';

interface Case {
  readonly name: string;
  readonly targets: readonly Target[];
  readonly legal: readonly (readonly number[])[];
  readonly illegal: readonly (readonly [shares: readonly number[], ...codes: BreachCode[]])[];
  readonly rule?: AssignmentRule;
}

const TANK = target(3, 'first');
const BACKLINE = target(3, 'last');
const BOTH = target(3, 'either');
const PLAIN = target(3);

const CASES: readonly Case[] = [
  {
    name: 'lethal-first: 5 points among four units of 3 Might',
    targets: [PLAIN, PLAIN, PLAIN, PLAIN],
    legal: [
      [3, 2, 0, 0],
      [0, 2, 0, 3],
    ],
    illegal: [
      [[2, 1, 1, 1], 'lethal-first'],
      [[5, 0, 0, 0], 'over-lethal'],
      [[3, 1, 1, 0], 'lethal-first'],
    ],
  },
  {
    name: 'lethal-first in the first edition, where one unit may get more than lethal',
    targets: [PLAIN, PLAIN, PLAIN, PLAIN],
    rule: FIRST_EDITION,
    legal: [
      [3, 2, 0, 0],
      [5, 0, 0, 0],
      [4, 1, 0, 0],
    ],
    illegal: [[[2, 1, 1, 1], 'lethal-first']],
  },
  {
    name: 'over-lethal: the four units have 1 damage each, so 2 is lethal',
    targets: [target(2), target(2), target(2), target(2)],
    legal: [
      [2, 2, 1, 0],
      [1, 0, 2, 2],
    ],
    illegal: [
      [[3, 2, 0, 0], 'over-lethal'],
      [[4, 1, 0, 0], 'over-lethal'],
      [[2, 1, 1, 1], 'lethal-first'],
    ],
  },
  {
    name: 'over-lethal: excess once nobody lacks lethal',
    targets: [target(2), target(1)],
    legal: [
      [5, 1],
      [2, 4],
      [3, 3],
    ],
    illegal: [
      [[6, 0], 'over-lethal'],
      [[1, 5], 'over-lethal'],
    ],
  },
  {
    name: 'requirements: Tank, then the plain unit, then Backline',
    targets: [BACKLINE, PLAIN, TANK],
    legal: [[1, 3, 3]],
    illegal: [
      [[3, 3, 1], 'tank-first', 'backline-last'],
      [[3, 1, 3], 'backline-last'],
      [[3, 2, 2], 'lethal-first', 'tank-first', 'backline-last'],
      [[3, 0, 4], 'over-lethal', 'backline-last'],
    ],
  },
  {
    name: 'same-priority: two with Tank before one without',
    targets: [TANK, target(2, 'first'), PLAIN],
    legal: [
      [3, 1, 0],
      [2, 2, 0],
    ],
    illegal: [
      [[3, 0, 1], 'tank-first'],
      [[1, 0, 3], 'tank-first'],
    ],
  },
  {
    name: 'same-priority: damage left over goes on to the other Tank, then to the plain unit',
    targets: [TANK, target(2, 'first'), PLAIN],
    legal: [[3, 2, 2]],
    illegal: [
      [[3, 1, 3], 'tank-first'],
      [[3, 0, 4], 'over-lethal', 'tank-first'],
    ],
  },
  {
    name: 'exclusive: Tank and Backline on one unit, beside two plain ones: first, or last, not between',
    targets: [PLAIN, BOTH, PLAIN],
    legal: [
      [0, 3, 1],
      [3, 0, 1],
      [1, 3, 0],
    ],
    illegal: [
      [[3, 1, 0], 'between'],
      [[0, 1, 3], 'between'],
      [[2, 2, 0], 'lethal-first', 'between'],
    ],
  },
  {
    name: 'exclusive: last, once both others have lethal',
    targets: [PLAIN, BOTH, PLAIN],
    legal: [
      [3, 1, 3],
      [1, 3, 3],
    ],
    illegal: [
      [[3, 2, 2], 'lethal-first', 'between'],
      [[4, 0, 3], 'over-lethal'],
    ],
  },
  {
    name: 'exclusive.each: two with Tank and Backline, both taken as first, or one first and one last',
    targets: [BOTH, BOTH, PLAIN],
    legal: [
      [3, 3, 1],
      [3, 1, 3],
      [1, 3, 3],
    ],
    illegal: [[[2, 2, 3], 'lethal-first']],
  },
  {
    name: 'exclusive.each: one short of lethal is neither first nor last while the plain unit lacks',
    targets: [BOTH, BOTH, target(2), target(2)],
    legal: [[3, 0, 0, 1]],
    illegal: [[[0, 2, 2, 0], 'between']],
  },
  {
    name: 'exempt: a Tank that cannot be dealt damage is passed over, or given anything',
    targets: [immune('first'), PLAIN],
    legal: [
      [0, 4],
      [4, 0],
      [2, 2],
    ],
    illegal: [[[0, 5], 'total']],
  },
  {
    name: 'exempt: it does not make others wait, nor lift the limit on them',
    targets: [PLAIN, immune(), PLAIN],
    legal: [
      [3, 1, 0],
      [1, 3, 0],
      [0, 4, 0],
    ],
    illegal: [
      [[4, 0, 0], 'over-lethal'],
      [[1, 2, 1], 'lethal-first'],
    ],
  },
  {
    name: 'prevention makes lethal larger: 2 Might that prevents 3 needs 5',
    targets: [target(5), target(2)],
    legal: [
      [5, 1],
      [4, 2],
    ],
    illegal: [[[3, 3], 'over-lethal']],
  },
];

describe.each(CASES)('$name', ({ targets, legal, illegal, rule = SINCE_THE_SECOND }) => {
  const total = (legal[0] ?? []).reduce((sum, share) => sum + share, 0);

  it('allows what is allowed', () => {
    for (const shares of legal) {
      expect({ shares, codes: codes(targets, total, shares, rule) }).toEqual({ shares, codes: [] });
      expect(listLegal(targets, total, rule)).toContainEqual(shares);
    }
  });

  it('names every rule that is broken', () => {
    for (const [shares, ...expected] of illegal) {
      expect({ shares, codes: codes(targets, total, shares, rule) }).toEqual({ shares, codes: expected });
    }
  });
});

describe('worked examples of a combat primer for the first edition', () => {
  it('6 against 3, 3 and 2: two fall, one lives', () => {
    const board = [target(3), target(3), target(2)];
    expect(firstLegal(board, 6)).toEqual([3, 3, 0]);
    for (const rule of [FIRST_EDITION, SINCE_THE_SECOND]) expect(codes(board, 6, [3, 3, 0], rule)).toEqual([]);
  });

  it('5 against a Tank of 2 and two of 3: the Tank falls, and one of the others', () => {
    const board = [target(2, 'first'), target(3), target(3)];
    expect(listLegal(board, 5, SINCE_THE_SECOND)).toEqual([
      [2, 3, 0],
      [2, 0, 3],
    ]);
    for (const rule of [FIRST_EDITION, SINCE_THE_SECOND]) {
      expect(codes(board, 5, [2, 3, 0], rule)).toEqual([]);
      expect(codes(board, 5, [0, 3, 2], rule)).toEqual(['tank-first']);
    }
  });

  it('7 against Tanks of 3 and 2 and one of 4: both Tanks fall, and the third gets what is left', () => {
    const board = [target(3, 'first'), target(2, 'first'), target(4)];
    expect(onlyWay(board, 7, SINCE_THE_SECOND)).toEqual([3, 2, 2]);
    expect(onlyWay(board, 7, FIRST_EDITION)).toBeNull();
    expect(codes(board, 7, [3, 2, 2], FIRST_EDITION)).toEqual([]);
  });
});

describe('what a breach tells', () => {
  it('gives the culprits, who is lacking, and the numbers', () => {
    const board = [target(3, 'last'), target(4), target(2, 'first')];
    expect(judge(board, 6, [3, 1, 1], SINCE_THE_SECOND)).toEqual([
      { code: 'total', culprits: [], lacking: [], ahead: [], total: 6, sum: 5 },
      { code: 'lethal-first', culprits: [at(1, 1, 4), at(2, 1, 2)], lacking: [], ahead: [], total: 6, sum: 5 },
      { code: 'tank-first', culprits: [at(0, 3, 3), at(1, 1, 4)], lacking: [at(2, 1, 2)], ahead: [], total: 6, sum: 5 },
      {
        code: 'backline-last',
        culprits: [at(0, 3, 3)],
        lacking: [at(1, 1, 4), at(2, 1, 2)],
        ahead: [],
        total: 6,
        sum: 5,
      },
    ]);
  });

  it('tells of a unit between who got ahead of it and who still comes before it', () => {
    const board = [target(3), target(3, 'either'), target(2)];
    expect(judge(board, 4, [3, 1, 0], SINCE_THE_SECOND)).toEqual([
      { code: 'between', culprits: [at(1, 1, 3)], lacking: [at(2, 0, 2)], ahead: [at(0, 3, 3)], total: 4, sum: 4 },
    ]);
  });

  it('refuses a list of shares that is too short or too long', () => {
    expect(codes([target(3), target(3)], 3, [3], SINCE_THE_SECOND)).toEqual(['total']);
    expect(codes([target(3)], 3, [3, 0], SINCE_THE_SECOND)).toEqual(['total']);
  });

  it('cites only concepts that the rule book knows', () => {
    for (const concepts of Object.values(BREACH_CONCEPTS)) {
      expect(concepts.length).toBeGreaterThan(0);
      for (const concept of concepts) expect(CONCEPTS).toContain(concept);
    }
  });
});

describe('edges', () => {
  it('has one way to assign nothing, and none to assign something to nobody', () => {
    expect(countLegal([], 0, SINCE_THE_SECOND)).toBe(1n);
    expect(countLegal([], 3, SINCE_THE_SECOND)).toBe(0n);
    expect(listLegal([], 3, SINCE_THE_SECOND)).toEqual([]);
    expect(onlyWay([], 0, SINCE_THE_SECOND)).toEqual([]);
    expect(onlyWay([], 3, SINCE_THE_SECOND)).toBeNull();
    expect(nearestLegal([], 3, [], SINCE_THE_SECOND)).toEqual([]);
    expect(onlyWay([target(3), target(1)], 0, SINCE_THE_SECOND)).toEqual([0, 0]);
  });

  it('puts it all on the first where nobody can be dealt damage', () => {
    expect(onlyWay([immune(), immune('last')], 4, SINCE_THE_SECOND)).toEqual([4, 0]);
    expect(countLegal([immune(), immune('last')], 4, SINCE_THE_SECOND)).toBe(5n);
  });

  it('counts, mends and lists with Might far beyond any card', () => {
    const million = 1_000_000;
    const board = [target(2 * million), target(million, 'first'), target(3 * million, 'last'), immune()];
    expect(nearestLegal(board, 2 * million, [2 * million, 0, 0, 0], SINCE_THE_SECOND)).toEqual([
      million,
      million,
      0,
      0,
    ]);
    expect(listLegal(board, 4 * million, SINCE_THE_SECOND, 2)).toEqual([
      [2 * million, million, million, 0],
      [2 * million, million, million - 1, 1],
    ]);
    // The Tank gets 0 to all of its million, then the plain unit 1 to all of its two; the rest lies on the immune one.
    expect(countLegal(board, 3 * million, SINCE_THE_SECOND)).toBe(BigInt(3 * million + 1));
  });

  it('counts forty units that all differ, says so of a hundred, and assigns to them all the same', () => {
    const ranks = (count: number) => Array.from({ length: count }, (_, i) => target(1 + i));
    const half = (targets: readonly Target[]) => Math.floor(targets.reduce((sum, { lethal }) => sum + lethal, 0) / 2);
    const [forty, hundred] = [ranks(40), ranks(100)];
    expect(countLegal(forty, half(forty), SINCE_THE_SECOND)).toBeGreaterThan(BigInt(2 ** 40));
    expect(countLegal(hundred, half(hundred), SINCE_THE_SECOND)).toBeNull();
    const near = nearestLegal(hundred, half(hundred), [7, 1, 9], SINCE_THE_SECOND);
    expect(isLegal(hundred, half(hundred), near, SINCE_THE_SECOND)).toBe(true);
  });

  it('takes a whole swarm', () => {
    const swarm = Array.from({ length: 24 }, () => target(1));
    expect(countLegal(swarm, 12, SINCE_THE_SECOND)).toBe(2704156n);
    expect(nearestLegal(swarm, 12, [12], SINCE_THE_SECOND)).toEqual(swarm.map((_, index) => (index < 12 ? 1 : 0)));
  });
});

const at = (index: number, given: number, lethal: number) => ({ index, given, lethal });

const codes = (targets: readonly Target[], total: number, shares: readonly number[], rule: AssignmentRule) =>
  judge(targets, total, shares, rule).map(({ code }) => code);
