import type { Concept } from '../concepts.ts';
import type { AssignmentRule, Shares, Target } from './targets.ts';

/** Every way in which an assignment can be wrong. */
export const BREACH_CODES = ['total', 'lethal-first', 'over-lethal', 'tank-first', 'backline-last', 'between'] as const;
export type BreachCode = (typeof BREACH_CODES)[number];

/** The rules that a breach breaks, the one to cite first in front. */
export const BREACH_CONCEPTS: Readonly<Record<BreachCode, readonly Concept[]>> = {
  total: ['combat.assign'],
  'lethal-first': ['combat.assign.lethal-first'],
  'over-lethal': ['combat.assign.over-lethal'],
  'tank-first': ['combat.assign.requirements', 'keyword.tank', 'keyword.tank.meaning', 'keyword.tank.order'],
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
  const sum = shares.reduce((soFar, share) => soFar + share, 0);
  const breaches: Breach[] = [];
  const report = (
    code: BreachCode,
    culprits: readonly Seen[],
    lacking: readonly Seen[] = [],
    ahead: readonly Seen[] = [],
  ): void => {
    breaches.push({
      code,
      culprits: culprits.map(told),
      lacking: lacking.map(told),
      ahead: ahead.map(told),
      total,
      sum,
    });
  };
  const seen = targets.map((target, index) => ({ ...target, index, given: shares[index] ?? 0 })).filter(s => !s.exempt);
  const lacking = seen.filter(lacks);
  const short = lacking.filter(hit);
  const over = seen.filter(s => s.given > s.lethal);
  const firstLacking = lacking.filter(s => s.rank === 'first');
  const normalLacking = lacking.filter(s => s.rank === 'normal');
  const frontLacking = lacking.filter(s => s.rank === 'first' || s.rank === 'normal');
  const behindHit = seen.filter(s => hit(s) && (s.rank === 'normal' || s.rank === 'last'));
  const lastHit = behindHit.filter(s => s.rank === 'last');
  const eitherShort = short.filter(s => s.rank === 'either');

  if (sum !== total || shares.length !== targets.length) report('total', []);
  if (short.length > 1) report('lethal-first', short);
  if (rule.overLethal === 'only-when-none-short' && over.length > 0 && lacking.length > 0)
    report('over-lethal', over, lacking);
  if (behindHit.length > 0 && firstLacking.length > 0) report('tank-first', behindHit, firstLacking);
  // When only a unit that goes first is lacking, the one rule to name is that unit's.
  if (lastHit.length > 0 && normalLacking.length > 0) report('backline-last', lastHit, frontLacking);
  if (eitherShort.length > 0 && behindHit.length > 0 && frontLacking.length > 0)
    report('between', eitherShort, frontLacking, behindHit);
  return breaches;
}

interface Seen extends Target, Involved {}

const hit = (seen: Seen): boolean => seen.given > 0;
const lacks = (seen: Seen): boolean => seen.given < seen.lethal;
const told = ({ index, given, lethal }: Seen): Involved => ({ index, given, lethal });
