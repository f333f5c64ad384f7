/** The best that a player can be sure of: the most or the fewest of something that is counted at the end. */
import { BestSearch } from '../../../engine/game/explore/best.ts';
import { MEASURES, type Measure } from '../../../engine/game/explore/measures.ts';
import type { Exploration } from '../../../engine/game/explore/plies.ts';
import { player } from '../../../engine/game/play/query.ts';
import type { PlayerId, State } from '../../../engine/game/state/state.ts';
import { linesOfActs } from '../../../engine/scenario/lines/linesOfActs.ts';
import { nearest } from '../../../rules-db/nearest.ts';

/** What is wanted: `most points`, `fewest units lost`, `fewest points of Ben`. */
export interface Aim {
  readonly want: 'most' | 'fewest';
  readonly measure: Measure;
  /** Whose; null for whoever wants it. */
  readonly of: PlayerId | null;
}

/** Null of each number: nothing is known. Where it was decided, all three are the same. */
export interface Best {
  readonly value: number | null;
  /** What no effort can fall below or pass, as far as it was looked. */
  readonly atLeast: number | null;
  readonly atMost: number | null;
  /** What it is as it stands. */
  readonly now: number;
  /** A script that comes to what is sure: the best, against what leaves least of it. */
  readonly line: readonly string[];
  /** How many positions were come to. */
  readonly nodes: number;
  readonly limited: boolean;
}

export const bestOf = (state: State, exploration: Exploration, { want, measure, of, who }: Aim & Who): Best => {
  const sign = want === 'most' ? 1 : -1;
  const read = (at: State): number => measure.read(at, of ?? who, state);
  // Nothing that is counted is below 0.
  const limit = want === 'most' ? Number.POSITIVE_INFINITY : 0;
  const search = new BestSearch(state, exploration, { who, read: at => sign * read(at), limit });
  const { least, most } = search.decide();
  const [atLeast, atMost] = (want === 'most' ? [least, most] : [-most, -least]).map(finite);
  const isDecided = least === most;
  return {
    value: isDecided ? finite(sign * least) : null,
    atLeast: atLeast ?? null,
    atMost: atMost ?? null,
    now: read(state),
    line: Number.isFinite(least)
      ? linesOfActs([...search.root.point.acts, ...search.way().flatMap(({ acts }) => acts)])
      : [],
    nodes: search.positions,
    limited: !isDecided,
  };
};

interface Who {
  readonly who: PlayerId;
}

const finite = (n: number): number | null => (Number.isFinite(n) ? n + 0 : null);

export type ReadAim =
  | { readonly kind: 'aim'; readonly aim: Aim }
  | { readonly kind: 'wrong'; readonly why: string }
  /** It names nothing that is counted: a claim. */
  | { readonly kind: 'claim' };

/** `who`: whoever wants it. */
export const aimSaid = (text: string, state: State, who: PlayerId): ReadAim => {
  const [, want, said] = /^\s*(most|fewest|least)\s+(.+?)\s*$/i.exec(text) ?? [];
  if (want === undefined || said === undefined) return { kind: 'claim' };
  const measure = measureCalled(said);
  const [, counted = said, name] = measure === undefined ? (/^(.+?)\s+of\s+(.+)$/i.exec(said) ?? []) : [];
  const found = measure ?? measureCalled(counted);
  if (found === undefined) return { kind: 'wrong', why: noMeasure(counted) };
  const of = name === undefined ? null : state.players.find(p => p.name.toLowerCase() === name.toLowerCase());
  if (of === undefined)
    return {
      kind: 'wrong',
      why: `no player is called "${name}". The players are ${state.players.map(p => p.name).join(', ')}.`,
    };
  if (!found.isSpecified(state, of?.id ?? who))
    return {
      kind: 'wrong',
      why: `the scenario does not tell the ${found.name} of ${player(state, of?.id ?? who).name}.`,
    };
  return {
    kind: 'aim',
    aim: { want: want.toLowerCase() === 'most' ? 'most' : 'fewest', measure: found, of: of?.id ?? null },
  };
};

const measureCalled = (words: string): Measure | undefined => {
  const called = plain(words);
  return MEASURES.find(({ name, also }) => [name, ...also].some(each => plain(each) === called));
};

const plain = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ');

const noMeasure = (words: string): string => {
  const names = MEASURES.map(({ name }) => name);
  const meant = nearest(plain(words), names);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `nothing that is counted is called "${words}".${hint} There are ${names.join(', ')}.`;
};
