/** What is wrong with a damage assignment: each breach with its rules, the shares at fault, and who lacks lethal damage. */
import type { Concept } from '../../state/concepts.ts';
import { sharesAddUp } from './legality.ts';
import { isSound, MARKS, type Marks, marksOfAll } from './marks.ts';
import type { AssignmentRule, Rank, Shares, Target } from './targets.ts';

/** Every way in which an assignment can be wrong. */
export const BREACH_CODES = ['total', 'lethal-first', 'over-lethal', 'tank-first', 'backline-last', 'between'] as const;
export type BreachCode = (typeof BREACH_CODES)[number];

/** The rules that a breach breaks, the one to cite first in front. */
export const BREACH_CONCEPTS: Readonly<Record<BreachCode, readonly Concept[]>> = {
  total: ['combat.assign'],
  'lethal-first': ['combat.assign.lethal-first'],
  'over-lethal': ['combat.assign.over-lethal'],
  'tank-first': [
    'combat.assign.requirements',
    'combat.assign.tank-first',
    'keyword.tank',
    'keyword.tank.meaning',
    'keyword.tank.order',
  ],
  'backline-last': [
    'combat.assign.requirements',
    'keyword.backline',
    'keyword.backline.meaning',
    'keyword.backline.order',
  ],
  between: ['combat.assign.exclusive'],
};

/** A target's place in the list of targets, with what it was given and what it needs. */
export interface Involved {
  readonly index: number;
  readonly given: number;
  readonly lethal: number;
}

export interface Breach {
  readonly code: BreachCode;
  /** Whose shares are wrong, in the order of the board. Empty for `total`: there the line as a whole is. */
  readonly culprits: readonly Involved[];
  /** Who still lacks lethal damage, where that is what makes the culprits' shares wrong. */
  readonly lacking: readonly Involved[];
  /** For `between`: who was given damage though the culprit, taken as first, had not its lethal yet. */
  readonly ahead: readonly Involved[];
  /** What had to be assigned, and what was. */
  readonly total: number;
  readonly sum: number;
}

/** Every rule that the shares break, each once, in the order of `BREACH_CODES`; empty when they are legal. */
export function judge(
  targets: readonly Target[],
  total: number,
  shares: Shares,
  rule: AssignmentRule,
): readonly Breach[] {
  const addsUp = sharesAddUp(targets, total, shares);
  const marks = marksOfAll(targets, shares, rule);
  if (addsUp && isSound(marks)) return NONE;

  const breaches: Breach[] = [];
  const sum = shares.reduce((soFar, share) => soFar + share, 0);
  const pick = (which: (seen: Seen) => boolean): readonly Involved[] => involved(targets, shares, which);
  const report = (code: BreachCode, culprits = NOBODY, lacking = NOBODY, ahead = NOBODY): void => {
    breaches.push({ code, culprits, lacking, ahead, total, sum });
  };
  const has = (bits: Marks): boolean => (marks & bits) !== 0;
  const frontLacks = has(MARKS.firstLacks | MARKS.normalLacks);
  const behindHit = has(MARKS.normalHit | MARKS.lastHit);

  if (!addsUp) report('total');
  if (has(MARKS.twoShort)) report('lethal-first', pick(isShort));
  if (has(MARKS.over) && has(MARKS.lacks)) report('over-lethal', pick(isOver), pick(lacks));
  if (has(MARKS.firstLacks) && behindHit)
    report(
      'tank-first',
      pick(isHitBehind),
      pick(s => lacks(s) && isFirst(s)),
    );
  if (frontLacks && has(MARKS.lastHit)) report('backline-last', pick(isHitLast), pick(lacksInFront));
  if (has(MARKS.eitherShort) && frontLacks && behindHit)
    report('between', pick(isShortEither), pick(lacksInFront), pick(isHitBehind));
  return breaches;
}

const NONE: readonly Breach[] = [];
const NOBODY: readonly Involved[] = [];

interface Seen extends Involved {
  readonly rank: Rank;
}

const isHit = (seen: Seen): boolean => seen.given > 0;
const lacks = (seen: Seen): boolean => seen.given < seen.lethal;
const isOver = (seen: Seen): boolean => seen.given > seen.lethal;
const isShort = (seen: Seen): boolean => isHit(seen) && lacks(seen);
const isFirst = (seen: Seen): boolean => seen.rank === 'first';
const isHitLast = (seen: Seen): boolean => isHit(seen) && seen.rank === 'last';
const isHitBehind = (seen: Seen): boolean => isHit(seen) && (seen.rank === 'normal' || seen.rank === 'last');
const lacksInFront = (seen: Seen): boolean => lacks(seen) && (seen.rank === 'normal' || isFirst(seen));
const isShortEither = (seen: Seen): boolean => isShort(seen) && seen.rank === 'either';

function involved(targets: readonly Target[], shares: Shares, which: (seen: Seen) => boolean): readonly Involved[] {
  const found: Involved[] = [];
  targets.forEach(({ lethal, rank, exempt }, index) => {
    const given = shares[index] ?? 0;
    if (!exempt && which({ index, given, lethal, rank })) found.push({ index, given, lethal });
  });
  return found;
}
