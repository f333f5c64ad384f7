/** How many damage assignments are legal: counted by families of alike ones, never listed. */
import { isSound, join, type Marks, waysOf } from './marks.ts';
import { spread } from './spread.ts';
import type { AssignmentRule, Target } from './targets.ts';

/**
 * How many assignments are legal, without listing them. Units are folded into one another by what they leave behind: the
 * marks, the least damage spent, how many units can take any more, and the room of the one short unit. What is left of the
 * total is then spread in closed form, so large Might costs nothing.
 */
export function countLegal(targets: readonly Target[], total: number, rule: AssignmentRule): bigint {
  let states: readonly Family[] = [{ marks: 0, spent: 0, open: 0, room: 0, count: 1n }];
  for (const target of targets) {
    const next = new Map<string, Family>();
    for (const way of waysOf(target, rule)) {
      const open = way.most === Infinity ? 1 : 0;
      const room = open === 1 ? 0 : way.most - way.least;
      for (const from of states) {
        const marks = join(from.marks, way.marks);
        const spent = from.spent + way.least;
        if (spent <= total && isSound(marks))
          add(next, { ...from, marks, spent, open: from.open + open, room: from.room + room });
      }
    }
    states = [...next.values()];
  }
  return states.reduce(
    (sum, family) => sum + family.count * spread(total - family.spent, family.open, family.room),
    0n,
  );
}

/** Assignments that differ only in where the rest of the total goes. */
export interface Family {
  readonly marks: Marks;
  readonly spent: number;
  readonly open: number;
  /** Points that the one short unit can take beyond its first. */
  readonly room: number;
  readonly count: bigint;
}

function add(families: Map<string, Family>, family: Family): void {
  const key = `${family.marks},${family.spent},${family.open},${family.room}`;
  const same = families.get(key);
  families.set(key, same === undefined ? family : { ...family, count: same.count + family.count });
}
