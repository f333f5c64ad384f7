/** The message that sets a board up by hand. */
import type { CardsOfPlayer, OpeningPlace } from './openings.ts';

/**
 * A step of setting a board up by hand, as an edit of the scenario's text. Params: `SetUpParams`. Result: `SetUpResult`, or
 * null where there is no scenario.
 */
export const SET_UP = 'riftbench/setUp';
export interface SetUpParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  readonly step: SetUp;
}
/** Players, battlefields and objects by their index, as in a scene. */
export type SetUp =
  /** The line goes on as it is typed, where the language reads it so: `Quarry controlled by Ben`. */
  | { readonly do: 'player' | 'battlefield'; readonly name: string; readonly isMeant?: true }
  /**
   * Units or gear, as the language has them or as a combat is typed: a card's name, or a name with Might and words, or Might
   * alone: `Wall 3 tank`, `3 tank`; several with commas between them.
   */
  | { readonly do: 'add'; readonly to: OpeningPlace; readonly player: number; readonly text: string }
  | { readonly do: 'move'; readonly objects: readonly number[]; readonly to: OpeningPlace }
  | { readonly do: 'remove'; readonly object: number }
  /** `count`: how many of them the line declares. */
  | {
      readonly do: 'number';
      readonly object: number;
      readonly what: 'might' | 'damage' | 'count';
      readonly value: number;
    }
  /** A state or keyword that is there goes, and one that is not comes. */
  | { readonly do: 'word'; readonly object: number; readonly word: string }
  | { readonly do: 'count'; readonly player: number; readonly what: 'points' | 'energy' | 'xp'; readonly value: number }
  /**
   * A legend or champion takes the place of the one before; a hand or deck takes several, with commas between them. `isMeant`:
   * whether a name that may be a slip for a card's is the author's own.
   */
  | {
      readonly do: 'addCard';
      readonly player: number;
      readonly to: CardsOfPlayer;
      readonly card: string;
      readonly isMeant?: true;
    }
  /** `at` counts the cards there from 0. */
  | { readonly do: 'removeCard'; readonly player: number; readonly from: CardsOfPlayer; readonly at: number }
  /** Ready runes, or power in the pool. */
  | {
      readonly do: 'domain';
      readonly player: number;
      readonly what: 'runes' | 'power';
      readonly domain: string;
      readonly value: number;
    }
  | { readonly do: 'control'; readonly battlefield: number; readonly player: number | null }
  /** Opens a branch after the line; in it, `back` leaves it, and closes it where that is not done yet. */
  | { readonly do: 'whatIf'; readonly name: string }
  | { readonly do: 'back' };
/** Something that may have been meant. */
export interface SetUpOffer {
  readonly label: string;
  readonly step: SetUp;
}
export interface SetUpResult {
  /** Why it cannot be done; there are no edits then. */
  readonly why?: string;
  /** What may be done instead, where something was typed that means nothing there. */
  readonly offers?: readonly SetUpOffer[];
  /** Where it goes on then, with the edits made; missing where that is the same line. */
  readonly line?: number;
  /** Made at once. */
  readonly edits: readonly {
    readonly range: {
      readonly start: { readonly line: number; readonly character: number };
      readonly end: { readonly line: number; readonly character: number };
    };
    readonly newText: string;
  }[];
}
