/** The messages between the board's window and the extension. */
import type {
  AssignmentResult,
  BoardPath,
  BoardResult,
  GroupMovesResult,
  JudgedOpening,
  OpeningsResult,
  PlayerOpenings,
  SetUp,
  SetUpOffer,
} from '../../server/protocol.ts';
import { PUZZLE_ACTS, type PuzzleAct } from '../../server/puzzling/play.ts';
import type { PuzzleShown } from '../../server/puzzling/shown.ts';

/** What is shown beyond the text: how a puzzle is played from its goal, or a possible outcome after a line. `line`: from 0. */
export interface Unwritten {
  readonly as: 'played' | 'outcome';
  readonly line: number;
}

/** To the window. */
export type WindowMessage =
  /** `isPinned`: it stays whatever the cursor does. `unwritten`: what of it does not stand in the text. */
  | {
      readonly kind: 'board';
      readonly board: BoardResult;
      readonly isPinned: boolean;
      readonly unwritten: Unwritten | null;
    }
  /** The puzzle that is played; null where none is. */
  | { readonly kind: 'puzzle'; readonly puzzle: PuzzleShown | null }
  /**
   * What is shown is out of date, with the reason; it stays until something newer comes. `isLate`: an update is on its
   * way.
   */
  | { readonly kind: 'stale'; readonly why: string; readonly isLate?: boolean }
  /**
   * What may be played on at what is shown; null where nothing can be, with the reason. `claim`: the line of the one for which
   * openings are judged; null for none.
   */
  | {
      readonly kind: 'openings';
      readonly openings: OpeningsResult | null;
      readonly why: string;
      readonly claim: number | null;
      /** Of a puzzle that is played: nothing is written. */
      readonly isPuzzle: boolean;
      /** What can be taken back; null where there is nothing. */
      readonly last: string | null;
    }
  /** What openings keep or lose of that claim: those that are new. `isOver`: what is not among them by now was not decided. */
  | { readonly kind: 'judged'; readonly judged: readonly JudgedOpening[]; readonly isOver: boolean }
  /** The acts offered are those of the previous state; the current ones are still being worked out. */
  | { readonly kind: 'openingsLate'; readonly why: string }
  /** The assignment of damage so far; null if none waits. */
  | { readonly kind: 'assignment'; readonly assignment: AssignmentResult | null }
  /** What units that are picked up may do together. */
  | { readonly kind: 'together'; readonly objects: readonly number[]; readonly found: GroupMovesResult | null }
  /** What may be done with one card of a hand that is not listed; null where there is no such card. */
  | {
      readonly kind: 'cardOpenings';
      readonly player: number;
      readonly found: PlayerOpenings | null;
      /** Names that may have been meant; none where it is known. */
      readonly near: readonly string[];
    }
  /** A step of setting up is not done: why, and what may have been meant. */
  | { readonly kind: 'refused'; readonly why: string; readonly offers: readonly SetUpOffer[] }
  /** Names of cards that go on from what is typed. */
  | { readonly kind: 'cardNames'; readonly names: readonly string[] }
  /** A picture that stands alone, to be made a PNG of. */
  | { readonly kind: 'draw'; readonly svg: string; readonly as: 'png' | 'copy' }
  /** Pictures to be made a moving one of. */
  | ({ readonly kind: 'film' } & Omit<BoardPath, 'name'>)
  /** It is not wanted any more. */
  | { readonly kind: 'filmStop' }
  /** The result of a request. */
  | { readonly kind: 'message'; readonly text: string }
  /** There is nothing to show. */
  | { readonly kind: 'empty'; readonly why: string };

export type PictureAs = 'svg' | 'png' | 'copy';

/** Whether a picture has its link as a QR code. */
export type PictureWith = 'link' | 'nothing';

