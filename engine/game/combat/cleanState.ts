/** The last state in which a cleanup found nothing to do: one like it needs no other. */
import type { Traits } from '../abilities/layers.ts';
import { traitsOf } from '../abilities/traits.ts';
import type { State } from '../state/state.ts';

/** The last state in which a cleanup found nothing to do, and what its passives made of objects. */
let clean: { readonly state: State; readonly traits: Traits | null } | null = null;

export const noteClean = (state: State): void => {
  const traits = traitsOf(state);
  // What raises or lowers the victory score may ask for anything.
  clean = traits?.passives.gives.has('victory score') === true ? null : { state, traits };
};

/** Whether all that a cleanup looks at is as it was when there was nothing to do: most turns and passes leave it so. */
export const isClean = (t: State): boolean => {
  if (clean === null) return false;
  const s = clean.state;
  return (
    s === t ||
    (s.objects === t.objects &&
      s.battlefields === t.battlefields &&
      s.players === t.players &&
      s.combat === t.combat &&
      s.showdown === t.showdown &&
      s.mighty === t.mighty &&
      s.lastingAbilities === t.lastingAbilities &&
      s.winners === t.winners &&
      s.victoryScore === t.victoryScore &&
      s.behaviours === t.behaviours &&
      (s.chain.length === 0) === (t.chain.length === 0) &&
      t.past?.fresh !== true &&
      traitsOf(t) === clean.traits)
  );
};
