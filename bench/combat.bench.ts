/**
 * How fast the pure parts of combat are. Boards come from a fixed seed, so that runs can be compared; each run lasts about a
 * second and gives a rate.
 */
import { countLegal } from '../engine/game/combat/assignment/count.ts';
import { firstLegal } from '../engine/game/combat/assignment/first.ts';
import { judge } from '../engine/game/combat/assignment/judge.ts';
import { isLegal } from '../engine/game/combat/assignment/legality.ts';
import { listLegal } from '../engine/game/combat/assignment/list.ts';
import { nearestLegal } from '../engine/game/combat/assignment/nearest.ts';
import { type AssignmentRule, RANKS, type Target } from '../engine/game/combat/assignment/targets.ts';
import { NEWEST } from '../engine/game/state/editions.ts';
import { behaviours } from '../engine/game/state/rulesets.ts';
import { type Benchmark, type Random, randomFrom, SEED } from './support.ts';

const BOARDS = 4096;
const RULE: AssignmentRule = behaviours(NEWEST);

export const benchmarks: readonly Benchmark[] = [
  { name: 'assignment of five: legal or not', unit: 'checks/s', run: legality },
  {
    name: 'assignment of five: every reason',
    unit: 'verdicts/s',
    run: () => perBoard(b => judge(b.targets, b.total, b.shares, RULE)),
  },
  {
    name: 'assignment of five: default',
    unit: 'assignments/s',
    run: () => perBoard(b => firstLegal(b.targets, b.total)),
  },
  {
    name: 'assignment of five: nearest legal',
    unit: 'searches/s',
    run: () => perBoard(b => nearestLegal(b.targets, b.total, b.shares, RULE)),
  },
  {
    name: 'assignment of five: number of legal',
    unit: 'counts/s',
    run: () => perBoard(b => countLegal(b.targets, b.total, RULE)),
  },
  {
    name: 'assignment of five: first ten legal',
    unit: 'lists/s',
    run: () => perBoard(b => listLegal(b.targets, b.total, RULE, 10)),
  },
];

/** What the measured work leaves behind, so that it cannot be optimised away. */
export let residue = 0;

function legality(): number {
  const boards = randomBoards();
  return rate(() => {
    for (const { targets, total, shares } of boards) if (isLegal(targets, total, shares, RULE)) residue++;
    return boards.length;
  });
}

function perBoard(work: (board: Assignment) => unknown): number {
  const boards = randomBoards();
  let next = 0;
  return rate(() => {
    for (let i = 0; i < 64; i++) {
      const board = boards[next++ % boards.length];
      if (board !== undefined && work(board) === null) residue++;
    }
    return 64;
  });
}

function rate(batch: () => number): number {
  const measure = (milliseconds: number): number => {
    const start = performance.now();
    let done = 0;
    let passed = 0;
    while (passed < milliseconds) {
      done += batch();
      passed = performance.now() - start;
    }
    return (done / passed) * 1000;
  };
  measure(200);
  // The best of several windows: whatever else the machine is doing can only slow it down.
  return Math.max(...Array.from({ length: 8 }, () => measure(100)));
}

interface Assignment {
  readonly targets: readonly Target[];
  readonly total: number;
  readonly shares: readonly number[];
}

function randomBoards(): readonly Assignment[] {
  const random = randomFrom(SEED);
  return Array.from({ length: BOARDS }, () => {
    const targets = Array.from({ length: 5 }, () => ({
      lethal: 1 + random(6),
      rank: random(3) === 0 ? (RANKS[random(RANKS.length)] ?? 'normal') : 'normal',
      exempt: random(12) === 0,
    }));
    const total = random(16);
    const shares = random(2) === 0 ? firstLegal(targets, total) : scattered(random, total);
    return { targets, total, shares };
  });
}

function scattered(random: Random, total: number): number[] {
  const shares = [0, 0, 0, 0, 0];
  for (let point = 0; point < total; point++) {
    const at = random(shares.length);
    shares[at] = (shares[at] ?? 0) + 1;
  }
  return shares;
}
