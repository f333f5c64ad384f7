/** What comes of a game, as far as players ask: who is where or dead, who controls what, points, and who has won. */
import type { State } from '../state/state.ts';
import type { Reached } from './count.ts';

/** The same text for the same outcome. */
export const outcomeText = (state: State): string =>
  JSON.stringify([
    state.winners,
    state.players.map(({ points, left }) => [points, left]),
    state.battlefields.map(({ controller }) => controller),
    state.objects
      .filter(({ type }) => type === 'unit' || type === 'gear')
      .map(({ id, zone, controller, owner }) => [id, zone, controller, owner]),
  ]);

/** An outcome, with the ways to it and a shortest one. */
export interface FoundOutcome {
  readonly state: State;
  readonly ways: bigint;
  /** From the first position to the last. */
  readonly way: readonly Reached[];
}

/** Those that are come to in the fewest plies first. */
export const outcomesOf = (ends: readonly Reached[]): readonly FoundOutcome[] => {
  const found = new Map<string, FoundOutcome>();
  for (const end of ends) {
    const { state } = end.point;
    const text = outcomeText(state);
    const known = found.get(text);
    found.set(
      text,
      known === undefined ? { state, ways: end.ways, way: wayTo(end) } : { ...known, ways: known.ways + end.ways },
    );
  }
  return [...found.values()].sort((a, b) => a.way.length - b.way.length);
};

const wayTo = (end: Reached): readonly Reached[] => {
  const way: Reached[] = [];
  for (let at: Reached | null = end; at !== null; at = at.before) way.unshift(at);
  return way;
};
