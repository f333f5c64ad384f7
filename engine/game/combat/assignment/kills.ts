/** Which units the legal damage assignments can kill or wound, with how many assignments do it and one example each. */
import { flatMapped } from '../../state/lists.ts';
import type { Family } from './count.ts';
import { isSound, join, type Way, waysOf } from './marks.ts';
import { spread } from './spread.ts';
import type { AssignmentRule, Target } from './targets.ts';

/** Legal assignments with the same outcome: lethal to the same units, with the same unit wounded. */
export interface Kills {
  /** Indexes into the list of targets, in order. */
  readonly killed: readonly number[];
  /** The index of the unit that is assigned its threshold or more, but less than lethal; null if there is none. */
  readonly wounded: number | null;
  /** How many assignments do it. */
  readonly ways: bigint;
  /** One of them. */
  readonly shares: readonly number[];
}

/**
 * Every set of units to which a legal assignment is lethal, with how many assignments do it and one of them: the one that
 * gives most to the first units. Counted as in `countLegal`, kept apart by whom it is lethal to. `thresholds` has an amount for
 * each target: damage that may become lethal later, when an attacker has lost its Assault.
 */
export function killsOf(
  targets: readonly Target[],
  total: number,
  rule: AssignmentRule,
  thresholds: readonly number[] = [],
): readonly Kills[] {
  let families = new Map<string, KillFamily>([['', START]]);
  for (const [index, target] of targets.entries()) {
    const next = new Map<string, KillFamily>();
    for (const from of families.values())
      for (const way of splitAt(thresholds[index] ?? target.lethal, target, waysOf(target, rule))) {
        const marks = join(from.marks, way.marks);
        const spent = from.spent + way.least;
        if (spent > total || !isSound(marks)) continue;
        const isOpen = way.most === Number.POSITIVE_INFINITY;
        const isKilled = !target.exempt && way.least >= target.lethal;
        const threshold = thresholds[index] ?? target.lethal;
        const isWounded = !target.exempt && !isKilled && way.least >= Math.max(1, threshold);
        add(next, {
          marks,
          spent,
          open: from.open + (isOpen ? 1 : 0),
          room: from.room + (isOpen ? 0 : way.most - way.least),
          count: from.count,
          killed: isKilled ? [...from.killed, index] : from.killed,
          wounded: isWounded ? index : from.wounded,
          shares: [...from.shares, way.least],
          takers: isOpen || way.most > way.least ? [...from.takers, { index, most: way.most }] : from.takers,
        });
      }
    families = next;
  }
  const byKilled = new Map<string, Kills>();
  for (const family of families.values()) {
    const ways = family.count * spread(total - family.spent, family.open, family.room);
    if (ways === 0n) continue;
    const key = `${family.killed.join()} ${family.wounded}`;
    const before = byKilled.get(key);
    byKilled.set(
      key,
      before === undefined
        ? { killed: family.killed, wounded: family.wounded, ways, shares: filledUp(family, total) }
        : { ...before, ways: before.ways + ways },
    );
  }
  return [...byKilled.values()];
}

/** Assignments that differ only in who gets the rest of the total, and in the shares that add up to what is spent so far. */
interface KillFamily extends Family {
  readonly killed: readonly number[];
  readonly wounded: number | null;
  /** The shares of the first assignment found. */
  readonly shares: readonly number[];
  /** Who can take more, and how much at most. */
  readonly takers: readonly { readonly index: number; readonly most: number }[];
}

const START: KillFamily = {
  marks: 0,
  spent: 0,
  open: 0,
  room: 0,
  count: 1n,
  killed: [],
  wounded: null,
  shares: [],
  takers: [],
};

/** Amounts below lethal are distinguished at a threshold. */
const splitAt = (threshold: number, { exempt, lethal }: Target, ways: readonly Way[]): readonly Way[] =>
  exempt || threshold <= 1 || threshold >= lethal
    ? ways
    : flatMapped(ways, way =>
        way.least < threshold && way.most >= threshold && way.most < lethal
          ? [
              { ...way, least: threshold },
              { ...way, most: threshold - 1 },
            ]
          : [way],
      );

const add = (families: Map<string, KillFamily>, family: KillFamily): void => {
  const { marks, spent, open, room, killed, wounded } = family;
  const key = `${marks},${spent},${open},${room},${killed.join('.')},${wounded}`;
  const same = families.get(key);
  families.set(key, same === undefined ? family : { ...same, count: same.count + family.count });
};

const filledUp = ({ shares, takers, spent }: KillFamily, total: number): readonly number[] => {
  const full = [...shares];
  let rest = total - spent;
  for (const { index, most } of takers) {
    const more = Math.min(rest, most - (full[index] ?? 0));
    full[index] = (full[index] ?? 0) + more;
    rest -= more;
  }
  return full;
};
