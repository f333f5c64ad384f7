/** Costs: of cards, of abilities, and within instructions. */
import type { Filter, Selector, Value } from './terms.ts';

/** Power of a domain; `any` can be paid with every domain. */
export interface PowerCost {
  readonly domain: string;
  readonly amount: Value;
}

/** Something other than resources that is done to pay. */
export type Deed =
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
  readonly deeds: readonly Deed[];
}

export const FREE: Cost = { energy: 0, power: [], deeds: [] };
