/**
 * What can be seen of a game at one point: plain JSON, so that a board view, a debugger, a page and a picture show the same
 * and none of them computes a rule. Players, battlefields and objects are named by their index in the game.
 */

export interface Scene {
  /** What the game is played under: "1.4", "1.3 as printed". */
  readonly ruleset: string;
  readonly mode: string;
  readonly victoryScore: number;
  readonly turn: SceneTurn;
  /** In turn order. */
  readonly players: readonly ScenePlayer[];
  readonly battlefields: readonly SceneBattlefield[];
  /** On the board, in the order in which they were created. */
  readonly objects: readonly SceneObject[];
  /** What left the board since the scene before, as it was there. */
  readonly left: readonly SceneLeft[];
  /** Newest first: the one on top resolves next. */
  readonly chain: readonly SceneItem[];
  /** Items that have left the chain since the scene before. */
  readonly leftChain: readonly SceneItem[];
  readonly priority: number | null;
  readonly focus: number | null;
  readonly combat: SceneCombat | null;
  readonly waiting: SceneQuestion | null;
  readonly winners: readonly number[];
  readonly changed: SceneChanges;
}

export interface SceneTurn {
  readonly player: number;
  /** Counts the turns from 1. */
  readonly number: number;
  readonly phase: string;
}

export interface ScenePlayer {
  readonly id: number;
  readonly name: string;
  /** Equal for teammates. */
  readonly team: number;
  readonly points: number;
  readonly xp: number;
  /** Null where the scenario lists no resources: costs are free then. */
  readonly resources: SceneResources | null;
  readonly hand: SceneCards;
  /** Null where the scenario lists no deck: it never runs out then. */
  readonly deck: number | null;
  /** Domains, the top rune first. Null where the scenario does not list the rune deck. */
  readonly runeDeck: readonly string[] | null;
  /** The newest first. */
  readonly trash: readonly string[];
  readonly banished: readonly string[];
  /** The champion legend. */
  readonly legend: SceneLegend | null;
  /** Those that effects have added to it. */
  readonly otherLegends: readonly SceneLegend[];
  /** Chosen as the deck was built, and not in the Legend Zone now. */
  readonly chosenLegends: readonly string[];
  /** In the champion zone. */
  readonly champion: string | null;
}

export interface SceneLegend {
  readonly name: string;
  readonly exhausted: boolean;
  readonly empowered: boolean;
}

export interface SceneCards {
  /** The cards that the scenario lists. */
  readonly names: readonly string[];
  /** Cards drawn from a deck that the scenario does not list. */
  readonly unseen: number;
  /** Whether these are all of them. */
  readonly isWhole: boolean;
}

export interface SceneResources {
  readonly energy: number;
  readonly power: readonly { readonly domain: string; readonly amount: number }[];
  /** What was added for certain things only, in words. */
  readonly limited: string;
  readonly runes: readonly SceneRunes[];
}

/** The runes of a domain on the board. */
export interface SceneRunes {
  readonly domain: string;
  readonly ready: number;
  readonly exhausted: number;
}

export interface SceneBattlefield {
  readonly id: number;
  readonly name: string;
  readonly controller: number | null;
  readonly contestedBy: number | null;
  readonly showdown: 'none' | 'staged' | 'open';
  readonly combat: 'none' | 'staged' | 'open';
  /** The players who have scored it this turn. */
  readonly scoredBy: readonly number[];
  readonly facedown: readonly { readonly owner: number; readonly name: string }[];
}

export type ScenePlace =
  | { readonly kind: 'base'; readonly player: number }
  | { readonly kind: 'battlefield'; readonly at: number };

export interface SceneObject {
  readonly id: number;
  readonly name: string;
  readonly type: 'unit' | 'gear' | 'spell' | 'rune' | 'legend';
  readonly place: ScenePlace;
  readonly controller: number;
  readonly owner: number;
  /** Of units. */
  readonly might: SceneMight | null;
  /** Marked on it. */
  readonly damage: number;
  /** The damage still missing to be lethal, at least 1; null for what cannot be dealt damage, and for what is no unit. */
  readonly lethal: number | null;
  readonly keywords: readonly { readonly name: string; readonly value: number }[];
  readonly role: 'attacker' | 'defender' | null;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  /** More than one where its card allows it. */
  readonly buffs: number;
  readonly timesEmpowered: number;
  readonly token: boolean;
  readonly attachedTo: number | null;
}

export interface SceneMight {
  /** What the rules take it for: never below 0. */
  readonly value: number;
  /** What the unit has by itself. */
  readonly printed: number;
  /** In the order in which they apply. */
  readonly parts: readonly { readonly label: string; readonly amount: number }[];
}

export interface SceneLeft {
  readonly object: SceneObject;
  /** Where it went: `trash`, `hand`, `gone` for a token … */
  readonly to: string;
}

export interface SceneItem {
  readonly id: number;
  readonly name: string;
  readonly kind: 'card' | 'ability';
  readonly controller: number;
  /** Whether it has been finalised: what is pending cannot resolve yet. */
  readonly isFinalized: boolean;
  /** What it has chosen, by name. */
  readonly chosen: readonly string[];
}

export interface SceneCombat {
  readonly at: number;
  readonly attacker: number;
  readonly defender: number;
  readonly step: string;
  /** What each side has to deal; null outside the showdown and the damage step. */
  readonly damage: { readonly attacker: number; readonly defender: number } | null;
}

export interface SceneQuestion {
  readonly player: number;
  /** One sentence: who has to decide what, and among what. */
  readonly text: string;
  readonly kind: 'begin' | 'assign' | 'choose';
}

/** What is otherwise than in the scene before; all empty in the first. */
export interface SceneChanges {
  readonly objects: readonly number[];
  readonly players: readonly number[];
  readonly battlefields: readonly number[];
  /** Items that were not there before. */
  readonly chain: readonly number[];
}
