/** What a game is made of: players, places and objects by their ids, and what an object is. Plain, immutable values. */

import type { Domain } from '../../domains.ts';
import type { PrintedKeyword } from '../../keywords.ts';
import type { Ability } from './cards/ability.ts';
import type { Limited, PowerCost } from './cards/cost.ts';
import type { Timing } from './cards/effectTerms.ts';
import type { Behaviours } from './editions.ts';

declare const brand: unique symbol;
type Id<Kind extends string> = number & { readonly [brand]: Kind };
/** An index into `State.players`, which is in turn order. */
export type PlayerId = Id<'player'>;
/** An index into `State.objects`; an object keeps its id through every zone. */
export type ObjectId = Id<'object'>;
/** An object that the holder of the id takes to be a unit. */
export type UnitId = ObjectId;
/** An index into `State.battlefields`. */
export type BattlefieldId = Id<'battlefield'>;

export const MODES = ['duel', 'match', 'skirmish', 'war', 'magma chamber'] as const;
export type GameMode = (typeof MODES)[number];

/** Cards that lie beside each other in a deck, the upper one first, in an order that no line has told. */
export interface UnspecifiedOrder {
  readonly cards: readonly ObjectId[];
  /** A player chose it as they were put back, or nobody did as they were recycled at once (`recycle.order`). */
  readonly by: 'choice' | 'chance';
  /** Whether something that happened depended on it: it is then taken to be the one in which they lie. */
  readonly isReliedOn: boolean;
}

/** A location on the board. */
export type Location =
  | { readonly kind: 'base'; readonly player: PlayerId }
  | { readonly kind: 'battlefield'; readonly at: BattlefieldId };
/**
 * Where a card is. `gone` is a token that has ceased to exist; `outside`, a card that was chosen for a deck besides those in it, while no
 * effect has created it (`deck.choices`).
 */
export type Zone = Location | { readonly kind: 'facedown'; readonly at: BattlefieldId } | { readonly kind: OffBoard };
export type OffBoard =
  | 'trash'
  | 'banished'
  | 'hand'
  | 'deck'
  | 'chain'
  | 'legend'
  | 'champion'
  | 'rune deck'
  | 'outside'
  | 'gone';

export const OBJECT_TYPES = ['unit', 'gear', 'spell', 'rune', 'legend'] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

/** What is printed on a card, or says what a token is. Shared by all objects of that card. */
export interface Print {
  readonly name: string;
  /** Of several types the one whose properties take precedence (`types.precedence`). */
  readonly type: ObjectType | 'battlefield';
  /** What it is besides (`types.several`). */
  readonly also: readonly ObjectType[];
  /** `champion`, `token`, `signature`, `basic`, `equipment`. */
  readonly marks: readonly string[];
  readonly domains: readonly Domain[];
  readonly energy: number;
  readonly power: readonly PowerCost[];
  readonly might: number;
  /** Whether the Might of a unit is unknown: `might` is 0 then, and nothing may be computed from it. */
  readonly mightUnknown?: true;
  /** What gear adds to the Might of the unit that it is attached to. */
  readonly mightBonus: number;
  readonly tags: readonly string[];
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly Ability[];
  readonly timing: Timing;
}

/** What a player who names a card has to know of it. */
export type NameableCard = Pick<Print, 'name' | 'type' | 'also' | 'marks' | 'tags'>;

export type Role = 'attacker' | 'defender';

/** A keyword on a unit; the values of several instances of one keyword add up where its rule says so. */
export interface Keyword {
  readonly name: PrintedKeyword;
  readonly value: number;
}

/**
 * How long an effect lasts; `source`: while what it comes from stays on the board; `attached`: while the gear that it comes from
 * stays attached to the same; `next turn of`, `next beginning of`, `next ending of`: until that player's turn or phase starts;
 * `next turn end of`: until that turn ends.
 */
export type Until =
  | 'turn'
  | 'combat'
  | 'board'
  | 'source'
  | 'attached'
  | `next turn of ${number}`
  | `next turn end of ${number}`
  | `next beginning of ${number}`
  | `next awaken of ${number}`
  | `next ending of ${number}`;

/** What becoming a copy replaces (`layers.copy.traits`). */
export type Copyable = Pick<GameObject, 'print' | 'might' | 'keywords' | 'tags' | 'type'>;

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
  /** `later`: what becomes of such a keyword that is given after this. */
  | {
      readonly kind: 'no keyword';
      readonly names: readonly string[] | 'all';
      readonly until: Until;
      readonly later: Behaviours['laterKeywords'];
    }
  | { readonly kind: 'set might'; readonly amount: number; readonly until: Until }
  | { readonly kind: 'ability'; readonly ability: Ability; readonly until: Until }
  | {
      readonly kind: 'prevent';
      readonly amount: number | 'all';
      readonly once: boolean;
      readonly until: Until;
      readonly name?: string;
    }
  /** What a passive has prevented of the first damage of this combat or turn, so that as much less is left (`prevent.used`). */
  | {
      readonly kind: 'prevented';
      readonly amount: number;
      readonly until: 'combat' | 'turn';
      /** The passive. */
      readonly by: string;
    }
  | { readonly kind: 'double damage'; readonly until: Until; readonly name?: string }
  /** A copy that may end: what the object was before, and the gear that it lasts with. Those that go on for good have none. */
  | { readonly kind: 'copy'; readonly before: Copyable; readonly until: Until; readonly source: ObjectId | null }
  /** A unit besides what it is by its print, with its Energy cost as its Might, until its source chooses something else. */
  | { readonly kind: 'unit too'; readonly until: Until; readonly source: ObjectId }
  /** Created for a time: it is there for as long as its source is on the board (`create.duration`). */
  | { readonly kind: 'created'; readonly until: 'source'; readonly source: ObjectId }
  /** Of gear: effect text that it has besides its own. */
  | {
      readonly kind: 'effect text';
      readonly abilities: readonly Ability[];
      readonly until: Until;
      readonly source: ObjectId;
    }
  /** Control taken: whom it goes back to. */
  | { readonly kind: 'control'; readonly from: PlayerId; readonly until: Until; readonly source: ObjectId | null };

