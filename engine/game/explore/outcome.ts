/** What comes of a game, as far as players ask: who is where or dead, who controls what, points, and who has won. */
import { knownBy } from '../../known.ts';
import { flatMapped } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import { type Hash, hashOf, mixA, mixB } from '../stateKey/hash.ts';
import type { Point } from './plies.ts';

/** A position at the horizon. */
export interface End {
  /** The same number for the same outcome. */
  readonly outcome: number;
  readonly ways: bigint;
  /** One with the fewest plies, from the first position to the last: played once more. */
  readonly way: () => readonly Point[];
}

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

/** The same for the same outcome, and different for others but for a chance of one in 2^64. */
export const outcomeHash = ({ winners, players, battlefields, objects }: State): Hash => {
  const hash = { a: winners.length, b: players.length };
  const mix = (more: number): void => {
    hash.a = mixA(hash.a, more);
    hash.b = mixB(hash.b, more);
  };
  for (const id of winners) mix(id);
  for (const { points, left } of players) mix(2 * points + Number(left));
  for (const { controller } of battlefields) mix(controller ?? -1);
  for (const { id, type, zone, controller, owner } of objects) {
    if (type !== 'unit' && type !== 'gear') continue;
    mix(id);
    mix(numberOfKind(zone.kind));
    if ('player' in zone) mix(zone.player);
    if ('at' in zone) mix(zone.at);
    mix(controller);
    mix(owner);
  }
  return hash;
};

const numberOfKind = knownBy((kind: string) => hashOf(kind).a);

/** An outcome, with the ways to it and a shortest one. */
export interface FoundOutcome {
  readonly state: State;
  readonly ways: bigint;
  /** From the first position to the last. */
  readonly way: readonly Point[];
}

/** Those that are come to in the fewest plies first. */
export const outcomesOf = (ends: readonly End[]): readonly FoundOutcome[] => {
  const ways = new Map<number, bigint>();
  const first = new Map<number, End>();
  for (const end of ends) {
    ways.set(end.outcome, (ways.get(end.outcome) ?? 0n) + end.ways);
    if (!first.has(end.outcome)) first.set(end.outcome, end);
  }
  return flatMapped([...first], ([outcome, end]): FoundOutcome | readonly FoundOutcome[] => {
    const way = end.way();
    const last = way.at(-1);
    return last === undefined ? [] : { state: last.state, ways: ways.get(outcome) ?? 0n, way };
  }).sort((a, b) => a.way.length - b.way.length);
};
