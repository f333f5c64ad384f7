/** What passives make of objects, worked out the short ways, is what all rounds come to without any. */

import { describe, expect, it } from 'vitest';
import { keywordsOf, keywordValue } from '../../../../engine/game/abilities/keywords.ts';
import { hasTrigger } from '../../../../engine/game/abilities/keywordTriggers.ts';
import { traitsInRounds } from '../../../../engine/game/abilities/layering.ts';
import { countedMight, keywordUnder, type Traits, tagsUnder } from '../../../../engine/game/abilities/layers.ts';
import { cannotBeDealt, mightCounted } from '../../../../engine/game/abilities/might.ts';
import { viewOfState } from '../../../../engine/game/abilities/stateView.ts';
import { abilitiesGiven, passivesIn, traitsOf, traitsOfMight } from '../../../../engine/game/abilities/traits.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import type { GameObject, State } from '../../../../engine/game/state/state.ts';
import { KEYWORD_NAMES } from '../../../../engine/keywords.ts';
import { expectSame } from '../../../same.ts';
import { playGame } from '../random/game.ts';

/** All but who gives it. */
const made = ({ passives: _, ...rest }: Traits): object => rest;

const statesOf = (seed: number, edition: (typeof PLAYED_EDITIONS)[number]): readonly State[] => {
  const { play } = playGame(seed, { edition, acts: 40, cards: 'many' });
  return play.recorder.steps.map(step => step.after).filter(state => state.hasAbilities);
};

/** What rules ask of an object, each by itself. */
const asked = (state: State, o: GameObject): object => ({
  might: mightCounted(state, o),
  keywords: KEYWORD_NAMES.map(name => keywordValue(state, o, name)),
  triggers: keywordsOf(state, o, hasTrigger).map(k => k.name),
  immune: cannotBeDealt(state, o),
  tags: viewOfState(state).tags(o),
  lent: abilitiesGiven(state).get(o.id),
});

/** The same of all that passives make of it. */
const underAll = (state: State, o: GameObject): object => {
  const traits = traitsOf(state);
  const value = (name: string): number => keywordUnder(traits, o, name);
  return {
    might: countedMight(state, traits, o),
    keywords: KEYWORD_NAMES.map(value),
    triggers: expect.arrayContaining(KEYWORD_NAMES.filter(name => hasTrigger(name) && value(name) > 0)),
    immune: o.immune || traits?.immune.has(o.id) === true,
    tags: tagsUnder(traits, o),
    lent: traits?.abilities.get(o.id),
  };
};

describe('traits', () => {
  it.each(PLAYED_EDITIONS)('are the same in one go as in rounds, in %s', edition => {
    let shaped = 0;
    for (let seed = 7000; seed < 7010; seed++)
      for (const state of statesOf(seed, edition)) {
        const traits = traitsOf(state);
        if (traits === null) continue;
        if (traits.might.size + traits.keywords.size + traits.abilities.size > 0) shaped++;
        expectSame(made(traits), made(traitsInRounds(state)));
      }
    expect(shaped).toBeGreaterThan(10);
  });

  it.each(PLAYED_EDITIONS)('are worked out wherever they make a difference to what is asked, in %s', edition => {
    let spared = 0;
    for (let seed = 7000; seed < 7010; seed++)
      for (const state of statesOf(seed, edition)) {
        if (traitsOfMight(state) === null) spared++;
        expectSame(passivesIn(state)?.all, traitsOf(state)?.passives.all);
        for (const o of state.objects) expect(asked(state, o)).toEqual(underAll(state, o));
      }
    expect(spared).toBeGreaterThan(10);
  });
});
