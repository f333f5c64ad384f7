/** Costs: of cards, of abilities, and within instructions. */
import type { Filter, Selector, Value } from './terms.ts';

/** Power of a domain; `any` can be paid with every domain. */
export interface PowerCost {
  readonly domain: string;
  readonly amount: Value;
}

/** Something other than resources that is done to pay. */
export type CostPart =
  | {
      readonly pays: 'exhaust' | 'kill' | 'banish' | 'recycle' | 'return' | 'detach' | 'disempower';
      readonly what: Selector;
    }
  | { readonly pays: 'discard'; readonly amount: Value; readonly what?: Filter }
  | { readonly pays: 'recycle some'; readonly amount: Value; readonly what: Filter }
  | { readonly pays: 'spend buff'; readonly what: Selector }
  | { readonly pays: 'spend xp' | 'burn' | 'points'; readonly amount: Value }
  | { readonly pays: 'reveal'; readonly what: Selector };

export interface Cost {
  /** `{ kind: 'x' }` for "any amount": the player names it. */
  readonly energy: Value;
  readonly power: readonly PowerCost[];
  readonly costParts: readonly CostPart[];
}

/**
 * What added resources may be spent on: on playing such cards, on activating abilities of such objects, or on anything at
 * such a time.
 */
export type Purpose =
  | { readonly to: 'play' | 'activate'; readonly what: Filter }
  | { readonly to: 'anything'; readonly during: 'showdown' | 'your turn' };

/** `use only to play spells`: any of these, and nothing else. */
export interface Limited {
  readonly purposes: readonly Purpose[];
  /** As written, after "only to". */
  readonly words: string;
}

export const FREE: Cost = { energy: 0, power: [], costParts: [] };
