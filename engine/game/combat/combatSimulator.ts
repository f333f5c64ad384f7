/**
 * One combat's damage and its outcome on bare numbers, for those who want millions of them: what dies, what remains, who has
 * won. The rules are those of the engine's damage step; abilities, replacements and what follows a combat are not here.
 *
 * Combats lie one after the other in an `Int32Array`, each as `setUp` writes it:
 * - the number of attackers, then the number of defenders;
 * - for each attacker, then for each defender, `UNIT_WORDS` numbers: the damage it gives, the damage that is lethal to it, and the
 *   bit that stands for it (1 << its place on the board).
 * The units of a side lie in the order in which `firstLegal` comes to them, with those that cannot be dealt damage at the end, so
 * that resolving is one walk along each side. A set of units is the bits of one number, so a side has 31 units at most. Resolving
 * allocates nothing: the caller's result is filled and handed back.
 */

import type { Behaviours } from '../state/editions.ts';
import type { Rank, Shares } from './assignment/targets.ts';

/**
 * A unit in combat. Numbers stay below `NEVER_LETHAL`; damage marked does not reach its Might, else a cleanup would have killed it
 * (`unit.might.killed`).
 */
export interface Fighter {
  /** Might as it is now; it may be below 0. */
  readonly might: number;
  readonly damage: number;
  readonly rank: Rank;
  readonly exempt: boolean;
  readonly stunned: boolean;
}

const UNIT_WORDS = 3;
/** Stands for "no amount is lethal" (`combat.assign.exempt`). */
const NEVER_LETHAL = 1 << 24;

/** Which sides have units at the battlefield once damage has killed, before attackers are recalled. */
export const REMAINING = { nobody: 0, attackers: 1, defenders: 2, both: 3 } as const;
export type Remaining = (typeof REMAINING)[keyof typeof REMAINING];

export interface SimulatedCombat {
  /** Damage that each side had to assign; 0 when the step was skipped (`combat.damage.both-remain`). */
  attackersDamage: number;
  defendersDamage: number;
  /** Sets of units, as bits. */
  attackersKilled: number;
  defendersKilled: number;
  attackersLeft: number;
  defendersLeft: number;
  /** Attackers that go back to base because defenders are left (`combat.resolution.recall`). */
  attackersRecalled: number;
  remaining: Remaining;
  /** `combat.result.win`, `combat.result.none`; what a recall counts for is the edition's. */
  winner: 'attacker' | 'defender' | 'none';
}

/** A result to pass to `resolveCombat`, which overwrites all of it: one is enough for any number of combats. */
export const newResult = (): SimulatedCombat => ({
  attackersDamage: 0,
  defendersDamage: 0,
  attackersKilled: 0,
  defendersKilled: 0,
  attackersLeft: 0,
  defendersLeft: 0,
  attackersRecalled: 0,
  remaining: REMAINING.nobody,
  winner: 'none',
});

/** How much of the array a combat takes. */
export const combatWords = (attackers: number, defenders: number): number => 2 + (attackers + defenders) * UNIT_WORDS;

/**
 * Writes a combat at `from` and returns the index where the next one can begin. The array must have room
 * (`combatWords`), and neither side more than 31 units.
 */
export function setUp(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  combats: Int32Array,
  at: number,
): number {
  combats[at] = attackers.length;
  combats[at + 1] = defenders.length;
  return writeSide(defenders, combats, writeSide(attackers, combats, at + 2));
}

/** A combat in which each side assigns its damage as `firstLegal` does: rank by rank, lethal to one unit after the other. */
export function resolveCombat(
  combats: Int32Array,
  at: number,
  edition: Pick<Behaviours, 'combatResult'>,
  result: SimulatedCombat,
): SimulatedCombat {
  const attackers = int(combats[at]);
  const defenders = int(combats[at + 1]);
  const from = at + 2;
  const middle = from + attackers * UNIT_WORDS;
  const end = middle + defenders * UNIT_WORDS;
  let attack = 0;
  let defence = 0;
  if (attackers > 0 && defenders > 0) {
    attack = damageOf(combats, from, middle);
    defence = damageOf(combats, middle, end);
  }
  result.attackersDamage = attack;
  result.defendersDamage = defence;
  result.attackersKilled = killed(combats, from, middle, defence);
  result.defendersKilled = killed(combats, middle, end, attack);
  return conclude(attackers, defenders, edition, result);
}

/** The damage that either side is assigned, by its units in the order of the board. */
export interface AssignedShares {
  readonly toAttackers: Shares;
  readonly toDefenders: Shares;
}

/**
 * A combat in which the damage lies as the players have assigned it, in the order of the board. The shares are taken as they are:
 * whether they are legal is for `judge` to say.
 */
