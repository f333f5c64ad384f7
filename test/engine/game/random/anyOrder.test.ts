/** What a position comes to does not hang on what was asked of other positions before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegal, perform, refuse } from '../../../../engine/game/actions.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { expectSame } from '../../../same.ts';
import type { RandomAct } from './acts.ts';
import { type Candidate, candidatesIn } from './candidates.ts';
import { newGame, playGame } from './game.ts';

/** A position with an act that was done there, and some that may not be. */
interface Asked {
  readonly state: State;
  readonly done: RandomAct;
  readonly tried: readonly Candidate[];
}

const positionsOf = (seeds: readonly number[], edition: (typeof PLAYED_EDITIONS)[number]): readonly Asked[] =>
  seeds.flatMap(seed => {
    const { opening, acts } = playGame(seed, { edition, acts: 25, cards: 'many' });
    const play = newGame(opening);
    return acts.map(done => {
      const { state } = play;
      perform(play, done.who, done.act);
      return { state, done, tried: candidatesIn(state).filter((_, at) => at % 5 === 0) };
    });
  });

/** All that a front end shows of it. */
const answerOf = ({ state, done, tried }: Asked): object => {
  const play = newGame(state);
  perform(play, done.who, done.act);
  const { memory: _, budget: __, ...reached } = play.state;
  return {
    refused: tried.map(({ who, act }) =>
      isLegal(state, who, act) ? [] : refuse(state, who, act).map(({ message }) => message),
    ),
    said: play.recorder.steps.map(({ text }) => text),
    reached: JSON.stringify(reached, (key, value: unknown) => (key === 'memory' || key === 'budget' ? null : value)),
  };
};

describe('positions asked in any order', () => {
  it.each(PLAYED_EDITIONS)('come to the same, in %s', edition => {
    const all = positionsOf([7500, 7501, 7502], edition);
    expect(all.length).toBeGreaterThan(30);
    const inOrder = all.map(answerOf);
    fc.assert(
      fc.property(fc.shuffledSubarray([...all.keys()], { minLength: all.length }), order => {
        for (const at of order) expectSame(answerOf(all[at] as Asked), inOrder[at]);
      }),
      { numRuns: 3 },
    );
  });
});
