/**
 * Combat damage assignment (`combat.assign`): what a player may do with the summed Might of one side. Plain numbers in,
 * plain numbers out; nothing here knows a card, a player or a state.
 *
 * An assignment is judged on its amounts alone: it is legal when some order of giving them out obeys every rule.
 * - `combat.assign`: the shares add up to the total, no more and no less.
 * - `combat.assign.lethal-first`: at most one unit is *short*, that is: given damage, but less than its lethal damage.
 * - `combat.assign.over-lethal`: nobody gets more than lethal while somebody lacks lethal. Once all have it, the excess goes
 *   anywhere. The first edition has no such rule, so there the amount on one unit has no limit at all.
 * - `combat.assign.requirements` with `keyword.tank`: nothing on other units while a unit that goes first lacks lethal; with
 *   `keyword.backline`: nothing on a unit that goes last while one that does not go last lacks lethal.
 *   `combat.assign.same-priority`: among units of one rank any order will do.
 * - `combat.assign.exclusive`, `combat.assign.exclusive.each`: a unit that goes both first and last counts as one of the two,
 *   whichever the assigning player likes, for each such unit on its own. It is enough that some choice makes all of it legal.
 * - `combat.assign.exempt`: a unit that cannot be dealt damage asks for nothing and is asked nothing: any amount from 0 may lie
 *   on it, it lacks nothing, and it is never out of order. The first edition is silent about such units and is read the same.
 */

import type { Behaviours } from '../../state/editions.ts';

/** `either` is first and last at once (Tank and Backline on one unit). */
export const RANKS = ['first', 'normal', 'last', 'either'] as const;
export type Rank = (typeof RANKS)[number];

/** A unit that damage is assigned to. The order of targets is the order of the board. */
export interface Target {
  /** Damage still missing to its current Might: a whole number, at least 1. Meaningless when exempt. */
  readonly lethal: number;
  readonly rank: Rank;
  /** It cannot be dealt damage. */
  readonly exempt: boolean;
}

/** What editions do differently about assignment. */
export type AssignmentRule = Pick<Behaviours, 'overLethal'>;

/** Points of damage, one whole number from 0 for each target, in the order of the targets. */
export type Shares = readonly number[];
