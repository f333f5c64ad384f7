/** The message that sets a board up by hand. */
import type { OpeningPlace } from './openings.ts';

/**
 * A step of setting a board up by hand, as an edit of the scenario's text. Params: `SetUpParams`. Result: `SetUpResult`, or
 * null where no scenario stands.
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
  | { readonly do: 'player' | 'battlefield'; readonly name: string }
  /** A unit or gear: a card's name, or a name with Might and words: `Wall 3 tank`. */
  | { readonly do: 'add'; readonly to: OpeningPlace; readonly player: number; readonly text: string }
  | { readonly do: 'move'; readonly object: number; readonly to: OpeningPlace }
  | { readonly do: 'remove'; readonly object: number }
  | { readonly do: 'number'; readonly object: number; readonly what: 'might' | 'damage'; readonly value: number }
  /** A state or keyword that is there goes, and one that is not comes. */
  | { readonly do: 'word'; readonly object: number; readonly word: string }
  | { readonly do: 'count'; readonly player: number; readonly what: 'points' | 'energy' | 'xp'; readonly value: number }
  | { readonly do: 'hand'; readonly player: number; readonly card: string }
  | { readonly do: 'control'; readonly battlefield: number; readonly player: number | null };
export interface SetUpResult {
  /** Why it cannot be done; there are no edits then. */
  readonly why?: string;
  /** Made at once. */
  readonly edits: readonly {
    readonly range: {
      readonly start: { readonly line: number; readonly character: number };
      readonly end: { readonly line: number; readonly character: number };
    };
    readonly newText: string;
  }[];
}
