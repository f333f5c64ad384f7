/**
 * Every keyword of the language acts: what a scenario expects holds with the keyword, and not with the same board or card
 * without it. A keyword that is only in the tables, and does nothing, is found here.
 */
import { describe, expect, it } from 'vitest';
import { keywordMeaning } from '../../../engine/game/state/cards/keywords.ts';
import { KEYWORD_NAMES, KEYWORDS } from '../../../engine/keywords.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { play } from './support.ts';

interface Board {
  /** What stands after `player Ana`. */
  readonly ana?: string;
  readonly base?: string;
  readonly quarry?: readonly string[];
}

/** A board on which both players can pay, Quarry is Ben's, Grove is Ana's, and `base` stands at hers. */
const board = (
  { ana = '', base = 'Raider might 2', quarry = ['Guard might 2'] }: Board,
  ...script: string[]
): string => `
scenario "A keyword"
  player Ana energy 4 power 2 calm ${ana}
  player Ben energy 4 power 2 calm
  battlefield Quarry controlled by Ben
${quarry.map(unit => `    Ben: ${unit}`).join('\n')}
  battlefield Grove controlled by Ana
    Ana: Scout might 2
  base Ana
    ${base}

  turn Ana
${script.map(line => `  ${line}`).join('\n')}
`;

const BOLT = `
card Bolt spell action
  cost 1
  deal 1 to a unit
`;

/**
 * A scenario for each keyword. What stands in guillemets is taken away in the second run; after a bar, what stands in its
 * place there.
 */
