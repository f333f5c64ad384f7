/** Names of cards, wherever one may stand: completed as they are typed, and mended where they are nearly right. */
import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver';
import { cardHeaders } from '../../../rules-db/cards.ts';
import { edited, fixture } from './fixture.ts';
import { codeActions, complete, diagnostics } from './inProtocol.ts';

const PLAYERS = `scenario "x"
  player Ana
  player Ben
`;
const BOARD = `${PLAYERS}  battlefield Quarry controlled by Ben
    Ben: Guard might 2
`;
const SCRIPT = `${BOARD}  battlefield Meadow
  base Ana
    Raider might 4
  turn Ana
`;

const at = (marked: string) => {
  const { analysis, cursor, text } = fixture(marked);
  const items = complete(analysis, cursor, { snippets: true }).items.toSorted((a, b) =>
    (a.sortText ?? '').localeCompare(b.sortText ?? ''),
  );
  const line = (item: CompletionItem | undefined): string =>
    item?.textEdit !== undefined && 'range' in item.textEdit
      ? (edited(text, [item.textEdit]).split('\n')[cursor.line] ?? '').trim()
      : '';
  return {
    items,
    labels: items.map(({ label }) => label),
    accepted: (label: string) => line(items.find(item => item.label === label)),
    first: line(items[0]),
  };
};

describe('a half-typed name', () => {
  test.each([
    ['of a unit in an open quote', `${BOARD}    Ben: "Ah$0`, 'Ben: "Ahri, Alluring"'],
    ['in quotes that are closed already', `${BOARD}    Ben: "Ah$0"`, 'Ben: "Ahri, Alluring"'],
    ['with more behind it', `${BOARD}    Ben: "Ah$0 exhausted`, 'Ben: "Ahri, Alluring" exhausted'],
    ['behind `=`, without quotes', `${BOARD}    Ben: Foxy = Ahri$0`, 'Ben: Foxy = "Ahri, Alluring"'],
    ['behind `=`, by a later word', `${BOARD}    Ben: Foxy = allur$0`, 'Ben: Foxy = "Ahri, Alluring"'],
    ['of what is played', `${SCRIPT}  Ana plays "Hextech Ra$0"`, 'Ana plays "Hextech Ray"'],
    ['that is misspelt', `${SCRIPT}  Ana plays "Hextech Rai$0"`, 'Ana plays "Hextech Ray"'],
    ['of a battlefield', `${PLAYERS}  battlefield "Altar$0"`, 'battlefield "Altar to Unity"'],
    ['in a hand', `${PLAYERS.replace('Ana\n', 'Ana hand "Hextech Ra$0"\n')}`, 'player Ana hand "Hextech Ray"'],
  ])('%s is completed', (_, marked, line) => {
    expect(at(marked).first).toBe(line);
  });

  test('is compared by the client with what is typed, quote and all', () => {
    expect(at(`${BOARD}    Ben: "Ah$0`).items[0]?.filterText).toBe('"Ahri, Alluring"');
    expect(at(`${BOARD}    Ben: Foxy = Ah$0`).items[0]?.filterText).toBe('Ahri, Alluring');
    expect(at(`${SCRIPT}  Ana plays "Hextech Rai$0`).items[0]?.filterText).toBe('"Hextech Rai');
    expect(at(`${SCRIPT}  Ana moves "Ra$0`).items[0]).toMatchObject({ label: 'Raider', filterText: '"Raider"' });
  });

  test('of a card with quotes in its name is written with them', () => {
    const own = 'card "Loud \\"Boom\\" Lantern" unit\n  might 3\n\n';
    const { accepted } = at(`${own}${BOARD}    Ben: "Loud$0`);
    expect(accepted('Loud "Boom" Lantern')).toBe('Ben: "Loud \\"Boom\\" Lantern"');
    expect(at(`${own}${BOARD}    Ben: "Loud \\"Bo$0`).labels).toContain('Loud "Boom" Lantern');
  });
});

const types = new Map(cardHeaders().map(({ name, type, markers }) => [name, [...markers, type]]));

