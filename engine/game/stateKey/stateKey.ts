/**
 * Whether two states are the same to all that may come: no act, question or expectation can tell them apart, whichever of several
 * equal objects it happened to. What counts is in `fields/`.
 */
import { knownOf } from '../../known.ts';
import { anywhere } from '../state/cards/walk.ts';
import type { State } from '../state/state.ts';
import { writeState } from './fields/state.ts';
import type { Hash } from './hash.ts';
import { HashedDescription } from './hashed.ts';
import {
  type Colours,
  cellsOf,
  firstColours,
  type Graph,
  hashOfColours,
  isFree,
  puttingFirst,
  referencesIn,
  refined,
} from './refinement.ts';
import type { Circumstances } from './terms.ts';

/** Whether it makes a difference which of several equal objects something happens to. */
export type Distinction = 'by what they are' | 'by name';

/** Equal for states that are the same, and different for others but for a chance of one in 2^64. */
export const stateKey = (state: State, told: Distinction = 'by what they are'): string => {
  const { a, b } = stateHash(state, told);
  return String.fromCharCode(a >>> 16, a & 0xffff, b >>> 16, b & 0xffff);
};

/** Equal also where other things have happened before. */
export const keyWithoutPast = (state: State): string => stateKey({ ...state, past: null }, 'by name');

/** The same as numbers. */
export const stateHash = (state: State, told: Distinction): Hash => {
  const { graph, colours } = partedBy(state, told);
  return leastHash(graph, colours);
};

/** Nodes told apart as far as what is written of them and of those around them does. */
export interface Parted {
  readonly graph: Graph;
  readonly colours: Colours;
}

export const partedBy = (state: State, told: Distinction): Parted => {
  const out = new HashedDescription(circumstancesOf(state, told));
  writeState(out, state, 'now');
  return { graph: { from: out.from, to: out.to }, colours: refined(out, firstColours(out)) };
};

export const circumstancesOf = (state: State, told: Distinction): Circumstances => ({
  areDistinctByName: told === 'by name',
  incarnations: state.objects.map(({ incarnation }) => incarnation),
  namesAreAsked: asksForNames(state),
  turnNumber: state.turnNumber,
});

/**
 * Of nodes that are still alike, and referred to, one is put first, in each way that is not the mirror of one before; the least hash
 * is taken. Where they can change places in any way, it makes no difference which is which.
 */
const leastHash = (graph: Graph, colours: Colours): Hash => {
  const cell = firstCell(graph, colours);
  if (cell === undefined) return hashOfColours(colours);
  const seen = new Set<string>();
  let least: Hash | null = null;
  for (const n of cell) {
    const next = puttingFirst(graph, colours, n);
    // The first hash down this way: what has come up before is the mirror of another node, and has the same least one.
    const some = someHash(graph, next);
    if (seen.has(wordOf(some))) continue;
    for (const hash of [leastHash(graph, next), some]) {
      seen.add(wordOf(hash));
      if (least === null || isLess(hash, least)) least = hash;
    }
  }
  return least ?? hashOfColours(colours);
};

const someHash = (graph: Graph, colours: Colours): Hash => {
  const [n] = firstCell(graph, colours) ?? [];
  return n === undefined ? hashOfColours(colours) : someHash(graph, puttingFirst(graph, colours, n));
};

const firstCell = (graph: Graph, colours: Colours): readonly number[] | undefined => {
  if (colours.count === colours.a.length) return undefined;
  const cells = cellsOf(colours);
  if (!cells.some(cell => isReferredTo(graph, cell))) return undefined;
  const several = new Set(cells.flat());
  const isSingle = (node: number): boolean => !several.has(node);
  const references = referencesIn(graph, colours);
  const rank = ([n]: readonly number[]): Hash => ({ a: colours.a[n ?? 0] ?? 0, b: colours.b[n ?? 0] ?? 0 });
  return cells
    .filter(cell => isReferredTo(graph, cell) && !isFree(references, cell, isSingle))
    .reduce<readonly number[] | undefined>(
      (least, cell) => (least === undefined || isLess(rank(cell), rank(least)) ? cell : least),
      undefined,
    );
};

const isReferredTo = ({ to }: Graph, [n]: readonly number[]): boolean => n !== undefined && to.includes(n);

const wordOf = ({ a, b }: Hash): string => `${a} ${b}`;
const isLess = (one: Hash, other: Hash): boolean => one.a < other.a || (one.a === other.a && one.b < other.b);

/** Whether an ability that is in the game speaks of what something is called, or lets a name be given. */
const asksForNames = ({
  hasAbilities,
  players,
  objects,
  battlefields,
  lastingAbilities,
  chain,
  decision,
}: State): boolean =>
  players.some(({ championName }) => championName !== null) ||
  (hasAbilities &&
    (objects.some(({ print, modifiers }) => speaksOfNames(print.abilities) || speaksOfNames(modifiers)) ||
      battlefields.some(({ print }) => speaksOfNames(print?.abilities)) ||
      lastingAbilities.some(({ ability }) => speaksOfNames(ability)) ||
      chain.some(({ ability, instructions }) => speaksOfNames(ability ?? undefined) || speaksOfNames(instructions)) ||
      (decision?.kind === 'choose' && asksForNames(decision.resume.start))));

const speaksOfNames = (terms: object | undefined): boolean => terms !== undefined && namesIn(terms);
const namesIn = knownOf((terms: object) =>
  anywhere(
    terms,
    part => part.do === 'name' || (Array.isArray(part.types) && NAME_FIELDS.some(field => part[field] !== undefined)),
  ),
);
const NAME_FIELDS = ['name', 'notName', 'sameName', 'named'] as const;
