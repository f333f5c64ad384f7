/** A phrase while it is being read. */
import type { Filter, Selector, Together, Value } from '../../game/state/cards/terms.ts';
import type { ThingState } from '../../game/state/cards/thingState.ts';

export type FilterDraft = { -readonly [Key in keyof Filter]: Filter[Key] };

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

export type Building = { -readonly [Key in keyof Omit<Phrase, 'filter'>]: Phrase[Key] } & {
  readonly filter: FilterDraft;
};

export const stateOf = (of: FilterDraft, state: ThingState): void => {
  of.is = [...(of.is ?? []), state];
};

export const notState = (of: FilterDraft, state: ThingState): void => {
  of.isNot = [...(of.isNot ?? []), state];
};