const ACTS: Readonly<Record<string, string>> = {
  accelerate: `
card Runner unit
  cost 1
  might 2
  «accelerate»
${board({ ana: 'hand Runner' }, 'Ana plays Runner paying accelerate', 'expect Runner is ready')}`,
  action: `
card Gust spell «action»
  cost 1
  draw 1
${board({ ana: 'hand Gust' }, 'Ana moves Raider to Quarry', 'expect Ana can play Gust')}`,
  ambush: `
card Lurker unit
  cost 1
  might 2
  «ambush»
${board({ ana: 'hand Lurker' }, 'Ana moves Raider to Quarry', 'expect Ana can play Lurker to Quarry')}`,
  assault: board({ base: 'Raider might 2 «assault 2»' }, 'Ana moves Raider to Quarry', 'expect Raider has 4 might'),
  backline: board(
    { base: 'Raider might 4', quarry: ['Guard might 3', 'Sniper might 2 «backline»'] },
    'Ana moves Raider to Quarry',
    'all pass',
    'expect Ana cannot assign 2 to Sniper, 2 to Guard',
  ),
  deathknell: `
card Martyr unit
  might 2
  «deathknell|when I attack»: draw 1
${board({ base: 'Victim = Martyr' }, 'effect kill Victim', 'all pass', 'expect Victim triggered once', 'expect Ana drew 1')}`,
  deflect: `${BOLT}${board(
    { ana: 'hand Bolt', quarry: ['Guard might 3 «deflect 3»'] },
    'expect Ana cannot play Bolt choosing Guard',
  )}`,
  deploy: `
card Banner gear
  cost 1
  «deploy»
${board({ ana: 'hand Banner' }, 'Ana plays Banner to Quarry', 'expect Banner is at Quarry')}`,
  disarm: board(
    { base: 'Raider might 2 «disarm 2»', quarry: ['Guard might 5'] },
    'Ana moves Raider to Quarry',
    'Ana chooses Guard',
    'Ana passes',
    'Ben passes',
    'expect Guard has 3 might',
  ),
  empower: `
card Torch unit
  might 2
  «empower 1»
${board({ base: 'Flame = Torch' }, 'Ana activates Flame', 'all pass', 'expect Flame is empowered')}`,
  empowered: `
card Torch unit
  might 2
  «empowered: »I have +2 might
${board({ base: 'Flame = Torch' }, 'expect Flame has 2 might', 'effect empower Flame', 'expect Flame has 4 might')}`,
  equip: `
card Ring gear equipment
  might +1
  «equip 1»
${board({ base: 'gear Band = Ring' }, 'Ana activates Band choosing Scout', 'all pass', 'expect Scout has 3 might')}`,
  flow: `
card Echo spell
  cost 1
  «flow 2»
  draw 1
${board({ base: 'Raider might 2\n  trash Ana Echo' }, 'expect Ana can play Echo from trash')}`,
  ganking: board(
    { base: 'Raider might 2 «ganking»' },
    'effect move Raider to Grove',
    'expect Ana can move Raider to Quarry',
  ),
  hidden: `
card Trap spell action
  cost 1
  «hidden»
  draw 1
${board({ ana: 'hand Trap' }, 'expect Ana can hide Trap at Grove')}`,
  hunt: board(
    { base: 'Raider might 4 «hunt 2»' },
    'Ana moves Raider to Quarry',
    'all pass',
    'all pass',
    'expect Ana has 2 xp',
  ),
  legion: `
card Recruiter unit
  might 2
  «legion: »I have +2 might
${board({ base: 'Chief = Recruiter' }, 'expect Chief has 2 might')}`,
  level: `
card Student unit
  might 2
  «level 3: »I have +2 might
${board({ ana: 'xp 2', base: 'Pupil = Student' }, 'expect Pupil has 2 might', 'effect by Ana: gain 1 xp', 'expect Pupil has 4 might')}`,
  'quick-draw': `
card Ring gear equipment
  cost 1
  might +1
  «quick-draw»
${board({ ana: 'hand Ring', base: '' }, 'Ana plays Ring', 'all pass', 'expect Scout has 3 might')}`,
  reaction: `
card Riposte spell «reaction»
  cost 1
  draw 1
${BOLT}${board({ ana: 'hand Bolt, Riposte' }, 'Ana plays Bolt choosing Guard', 'expect Ana can play Riposte')}`,
  repeat: `
card Chorus spell
  cost 1
  «repeat 1»
  draw 1
${board({ ana: 'hand Chorus' }, 'Ana plays Chorus paying repeat', 'all pass', 'expect Ana drew 2')}`,
  shield: board({ quarry: ['Guard might 2 «shield 2»'] }, 'Ana moves Raider to Quarry', 'expect Guard has 4 might'),
  tank: board(
    { base: 'Raider might 4', quarry: ['Guard might 3', 'Wall might 2 «tank»'] },
    'Ana moves Raider to Quarry',
    'all pass',
    'expect Ana cannot assign 3 to Guard, 1 to Wall',
  ),
  temporary: board(
    { base: 'Wisp might 1 «temporary»' },
    'turn Ben',
    'turn Ana from start',
    'all pass',
    'expect Wisp is dead',
  ),
  vision: `
card Seer unit
  cost 1
  might 2
  «vision»
${board({ ana: 'hand Seer' }, 'Ana plays Seer', 'expect Seer triggered once')}`,
  weaponmaster: `
card Ring gear equipment
  might +1
  equip 1 calm
card Smith unit
  cost 1
  might 2
  «weaponmaster»
${board(
  { ana: 'hand Smith', base: 'gear Band = Ring' },
  'Ana plays Smith',
  'Ana chooses Band',
  'all pass',
  'Ana accepts',
  'expect Smith has 3 might',
)}`,
};

/** Keywords that do nothing by themselves, with the rule that says so. */
const RULES_ONLY = KEYWORD_NAMES.flatMap(name => {
  const meaning = keywordMeaning(name);
  return meaning?.means === 'nothing' ? [[name, meaning.rule] as const] : [];
});

const withKeyword = (text: string): string => text.replace(/«([^|»]*)(?:\|[^»]*)?»/g, '$1');
const without = (text: string): string => text.replace(/«[^|»]*(?:\|([^»]*))?»/g, (_, instead = '') => instead);

describe('a keyword', () => {
  it('has a meaning: it acts, or a rule says that it does nothing', () => {
    const listed = [...Object.keys(ACTS), ...RULES_ONLY.map(([name]) => name)];
    expect(listed.sort()).toEqual(KEYWORDS.map(({ name }) => name).sort());
  });

  it.each(Object.entries(ACTS))('%s does something', (name, text) => {
    expect(text).toMatch(new RegExp(`«${name}\\b`));
    const played = play(withKeyword(text));
    expect([...played.unmet, ...played.told.filter(each => each.includes(': error '))]).toEqual([]);
    expect(play(without(text)).unmet).not.toEqual([]);
  });

  const book = loadRuleBook();
  it.each(RULES_ONLY)('%s does nothing by itself: %s', (_, concept) => {
    expect(book.concepts.has(concept)).toBe(true);
  });
});
