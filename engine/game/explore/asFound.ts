/** Outcomes one after the other, as they are come to: those of the fewest plies first, each position gone on from once. */
import type { WholeAct } from '../legalActs/wholeActs.ts';
import type { State } from '../state/state.ts';
import { stateKey } from '../stateKey/stateKey.ts';
import { outcomeText } from './outcome.ts';
import { type Exploration, type Point, pliesFrom, pointFrom } from './plies.ts';

/** An outcome that was not met before. */
export interface FoundEnd {
  readonly state: State;
  /** The same text for the same outcome. */
  readonly outcome: string;
  /** The plies of a shortest way there, each by its acts; what goes by itself before the first one is one of them. */
  readonly plies: readonly (readonly WholeAct[])[];
}

/** What there is to say in the end. */
export interface AllFound {
  readonly ended: 'all' | 'cut';
  /** By outcome, in how many ways it is come to; null where the search was ended before, or a game may go in circles on the way. */
  readonly ways: ReadonlyMap<string, bigint> | null;
}

const CUT: AllFound = { ended: 'cut', ways: null };

/** Gives null at each position that is none, so that whoever asks may pause. */
export function* endsAsFound(state: State, exploration: Exploration): Generator<FoundEnd | null, AllFound> {
  const root: Passed = { point: pointFrom(state, exploration), before: null, at: 0 };
  if (root.point.isCut) return CUT;
  const met = new Map([[keyOf(root.point), 0]]);
  const ways = wayCounter();
  const outcomes = new Set<string>();
  const lookedAt = (passed: Passed): FoundEnd | null => {
    if (!passed.point.isEnded) return null;
    const outcome = outcomeText(passed.point.state);
    ways.ends(passed.at, outcome);
    if (outcomes.has(outcome)) return null;
    outcomes.add(outcome);
    return { state: passed.point.state, outcome, plies: pliesTo(passed) };
  };
  yield lookedAt(root);
  for (let layer: readonly Passed[] = [root]; layer.length > 0; ) {
    const next: Passed[] = [];
    for (const before of layer) {
      for (const point of pliesFrom(before.point, exploration)) {
        if (point.isCut) return CUT;
        const key = keyOf(point);
        const known = met.get(key);
        const passed: Passed = { point, before, at: known ?? met.size };
        ways.leads(before.at, passed.at);
        met.set(key, passed.at);
        if (known === undefined && !point.isEnded) next.push(passed);
        yield known === undefined ? lookedAt(passed) : null;
      }
    }
    layer = next;
  }
  return { ended: 'all', ways: ways.counted() };
}

/** Counts the ways to outcomes once all positions and what leads where are known: a position may be come to by more plies, or fewer. */
const wayCounter = () => {
  const to: number[][] = [];
  const from: number[] = [];
  const outcomes = new Map<number, string>();
  return {
    leads(one: number, other: number): void {
      const leading = to[one] ?? [];
      to[one] = leading;
      leading.push(other);
      from[other] = (from[other] ?? 0) + 1;
    },
    ends(one: number, outcome: string): void {
      outcomes.set(one, outcome);
    },
    /** Each position once all that leads to it is counted; null where that never comes. */
    counted(): ReadonlyMap<string, bigint> | null {
      const left = [...from];
      left[0] ??= 0;
      const ways: bigint[] = [1n];
      const open = left[0] === 0 ? [0] : [];
      let done = 0;
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        done += 1;
        for (const other of to[one] ?? []) {
          ways[other] = (ways[other] ?? 0n) + (ways[one] ?? 0n);
          left[other] = (left[other] ?? 0) - 1;
          if (left[other] === 0) open.push(other);
        }
      }
      if (done < Math.max(1, from.length)) return null;
      const found = new Map<string, bigint>();
      for (const [one, outcome] of outcomes) found.set(outcome, (found.get(outcome) ?? 0n) + (ways[one] ?? 0n));
      return found;
    },
  };
};

interface Passed {
  readonly point: Point;
  readonly before: Passed | null;
  /** The number of the position, in the order in which they are met. */
  readonly at: number;
}

const keyOf = ({ state, isEnded }: Point): string => `${isEnded} ${stateKey(state, 'by name')}`;

const pliesTo = (end: Passed): FoundEnd['plies'] => {
  const plies: (readonly WholeAct[])[] = [];
  for (let at: Passed | null = end; at !== null; at = at.before)
    if (at.point.acts.length > 0) plies.unshift(at.point.acts);
  return plies;
};
