/** The last state in which a cleanup found nothing to do: one like it needs no other. */
import type { Passives, Traits } from '../abilities/layers.ts';
import { passivesIn, traitsAskedFor, traitsOf } from '../abilities/traits.ts';
import type { State } from '../state/state.ts';

/** The last state in which a cleanup found nothing to do, and what it has seen of what passives make of objects; null for nothing. */
let clean: { readonly state: State; readonly passives: Passives | null; readonly traits: Traits | null } | null = null;

export const noteClean = (state: State): void => {
  const passives = passivesIn(state);
  const gives = passives?.gives;
  // What raises or lowers the victory score, or the room for facedown cards, may ask for anything.
  const mayAsk = gives?.has('victory score') === true || gives?.has('hidden cards') === true;
  clean = mayAsk ? null : { state, passives, traits: traitsAskedFor(state) };
};

/** Of players, a cleanup asks no more than how many points they and their teams have, and who is still in the game. */
const haveSamePoints = (a: State['players'], b: State['players']): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    const was = a[at];
    const is = b[at];
    if (was?.points !== is?.points || was?.team !== is?.team || was?.left !== is?.left) return false;
  }
  return true;
};

/** Whether all that a cleanup looks at is as it was when there was nothing to do: most turns and passes leave it so. */
export const isClean = (t: State): boolean => {
  if (clean === null) return false;
  const s = clean.state;
  return (
    s === t ||
    (s.objects === t.objects &&
      s.battlefields === t.battlefields &&
      haveSamePoints(s.players, t.players) &&
      s.combat === t.combat &&
      s.showdown?.at === t.showdown?.at &&
      s.mighty === t.mighty &&
      s.lastingAbilities === t.lastingAbilities &&
      s.winners === t.winners &&
      s.victoryScore === t.victoryScore &&
      s.behaviours === t.behaviours &&
      (s.chain.length === 0) === (t.chain.length === 0) &&
      t.past?.fresh !== true &&
      passivesIn(t) === clean.passives &&
      (clean.traits === null || traitsOf(t) === clean.traits))
  );
};
