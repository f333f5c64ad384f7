/** Messages about what may be done at a line of a scenario. */

/**
 * What may be played on at a line, and what may not, with the rule. Params: `OpeningsParams`. Result: `OpeningsResult`, or
 * null where there is no scenario or none could be set up.
 */
export const OPENINGS = 'riftbench/openings';
export interface OpeningsParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  /** As of `BoardParams`. */
  readonly ruleset?: string;
  /** As of `BoardParams`. */
  readonly played?: readonly string[];
}
export interface OpeningsResult {
  /** Of the scenario. Lines are those of the document, from 0. */
  readonly line: number;
  /** The last line of the script so far; null where there is none. */
  readonly after: WrittenLine | null;
  /** A line that plays on goes after the end of line `after`, with `before` in front of it: line breaks and indentation. */
  readonly insert: { readonly after: number; readonly before: string };
  readonly openings: Openings;
  /** The name of the branch in which the line plays on, empty for one without; null outside of all. */
  readonly branch: string | null;
  /** What is claimed of all that can come, and still stands there. */
  readonly claims: readonly ClaimOfOpenings[];
  /** The board, where it is still being laid out: the line does not belong to the script. */
  readonly layout: Layout | null;
}
export interface ClaimOfOpenings {
  /** Of the document, from 0. */
  readonly line: number;
  /** `Ana can force Wall is dead` */
  readonly said: string;
}
/** What can be changed of a board in place, by index as in a scene. */
export interface Layout {
  readonly players: readonly {
    readonly name: string;
    readonly points: number;
    readonly energy: number;
    readonly xp: number;
    /** By name; null where the scenario names none. */
    readonly cards: Readonly<Record<CardsOfPlayer, readonly string[] | null>>;
    /** Those that are ready, by their domain. */
    readonly runes: Readonly<Record<string, number>>;
    readonly power: Readonly<Record<string, number>>;
  }[];
  readonly domains: readonly string[];
  readonly battlefields: readonly { readonly name: string; readonly controller: number | null }[];
  /** A line of the board each. */
  readonly pieces: readonly {
    /** The first that the line declares. */
    readonly object: number;
    /** All that it declares: `4x Recruit might 1` declares four. */
    readonly objects: readonly number[];
    readonly name: string;
    /** Null for gear. */
    readonly might: number | null;
    readonly damage: number;
    /** The states and keywords that it has. */
    readonly words: readonly string[];
  }[];
  /** Those that it can be given. */
  readonly words: readonly string[];
}
/** Where a player has cards that are not on the board. */
export type CardsOfPlayer = 'hand' | 'deck' | 'legend' | 'champion';
/** A statement, which may appear on several lines. */
export interface WrittenLine {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * What may be done at one point of a game, as lines of the language: see docs/openings.md. Players, objects and places are
 * named by their index, as in a scene.
 */
export interface Openings {
  /** What the game is played under: "1.4", "1.3 as printed". */
  readonly ruleset: string;
  /** Lines that are no player's act: `all pass`, and `turn Ana` before the first turn. */
  readonly lines: readonly string[];
  /** What has become so with the last act, then since the board was laid out, as lines that expect it; none that are there. */
  readonly expects: readonly string[];
  /** Answers other than the one that was assumed, as lines: `Ana declines`. */
  readonly instead: readonly string[];
  /** In turn order; those who may do nothing and would not be expected to are left out. */
  readonly players: readonly PlayerOpenings[];
}
export interface PlayerOpenings {
  readonly player: number;
  readonly name: string;
  /** Those that are not empty. */
  readonly groups: readonly OpeningGroup[];
  /** What a person would try and may not. */
  readonly refused: readonly RefusedOpening[];
  /** Whether the scenario does not list the hand: any card could be played that it might hold. */
  readonly isHandOpen: boolean;
}
export interface OpeningGroup {
  readonly kind: 'choices' | 'assignments' | 'moves' | 'plays' | 'abilities' | 'passes';
  readonly openings: readonly Opening[];
  /** How many more there are, at most. */
  readonly cut: number;
  /** Why none is listed, as a sentence: looking for them was too much. */
  readonly unlisted?: string;
}
export interface Opening {
  /** Without its indentation: `Ana moves Raider to Quarry`. */
  readonly line: string;
  /** The units that move, the card that is played or hidden, what the ability is of, what damage is assigned to. */
  readonly objects: readonly number[];
  readonly to?: OpeningPlace;
  /** Points of damage, one for each of `objects`; of assignments. */
  readonly shares?: readonly number[];
  /** What is asked for once the line stands, in words; missing where nothing is. */
  readonly asks?: string;
  /** Lines that say it all at once. */
  readonly ways?: readonly string[];
  /** How many more ways there are, at least. */
  readonly waysCut?: number;
}
export interface RefusedOpening {
  readonly line: string;
  /** The line that expects just that: `expect Ana cannot move Scout to Quarry because 144.2`. */
  readonly expect: string;
  readonly objects: readonly number[];
  /** Missing where no place would do. */
  readonly to?: OpeningPlace;
  /** One sentence: why not. */
  readonly message: string;
  readonly code: string;
  /** The number is missing where the edition has none for it. */
  readonly rule: { readonly concept: string; readonly number?: string };
}
export type OpeningPlace =
  | { readonly kind: 'base'; readonly player: number }
  | { readonly kind: 'battlefield'; readonly at: number };

/**
 * What may be done with one card where the scenario does not list the hand that may hold it. Params: `CardOpeningsParams`.
 * Result: the `PlayerOpenings` of that card alone, or null where there is no such card, or the scenario lists the hand.
 */
export const CARD_OPENINGS = 'riftbench/cardOpenings';
export interface CardOpeningsParams extends OpeningsParams {
  readonly player: number;
  readonly card: string;
}

/**
 * Where several units may be moved together, as one act. Params: `GroupMovesParams`. Result: `GroupMovesResult`, or null where
 * nothing can be played on.
 */
export const GROUP_MOVES = 'riftbench/groupMoves';
export interface GroupMovesParams extends OpeningsParams {
  /** The units, by their index. */
  readonly objects: readonly number[];
}
export interface GroupMovesResult {
  /** One for each place where they may go. */
  readonly openings: readonly Opening[];
  /** One for each other place; one alone, without a place, where the reason is the same for all. */
  readonly refused: readonly RefusedOpening[];
}

/**
 * Damage as it is handed out, point by point. Params: `AssignmentParams`. Result: `AssignmentResult`, or null where no
 * assignment waits.
 */
export const ASSIGNMENT = 'riftbench/assignment';
export interface AssignmentParams extends OpeningsParams {
  /** In the order of the targets; what is missing is 0. */
  readonly shares: readonly number[];
}
export interface AssignmentResult {
  readonly player: number;
  readonly name: string;
  /** Points of damage, all of which have to be handed out. */
  readonly total: number;
  readonly targets: readonly AssignmentTarget[];
  /** The line that hands it out so. */
  readonly line: string;
  /** Every reason against it; none if it is legal. */
  readonly refused: readonly Pick<RefusedOpening, 'message' | 'rule'>[];
  /** The legal assignment that is nearest to it, in the order of the targets. */
  readonly nearest: readonly number[];
  /** How many legal assignments there are, in digits, as there can be more than a number holds; `very many` where they are not counted. */
  readonly ways: string;
}
export interface AssignmentTarget {
  readonly object: number;
  readonly name: string;
  readonly share: number;
  /** The damage that is lethal to it now. */
  readonly lethal: number;
  /** Whether it cannot be dealt damage. */
  readonly isExempt: boolean;
}

/**
 * What has become so, as lines that expect it. Params: `ExpectationsParams`. Result: `ExpectationsResult`, or null without an act
 * at the line or above it.
 */
export const EXPECTATIONS = 'riftbench/expectations';
export interface ExpectationsParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
}
export interface ExpectationsResult {
  /** As of `OpeningsResult`. */
  readonly insert: OpeningsResult['insert'];
  /** Since the last act at the line or above it: `expect Wall is dead`. */
  readonly sinceAct: readonly string[];
  /** What else has become so since the board was laid out. */
  readonly sinceBoard: readonly string[];
}
