/** Things that nobody can tell apart: it makes no difference which of them is chosen. */
import { type Ref, sameRef } from '../state/ref.ts';
import type { State } from '../state/state.ts';

/** Runes of one domain that are all ready, or all exhausted: they cannot be distinguished. */
export const areAlike = (state: State, options: readonly Ref[]): boolean =>
  options.every(r => options[0] !== undefined && (sameRef(r, options[0]) || areLikeRunes(state, r, options[0])));

const areLikeRunes = (state: State, ...refs: readonly [Ref, Ref]): boolean => {
  const [a, b] = refs.map(r => (r.kind === 'object' ? state.objects[r.id] : undefined));
  return (
    a?.type === 'rune' &&
    b?.type === 'rune' &&
    a.print.name === b.print.name &&
    a.controller === b.controller &&
    a.exhausted === b.exhausted
  );
};