export function resolveAssigned(
  combats: Int32Array,
  at: number,
  assigned: AssignedShares,
  edition: Pick<Behaviours, 'combatResult'>,
  result: SimulatedCombat,
): SimulatedCombat {
  const attackers = int(combats[at]);
  const defenders = int(combats[at + 1]);
  const from = at + 2;
  const middle = from + attackers * UNIT_WORDS;
  const end = middle + defenders * UNIT_WORDS;
  const fight = attackers > 0 && defenders > 0;
  result.attackersDamage = fight ? damageOf(combats, from, middle) : 0;
  result.defendersDamage = fight ? damageOf(combats, middle, end) : 0;
  result.attackersKilled = fight ? killedBy(combats, from, middle, assigned.toAttackers) : 0;
  result.defendersKilled = fight ? killedBy(combats, middle, end, assigned.toDefenders) : 0;
  return conclude(attackers, defenders, edition, result);
}

/** When damage comes to a unit. Both first and last is taken as first, as `firstLegal` does. */
function turnOf(fighter: Fighter | undefined): 0 | 1 | 2 | 3 {
  if (fighter === undefined || fighter.exempt) return 3;
  switch (fighter.rank) {
    case 'normal':
      return 1;
    case 'last':
      return 2;
    case 'first':
    case 'either':
      return 0;
  }
}

function writeSide(fighters: readonly Fighter[], combats: Int32Array, from: number): number {
  let first = 0;
  let normal = 0;
  let last = 0;
  for (let place = 0; place < fighters.length; place++) {
    const turn = turnOf(fighters[place]);
    if (turn === 0) first++;
    else if (turn === 1) normal++;
    else if (turn === 2) last++;
  }
  let nextFirst = from;
  let nextNormal = nextFirst + first * UNIT_WORDS;
  let nextLast = nextNormal + normal * UNIT_WORDS;
  let nextExempt = nextLast + last * UNIT_WORDS;
  for (let place = 0; place < fighters.length; place++) {
    const fighter = fighters[place];
    if (fighter === undefined) continue;
    const turn = turnOf(fighter);
    let at = nextNormal;
    if (turn === 1) nextNormal += UNIT_WORDS;
    else if (turn === 0) {
      at = nextFirst;
      nextFirst += UNIT_WORDS;
    } else if (turn === 2) {
      at = nextLast;
      nextLast += UNIT_WORDS;
    } else {
      at = nextExempt;
      nextExempt += UNIT_WORDS;
    }
    // `stun.no-might`; `unit.might.below-zero`: Might below 0 adds nothing, and any damage at all is lethal to it.
    combats[at] = fighter.stunned ? 0 : Math.max(0, fighter.might);
    combats[at + 1] = fighter.exempt ? NEVER_LETHAL : Math.max(1, fighter.might - fighter.damage);
    combats[at + 2] = 1 << place;
  }
  return from + fighters.length * UNIT_WORDS;
}

/** `combat.damage.sum-attackers`, `combat.damage.sum-defenders`. */
function damageOf(combats: Int32Array, from: number, end: number): number {
  let sum = 0;
  for (let at = from; at < end; at += UNIT_WORDS) sum = (sum + int(combats[at])) | 0;
  return sum;
}

/**
 * Who dies of damage assigned one after the other. Excess is left out: it lies on a unit that dies anyway, or on one that cannot
 * be dealt any.
 */
function killed(combats: Int32Array, from: number, end: number, damage: number): number {
  let rest = damage;
  let dead = 0;
  for (let at = from; at < end; at += UNIT_WORDS) {
    rest = (rest - int(combats[at + 1])) | 0;
    // All bits while enough was left, none from the first unit on that got less than lethal. A branch would cost more.
    dead |= int(combats[at + 2]) & ~(rest >> 31);
  }
  return dead;
}

function killedBy(combats: Int32Array, from: number, end: number, shares: Shares): number {
  let dead = 0;
  for (let at = from; at < end; at += UNIT_WORDS) {
    const lethal = int(combats[at + 1]);
    const bit = int(combats[at + 2]);
    const given = shares[31 - Math.clz32(bit)] ?? 0;
    if (lethal !== NEVER_LETHAL && given >= lethal) dead |= bit;
  }
  return dead;
}

function conclude(
  attackers: number,
  defenders: number,
  edition: Pick<Behaviours, 'combatResult'>,
  result: SimulatedCombat,
): SimulatedCombat {
  const attackersLeft = everyone(attackers) & ~result.attackersKilled;
  const defendersLeft = everyone(defenders) & ~result.defendersKilled;
  result.attackersLeft = attackersLeft;
  result.defendersLeft = defendersLeft;
  result.attackersRecalled = defendersLeft === 0 ? 0 : attackersLeft;
  if (attackersLeft === 0) {
    result.remaining = defendersLeft === 0 ? REMAINING.nobody : REMAINING.defenders;
    result.winner = defendersLeft === 0 ? 'none' : 'defender';
  } else if (defendersLeft === 0) {
    result.remaining = REMAINING.attackers;
    result.winner = 'attacker';
  } else {
    result.remaining = REMAINING.both;
    result.winner = edition.combatResult === 'after-recall' ? 'defender' : 'none';
  }
  return result;
}

const everyone = (size: number): number => (1 << size) - 1;

/** A number of the array that is known to be there. */
const int = (value: number | undefined): number => (value as number) | 0;
