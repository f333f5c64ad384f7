/**
 * Prints which hidden classes the objects of a few games have, by kind, each with its keys. `shapes.test.ts` runs this in a process
 * of its own, since what else has run in one has a say in its hidden classes. Needs `--allow-natives-syntax`.
 */
import type { Filter } from '../engine/game/state/cards/terms.ts';
import { anywhere } from '../engine/game/state/cards/walk.ts';
import { ANYWHERE, withWhere } from '../engine/game/state/cards/withWhere.ts';
import type { State } from '../engine/game/state/state.ts';
import { playGame } from '../test/engine/game/random/game.ts';

const haveOneShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

type Kind = 'states' | 'objects' | 'prints' | 'abilities' | 'filters' | 'places' | 'items' | 'players' | 'battlefields';

/** All filters in these terms. */
const filtersIn = (terms: unknown): readonly Filter[] => {
  const found: Filter[] = [];
  anywhere(terms, part => {
    if (Array.isArray(part.types)) found.push(part as unknown as Filter);
    return false;
  });
  return found;
};

const filtersOf = (state: State): readonly Filter[] => filtersIn(state.objects.map(o => o.print.abilities));

const partsOf = (state: State): Readonly<Record<Kind, readonly object[]>> => ({
  states: [state],
  objects: state.objects,
  // A print of unknown Might has a field more.
  prints: state.objects.flatMap(o => (o.print.mightUnknown === true ? [] : [o.print])),
  abilities: state.objects.flatMap(o => o.print.abilities),
  // As a card says them, and as they are asked of things elsewhere.
  filters: filtersOf(state).flatMap(f => [f, withWhere(f, ANYWHERE)]),
  places: filtersOf(state).flatMap(({ where }) => where ?? []),
  items: state.chain,
  players: state.players,
  battlefields: state.battlefields,
});

const KINDS = [
  'states',
  'objects',
  'prints',
  'abilities',
  'filters',
  'places',
  'items',
  'players',
  'battlefields',
] as const satisfies readonly Kind[];

/** One of each shape that a few games come to. */
const shapes: Readonly<Record<Kind, object[]>> = {
  states: [],
  objects: [],
  prints: [],
  abilities: [],
  filters: [],
  places: [],
  items: [],
  players: [],
  battlefields: [],
};
for (let seed = 1; seed <= 8; seed++) {
  const { opening, play } = playGame(seed, { acts: 16, cards: 'many' });
  for (const state of [opening, ...play.recorder.steps.map(s => s.after)])
    for (const kind of KINDS)
      for (const part of partsOf(state)[kind])
        if (!shapes[kind].some(other => haveOneShape(other, part))) shapes[kind].push(part);
}

console.log(JSON.stringify(Object.fromEntries(KINDS.map(kind => [kind, shapes[kind].map(part => Object.keys(part))]))));
