import { describe, expect, test } from 'vitest';
import { definition, highlights, references } from '../../../server/analysis/definition.ts';
import { localPages } from '../../../server/analysis/pageLinks.ts';
import { prepareRename, rename } from '../../../server/analysis/rename.ts';
import { semanticTokens } from '../../../server/analysis/semanticTokens.ts';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { edited, fixture, TANK_FIRST, textAt, URI } from './fixture.ts';

const marked = (before: string, at: string): string => {
  expect(TANK_FIRST).toContain(before + at);
  return TANK_FIRST.replace(before + at, `${before}$0${at}`);
};

const renamed = (text: string, to: string): string => {
  const { analysis, cursor, text: plain } = fixture(text);
  return edited(plain, rename(analysis, cursor, to)?.changes?.[URI] ?? []);
};

describe('a name', () => {
  test.each([
    ['Ana moves ', 'Raider', 12],
    ['Ana moves Raider to ', '"Sunken Temple"', 7],
    ['  Ben assigns 8 to ', 'Raider', 12],
    ['turn ', 'Ana', 4],
    ['expect ', 'Sniper is at', 10],
  ])('leads from "%s|%s" to line %i', (before, at, line) => {
    const { analysis, cursor } = fixture(marked(before, at));
    expect(definition(analysis, cursor)?.range.start.line).toBe(line);
  });

  test.each([
    ['cites ', '465.2.c.6', 'riftbench:/1.4/rule/465.2.c.6.md'],
    ['might 3 ', 'tank', 'riftbench:/1.4/keyword/tank.md'],
  ])('of the rule book leads from "%s|%s" to its page', (before, at, uri) => {
    const { analysis, cursor } = fixture(marked(before, at));
    expect(definition(analysis, cursor)?.uri).toBe(uri);
  });

  test('of the rule book leads nowhere where pages open in a browser', () => {
    const { analysis, cursor } = fixture(marked('cites ', '465.2.c.6'));
    expect(definition({ ...analysis, pages: localPages(file => uriOf(`/pages/${file}`)) }, cursor)).toBeNull();
  });

  test('that nothing declares leads nowhere', () => {
    const { analysis, cursor } = fixture(TANK_FIRST.replace('moves Raider', 'moves $0Raidr'));
    expect(definition(analysis, cursor)).toBeNull();
  });

  test('may be the part before the comma', () => {
    const { analysis, cursor, text } = fixture(
      'scenario "x"\n  player Ana\n  base Ana\n    "Caitlyn, Patrolling" might 3\n  turn Ana\n  expect $0Caitlyn is ready\n',
    );
    const found = definition(analysis, cursor);
    expect(found && textAt(text, found.range)).toBe('"Caitlyn, Patrolling"');
  });

  test('may be one of several that a line makes', () => {
    const { analysis, cursor } = fixture(
      'scenario "x"\n  player Ana\n  base Ana\n    4x Recruit might 1\n  turn Ana\n  expect $0recruit3 is ready\n',
    );
    expect(definition(analysis, cursor)?.range.start).toEqual({ line: 3, character: 7 });
  });

  test('is found wherever its scenario speaks of it, and not in the next one', () => {
    const text = `${marked('  base ', 'Ana')}${TANK_FIRST}`;
    const { analysis, cursor } = fixture(text);
    const all = references(analysis, cursor, { includeDeclaration: true });
    expect(all.map(({ range }) => range.start.line)).toEqual([4, 11, 14, 15, 17, 18]);
    expect(references(analysis, cursor, { includeDeclaration: false })).toHaveLength(5);
    expect(highlights(analysis, cursor).map(({ kind }) => kind)).toEqual([
      'write',
      'read',
      'read',
      'read',
      'read',
      'read',
    ]);
  });
});