/** From the window. */
export type WindowRequest =
  | { readonly kind: 'ready'; readonly width: number }
  | { readonly kind: 'resized'; readonly width: number }
  /** It has got the focus. */
  | { readonly kind: 'focused' }
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'ruleset'; readonly ruleset: string }
  | { readonly kind: 'pin'; readonly isPinned: boolean }
  /** Openings are judged for the claim on that line; null: for none. */
  | { readonly kind: 'claim'; readonly claim: number | null }
  /** A line that plays on is written. */
  | { readonly kind: 'write'; readonly line: string }
  /** The last line is taken back. */
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'puzzle'; readonly do: PuzzleAct }
  /** A scenario with an empty board is begun. */
  | { readonly kind: 'start' }
  /** A step of setting up the board; the server checks its values. */
  | { readonly kind: 'setUp'; readonly step: SetUp }
  /** What may be done with a card that may be in a hand that is not listed. */
  | { readonly kind: 'anyCard'; readonly player: number; readonly card: string }
  /** The beginning of a card's name was typed. */
  | { readonly kind: 'cardNames'; readonly typed: string }
  /** The picture: saved, or copied. */
  | { readonly kind: 'picture'; readonly as: PictureAs; readonly with: PictureWith }
  /** The picture as PNG, in base64. */
  | { readonly kind: 'png'; readonly data: string }
  /** The way to what is shown as a moving picture: to be saved. */
  | { readonly kind: 'path' }
  /** So many steps of the moving picture are drawn. */
  | { readonly kind: 'filmed'; readonly steps: number }
  /** The moving picture, in base64; empty where it could not be made. */
  | { readonly kind: 'gif'; readonly data: string }
  /** The scenario as Markdown to the clipboard. */
  | { readonly kind: 'ruling' }
  /** A link that holds the scenario, to the clipboard. */
  | { readonly kind: 'link' }
  /** The verdict on the scenario: copied in the form in use, or in one that is chosen, or shown in large type. */
  | { readonly kind: 'verdict'; readonly as: 'copy' | 'choose' | 'large' }
  /** What damage handed out so would come to. */
  | { readonly kind: 'assign'; readonly shares: readonly number[] }
  /** What these units may do together. */
  | { readonly kind: 'together'; readonly objects: readonly number[] }
  /** To a line of the document. */
  | { readonly kind: 'line'; readonly line: number }
  /** To the page of a rule. */
  | { readonly kind: 'page'; readonly uri: string };

/** Undefined for what is no such message. */
export const requestIn = (message: unknown): WindowRequest | undefined => {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return undefined;
  const said = message as Readonly<Record<string, unknown>>;
  const { kind, width, stop, ruleset, isPinned, line, uri, shares, step, typed, as, data, player, card, objects } =
    said;
  const { claim } = said;
  if ((kind === 'ready' || kind === 'resized') && typeof width === 'number') return { kind, width };
  if (kind === 'stop' && typeof stop === 'number') return { kind, stop };
  if (kind === 'ruleset' && typeof ruleset === 'string') return { kind, ruleset };
  if (kind === 'pin' && typeof isPinned === 'boolean') return { kind, isPinned };
  if (kind === 'claim' && (claim === null || typeof claim === 'number')) return { kind, claim };
  const act = PUZZLE_ACTS.find(each => each === said.do);
  if (kind === 'puzzle' && act !== undefined) return { kind, do: act };
  if (kind === 'write' && typeof line === 'string' && !/[\r\n]/.test(line)) return { kind, line };
  if (isBare(kind)) return { kind };
  if (kind === 'filmed' && typeof said.steps === 'number') return { kind, steps: said.steps };
  if (kind === 'picture' && (as === 'svg' || as === 'png' || as === 'copy'))
    return { kind, as, with: said.with === 'link' ? 'link' : 'nothing' };
  if (kind === 'verdict' && (as === 'copy' || as === 'choose' || as === 'large')) return { kind, as };
  if ((kind === 'png' || kind === 'gif') && typeof data === 'string') return { kind, data };
  if (kind === 'setUp' && typeof step === 'object' && step !== null) return { kind, step: step as SetUp };
  if (kind === 'anyCard' && typeof player === 'number' && typeof card === 'string') return { kind, player, card };
  if (kind === 'cardNames' && typeof typed === 'string') return { kind, typed };
  if (kind === 'assign' && Array.isArray(shares)) return { kind, shares: shares.map(Number) };
  if (kind === 'together' && Array.isArray(objects)) return { kind, objects: objects.map(Number) };
  if (kind === 'line' && typeof line === 'number') return { kind, line };
  if (kind === 'page' && typeof uri === 'string') return { kind, uri };
  return undefined;
};

/** Those that say all by their kind. */
const BARE = ['takeBack', 'start', 'ruling', 'link', 'focused', 'path'] as const;
const isBare = (kind: unknown): kind is (typeof BARE)[number] => BARE.some(each => each === kind);
