/** A phrase while it is being read. */

import type { Filter, Selector, ThingState, Together, Value } from '../../game/state/cards/ability.ts';
import type { Draft } from '../../game/state/draft.ts';

export type FilterDraft = Draft<Filter>;

export interface Phrase {
  readonly filter: Filter;
  /** Null where the noun does not say. */
  readonly many: boolean | null;
  /** At one battlefield, to be chosen: `units at a battlefield`. */
  readonly one: boolean;
  /** `from among them`: the cards looked at before. */
  readonly among?: NonNullable<Extract<Selector, { kind: 'all' }>['among']>;
  readonly total?: { readonly of: 'might' | 'energy'; readonly most: Value };
  /** What all of several have to be: `that share a tag`. */
  readonly together?: Together;
}

export type Building = Draft<Omit<Phrase, 'filter'>> & {
  readonly filter: FilterDraft;
};

export const addState = (of: FilterDraft, state: ThingState): void => {
  of.is = [...(of.is ?? []), state];
};

export const addNotState = (of: FilterDraft, state: ThingState): void => {
  of.isNot = [...(of.isNot ?? []), state];
};
