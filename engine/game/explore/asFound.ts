/** Outcomes one after the other, as they are come to: those of the fewest plies first, each position gone on from once. */
import type { WholeAct } from '../legalActs/wholeActs.ts';
import type { State } from '../state/state.ts';
import { stateKey } from '../stateKey/stateKey.ts';
import { outcomeText } from './outcome.ts';
import { type Exploration, type Point, pliesFrom, pointFrom } from './plies.ts';

/** An outcome that was not met before. */
export interface FoundEnd {
  readonly state: State;
  /** The plies of a shortest way there, each by its acts; what goes by itself before the first one is one of them. */
  readonly plies: readonly (readonly WholeAct[])[];
}

/** Gives null at each position that is none, so that whoever asks may pause; in the end, whether the search was ended before. */
export function* endsAsFound(state: State, exploration: Exploration): Generator<FoundEnd | null, 'all' | 'cut'> {
  const root: Passed = { point: pointFrom(state, exploration), before: null };
  if (root.point.isCut) return 'cut';
  const met = new Set([keyOf(root.point)]);
  const outcomes = new Set<string>();
  const lookedAt = (passed: Passed): FoundEnd | null => {
    if (!passed.point.isEnded) return null;
    const text = outcomeText(passed.point.state);
    if (outcomes.has(text)) return null;
    outcomes.add(text);
    return { state: passed.point.state, plies: pliesTo(passed) };
  };
  yield lookedAt(root);
  for (let layer: readonly Passed[] = [root]; layer.length > 0; ) {
    const next: Passed[] = [];
    for (const before of layer) {
      for (const point of pliesFrom(before.point, exploration)) {
        if (point.isCut) return 'cut';
        const key = keyOf(point);
        const isNew = !met.has(key);
        met.add(key);
        const passed: Passed = { point, before };
        if (isNew && !point.isEnded) next.push(passed);
        yield isNew ? lookedAt(passed) : null;
      }
    }
    layer = next;
  }
  return 'all';
}

interface Passed {
  readonly point: Point;
  readonly before: Passed | null;
}

const keyOf = ({ state, isEnded }: Point): string => `${isEnded} ${stateKey(state, 'by name')}`;

const pliesTo = (end: Passed): FoundEnd['plies'] => {
  const plies: (readonly WholeAct[])[] = [];
  for (let at: Passed | null = end; at !== null; at = at.before)
    if (at.point.acts.length > 0) plies.unshift(at.point.acts);
  return plies;
};
