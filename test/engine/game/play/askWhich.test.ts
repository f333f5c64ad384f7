/** Where the order in which things are named means nothing, the same choice leads to the same state. */
import { expect, test } from 'vitest';
import { parseEffect } from '../../../../engine/cards/sentence.ts';
import { type Act, perform, playFrom } from '../../../../engine/game/actions.ts';
import { objectRef } from '../../../../engine/game/state/ref.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { ANA, gameOf, idOf } from '../support.ts';

const BOARD = `  player Ana hand "Cull", "Gust", "Last Breath"
  player Ben
  battlefield Quarry
  base Ana
    Raider might 3
`;

const stateAfter = (text: string, named: readonly string[]): State => {
  const play = gameOf(BOARD);
  const read = parseEffect(text);
  if (!read.ok) throw new Error(`cannot read ${text}`);
  perform(play, ANA, { kind: 'effect', instructions: read.instructions, slots: {} } satisfies Act);
  const { decision } = play.state;
  if (decision?.kind !== 'choose') throw new Error(`${text} asks nothing`);
  const next = playFrom(play.state, play.library);
  const refs = named.map(name => objectRef(play.state, idOf(play, name)));
  perform(next, ANA, { kind: 'answer', answer: { kind: 'refs', refs } } satisfies Act);
  return next.state;
};

test.each([
  ['discard 2', ['Cull', 'Last Breath']],
  ['discard up to 2', ['Cull', 'Gust']],
  ['recycle 2 from your hand', ['Gust', 'Last Breath']],
])('%s', (text, named) => {
  const one = stateAfter(text, named);
  expect(one.decision).toBeNull();
  expect(stateAfter(text, named.toReversed())).toEqual(one);
});
