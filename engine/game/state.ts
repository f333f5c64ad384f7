/** The state of a game: plain, immutable values. Every step makes a new state that shares what did not change. */
import type { Edition } from './editions.ts';

declare const brand: unique symbol;
type Id<Kind extends string> = number & { readonly [brand]: Kind };
/** An index into `State.players`, which stand in turn order. */
export type PlayerId = Id<'player'>;
/** An index into `State.units`; a unit keeps its id through every zone. */
export type UnitId = Id<'unit'>;
/** An index into `State.battlefields`. */
export type BattlefieldId = Id<'battlefield'>;

export const MODES = ['duel', 'match', 'skirmish', 'war', 'magma chamber'] as const;
export type Mode = (typeof MODES)[number];

/** A location on the board. */
export type Location =
  | { readonly kind: 'base'; readonly player: PlayerId }
  | { readonly kind: 'battlefield'; readonly at: BattlefieldId };
/** Where a card is. */
export type Zone = Location | { readonly kind: 'trash' | 'banished' | 'hand' };

export type Role = 'attacker' | 'defender';

/** A keyword on a unit; the values of several instances of one keyword add up where its rule says so. */
export interface Keyword {
  readonly name: string;
  readonly value: number;
}

/** How long an effect lasts. */
export type Until = 'turn' | 'combat' | 'board';

/** An effect in force on a unit, oldest first: the order of their time stamps. */
export type Modifier =
  | {
      readonly kind: 'might';
      /** As given, positive or negative. */
      readonly amount: number;
      /** "to a minimum of M", where that limit is still looked up and not fixed when the effect was applied. */
      readonly minimum?: number;
      readonly until: Until;
    }
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly until: Until };

export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly controller: PlayerId;
  readonly owner: PlayerId;
  readonly zone: Zone;
  /** The Might that the unit has by itself. */
  readonly might: number;
  readonly keywords: readonly Keyword[];
  readonly damage: number;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly buffed: boolean;
  /** Cannot be dealt damage. */
  readonly immune: boolean;
  readonly token: boolean;
  readonly tags: readonly string[];
  readonly role: Role | null;
  readonly modifiers: readonly Modifier[];
  /** What it was dealt last, be it dead since. */
  readonly lastDealt: number;
}

export interface Battlefield {
  readonly id: BattlefieldId;
  readonly name: string;
  readonly controller: PlayerId | null;
  readonly contestedBy: PlayerId | null;
  readonly stagedShowdown: boolean;
  readonly stagedCombat: boolean;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** Equal for teammates. */
  readonly team: number;
  readonly points: number;
  readonly xp: number;
  /** Since the last `turn` line, the Draw Phase aside. */
  readonly drew: number;
  /** This turn. */
  readonly conquered: readonly BattlefieldId[];
  readonly held: readonly BattlefieldId[];
  /** Scored this turn, from either way. */
  readonly scored: readonly BattlefieldId[];
}

export interface Showdown {
  readonly at: BattlefieldId;
  readonly focus: PlayerId;
  /** Passes in a row. */
  readonly passes: number;
  /** Whether nothing has happened in it yet. */
  readonly fresh: boolean;
}

export type CombatStage = 'showdown' | 'damage' | 'resolution' | 'over';

/** How a combat came out, in the terms of the state's edition. */
export interface CombatResult {
  readonly winner: PlayerId | null;
  readonly loser: PlayerId | null;
  /** Whether the edition calls it a tie; one can be without a result, too. */
  readonly tie: boolean;
  readonly noResult: boolean;
}

export interface Combat {
  readonly at: BattlefieldId;
  readonly attacker: PlayerId;
  readonly defender: PlayerId;
  readonly stage: CombatStage;
  readonly result: CombatResult | null;
}

/** One unit's share of an assignment, in points of damage. */
export interface Assigned {
  readonly unit: UnitId;
  readonly amount: number;
}

/** What a player has to decide before the game can go on. */
export type Decision =
  | {
      readonly kind: 'begin';
      readonly player: PlayerId;
      readonly what: 'showdown' | 'combat';
      readonly places: readonly BattlefieldId[];
    }
  | { readonly kind: 'assign'; readonly player: PlayerId; readonly role: Role };

export interface State {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly victoryScore: number;
  readonly players: readonly Player[];
  readonly battlefields: readonly Battlefield[];
  readonly units: readonly Unit[];
  readonly turnPlayer: PlayerId;
  /** Battlefields that a teammate of the turn player controlled as this turn's Scoring Step came. */
  readonly teammateHeld: readonly BattlefieldId[];
  readonly showdown: Showdown | null;
  /** The combat under way, or the last one (`stage` is then `over`). */
  readonly combat: Combat | null;
  /** The attacker's assignment, made and waiting for the defender's. */
  readonly assigned: readonly Assigned[] | null;
  readonly decision: Decision | null;
  /** Empty until the game is won; a winner's teammates win with them. */
  readonly winners: readonly PlayerId[];
}
