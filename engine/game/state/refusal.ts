/** Why the rules refuse an act: every rule that it breaks, each with what is wrong and what would be right. */
import type { Concept } from './concepts.ts';
import type { BattlefieldId, UnitId } from './state.ts';

const REFUSAL_CODES = [
  'move/exhausted',
  'move/not-your-turn',
  'move/closed-state',
  'move/showdown',
  'move/needs-ganking',
  'move/different-destinations',
  'move/two-other-players',
  'move/combat-not-involved',
  'move/teammate',
  'move/same-place',
  'move/not-controlled',
  'move/not-on-board',
  'move/not-your-base',
  'assign/total',
  'assign/lethal-first',
  'assign/over-lethal',
  'assign/tank-first',
  'assign/backline-last',
  'assign/between',
  'assign/not-in-combat',
  'assign/not-now',
  'assign/attacker-first',
  'move/forbidden',
  'play/target',
  'play/timing',
  'play/place',
  'play/cost',
  'play/deflect',
  'play/combat-not-involved',
  'play/not-in-hand',
  'play/not-playable',
  'play/hidden-this-turn',
  'play/hidden-place',
  'play/no-ability',
  'flow/nothing-pending',
  'flow/not-now',
  'flow/game-over',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The rules that it breaks; the first is the one to cite. */
  readonly rules: readonly [Concept, ...Concept[]];
  /** What is wrong, why, and what would be right. */
  readonly message: string;
  /** The units whose part in the action is wrong; empty if the whole action is. */
  readonly units: readonly UnitId[];
  /** The destination that is wrong. */
  readonly place?: BattlefieldId;
}

/** A list with one refusal; the whole action is wrong unless `about` says which part of it is. */
export const refusal = (
  code: RefusalCode,
  rules: Refusal['rules'],
  message: string,
  { units = [], place }: Partial<Pick<Refusal, 'units' | 'place'>> = {},
): readonly Refusal[] => [{ code, rules, message, units, ...(place === undefined ? {} : { place }) }];
