import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver';
import { complete, resolveCompletion } from '../../../server/lsp/completion.ts';
import { edited, fixture } from './fixture.ts';

const BOARD = `scenario "x"
  player Ana
  player Ben
  player Cleo
  battlefield "Old Temple" controlled by Ben
    Ben: Wall might 3 tank
    Ben: "Tall Soldier" might 3
  battlefield Mill
  base Ana
    Raider might 7
    Sleeper might 2 exhausted
  base Cleo
    Scout might 2
  turn Ana
`;
const FIGHT = '  Ana moves Raider to "Old Temple"\n  all pass\n';

/** The items at the cursor behind the board, as a client sorts them. */
const at = (script: string, snippets = true) => {
  const { analysis, cursor, text } = fixture(BOARD + script);
  const items = complete(analysis, cursor, { snippets }).items.toSorted((a, b) =>
    (a.sortText ?? '').localeCompare(b.sortText ?? ''),
  );
  const accepted = (label: string): string => {
    const edit = items.find(item => item.label === label)?.textEdit;
    if (edit === undefined || !('range' in edit)) return `no ${label}`;
    return edited(text, [edit]).slice(BOARD.length);
  };
  return { items, labels: items.map(({ label }) => label), accepted, analysis };
};
const detail = (items: readonly CompletionItem[], label: string): string =>
  items.find(item => item.label === label)?.detail ?? '';

describe('completion', () => {
  test('names no players that the board does not declare', () => {
    const { analysis, cursor } = fixture('scenario "x"\n  $0\n');
    const labels = complete(analysis, cursor, { snippets: true }).items.map(({ label }) => label);
    expect(labels).toContain('player');
    expect(labels.filter(label => label.startsWith('Player'))).toEqual([]);
  });

  test('begins a line with who acts and with statements', () => {
    const { labels } = at('  $0');
    expect(labels[0]).toBe('Ana');
    expect(labels).toEqual(expect.arrayContaining(['Ben', 'turn', 'all pass', 'effect', 'expect', 'scenario']));
  });

  test('offers a scenario in an empty file, as a snippet where the client has them', () => {
    const { analysis, cursor } = fixture('$0');
    expect(complete(analysis, cursor, { snippets: true }).items.map(({ label }) => label)).toContain('scenario');
    const { items } = at('sc$0');
    expect(items.find(({ label }) => label === 'scenario')).toMatchObject({ insertTextFormat: 2 });
    expect(at('sc$0', false).accepted('scenario')).toBe('scenario');
  });

  test('knows the verbs behind a player', () => {
    expect(at('  Ana $0').labels.slice(0, 4)).toEqual(['moves', 'passes', 'assigns', 'chooses']);
  });

  test('puts the units first that can move', () => {
    const { labels } = at('  Ana moves $0');
    expect(labels[0]).toBe('Raider');
    expect(labels).toHaveLength(5);
    expect(at('  Ana moves Raider, $0').labels).not.toContain('Raider');
  });

  test('puts legal destinations first, the rest marked with its rule', () => {
    const { labels, items, accepted } = at('  Ana moves Raider to $0');
    expect(labels).toEqual(['Old Temple', 'Mill', 'base']);
    expect(detail(items, 'base')).toMatch(/^not allowed \(\d+[\d.a-z]*\)$/);
    expect(accepted('Old Temple')).toBe('  Ana moves Raider to "Old Temple"');
  });

  test('turns that round behind `cannot`', () => {
    expect(at('  expect Ana cannot move Raider to $0').labels).toEqual(['base', 'Old Temple', 'Mill']);
    expect(at('  expect Ana can move Raider to $0').labels[0]).toBe('Old Temple');
  });

  test('offers the rules that refuse the action first behind `because`', () => {
    const { items, analysis } = at('  expect Ana cannot move Sleeper to Mill because $0');
    expect(items[0]?.label).toBe(analysis.book.numbersOf('move.standard.cost', '1.4')[0]);
    expect(items[0]?.detail).toContain('forbids it');
    expect(items.length).toBeGreaterThan(100);
  });

  test('offers whole assignments while the legal ones are few', () => {
    const { labels, accepted } = at(`${FIGHT}  Ana assigns $0`);
    expect(labels.slice(0, 2)).toEqual(['4 to Wall, 3 to "Tall Soldier"', '3 to Wall, 4 to "Tall Soldier"']);
    expect(accepted('4 to Wall, 3 to "Tall Soldier"')).toBe(`${FIGHT}  Ana assigns 4 to Wall, 3 to "Tall Soldier"`);
  });

  test('tells what is lethal to each unit of the other side', () => {
    const { labels, items } = at(`${FIGHT}  Ana assigns 3 to $0`);
    expect(labels).toEqual(['Wall', 'Tall Soldier']);
    expect(detail(items, 'Wall')).toBe('3 is lethal, Tank');
    expect(at(`${FIGHT}  Ana assigns 3 to Wall, 4 to $0`).labels).toEqual(['Tall Soldier']);
  });

  test('replaces what was typed, an open quote and the tail of a word too', () => {
    expect(at('  Ana moves Raider to "Ol$0').accepted('Old Temple')).toBe('  Ana moves Raider to "Old Temple"');
    expect(at('  Ana moves Ra$0xx').accepted('Raider')).toBe('  Ana moves Raider');
  });

  test('offers numbers with titles, and tells more when asked', () => {
    const { items, analysis } = at('  expect Ana cannot move Raider to base because 465.2$0');
    const rule = items.find(({ label }) => label === '465.2.c.3');
    expect(rule?.detail).not.toBe('');
    expect(rule?.documentation).toBeUndefined();
    const resolved = resolveCompletion(analysis, rule ?? { label: '' });
    expect(JSON.stringify(resolved.documentation)).toContain('465.2.c.3');
    expect(resolveCompletion(analysis, { label: 'x', data: { rule: 5 } })).toEqual({
      label: 'x',
      data: { rule: 5 },
    });
  });

  test('offers keywords with what they do, editions and modes', () => {
    const { items } = at('  effect give Wall $0');
    expect(detail(items, 'shield')).not.toBe('');
    expect(fixtureLabels('scenario "x"\n  edition $0')).toEqual(['1.4', '1.3', '1.2', '1.1', '1.0']);
    expect(fixtureLabels('scenario "x"\n  mode $0')).toContain('skirmish');
  });

  test('is silent in comments', () => {
    expect(at('  # Ana $0').labels).toEqual([]);
  });
});

const fixtureLabels = (marked: string): readonly string[] => {
  const { analysis, cursor } = fixture(marked);
  return complete(analysis, cursor, { snippets: false })
    .items.toSorted((a, b) => (a.sortText ?? '').localeCompare(b.sortText ?? ''))
    .map(({ label }) => label);
};

test('keywords come before attributes that are seldom meant', () => {
  const { labels } = at('  base Ben\n    Boar might 2 ta$0');
  expect(labels.indexOf('tank')).toBeLessThan(labels.indexOf('tag'));
});

describe('completion in an article', () => {
  const inArticle = (line: string) => {
    const { analysis, cursor } = fixture(`# An article\n\n\`\`\`rift\n${BOARD}${line}$0\n\`\`\`\n`, { markdown: true });
    return complete(analysis, cursor, { snippets: true });
  };

  test('offers what goes on, and asks to be asked again', () => {
    const { items, isIncomplete } = inArticle('  turn A');
    expect(items.map(({ label }) => label)).toContain('Ana');
    expect(isIncomplete).toBe(true);
  });

  test('offers nothing once a word is whole, so that Enter ends the line', () => {
    expect(inArticle('  turn Ana').items).toEqual([]);
  });
});
