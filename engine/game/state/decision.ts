/** What players are asked, and the answers to it. */
import type { Nameable } from './cards/effectTerms.ts';
import type { Concept } from './concepts.ts';
import type { GroupRule } from './groups.ts';
import type { Ref } from './ref.ts';
import type { ObjectId, PlayerId } from './things.ts';

/** What is asked of a player while something is played, triggered or resolved. */
export type Question =
  /** From `least` to `most` of the options, each once. */
  | {
      readonly ask: 'refs';
      readonly what: 'target' | 'place' | 'card' | 'object' | 'player';
      readonly options: readonly Ref[];
      readonly least: number;
      readonly most: number;
      /** What those that are chosen have to be together, where not every set will do. */
      readonly group?: GroupRule;
      /** Whether nothing need be chosen, as what it is for "may" be done: no ref at all declines it. */
      readonly mayDecline?: true;
    }
  /** Whether to do what "may" be done; in place of what would happen, `to` what it would happen to. */
  | { readonly ask: 'may'; readonly to?: Ref }
  /** Of some modes. */
  | {
      readonly ask: 'modes';
      readonly labels: readonly string[];
      readonly count: number;
      /** How few are enough, where that is not `count`: `one or both`. */
      readonly least?: number;
      /** Those that may be chosen, where not all may. */
      readonly open?: readonly number[];
    }
  /** The order of all of these; `deckCards`: those of a deck, which stay as they lie if nobody tells it. */
  | { readonly ask: 'order'; readonly names: readonly string[]; readonly deckCards?: readonly ObjectId[] }
  | { readonly ask: 'number'; readonly least: number; readonly most: number }
  /** The name of a card or a tag (`naming`), in its own words. `options`: all that can be named, those of this game first; `only`: as the card lists them. */
  | { readonly ask: 'name'; readonly of: Nameable; readonly options: readonly string[]; readonly only?: true }
  /** An amount for each, at least `each` and `total` together. */
  | { readonly ask: 'shares'; readonly among: readonly Ref[]; readonly total: number; readonly each: number };

export type Answer =
  | { readonly kind: 'refs'; readonly refs: readonly Ref[] }
  | { readonly kind: 'may'; readonly yes: boolean }
  | { readonly kind: 'modes'; readonly modes: readonly number[] }
  /** `isUnspecified`: taken to be so, as no line tells it. */
  | { readonly kind: 'order'; readonly order: readonly number[]; readonly isUnspecified?: true }
  | { readonly kind: 'number'; readonly amount: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'shares'; readonly shares: readonly number[] };

/** What a question was met with: its answer, or somebody who left the game before it was answered (`concede`). */
export type Reply = Answer | { readonly kind: 'concession'; readonly player: PlayerId };

/** A question with whom it is put to, about what, and by which rule. */
export interface OpenQuestion {
  readonly player: PlayerId;
  readonly question: Question;
  /** The card or ability that asks. */
  readonly about: string;
  readonly rule: Concept;
  /** What is to be chosen, in words: "a unit at a battlefield". */
  readonly prompt: string;
}
