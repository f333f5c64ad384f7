/** What passives make of objects, worked out the short ways, is what all rounds come to without any. */
import { describe, expect, it } from 'vitest';
import type { Traits } from '../../../../engine/game/abilities/layers.ts';
import { traitsInRounds, traitsOf } from '../../../../engine/game/abilities/traits.ts';
import { EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { playGame } from '../random/game.ts';

/** All but who gives it, and whether anything had to be looked at. */
const made = ({ passives: _, isPlain: __, ...rest }: Traits): object => rest;

const statesOf = (seed: number, edition: (typeof EDITIONS)[number]): readonly State[] => {
  const { play } = playGame(seed, { edition, acts: 40, cards: 'many' });
  return play.steps.map(step => step.after).filter(state => state.hasAbilities);
};

describe('traits', () => {
  it.each(EDITIONS)('are the same in one go as in rounds, in %s', edition => {
    let shaped = 0;
    for (let seed = 7000; seed < 7010; seed++)
      for (const state of statesOf(seed, edition)) {
        const traits = traitsOf(state);
        if (traits === null) continue;
        if (traits.might.size + traits.keywords.size + traits.abilities.size > 0) shaped++;
        expect(made(traits)).toEqual(made(traitsInRounds(state)));
      }
    expect(shaped).toBeGreaterThan(10);
  });
});
