/** The state of a game: plain, immutable values. Every step makes a new state that shares what did not change. */
import type { Ability, Timing } from './cards/ability.ts';
import type { PowerCost } from './cards/cost.ts';
import type { ChainItem } from './chain/item.ts';
import type { Decision, Resume } from './decision.ts';
import type { Edition } from './editions.ts';
import type { Past } from './events.ts';
import type { InForce } from './inForce.ts';

declare const brand: unique symbol;
type Id<Kind extends string> = number & { readonly [brand]: Kind };
/** An index into `State.players`, which stand in turn order. */
export type PlayerId = Id<'player'>;
/** An index into `State.objects`; an object keeps its id through every zone. */
export type ObjectId = Id<'object'>;
/** An object that is a unit, as far as whoever holds the id knows. */
export type UnitId = ObjectId;
/** An index into `State.battlefields`. */
export type BattlefieldId = Id<'battlefield'>;

export const MODES = ['duel', 'match', 'skirmish', 'war', 'magma chamber'] as const;
export type Mode = (typeof MODES)[number];

/** A location on the board. */
export type Location =
  | { readonly kind: 'base'; readonly player: PlayerId }
  | { readonly kind: 'battlefield'; readonly at: BattlefieldId };
/** Where a card is. `gone` is a token that has ceased to exist. */
export type Zone =
  | Location
  | { readonly kind: 'facedown'; readonly at: BattlefieldId }
  | { readonly kind: OffBoard };
export type OffBoard = 'trash' | 'banished' | 'hand' | 'deck' | 'chain' | 'legend' | 'champion' | 'rune deck' | 'gone';

export const OBJECT_TYPES = ['unit', 'gear', 'spell', 'rune', 'legend'] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

/** What is printed on a card, or says what a token is. Shared by all objects of that card. */
export interface Print {
  readonly name: string;
  readonly type: ObjectType | 'battlefield';
  /** `champion`, `token`, `signature`, `basic`, `equipment`. */
  readonly marks: readonly string[];
  readonly domains: readonly string[];
  readonly energy: number;
  readonly power: readonly PowerCost[];
  readonly might: number;
  /** What gear adds to the Might of the unit that it is attached to. */
  readonly mightBonus: number;
  readonly tags: readonly string[];
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly Ability[];
  readonly timing: Timing;
}

export type Role = 'attacker' | 'defender';

/** A keyword on a unit; the values of several instances of one keyword add up where its rule says so. */
export interface Keyword {
  readonly name: string;
  readonly value: number;
}

/** How long an effect lasts; `source`: while what it comes from stays on the board. */
export type Until = 'turn' | 'combat' | 'board' | 'source';

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
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly until: Until }
  | { readonly kind: 'no keyword'; readonly names: readonly string[] | 'all'; readonly until: Until }
  | { readonly kind: 'set might'; readonly amount: number; readonly until: Until }
  | { readonly kind: 'ability'; readonly ability: Ability; readonly until: Until }
  | { readonly kind: 'prevent'; readonly amount: number | 'all'; readonly once: boolean; readonly until: Until }
  | { readonly kind: 'double damage'; readonly until: Until }
  /** Control taken: whom it goes back to. */
  | { readonly kind: 'control'; readonly from: PlayerId; readonly until: Until; readonly source: ObjectId | null };

/** A game object: a card or token in any zone. */
export interface GameObject {
  readonly id: ObjectId;
  readonly type: ObjectType;
  readonly print: Print;
  /** Rises whenever it changes to or from a zone off the board: what spoke of it before speaks of another object. */
  readonly life: number;
  /** The number of the turn in which it came to its zone. */
  readonly since: number;
  readonly attachedTo: ObjectId | null;
  readonly empowered: boolean;
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
  /** Whether it was dealt damage that kills in any amount. */
  readonly doomed: boolean;
}