describe('rename', () => {
  test('writes the new name everywhere, in quotes where it needs them', () => {
    const text = renamed(marked('Ana moves ', 'Raider'), 'Lone Wolf');
    expect(text).not.toContain('Raider');
    expect(text.match(/"Lone Wolf"/g)).toHaveLength(4);
    expect(renamed(marked('Ana moves ', 'Raider'), 'turn')).toContain('Ana moves "turn" to');
  });

  test('keeps the numbers of several made by one line', () => {
    const text = renamed(
      'scenario "x"\n  player Ana\n  base Ana\n    2x $0Recruit might 1\n  turn Ana\n  expect Recruit1, Recruit2 are ready\n',
      'Guard',
    );
    expect(text).toContain('2x Guard might 1');
    expect(text).toContain('expect Guard1, Guard2 are ready');
  });

  const board = (...lines: readonly string[]): string =>
    ['scenario "x"', '  player Ana', '  base Ana', ...lines.map(line => `  ${line}`), ''].join('\n');

  test('keeps the card of what is named by it alone', () => {
    const text = board('  2x "$0Legion Rearguard"', 'turn Ana', 'expect "Legion Rearguard2" is ready');
    expect(renamed(text, 'Guard')).toBe(board('  2x Guard = "Legion Rearguard"', 'turn Ana', 'expect Guard2 is ready'));
    expect(renamed(text, 'legion rearguard')).toContain('2x "legion rearguard"\n');
  });

  test('keeps the numbers of items on the chain', () => {
    const text = board('  $0Hero might 1', 'turn Ana', 'Ana orders Hero 2, Hero 1', 'expect chain: "Hero 1"');
    expect(renamed(text, 'Wolf')).toContain('orders Wolf 2, Wolf 1\n');
    expect(renamed(text, 'Lone Wolf')).toContain('orders "Lone Wolf 2", "Lone Wolf 1"\n');
  });

  test('reaches into the sentence of an effect, but not into its other words', () => {
    const text = board('  "$0Draw" might 1', 'turn Ana', 'effect by Ana: draw 1, then kill "Draw"');
    expect(renamed(text, 'Wolf')).toContain('draw 1, then kill Wolf\n');
    expect(renamed(text, 'Deal')).toContain('draw 1, then kill "Deal"\n');
  });

  test('numbers those of other lines on from what is left', () => {
    const text = board(
      '  2x $0Recruit might 1',
      '  2x Recruit might 2',
      'turn Ana',
      'expect Recruit1, Recruit4 are ready',
    );
    expect(renamed(text, 'Wolf')).toContain('  2x Recruit might 2\n  turn Ana\n  expect Wolf1, Recruit2 are ready\n');
  });

  test('makes no card of what is none, and no one of two', () => {
    const { analysis, cursor } = fixture(board('  $0Raider might 1', '  2x Recruit might 1', 'turn Ana'));
    expect(() => rename(analysis, cursor, 'Legion Rearguard')).toThrow('"Legion Rearguard" is a card');
    expect(() => rename(analysis, cursor, 'recruit2')).toThrow('already a unit called "Recruit2"');
    expect(() => rename(analysis, cursor, 'Ana')).toThrow('already a player called "Ana"');
  });

  test('refuses a name that is taken, and one that is none', () => {
    const { analysis, cursor } = fixture(marked('Ana moves ', 'Raider'));
    expect(() => rename(analysis, cursor, 'wall')).toThrow('already a unit called "Wall"');
    expect(() => rename(analysis, cursor, '  ')).toThrow('some text');
  });

  test('offers what the declaration says', () => {
    const { analysis, cursor, text } = fixture(marked('expect ', 'Wall is dead'));
    const prepared = prepareRename(analysis, cursor);
    expect(prepared?.placeholder).toBe('Wall');
    expect(prepared && textAt(text, prepared.range)).toBe('Wall');
  });
});

describe('a player whose name a unit’s line leaves out', () => {
  const BOARD = `scenario "x"
  player Ana
  player Ben
  battlefield Temple controlled by $0Ben
    Wall might 3
    gear Axe
  turn Ana
`;

  test('is renamed, highlighted and found once where the name stands', () => {
    const { analysis, cursor, text } = fixture(BOARD);
    expect(rename(analysis, cursor, 'Bo')?.changes?.[URI]).toHaveLength(2);
    expect(renamed(BOARD, 'Bo')).toBe(text.replaceAll('Ben', 'Bo'));
    expect(highlights(analysis, cursor)).toHaveLength(2);
    expect(references(analysis, cursor, { includeDeclaration: true })).toHaveLength(2);
  });

  test('is coloured once', () => {
    const { data } = semanticTokens(fixture(BOARD).analysis);
    const places = data.flatMap((_, at) => (at % 5 === 0 ? [data.slice(at, at + 2).join()] : []));
    expect(places.slice(1)).not.toContain('0,0');
  });
});
