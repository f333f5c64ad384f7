/** A board set up by hand: each step as the text that it leaves. */
import { describe, expect, test } from 'vitest';
import { openingsAt } from '../../../server/analysis/openings.ts';
import { cardsCalled } from '../../../server/analysis/settingUp/pieces.ts';
import { setUpAt } from '../../../server/analysis/settingUp/setUp.ts';
import { stepIn } from '../../../server/analysis/settingUp/steps.ts';
import type { SetUp } from '../../../server/protocol.ts';
import { edited, fixture } from './fixture.ts';

const EMPTY = `scenario "New scenario"
  player Ana
  player Ben

  battlefield Quarry
  battlefield Grove
  base Ana
  base Ben
`;

const after = (text: string, ...steps: readonly SetUp[]): string =>
  steps.reduce((soFar, step) => {
    const found = setUpAt(fixture(soFar).analysis, 1, step);
    if (found === null) throw new Error('no scenario');
    if (found.why !== undefined) throw new Error(found.why);
    return edited(soFar, found.edits);
  }, text);

const QUARRY = { kind: 'battlefield', at: 0 } as const;
const BASE = { kind: 'base', player: 0 } as const;

describe('setting up', () => {
  test('puts units and gear below their place, by name and Might, or by the name of a card', () =>
    expect(
      after(
        EMPTY,
        { do: 'add', to: QUARRY, player: 1, text: 'Wall 3 tank' },
        { do: 'add', to: QUARRY, player: 1, text: 'Wall 2' },
        { do: 'add', to: BASE, player: 0, text: 'stalwart poro' },
        { do: 'add', to: BASE, player: 0, text: '"Stalwart Poro"' },
        { do: 'add', to: { kind: 'base', player: 1 }, player: 1, text: 'Guard 1' },
      ),
    ).toBe(`scenario "New scenario"
  player Ana
  player Ben

  battlefield Quarry
    Ben: Wall might 3 tank
    Ben: Wall2 might 2
  battlefield Grove
  base Ana
    "Stalwart Poro"
    "Stalwart Poro 2" = "Stalwart Poro"
  base Ben
    Guard might 1
`));

  const BOARD = after(
    EMPTY,
    { do: 'add', to: QUARRY, player: 1, text: 'Wall 3 tank' },
    { do: 'add', to: BASE, player: 0, text: 'Raider 5' },
  ).replace('3 tank', '3 tank # the wall');

  test('changes numbers, words, control, points and hands in place, and leaves remarks alone', () =>
    expect(
      after(
        BOARD,
        { do: 'number', object: 0, what: 'might', value: 4 },
        { do: 'number', object: 0, what: 'damage', value: 1 },
        { do: 'word', object: 0, word: 'tank' },
        { do: 'word', object: 1, word: 'exhausted' },
        { do: 'control', battlefield: 0, player: 1 },
        { do: 'count', player: 1, what: 'points', value: 7 },
        { do: 'addCard', player: 0, to: 'hand', card: 'Gust' },
        { do: 'addCard', player: 0, to: 'hand', card: 'Defy' },
      ),
    ).toBe(`scenario "New scenario"
  player Ana hand Gust, Defy
  player Ben points 7

  battlefield Quarry controlled by Ben
    Ben: Wall might 4 damage 1 # the wall
  battlefield Grove
  base Ana
    Raider might 5 exhausted
  base Ben
`));

  test('moves and removes', () => {
    expect(after(BOARD, { do: 'move', objects: [1], to: QUARRY })).toContain(
      '    Ben: Wall might 3 tank # the wall\n    Ana: Raider might 5\n  battlefield Grove\n  base Ana\n  base Ben',
    );
    expect(after(BOARD, { do: 'remove', object: 0 })).toContain('battlefield Quarry\n  battlefield Grove');
  });

  test('moves several at once, whatever line declares them, and leaves those that are there', () => {
    const several = `scenario "x"
  player Ana
  player Ben
  battlefield Quarry
    Ben: Wall might 3
  battlefield Grove
  base Ana
    Raider might 5 exhausted
    2x Recruit might 1
    Ben: Spy might 2`;
    const place = { kind: 'battlefield', at: 0 } as const;
    expect(after(several, { do: 'move', objects: [4, 0, 2, 3], to: place })).toBe(`scenario "x"
  player Ana
  player Ben
  battlefield Quarry
    Ben: Wall might 3
    Ben: Spy might 2
    Ana: 2x Recruit might 1
  battlefield Grove
  base Ana
    Raider might 5 exhausted`);
    expect(after(several, { do: 'move', objects: [0], to: place })).toBe(several);
  });

  test('adds players and battlefields behind the last of them, and a base where there is none', () => {
    const bare = 'scenario "x"\n  player Ana\n  player Ben';
    expect(
      after(
        bare,
        { do: 'battlefield', name: 'Old Quarry' },
        { do: 'player', name: 'Cleo' },
        { do: 'add', to: BASE, player: 0, text: 'Raider 5' },
      ),
    ).toBe(
      'scenario "x"\n  player Ana\n  player Ben\n  player Cleo\n  battlefield "Old Quarry"\n  base Ana\n    Raider might 5',
    );
  });

  test('tells what the text cannot take', () => {
    const why = (text: string, step: SetUp) => setUpAt(fixture(text).analysis, 1, step)?.why;
    expect(why(BOARD, { do: 'number', object: 1, what: 'count', value: 0 })).toMatch(/at least one/);
    expect(why(BOARD, { do: 'removeCard', player: 0, from: 'hand', at: 0 })).toBeDefined();
    expect(why(BOARD, { do: 'whatIf', name: 'x' })).toMatch(/begin a turn/);
    expect(why(BOARD, { do: 'back' })).toMatch(/No branch is open/);
    expect(why(BOARD, { do: 'add', to: BASE, player: 0, text: 'Wall 3 "' })).toBeDefined();
    const poro = after(EMPTY, { do: 'add', to: BASE, player: 0, text: 'Pit Rookie' });
    expect(why(poro, { do: 'remove', object: 9 })).toBeDefined();
  });

  const atQuarry = (text: string, player = 0): SetUp => ({ do: 'add', to: QUARRY, player, text });
  const written = (...steps: readonly SetUp[]): string =>
    after(EMPTY, ...steps)
      .split('\n')
      .filter(line => !EMPTY.split('\n').includes(line))
      .map(line => line.trim())
      .join(' | ');

  test.each([
    ['3 tank', 'Ana: Unit1 might 3 tank'],
    ['Wall 3 shield2', 'Ana: Wall might 3 shield 2'],
    ['7a2', 'Ana: Unit1 might 7 assault 2'],
    ['Wall might 3, tank, shield 2', 'Ana: Wall might 3, tank, shield 2'],
    ['3 tank, 5, Sniper 2 backline', 'Ana: Unit1 might 3 tank | Ana: Unit2 might 5 | Ana: Sniper might 2 backline'],
    ['4x Recruit 1', 'Ana: 4x Recruit might 1'],
    ['Poro = "Stalwart Poro"', 'Ana: Poro = "Stalwart Poro"'],
    ['garen, rugged', 'Ana: "Garen, Rugged"'],
    ['Garen 4', 'Ana: Garen might 4'],
    ['Long Sword', 'Ana: gear "Long Sword"'],
    ['gear Lamp', 'Ana: gear Lamp'],
    ['Raider 5 attached Long Sword', 'Ana: Raider might 5 attached "Long Sword"'],
    ['Ben: Wall 3', 'Ben: Wall might 3'],
  ])('reads %s as the language and Combat do', (typed, line) => expect(written(atQuarry(typed))).toBe(line));

  test.each([
    ['Garen', /No card is called "Garen"/, ['Garen, Commander', 'Garen, Rugged']],
    ['Wall', /"Wall" has no Might/, []],
    ['Wall3', /"Wall3" has no Might/, ['Wall, Might 3']],
    ['Old Wall 3', /"Old Wall" has no Might/, ['Old Wall, Might 3']],
    ['Defy', /spell, and does not go here: it goes into a hand/, ['Defy: hand of Ana', 'Defy: deck of Ana']],
    ['Jinx, Loose Cannon', /legend of a player/, ['Loose Cannon: legend of Ana']],
    ['Sunken Temple', /a place of its own/, ['Sunken Temple: battlefield']],
    ['Wall 3 tnak', /tnak/, []],
    ['5+2', /may be two units/, []],
  ])('makes nothing up of %s, and offers what may be meant', (typed, why, offered) => {
    const found = setUpAt(fixture(EMPTY).analysis, 1, atQuarry(typed));
    expect(found?.why).toMatch(why);
    expect(found?.edits).toEqual([]);
    expect(found?.offers?.map(({ label }) => label)).toEqual(offered);
    // Each offer is a step that is taken.
    for (const { step } of found?.offers ?? []) expect(after(EMPTY, step)).not.toBe(EMPTY);
  });

  test('reads the other fields as the language does, and refuses what it refuses', () => {
    const hand = (card: string): SetUp => ({ do: 'addCard', player: 0, to: 'hand', card });
    expect(written(hand('Gust, defy'))).toBe('player Ana hand Gust, defy');
    expect(written(hand('Garen, Rugged'))).toBe('player Ana hand "Garen, Rugged"');
    expect(written({ do: 'battlefield', name: 'Hill controlled by Ben' })).toBe('battlefield Hill controlled by Ben');
    expect(written({ do: 'battlefield', name: 'sunken temple' })).toBe('battlefield "Sunken Temple"');
    expect(written({ do: 'player', name: 'Cleo points 3' })).toBe('player Cleo points 3');
    const refused = (step: SetUp) => {
      const { why, offers = [] } = setUpAt(fixture(EMPTY).analysis, 1, step) ?? {};
      return [why, ...offers.map(({ label }) => label)].join(' | ');
    };
    expect(refused(hand('Garen'))).toMatch(/Garen, Commander \| Garen, Rugged \| “Garen” as typed$/);
    expect(written({ do: 'addCard', player: 0, to: 'hand', card: 'Garen', isMeant: true })).toBe(
      'player Ana hand Garen',
    );
    expect(refused({ do: 'addCard', player: 0, to: 'legend', card: 'Defy' })).toMatch(/does not go here/);
    expect(refused({ do: 'player', name: 'Ben' })).toMatch(/already/);
    expect(refused({ do: 'battlefield', name: 'Quarry' })).toMatch(/already/);
    expect(refused({ do: 'battlefield', name: 'Defy' })).toMatch(/it goes into a hand/);
  });

  test('changes several that one line declares together', () => {
    const four = BOARD.replace('Raider', '4x Raider');
    const layout = openingsAt(fixture(four).analysis, { line: 1 })?.layout;
    expect(layout?.pieces[1]).toMatchObject({ object: 1, objects: [1, 2, 3, 4], name: 'Raider', might: 5 });
    const base = (...steps: readonly SetUp[]) => after(four, ...steps).split('base Ana\n')[1];
    expect(base({ do: 'number', object: 3, what: 'might', value: 2 })).toMatch(/^ {4}4x Raider might 2\n/);
    expect(base({ do: 'number', object: 1, what: 'count', value: 3 })).toMatch(/^ {4}3x Raider might 5\n/);
    expect(base({ do: 'number', object: 1, what: 'count', value: 1 })).toMatch(/^ {4}Raider might 5\n/);
    expect(after(BOARD, { do: 'number', object: 0, what: 'count', value: 2 })).toContain('Ben: 2x Wall might 3');
    expect(base({ do: 'remove', object: 2 })).toMatch(/^ {2}base Ben/);
  });

  test('tells what players have besides the board', () => {
    const told = after(
      EMPTY,
      { do: 'domain', player: 0, what: 'runes', domain: 'calm', value: 2 },
      { do: 'domain', player: 0, what: 'runes', domain: 'fury', value: 1 },
      { do: 'domain', player: 0, what: 'power', domain: 'fury', value: 1 },
      { do: 'domain', player: 0, what: 'runes', domain: 'calm', value: 3 },
      { do: 'addCard', player: 0, to: 'deck', card: 'Gust' },
      { do: 'addCard', player: 0, to: 'deck', card: 'Sky Splitter' },
      { do: 'addCard', player: 1, to: 'legend', card: 'Jinx, Loose Cannon' },
      { do: 'addCard', player: 1, to: 'champion', card: 'Jinx, Rebel' },
      { do: 'addCard', player: 1, to: 'champion', card: 'Jinx, Demolitionist' },
    );
    expect(told).toContain('player Ana runes 3x calm, 1x fury power 1 fury deck Gust, "Sky Splitter"\n');
    expect(told).toContain('player Ben legend "Jinx, Loose Cannon" champion "Jinx, Demolitionist"\n');
    expect(openingsAt(fixture(told).analysis, { line: 1 })?.layout?.players).toMatchObject([
      { runes: { calm: 3, fury: 1 }, power: { fury: 1 }, cards: { deck: ['Gust', 'Sky Splitter'], hand: null } },
      { cards: { legend: ['Jinx, Loose Cannon'], champion: ['Jinx, Demolitionist'] } },
    ]);
    const less = after(
      told,
      { do: 'domain', player: 0, what: 'runes', domain: 'calm', value: 0 },
      { do: 'domain', player: 0, what: 'power', domain: 'fury', value: 0 },
      { do: 'removeCard', player: 0, from: 'deck', at: 0 },
      { do: 'removeCard', player: 1, from: 'champion', at: 0 },
    );
    expect(less).toContain('player Ana runes 1x fury deck "Sky Splitter"\n');
    expect(less).toContain('player Ben legend "Jinx, Loose Cannon"\n');
    expect(after(less, { do: 'removeCard', player: 0, from: 'deck', at: 0 })).toContain('runes 1x fury deck nothing\n');
  });

  test('takes no step that is none', () => {
    for (const step of [undefined, 1, {}, { do: 'add' }, { do: 'player', name: 'a\nb' }, { do: 'remove', object: -1 }])
      expect(stepIn(step)).toBeUndefined();
    expect(stepIn({ do: 'remove', object: 1, more: 1 })).toEqual({ do: 'remove', object: 1 });
  });

  test('completes the names of cards', () => {
    expect(cardsCalled('stalw')[0]).toBe('Stalwart Poro');
    expect(cardsCalled('')).toEqual([]);
  });
});
