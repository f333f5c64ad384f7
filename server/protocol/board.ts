/** The message about the board at a line, drawn. */
import type { BoardPuzzle } from './puzzles.ts';

/** The board at a line, drawn, with the path of its scenario. Params: `BoardParams`. Result: `BoardResult`, or null where there is no scenario. */
export const BOARD = 'riftbench/board';
export interface BoardParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  /** Lines that are not written, played on with as a branch behind `line`: the board after the last of them. Left out: none. */
  readonly ahead?: readonly string[];
  /** Lines played from the position of the puzzle at `line`, in the place of its solution: the board after the last of them. */
  readonly played?: readonly string[];
  /** Of the scenario's path; left out: where the line leaves the game. */
  readonly stop?: number;
  /** "1.3 as printed"; left out, or where the scenario does not run under it: the newest of its editions. */
  readonly ruleset?: string;
  /** In pixels; below 640 everything is in one column. Left out: 960. */
  readonly width?: number;
  /** Whose colours stand in for those that the editor does not give. Left out: `dark`. */
  readonly theme?: string;
  /** Whether the answer has the scene as well. Left out: false. */
  readonly withScene?: boolean;
  /** `theme`: the colours are that theme's own, for a picture that stands alone. */
  readonly colours?: 'theme';
  /** In a picture that stands alone: where its link leads to, drawn below as a QR code; empty for the editor. Left out: no code. */
  readonly withLink?: string;
}
export interface BoardResult {
  readonly name: string;
  /** Of the scenario. Lines are those of the document, from 0. */
  readonly line: number;
  readonly status: string;
  /** How many of those that the scenario or the branch has hold under that edition. */
  readonly expectations: { readonly holding: number; readonly all: number };
  /** The cards whose words do not run, by name: the results are those without them. */
  readonly withoutText: readonly string[];
  /** What the cards that can be seen say; those that say nothing are left out. */
  readonly printed: readonly BoardPrint[];
  readonly ruleset: string;
  /** All that the scenario is run under. */
  readonly rulesets: readonly string[];
  /** Which of the stops is shown. */
  readonly stop: number;
  /** The first is the board as laid out; each other one is where a step led to. */
  readonly stops: readonly BoardStop[];
  /** What lines ask of the board that is shown, with the answers. */
  readonly answers: readonly BoardAnswer[];
  /** Where the puzzle stands that it is of; null for a scenario. */
  readonly puzzle: BoardPuzzle | null;
  /** The line whose doing is shown. */
  readonly after: number;
  /** Whether the line that was asked about is not understood, and the board is that of a line above it. */
  readonly isBroken: boolean;
  /** Well-formed, without script, style sheet, link or picture; colours are the editor's. */
  readonly svg: string;
  /** What the drawing is of, where it was asked for: plain JSON, as docs/scene.md describes it. */
  readonly scene?: unknown;
}
export interface BoardAnswer {
  readonly line: number;
  /** "can Ana assign 7 to Wall?" */
  readonly question: string;
  /** "No" */
  readonly answer: string;
  /** The number of the rule that decides; missing where there is none. */
  readonly rule?: string;
  /** Its page. */
  readonly uri?: string;
  /** Why; empty where question and answer say it all. */
  readonly message: string;
}
export interface BoardPrint {
  /** By the index in the game, as in the picture's `data-object`, `data-battlefield`, `data-item` and `data-player`. */
  readonly kind: 'object' | 'battlefield' | 'item' | 'player';
  readonly id: number;
  /** Of the card; of a player, the player's. */
  readonly name: string;
  /** A sentence each, in the language of cards; of a player, a line for each of legend, champion and hand. */
  readonly lines: readonly string[];
}
export interface BoardStop {
  readonly line: number;
  /** The line that led to it: where nothing but an expectation waited for the step, what was done above it. */
  readonly by: number;
  /** One sentence; empty for the first. */
  readonly text: string;
  /** The rule's number in the edition, else words that say that the edition has none. */
  readonly rule?: string;
  /** Its page. */
  readonly uri?: string;
  readonly note?: string;
}

/** The way to the board at a line, as a moving picture. Params: `BoardPathParams`. Result: `BoardPathResult`, or null where there is no scenario. */
export const BOARD_PATH = 'riftbench/boardPath';
export interface BoardPathParams
  extends Pick<BoardParams, 'uri' | 'line' | 'ahead' | 'played' | 'stop' | 'ruleset' | 'width' | 'theme'> {
  /** `svg`: one picture that moves by itself; `frames`: a picture of each step, to be made a GIF of. */
  readonly as: 'svg' | 'frames';
  /** How long each step is shown, in seconds, above 0 and up to 60. Left out: 2. */
  readonly pause?: number;
}
/** `why`: it is too long, or too large. */
export type BoardPathResult = BoardPath | { readonly why: string };
export interface BoardPath {
  readonly name: string;
  /** Of each, in pixels. */
  readonly width: number;
  readonly height: number;
  /** SVG, in colours of their own: from the board as laid out to the one at the line. */
  readonly pictures: readonly string[];
  /** How long each of them is shown, in seconds; nothing where one picture moves by itself. */
  readonly shown: readonly number[];
}
