/**
 * Code that reads objects of one hidden class is several times as fast as code that meets many of them. A spread (`{...o, key}`)
 * gives each place that has one a class of its own, so what states are made of is copied field by field (`copies.ts`).
 */
import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../engine/game/state/state.ts';
import { playGame } from '../random/game.ts';

setFlagsFromString('--allow-natives-syntax');
const haveOneShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

type Kind = 'states' | 'objects' | 'prints' | 'abilities' | 'items' | 'players' | 'battlefields';

const partsOf = (state: State): Readonly<Record<Kind, readonly object[]>> => ({
  states: [state],
  objects: state.objects,
  // A print of unknown Might has a field more.
  prints: state.objects.flatMap(o => (o.print.mightUnknown === true ? [] : [o.print])),
  abilities: state.objects.flatMap(o => o.print.abilities),
  items: state.chain,
  players: state.players,
  battlefields: state.battlefields,
});

const KINDS = [
  'states',
  'objects',
  'prints',
  'abilities',
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
  items: [],
  players: [],
  battlefields: [],
};
for (let seed = 1; seed <= 8; seed++) {
  const { opening, play } = playGame(seed, { acts: 16, cards: 'many' });
  for (const state of [opening, ...play.steps.map(s => s.after)])
    for (const kind of KINDS)
      for (const part of partsOf(state)[kind])
        if (!shapes[kind].some(other => haveOneShape(other, part))) shapes[kind].push(part);
}

describe('shapes', () => {
  for (const kind of KINDS)
    it(`has one of all ${kind}`, () => expect(shapes[kind].map(part => Object.keys(part))).toHaveLength(1));
});
