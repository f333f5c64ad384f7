import { describe, expect, it } from 'vitest';
import { keywordAbilities } from '../../../engine/cards/sentence.ts';
import type { Cost } from '../../../engine/game/state/cards/cost.ts';
import { KEYWORDS } from '../../../engine/language/words/keywords.ts';
import { compact } from './compact.ts';

const TWO: Cost = { energy: 2, power: [], costParts: [] };

describe('a keyword', () => {
  it.each([
    [
      'hunt',
      2,
      'triggered(events [conquer(what me), hold(what me)], instructions [gain xp(who you, amount 2)], keyword hunt)',
    ],
    [
      'vision',
      1,
      'triggered(events [play(who you, what me)], instructions [predict(who you, amount 1)], keyword vision)',
    ],
    [
      'temporary',
      1,
      'triggered(events [start of beginning phase(who you)], instructions [kill(what me)], keyword temporary)',
    ],
  ])('%s %i is short for an ability', (name, value, data) => {
    expect(keywordAbilities(name, value, null).map(compact)).toEqual([data]);
  });

  it.each(['equip', 'empower'])('%s is activated for its cost', name => {
    expect(keywordAbilities(name, 1, TWO)).toMatchObject([{ kind: 'activated', cost: TWO, keyword: name }]);
  });

  it.each(['accelerate', 'repeat'])('%s asks for an additional cost that may be left out', name => {
    const [asked] = keywordAbilities(name, 1, TWO);
    expect(asked).toMatchObject({ effects: [{ gives: 'additional cost', cost: TWO, optional: true, keyword: name }] });
  });

  it('accelerate has the unit enter ready, if it was paid', () => {
    expect(keywordAbilities('accelerate', 1, null)[1]).toMatchObject({
      when: { is: 'paid', what: 'accelerate' },
      effects: [{ gives: 'enters', how: 'ready' }],
    });
  });

  it('flow plays from the trash and banishes afterwards', () => {
    expect(keywordAbilities('flow', 1, TWO)).toMatchObject([
      { effects: [{ gives: 'may be played', from: 'trash', for: TWO, afterwards: 'banish' }] },
    ]);
  });

  it('quick-draw and weaponmaster attach as they are played', () => {
    expect(keywordAbilities('quick-draw', 1, null).map(compact).join()).toContain('attach(what me');
    expect(keywordAbilities('weaponmaster', 1, null)).toMatchObject([{ may: 'you', instructions: [{ do: 'equip' }] }]);
  });

  it('ambush reacts, to where you have units', () => {
    expect(keywordAbilities('ambush', 1, null)).toMatchObject([
      { effects: [{ gives: 'may be played', timing: 'reaction', to: { withUnits: { side: 'yours' } } }] },
    ]);
  });

  it('gives nothing where the keyword is a rule of its own', () => {
    const own = KEYWORDS.filter(({ name }) => keywordAbilities(name, 1, TWO).length === 0).map(({ name }) => name);
    expect(own).toEqual([
      'action',
      'assault',
      'backline',
      'deathknell',
      'deflect',
      'deploy',
      'disarm',
      'empowered',
      'ganking',
      'hidden',
      'legion',
      'level',
      'mighty',
      'reaction',
      'shield',
      'tank',
      'unique',
    ]);
  });
});
