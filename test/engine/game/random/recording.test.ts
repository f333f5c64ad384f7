/** A game of which nothing is told comes to the same as one that is told of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLegal, outcomeOfAct, perform, playFrom, recordedPlayFrom, refuse } from '../../../../engine/game/actions.ts';
import type { Play } from '../../../../engine/game/play/play.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { candidatesIn } from './candidates.ts';
import { type Game, playGame } from './game.ts';
import { CARDS } from './library.ts';

const library: Play['library'] = name => CARDS.print(name);

/** The work that is left and what is remembered are no parts of the game. */
const written = (state: State): string =>
  JSON.stringify(state, (key, value: unknown) => (key === 'memory' || key === 'budget' ? null : value));

const legalityIn = (state: State): readonly string[] =>
  candidatesIn(state)
    .filter((_, at) => at % 7 === 0)
    .map(({ who, act }) => {
      const refusals = refuse(state, who, act);
      expect(isLegal(state, who, act)).toBe(refusals.length === 0);
      return refusals.map(({ message }) => message).join('\n');
    });

const expectSame = ({ opening, acts }: Game): void => {
  const told = recordedPlayFrom(opening, library);
  const silent = playFrom(opening, library);
  let came = 0;
  for (const { who, act } of acts) {
    const before = silent.state;
    perform(told, who, act);
    perform(silent, who, act);
    expect(written(silent.state)).toBe(written(told.state));
    expect(silent.excess?.kind).toBe(told.excess?.kind);
    if (++came % 4 !== 0) continue;
    expect(legalityIn(silent.state)).toEqual(legalityIn(told.state));
    // What is asked of a state leaves it as it is, and comes to the same as playing on.
    const asked = outcomeOfAct(before, who, act, { library });
    if (act.kind !== 'turn' && act.kind !== 'effect' && asked.kind === 'done')
      expect(written(asked.state)).toBe(written(silent.state));
  }
  expect(told.recorder.steps.length).toBeGreaterThan(0);
  expect(silent.recorder).toBeNull();
};

describe('a game of which nothing is told', () => {
  it.each(PLAYED_EDITIONS)('comes to the same states, and lets the same be done there, in %s', edition => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('many' as const, 'none' as const),
        (seed, cards) => expectSame(playGame(seed, { edition, acts: 30, cards })),
      ),
      { numRuns: 8 },
    );
  });
});