/** A game object that is a unit, as far as whoever holds it knows. */
export type Unit = GameObject;

export interface Battlefield {
  readonly id: BattlefieldId;
  readonly name: string;
  readonly controller: PlayerId | null;
  readonly contestedBy: PlayerId | null;
  readonly stagedShowdown: boolean;
  readonly stagedCombat: boolean;
  readonly print: Print | null;
  /** What it was before it was replaced (`replace`). */
  readonly replaced: { readonly print: Print | null } | null;
}

/** Resources that a player can pay with at once; power by domain, `any` fitting all of them. */
export interface Pool {
  readonly energy: number;
  readonly power: readonly { readonly domain: string; readonly amount: number }[];
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
  /** Whether the scenario tells the cards in hand; if not, there always is one more. */
  readonly handKnown: boolean;
  /** The top card first; null where it is not told, and never runs out. */
  readonly deck: readonly ObjectId[] | null;
  /** Null where the scenario tells no resources: then costs are free. */
  readonly pool: Pool | null;
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

/** The steps of a combat; from `cleanup` on, those of its resolution. */
export const COMBAT_STAGES = ['showdown', 'damage', 'cleanup', 'result', 'control', 'end', 'over'] as const;
export type CombatStage = (typeof COMBAT_STAGES)[number];

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
  /** Units that have been attackers or defenders in it: their triggers have looked (`ability.attack-trigger.once`). */
  readonly designated: readonly UnitId[];
  /** Whether attackers were recalled in its cleanup. */
  readonly recalled: boolean;
  /** Whether nobody was left as its showdown closed. */
  readonly abandoned: boolean;
}

/** One unit's share of an assignment, in points of damage. */
export interface Assigned {
  readonly unit: UnitId;
  readonly amount: number;
}

export const PHASES = ['awaken', 'beginning', 'scoring', 'channel', 'draw', 'main', 'ending', 'expiration'] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly victoryScore: number;
  readonly players: readonly Player[];
  readonly battlefields: readonly Battlefield[];
  readonly objects: readonly GameObject[];
  readonly turnPlayer: PlayerId;
  /** Battlefields that a teammate of the turn player controlled as this turn's Scoring Step came. */
  readonly teammateHeld: readonly BattlefieldId[];
  readonly showdown: Showdown | null;
  /** The combat under way, or the last one (`stage` is then `over`). */
  readonly combat: Combat | null;
  /** The attacker's assignment, made and waiting for the defender's. */
  readonly assigned: readonly Assigned[] | null;
  readonly decision: Decision | null;
  /** How the game goes on once the decision is made, where that is not plain from the state. */
  readonly resume: Resume | null;
  readonly phase: Phase;
  /** Counts the turns from 1. */
  readonly turnNumber: number;
  /** Turns to be taken before the next in turn order. */
  readonly extraTurns: readonly PlayerId[];
  /** Where the script leads after this turn's end: that player's Main Phase, or the start of that turn. */
  readonly nextTurn: { readonly player: PlayerId; readonly from: 'start' | 'main' } | null;
  /** Oldest first. */
  readonly chain: readonly ChainItem[];
  /** Who may add to the chain now; null while there is none, or items are still pending. */
  readonly priority: PlayerId | null;
  /** Passes in a row on the chain. */
  readonly passes: number;
  /** What opened the chain that there is, or the last one. */
  readonly chainBy: 'play' | 'trigger' | 'add' | 'combat';
  /** Counts items, for their ids. */
  readonly items: number;
  /** Abilities in force that no object on the board bears: delayed triggers, replacements and passives for a while. */
  readonly inForce: readonly InForce[];
  /** What happened this turn, newest first. */
  readonly past: Past | null;
  /** Whether any ability is in the game at all: without, nothing has to be looked for. */
  readonly hasAbilities: boolean;
  /** Empty until the game is won; a winner's teammates win with them. */
  readonly winners: readonly PlayerId[];
}