/**
 * A game object: a card or token in any zone. Rules: `unit.damage-marked`, `unit.properties`, `unit.location`,
 * `gear.object`, `control`, `unit.tag`, `stun.state`, `empower.state`, `exhaust.state`, `ready.state`,
 * `unit.on-board.location`, `unit.in-trash.card`, `gear.in-trash.card`.
 */
export interface GameObject {
  readonly id: ObjectId;
  readonly type: ObjectType;
  readonly print: Print;
  /**
   * Rises whenever it changes to or from a zone off the board, but from the chain to the board: what spoke of it before
   * speaks of another object.
   */
  readonly incarnation: number;
  /** The number of the turn in which it came to the board, or to its zone off the board; 0 for what was there from the start. */
  readonly since: number;
  readonly attachedTo: ObjectId | null;
  /** Once at most, unless something lets it be empowered more often (`empower.once.unless`). */
  readonly timesEmpowered: number;
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
  /**
   * One at most, unless something lets it have more (`buff.one`). A number of the object: nobody controls a buff
   * (`counter.no-controller`), and one that is taken off is gone (`counter.gone`).
   */
  readonly buffs: number;
  /** Cannot be dealt damage. */
  readonly immune: boolean;
  readonly token: boolean;
  readonly tags: readonly string[];
  readonly role: Role | null;
  readonly modifiers: readonly Modifier[];
  /** Whether it was killed as it left the board, and has not moved since (`kill`). */
  readonly killed: boolean;
  /** What it was dealt last, even if it has died since. */
  readonly lastDealt: number;
  /** Who marked its damage (`unit.damage`). */
  readonly damagedBy: readonly PlayerId[];
  /** What was shown off as it was played: words of it that are linked with its Show Off ask for it later (`keyword.show-off.linked`). */
  readonly shownOff: readonly ShownOff[];
  /** Where this is a record of how it once was: what all passives then in force made of it. Null for what is in the game. */
  readonly noted: NotedCharacteristics | null;
}

/**
 * A ref to an object means one of its incarnations only: once it has left the board or come back, it is another object
 * (`object.new`, `play.mistarget`).
 */
export type Ref =
  | { readonly kind: 'object'; readonly id: ObjectId; readonly incarnation: number }
  | { readonly kind: 'player'; readonly id: PlayerId }
  | { readonly kind: 'battlefield'; readonly id: BattlefieldId }
  | { readonly kind: 'location'; readonly location: Location }
  /** A chain item, by its id. */
  | { readonly kind: 'item'; readonly id: number };

/** Something that was shown in the hand, or picked on the board. */
export interface Shown {
  readonly what: Ref;
  /** As it was then, its characteristics worked out: what it is later does not count (`keyword.show-off.information.when`). */
  readonly memo: GameObject;
}

/** One Show Off keyword, and what was shown off for it: nothing where its player did not want to. */
export interface ShownOff {
  /** Whose keyword it is (`keyword.show-off.each.linked`): null for one that is printed. */
  readonly link: string | null;
  readonly shown: readonly Shown[];
}

/** Characteristics of an object that is looked back on, worked out while they could be (`play.information.look-back`). */
export interface NotedCharacteristics {
  /** No less than 0. */
  readonly might: number;
  /** Own and given, also those that stand for an ability it had; the values of one keyword added up. */
  readonly keywords: readonly Keyword[];
  readonly tags: readonly string[];
}

/** A game object that its holder takes to be a unit. */
export type Unit = GameObject;

/** `control.battlefield.state`, `control.battlefield.state.either`, `control.battlefield.state.whose` */
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
  /** Who contributed it to the game (`battlefield.owned`), where the scenario says. */
  readonly owner: PlayerId | null;
}

/** Resources that a player can pay with at once; power by domain, `any` fitting all of them. */
export interface Pool {
  readonly energy: number;
  readonly power: readonly { readonly domain: string; readonly amount: number }[];
  /** What was added for certain things only: parts with something in them. */
  readonly limited: readonly LimitedPool[];
}

/** A part of a pool that pays for certain things only. */
export interface LimitedPool extends Omit<Pool, 'limited'> {
  readonly only: Limited;
}

/** One unit's share of an assignment, in points of damage. */
export interface AssignedDamage {
  readonly unit: UnitId;
  readonly amount: number;
}
