/** What there is to say of a combat that is typed in one line: plain JSON. */
import type { Rank } from '../../../engine/game/combat/assignment/targets.ts';
import type { Role } from '../../../engine/game/state/state.ts';
import type { Assumption, NotRun } from '../../../engine/scenario/report/report.ts';

export interface CombatAnswer {
  readonly ruleset: string;
  readonly sides: readonly CombatSide[];
  /** How many pairs of legal assignments there are: a whole number of any size. */
  readonly ways: string;
  /** How many of them were not looked at, where there are too many kinds of them. */
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

/** A combat that triggers end, or leave without one side, before damage is assigned: there is only the one outcome. */
export interface CombatEnded {
  readonly ruleset: string;
  /** Who is gone, and what comes of it: a sentence or two. */
  readonly ended: string;
  readonly notRun: readonly NotRun[];
  readonly assumed: CombatAnswer['assumed'];
  /** The board in the language, with what ends the combat. */
  readonly scenario: string;
}

export interface CombatSide {
  readonly role: Role;
  readonly player: string;
  /** What it has to assign. */
  readonly gives: number;
  /** In how many legal ways. */
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
  /** How often everybody passes for what triggers then: as often as a scenario says "all pass". */
  readonly passes: number;
  /**
   * What has to be decided before the combat continues; everything below describes the state until then. Null if the
   * combat is over.
   */
  readonly waits: string | null;
  /** "Ana controls Quarry", "nobody controls Quarry". */
  readonly control: string;
  /** Who is recalled, by name. */
  readonly recalled: readonly string[];
  readonly points: readonly { readonly player: string; readonly points: number }[];
  /** "Ana wins the combat", or why nobody does. */
  readonly result: string;
  readonly rules: readonly string[];
}

export interface CitedRule {
  readonly number: string;
  readonly concept: string;
}
