/**
 * The table of what shares do to a damage assignment and which of it must not meet (`combat.assign` and the rules under it).
 * Legality, listing, counting, the kills and the nearest assignment all ask it.
 */
import type { AssignmentRule, Rank, Shares, Target } from './targets.ts';

/**
 * What a share does to an assignment, as bits that add up over all units. Every rule but the sum forbids that two bits
 * meet, so a set of marks that is unsound stays so whatever is added: legality, listing, counting and the search for the
 * nearest all rest on this one table.
 */
export const MARKS = {
  firstLacks: 1,
  normalLacks: 2,
  lacks: 4,
  normalHit: 8,
  lastHit: 16,
  /** A unit both first and last is short: as first it bars the others, as last it is barred by them. */
  eitherShort: 32,
  short: 64,
  over: 128,
  twoShort: 256,
} as const;
/** Bits of `MARKS`. */
export type Marks = number;

const SOUND = Uint8Array.from({ length: 512 }, (_, marks) => (obeysAll(marks) ? 1 : 0));

/** The marks of two parts of one assignment together: a short unit in each makes `twoShort`. */
export const join = (a: Marks, b: Marks): Marks => a | b | ((a & b & MARKS.short) === 0 ? 0 : MARKS.twoShort);

/** Whether the marks break no rule but, possibly, the sum. Once false, no further share makes it true. */
export const isSound = (marks: Marks): boolean => SOUND[marks] === 1;

/** The marks of a whole assignment. Allocates nothing. */
export function marksOfAll(targets: readonly Target[], shares: Shares, rule: AssignmentRule): Marks {
  let marks: Marks = 0;
  for (let index = 0; index < targets.length; index++) {
    const target = targets[index];
    if (target !== undefined) marks = join(marks, marksOf(target, shares[index] ?? 0, rule));
  }
  return marks;
}

/** The marks of one share. */
function marksOf(target: Target, given: number, rule: AssignmentRule): Marks {
  if (target.exempt) return 0;
  const of = marksOfRank(target.rank);
  if (given === 0) return of.none;
  if (given < target.lethal) return of.short;
  return given > target.lethal && rule.overLethal !== 'unlimited' ? of.full | MARKS.over : of.full;
}

/** A range of amounts on one unit that the rules treat alike. */
export interface Way {
  readonly marks: Marks;
  readonly least: number;
  /** `Infinity` where nothing limits it. */
  readonly most: number;
}

/** Every amount that a unit can be given, from the most to the least, as ranges that do not overlap. */
export function waysOf(target: Target, rule: AssignmentRule): readonly Way[] {
  if (target.exempt) return [{ marks: 0, least: 0, most: Infinity }];
  const of = marksOfRank(target.rank);
  const { lethal } = target;
  const enough: readonly Way[] =
    rule.overLethal === 'unlimited'
      ? [{ marks: of.full, least: lethal, most: Infinity }]
      : [
          { marks: of.full | MARKS.over, least: lethal + 1, most: Infinity },
          { marks: of.full, least: lethal, most: lethal },
        ];
  const short: readonly Way[] = lethal > 1 ? [{ marks: of.short, least: 1, most: lethal - 1 }] : [];
  return [...enough, ...short, { marks: of.none, least: 0, most: 0 }];
}

/** For each unit, and behind the last: all sound marks that those before it can leave. */
export function marksBefore(ways: readonly (readonly Way[])[]): readonly (readonly Marks[])[] {
  const all: (readonly Marks[])[] = [[0]];
  for (const here of ways) {
    const next = new Set<Marks>();
    for (const marks of all.at(-1) ?? []) for (const way of here) next.add(join(marks, way.marks));
    all.push([...next].filter(isSound));
  }
  return all;
}

const { firstLacks, normalLacks, lacks, normalHit, lastHit, eitherShort, short } = MARKS;
interface RankMarks {
  readonly none: Marks;
  readonly short: Marks;
  readonly full: Marks;
}
const FIRST: RankMarks = { none: firstLacks | lacks, short: firstLacks | lacks | short, full: 0 };
const NORMAL: RankMarks = {
  none: normalLacks | lacks,
  short: normalLacks | lacks | normalHit | short,
  full: normalHit,
};
const LAST: RankMarks = { none: lacks, short: lacks | lastHit | short, full: lastHit };
// It counts as last when it gets nothing, and as first when it gets lethal: neither can be wrong.
const EITHER: RankMarks = { none: lacks, short: lacks | eitherShort | short, full: 0 };

function marksOfRank(rank: Rank): RankMarks {
  switch (rank) {
    case 'normal':
      return NORMAL;
    case 'first':
      return FIRST;
    case 'last':
      return LAST;
    case 'either':
      return EITHER;
  }
}

function obeysAll(marks: Marks): boolean {
  const has = (bits: Marks): boolean => (marks & bits) !== 0;
  if (has(MARKS.twoShort)) return false;
  if (has(MARKS.over) && has(MARKS.lacks)) return false;
  if (has(MARKS.normalHit) && has(MARKS.firstLacks)) return false;
  const frontLacks = has(MARKS.firstLacks | MARKS.normalLacks);
  if (has(MARKS.lastHit) && frontLacks) return false;
  return !(has(MARKS.eitherShort) && frontLacks && has(MARKS.normalHit | MARKS.lastHit));
}
