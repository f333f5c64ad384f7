/** Which objects two states may differ in: states are values that are never changed, and an object that nothing was done to is the same one in both. */

import { traitsOfKeywords, traitsOfMight } from '../../../engine/game/abilities/traits.ts';
import type { State } from '../../../engine/game/state/state.ts';

/** How many more objects a story may compare that are the same in both states. */
export interface ComparisonsLeft {
  left: number;
}

/**
 * The places of these objects, in order. What passives make of the others can change with anything: where that differs, all objects
 * are compared, as long as `most` suffices, and undefined is given where it does not.
 */
export const touchedBetween = (before: State, after: State, most: ComparisonsLeft): readonly number[] | undefined => {
  if (!arePassivesAlike(before, after)) {
    most.left -= after.objects.length;
    return most.left < 0 ? undefined : after.objects.map((_, at) => at);
  }
  const changed: number[] = [];
  for (const [at, now] of after.objects.entries()) if (now !== before.objects[at]) changed.push(at);
  return withThoseAttached(changed, before, after);
};

const arePassivesAlike = (before: State, after: State): boolean => {
  // All of one state, then all of the other: what is worked out for a state is kept for the last few alone.
  const [mightBefore, keywordsBefore] = [traitsOfMight(before), traitsOfKeywords(before, isAny)];
  return (
    traitsOfMight(after) === mightBefore &&
    traitsOfKeywords(after, isAny) === keywordsBefore &&
    before.hasAbilities === after.hasAbilities &&
    before.behaviours === after.behaviours
  );
};

const isAny = (): boolean => true;

/** Gear adds to the Might of what it is attached to, and what is attached says to what (`attachment`). */
const withThoseAttached = (changed: readonly number[], before: State, after: State): readonly number[] => {
  const hosts = new Set<number>(changed);
  for (const at of changed)
    for (const each of [before.objects[at], after.objects[at]]) {
      const host = each?.attachedTo ?? null;
      if (host !== null) hosts.add(host);
    }
  const renamed = new Set<number>(changed.filter(at => before.objects[at]?.name !== after.objects[at]?.name));
  if (renamed.size > 0)
    for (const [at, each] of after.objects.entries())
      if (each.attachedTo !== null && renamed.has(each.attachedTo)) hosts.add(at);
  return hosts.size === changed.length ? changed : [...hosts].sort((a, b) => a - b);
};
