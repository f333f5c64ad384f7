/** What there is to say of a combat that is typed in one line: plain JSON. */
import type { Rank } from '../../../engine/game/combat/assignment/targets.ts';
import type { Role } from '../../../engine/game/state/state.ts';
import type { Assumption, NotRun } from '../../../engine/scenario/report/report.ts';

export interface CombatAnswer {
  readonly ruleset: string;
  readonly sides: readonly CombatSide[];
  readonly typed: readonly TypedUnit[];
  /** How many pairs of legal assignments there are: a whole number of any size, or "more than" one where that is not counted. */
  readonly ways: string;
  /** How many of them were not looked at, where there are too many kinds of them; "an unknown number" of those not counted. */
  readonly untried: string;
  /** How many groups of outcomes there are; `outcomes` has the first of them. */
  readonly groups: number;
  readonly outcomes: readonly CombatOutcome[];
  readonly rules: readonly CitedRule[];
  /** Cards in it whose words (`text "…"`) do not run: what comes of it, comes without them. */
  readonly notRun: readonly NotRun[];
  /** What it is taken to mean, where the line does not say. */
  readonly assumed: readonly Pick<Assumption, 'says' | 'otherwise'>[];
  /** The board in the language, up to where damage is assigned. */
  readonly scenario: string;
}

/** A combat in which something has to be decided before damage is assigned. */
export interface CombatUndecided extends Pick<CombatAnswer, 'ruleset' | 'typed' | 'notRun' | 'assumed'> {
  /** What has to be decided, and by whom: a sentence. */
  readonly undecided: string;
  /** The board in the language, up to the decision. */
  readonly scenario: string;
}

/** A combat that triggers end, or leave without one side, before damage is assigned: there is only the one outcome. */
export interface CombatEnded extends Pick<CombatAnswer, 'ruleset' | 'typed' | 'notRun' | 'assumed'> {
  /** Who is gone, and what comes of it: a sentence or two. */
  readonly ended: string;
  /** The board in the language, with what ends the combat. */
  readonly scenario: string;
}

/** A unit as it was typed, attackers first. */
export interface TypedUnit {
  /** In the scenario. */
  readonly name: string;
  readonly role: Role;
  /** "7 assault 2" where it was typed without a name; null where its name was. */
  readonly words: string | null;
}

export interface CombatSide {
  readonly role: Role;
  readonly player: string;
  /** What it has to assign. */
  readonly gives: number;
  /** In how many legal ways, or "more than" that many. */
  readonly ways: string;
  readonly units: readonly CombatUnit[];
  /** Those that are no longer in the combat as damage is assigned: what triggers has killed or taken them away. */
  readonly gone: readonly string[];
  /** In which order the units of this side are given lethal damage, as far as a rule binds it: a sentence, or empty. */
  readonly order: string;
}

export interface CombatUnit {
  readonly name: string;
  /** As typed: "7 assault 2". */
  readonly typed: string;
  /** What it adds to the damage of its side. */
  readonly gives: number;
  /** What is lethal to it; null where it cannot be dealt damage. */
  readonly lethal: number | null;
  readonly rank: Rank;
}

export interface CombatOutcome {
  readonly attackersDie: readonly string[];
  readonly defendersDie: readonly string[];
  /** Those of the units that the combat was typed with which are still on the board. */
  readonly alive: readonly string[];
  /** How many pairs of assignments come to it. */
  readonly ways: string;
  /** "3 to Wall, 2 to Sniper", of the attacker and of the defender; "nothing" where there is none. */
  readonly assigned: readonly [string, string];
  /** The same as data. */
  readonly shares: readonly [readonly CombatShare[], readonly CombatShare[]];
  /** How often everybody passes for what triggers then: as often as a scenario says "all pass". */
  readonly passes: number;
  /**
   * What has to be decided before the combat continues; everything below describes the state until then. Null if the
   * combat is over.
   */
  readonly waits: string | null;
  /** "Ana controls Quarry", "nobody controls Quarry". */
  readonly control: string;
  /** The role of who controls the battlefield then; it was the defender's before. Null where nobody does. */
  readonly controller: Role | null;
  /** The battlefield. */
  readonly place: string;
  /** Who is recalled, by name. */
  readonly recalled: readonly string[];
  readonly points: readonly { readonly player: string; readonly points: number }[];
  /** The role of who wins the combat; null where nobody does. */
  readonly winner: Role | null;
  /** "Ana wins the combat", or why nobody does. */
  readonly result: string;
  readonly rules: readonly string[];
}

export interface CombatShare {
  readonly name: string;
  readonly amount: number;
}

export interface CitedRule {
  readonly number: string;
  readonly concept: string;
}
