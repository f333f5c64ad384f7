import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver';
import { edited, fixture } from './fixture.ts';
import { complete, resolveCompletion } from './inProtocol.ts';

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

/** The items at the cursor after the board, as a client sorts them. */
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

  test('offers a puzzle below a card, as a snippet', () => {
    const { analysis, cursor } = fixture('card X unit\n  might 2\n$0');
    const { items } = complete(analysis, cursor, { snippets: true });
    expect(items.find(({ label }) => label === 'puzzle')).toMatchObject({ insertTextFormat: 2 });
  });

  test('offers a scenario in an empty file, as a snippet where the client has them', () => {
    const { analysis, cursor } = fixture('$0');
    expect(complete(analysis, cursor, { snippets: true }).items.map(({ label }) => label)).toContain('scenario');
    const { items } = at('sc$0');
    expect(items.find(({ label }) => label === 'scenario')).toMatchObject({ insertTextFormat: 2 });
    expect(at('sc$0', false).accepted('scenario')).toBe('scenario');
  });

  test('puts the legal lines first where a decision waits', () => {
    const waits = at(`${FIGHT}  $0`);
    expect(waits.labels.slice(0, 2)).toEqual([
      'Ana assigns 4 to Wall, 3 to "Tall Soldier"',
      'Ana assigns 3 to Wall, 4 to "Tall Soldier"',
    ]);
    expect(detail(waits.items, waits.labels[0] ?? '')).toBe('legal here: 1 of 2');
    expect(waits.accepted(waits.labels[1] ?? '')).toContain(`  ${waits.labels[1]}`);
    // Nothing waits before the combat, nor once the damage is assigned.
    for (const script of ['  $0', `${FIGHT}  ${waits.labels[0]}\n  $0`])
      expect(at(script).labels.filter(label => label.startsWith('Ana assigns'))).toEqual([]);
  });

  test('offers no “nothing” where that may not be assigned', () => {
    expect(at(`${FIGHT}  Ana assigns $0`).labels).not.toContain('nothing');
    expect(at('  Ana assigns $0').labels).toContain('nothing');
  });

  test('knows the verbs behind a player', () => {
    expect(at('  Ana $0').labels.slice(0, 4)).toEqual(['moves', 'ends', 'passes', 'assigns']);
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
    const { items, analysis } = at('  expect Ana cannot move Raider to base because 467.2.$0');
    const rule = items.find(({ label }) => label === '467.2.c.3');
    expect(rule?.detail).not.toBe('');
    expect(rule?.documentation).toBeUndefined();
    const resolved = resolveCompletion(analysis, rule ?? { label: '' });
    expect(JSON.stringify(resolved.documentation)).toContain('467.2.c.3');
    expect(resolveCompletion(analysis, { label: 'x', data: { rule: 5 } })).toEqual({
      label: 'x',
      data: { rule: 5 },
    });
  });

  test('offers keywords with what they do, editions and modes', () => {
    const { items } = at('  effect give Wall $0');
    expect(detail(items, 'shield')).not.toBe('');
    expect(fixtureLabels('scenario "x"\n  edition $0')).toEqual(['1.5', '1.4', '1.3', '1.2', '1.1', '1.0']);
    expect(fixtureLabels('scenario "x"\n  edition 1.3 $0')).toContain('as printed');
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

describe('Enter ends a line that says all: nothing is offered there', () => {
  const offered = (script: string, unasked = false): readonly string[] => {
    const { analysis, cursor } = fixture(BOARD + script);
    return complete(analysis, cursor, { snippets: true, unasked }).items.map(({ label }) => label);
  };

  test.each([
    ['a name that is whole', '  Ana moves Raider to Mill$0'],
    ['a verb that is whole', '  Ana passes$0'],
    ['a fact that is whole', '  expect Wall is dead$0'],
    ['two words', '  all pass$0'],
    ['another word for what the language has', '  pass$0'],
    ['a rule', '  expect Ana cannot move Raider to base because 144.4$0'],
    ['a closing quote', '  Ana moves Raider to "Old Temple"$0'],
  ])('%s', (_, script) => {
    expect(offered(script)).toEqual(script.endsWith('"$0') ? expect.anything() : []);
    expect(offered(script, true)).toEqual([]);
  });

  test.each([
    ['a line to come', '  $0'],
    ['all that has to be said', '  turn Ana $0'],
    ['a unit with its Might', '  base Ana\n    Boar might 2 $0'],
  ])('a blank behind %s opens no list, and one that is asked for is there', (_, script) => {
    expect(offered(script, true)).toEqual([]);
    expect(offered(script).length).toBeGreaterThan(0);
  });

  test('where something has to follow, a blank opens the list, and a whole word keeps it', () => {
    expect(offered('  Ana moves $0', true)).toContain('Raider');
    expect(offered('  Ana moves Raider$0')).toContain('Raider');
  });

  test('a battlefield of one’s own may begin like a card', () => {
    expect(fixtureLabels('scenario "x"\n  battlefield Grov$0')).toEqual([]);
    expect(fixtureLabels('scenario "x"\n  battlefield "Grov$0')).toEqual(['Grove of the God-Willow']);
    const { analysis, cursor } = fixture('scenario "x"\n  battlefield $0');
    expect(complete(analysis, cursor, { snippets: true, unasked: true }).items).toEqual([]);
    // Asked for, it stays while the client filters it.
    expect(complete(analysis, cursor, { snippets: true })).toMatchObject({
      isIncomplete: false,
      items: expect.arrayContaining([expect.objectContaining({ label: 'Grove of the God-Willow' })]),
    });
  });
});

describe('the rules behind `because`', () => {
  const rules = (script: string) => at(script).items.filter(({ label }) => /^\d{3}/.test(label));

  test('are first those that refuse it, then those that the script has applied, each with its title', () => {
    const { analysis } = fixture(`${BOARD}$0`);
    const number = (concept: string) => analysis.book.numbersOf(concept, '1.5')[0];
    const found = rules(`${FIGHT}  expect Ana cannot assign 7 to Wall because $0`);
    expect(found[0]).toMatchObject({
      label: '467.2.c.4',
      detail: expect.stringMatching(/^forbids it: ./),
    });
    const labels = found.map(({ label }) => label);
    const refusing = found.filter(({ detail }) => detail?.startsWith('forbids it')).length;
    expect(labels.slice(refusing, refusing + 20)).toContain(number('move.contests'));
    expect(found.filter(({ detail }) => detail === undefined || detail === '')).toEqual([]);
    expect(labels.findIndex(label => label < '100')).toBeGreaterThan(100);
  });

  test('are found by words', () => {
    const items = rules('  expect Ana cannot assign 7 to Wall because lethal$0');
    expect(items.map(({ detail }) => detail)).toContain('No more than lethal');
    expect(items.filter(({ filterText }) => filterText !== 'lethal')).toEqual([]);
  });

  test('go on behind a dot', () => {
    expect(rules('  expect Ana cannot assign 7 to Wall because 467.$0').map(({ label }) => label)).toContain(
      '467.2.c.4',
    );
  });

  test('show their titles on every row where the client can', () => {
    const { analysis, cursor } = fixture(`${BOARD}  expect Ana cannot move Sleeper to Mill because $0`);
    const { items } = complete(analysis, cursor, { snippets: true, descriptions: true });
    expect(items.filter(({ labelDetails, detail }) => labelDetails?.description !== detail)).toEqual([]);
  });
});

describe('snippets', () => {
  const labels = (marked: string, snippets = true) => {
    const { analysis, cursor } = fixture(marked);
    return complete(analysis, cursor, { snippets }).items.map(({ label }) => label);
  };

  test.each([
    ['in the head', 'scenario "x"\n  player Ana\n  $0', ['mode', 'battlefield'], ['unit', 'fight', 'expect unit']],
    [
      'at a battlefield',
      `${BOARD.split('\n').slice(0, 6).join('\n')}\n    $0`,
      ['unit', 'tokens', 'fight'],
      ['expect unit'],
    ],
    [
      'in the script',
      `${BOARD}  $0`,
      ['fight', 'expect unit', 'expect illegal'],
      ['unit', 'tokens', 'mode', 'battlefield'],
    ],
    ['within a line', `${BOARD}  Ana $0`, [], ['unit', 'fight', 'scenario', 'expect unit']],
    ['on a card', 'card "X" unit\n  $0', ['scenario'], ['fight', 'expect unit']],
  ])('%s are those that can stand there', (_, marked, some, none) => {
    const found = labels(marked);
    expect(found).toEqual(expect.arrayContaining([...some]));
    expect(found.filter(label => (none as readonly string[]).includes(label))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  test('are words to a client that fills in none', () => {
    expect(labels(`${BOARD}  $0`, false)).not.toContain('fight');
    const { analysis, cursor } = fixture('scenario "x"\n  ba$0');
    const item = complete(analysis, cursor, { snippets: false }).items.find(({ label }) => label === 'battlefield');
    expect(item?.textEdit).toMatchObject({ newText: 'battlefield' });
  });
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