describe('only what fits is offered', () => {
  test.each([
    ['unit', `${BOARD}    Ben: $0`],
    ['unit', `${BOARD}    Ben: Foxy = $0`],
    ['gear', `${BOARD}    Ben: gear Blade = $0`],
    ['gear', `${BOARD}    Ben: Foxy might 1 attached $0`],
    ['battlefield', `${PLAYERS}  battlefield $0`],
    ['battlefield', `${PLAYERS}  battlefield Hill = $0`],
    ['legend', `${PLAYERS.replace('Ana\n', 'Ana legend $0\n')}`],
    ['champion', `${PLAYERS.replace('Ana\n', 'Ana champion $0\n')}`],
  ])('%s, place %#', (type, marked) => {
    const cards = at(marked).labels.filter(label => types.has(label));
    expect(cards.length).toBeGreaterThan(20);
    expect(cards.filter(name => types.get(name)?.includes(type) !== true)).toEqual([]);
  });

  test.each([
    ['plays', `${SCRIPT}  Ana plays $0`],
    ['hides', `${SCRIPT}  Ana hides $0`],
    ['a deck', PLAYERS.replace('Ana\n', 'Ana deck $0\n')],
  ])('%s: neither battlefields, legends, runes nor tokens', (_, marked) => {
    const found = new Set(at(marked).labels.flatMap(label => types.get(label) ?? []));
    expect([...found]).toEqual(expect.arrayContaining(['unit', 'spell', 'gear']));
    expect(['battlefield', 'legend', 'rune', 'token'].filter(type => found.has(type))).toEqual([]);
  });

  test('what can be hidden comes first where a card is hidden', () => {
    expect(at(`${SCRIPT}  Ana hides $0`).labels.slice(0, 40)).toContain('Hidden Blade');
    expect(at(`${SCRIPT}  Ana hides $0`).labels.slice(0, 40)).not.toContain('Hextech Ray');
  });
});

describe('a name that is nearly a card’s', () => {
  const fixes = (text: string) => {
    const { analysis } = fixture(text);
    const all = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    return {
      messages: diagnostics(analysis).flatMap(({ message, severity }) => (severity === 1 ? [message] : [])),
      titles: codeActions(analysis, { range: all, diagnostics: diagnostics(analysis) }).flatMap(({ title, kind }) =>
        kind === 'quickfix' ? [title] : [],
      ),
    };
  };

  test.each([
    [`${BOARD}    Ben: "Ahri, Aluring"\n`, 'did you mean "Ahri, Alluring"?', 'Change to "Ahri, Alluring"'],
    [`${BOARD}    Ben: "Alluring Ahri"\n`, 'did you mean "Ahri, Alluring"?', 'Change to "Ahri, Alluring"'],
    [`${BOARD}    Ben: Foxy = Ahri\n`, 'or "Ahri, Confident"?', 'Change to "Ahri, Alluring"'],
    [
      `${BOARD}    Ben: Foxy might 1 attached "Hextech Anomali"\n`,
      'the card "Hextech Anomaly"?',
      'Change to "Hextech Anomaly"',
    ],
    [
      `${PLAYERS}  battlefield Hill = "Altar of Unity"\n`,
      'did you mean "Altar to Unity"?',
      'Change to "Altar to Unity"',
    ],
    [PLAYERS.replace('Ana\n', 'Ana hand "Hextech Rai"\n'), 'did you mean "Hextech Ray"?', 'Change to "Hextech Ray"'],
    [`${SCRIPT}  Ana plays "Hextech Rai"\n`, 'did you mean "Hextech Ray"?', 'Change to "Hextech Ray"'],
  ])('%# gets the nearest names first', (text, message, title) => {
    const { messages, titles } = fixes(text);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message);
    expect(titles[0]).toBe(title);
  });

  test('of a unit keeps “Add might” behind them; a bare name is the author’s own', () => {
    expect(fixes(`${BOARD}    Ben: "Ahri, Aluring"\n`).titles).toEqual(['Change to "Ahri, Alluring"', 'Add "might 1"']);
    expect(fixes(`${BOARD}    Ben: Ahri\n`).titles[0]).toBe('Add "might 1"');
    expect(fixes(`${BOARD}    Ben: "Nothing Like It"\n`).titles).toEqual(['Add "might 1"']);
  });

  test('of the wrong kind is no fix', () => {
    expect(fixes(`${BOARD}    Ben: Foxy = "Hextech Rai"\n`).titles).not.toContain('Change to "Hextech Ray"');
  });

  test('is looked for among the cards that the player holds', () => {
    const text = SCRIPT.replace('Ana\n', 'Ana hand "Long Nap"\n').replace(
      'scenario',
      'card "Long Nap" spell\n  stun a unit\n\nscenario',
    );
    expect(fixes(`${text}  Ana plays "Long Nip"\n`).messages[0]).toContain(
      'Ana has no card called "Long Nip"; did you mean "Long Nap"?',
    );
  });
});
