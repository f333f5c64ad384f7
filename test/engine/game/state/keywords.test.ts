import { describe, expect, it } from 'vitest';
import type { Cost } from '../../../../engine/game/state/cards/cost.ts';
import { keywordMeaning } from '../../../../engine/game/state/cards/keywords.ts';
import { KEYWORD_NAMES, KEYWORDS } from '../../../../engine/keywords.ts';
import { compact } from '../../cards/compact.ts';

const TWO: Cost = { energy: 2, power: [], costParts: [] };

const triggerOf = (name: string, value: number): string => {
  const meaning = keywordMeaning(name);
  return meaning?.means === 'trigger' ? compact(meaning.ability(value)) : '';
};

describe('the table of keywords', () => {
  it('says nothing of a word that is no keyword', () => {
    expect(keywordMeaning('constructor')).toBeUndefined();
  });

  it('has an ability with a cost where the language has a cost behind the keyword', () => {
    const costed = KEYWORD_NAMES.filter(name => keywordMeaning(name)?.means === 'ability with a cost');
    expect(costed.sort()).toEqual(
      KEYWORDS.filter(k => k.takesCost)
        .map(k => k.name)
        .sort(),
    );
  });

  it.each([
    ['hunt', 2, 'triggered(events [conquer(what me), hold(what me)], instructions [gain xp(who you, amount 2)], '],
    ['vision', 1, 'triggered(events [play(what me)], instructions [predict(who you, amount 1)], '],
    ['temporary', 1, 'triggered(events [start of beginning phase(who you)], instructions [kill(what me)], '],
    ['quick-draw', 1, 'triggered(events [play(what me)], instructions [attach(what me, to chosen('],
    ['weaponmaster', 1, 'triggered(events [play(what me)], instructions [attach(what chosen('],
  ])('%s %i is short for a trigger', (name, value, data) => {
    expect(triggerOf(name, value).startsWith(data)).toBe(true);
  });

  it.each(['equip', 'empower'])('%s is activated for its cost', name => {
    const meaning = keywordMeaning(name);
    const ability = meaning?.means === 'ability with a cost' ? meaning.ability(TWO) : null;
    expect(ability).toMatchObject({ kind: 'activated', cost: TWO, keyword: name });
  });
});
