import { describe, expect, test } from 'vitest';
import { allForms } from '../../../engine/cards/sentence.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import type { Citations } from '../../../server/analysis/citations.ts';
import { definition } from '../../../server/analysis/definition.ts';
import { analyse } from '../../../server/analysis/document/analysis.ts';
import { lineIndex } from '../../../server/analysis/document/lines.ts';
import { usedFiles } from '../../../server/analysis/document/uses.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { clientPages } from '../../../server/analysis/pageLinks.ts';
import { documentSymbols } from '../../../server/analysis/symbols.ts';
import type { Workspace } from '../../../server/analysis/workspace.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
/** Cards in the editor: what stands on them, where they are described, and which can be chosen. */
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';
import { customAnswers } from '../../../server/lsp/customRequests.ts';
import { PASTE_CARD } from '../../../server/protocol.ts';
import { edited, fixture, textAt, URI } from './fixture.ts';
import { complete, resolveCompletion } from './inProtocol.ts';

const CARDS = `card "Long Nap" spell
  cost 2 calm
  tags Dream
  stun a unit at a battlefield

card "Iron Helm" gear
  might +2
  equip 1
  attached: I have shield

card "Old Captain" unit champion
  cost 4 fury fury
  might 4
  tank
  other friendly units here have +1 might

`;
const GAME = `scenario "x"
  player Ana hand "Long Nap" energy 3 power 1 calm
  player Ben
  battlefield Quarry controlled by Ben facedown "Hidden Blade" by Ben
    Ben: Captain = "Old Captain"
    Ben: Guard might 3
  battlefield Mill
  base Ana
    Raider might 5 attached Helm
    gear Helm = "Iron Helm"
  turn Ana
  Ana plays "Long Nap" choosing Guard
  expect Ana has priority
`;

/** What is asked of cards alone needs no document. */
const UNLIMITED = { host: nodeHost, hold: (_: object, feature: () => unknown) => feature() } as unknown as Workspace;

test('a sentence of a card tells how it is read, and the request for a pasted card what is understood', async () => {
  const { analysis, cursor } = fixture(CARDS.replace('stun a unit at', 'stun a u$0nit at'));
  const text: string = markdownOf(hover(analysis, cursor)?.contents ?? []);
  expect(text.replaceAll('\\', '')).toContain('Read as: On resolution: stun (1 chosen unit (at battlefield) [a]).');
  const answers = customAnswers(UNLIMITED, () => {}, { within: async () => undefined } as unknown as Citations);
  expect(await answers[PASTE_CARD]({ print: '[Tank]\nWhen I attack, juggle.' })).toEqual({
    name: 'Pasted Card',
    block: 'card "Pasted Card" unit\n  tank\n  When I attack, juggle.\n',
    understood: 1,
    refused: 1,
    notes: [
      expect.stringContaining('does not say what kind of card it is'),
      expect.stringContaining('gives no cost'),
      expect.stringContaining('gives no Might'),
    ],
  });
  const json = '{"name":"Lamp","type":"gear","energy":2,"words":"Draw 1.","artist":"N. N."}';
  expect(await answers[PASTE_CARD]({ print: json })).toMatchObject({
    refused: 0,
    notes: [`The JSON has no field with the card's text: call it "text". Fields left out: words, artist.`],
  });
  const { notes } = await answers[PASTE_CARD]({ print: `Type: unit\n${'Tank. '.repeat(4_000)}` });
  expect(notes[0]).toBe('Only the first 20,000 of its 24,011 characters are read: paste one card at a time.');
  await expect(answers[PASTE_CARD]({})).rejects.toMatchObject({ message: expect.stringContaining('print') });
});

const on = (before: string, word: string, after = ''): string => {
  expect(CARDS + GAME).toContain(before + word + after);
  return (CARDS + GAME).replace(before + word + after, `${before}$0${word}${after}`);
};
const shown = (marked: string): string => {
  const { analysis, cursor } = fixture(marked);
  return markdownOf(hover(analysis, cursor)?.contents ?? []);
};

describe('hover', () => {
  test.each([
    ['in a hand', on('hand ', '"Long Nap"')],
    ['in its own block', on('card ', '"Long Nap"')],
  ])('on a card %s shows what is printed on it', (_, marked) => {
    const text = shown(marked);
    expect(text).toContain('**Long Nap** (spell) · costs 2 Energy and 1 calm Power · Dream');
    expect(text).toContain('- stun a unit at a battlefield');
  });

  test('on a card of the library does so without a line of it in the file', () => {
    expect(shown(on('facedown ', '"Hidden Blade"'))).toMatch(/\*\*Hidden Blade\*\* \(action spell\).*Might|costs/);
  });

  test('on a unit shows its Might as it is, what it is given, and its card', () => {
    const captain = shown(on('Ben: ', 'Captain', ' ='));
    expect(captain).toContain('**Captain** of Ben · Quarry');
    expect(captain).toContain('**Tank**: ');
    expect(captain).toContain('**Old Captain** (champion unit) · costs 4 Energy and 2 fury Power · Might 4');
    expect(shown(on('choosing ', 'Guard'))).toContain('**Might 4** = 3 its own + 1 Captain');
  });

  test('on gear tells what bears it, and on a unit what it bears', () => {
    expect(shown(on('gear ', 'Helm', ' ='))).toContain('attached to **Raider**');
    const raider = shown(on('    ', 'Raider'));
    expect(raider).toContain('bears **Helm**');
    expect(raider).toContain('**Might 7**');
    expect(raider).toContain('**Shield');
  });

  test('on a played card tells what it has chosen', () => {
    const text = shown(`${CARDS}${GAME}  expect "Long$0 Nap" is in trash\n`);
    expect(text).toContain('waits to resolve, choosing Guard');
    expect(text).toContain('(spell)');
  });

  test('on a player tells the chain, priority, resources and cards', () => {
    const text = shown(on('expect ', 'Ana', ' has'));
    expect(text).toContain('has priority');
    expect(text).toContain('1 Energy');
    expect(text).toContain('In hand: nothing');
    expect(text).toContain('- **Long Nap** of Ana');
    expect(shown(on('player ', 'Ben'))).toContain('Facedown: Hidden Blade at Quarry');
  });

  test('on a place tells what lies facedown', () => {
    expect(shown(on('battlefield ', 'Quarry'))).toContain('Hidden Blade of Ben lies facedown');
  });

  test('on a keyword of a card explains it', () => {
    expect(shown(on('  ', 'tank', '\n  other'))).toContain('**Tank**: ');
  });
});

describe('definition', () => {
  test('leads from a card to its block in the same file', () => {
    const { analysis, cursor, text } = fixture(on('plays ', '"Long Nap"'));
    const found = definition(analysis, cursor);
    expect(found?.uri).toBe(URI);
    expect(found && textAt(text, found.range)).toBe('"Long Nap"');
    expect(found?.range.start.line).toBe(0);
  });

  test('leads to the file that is used', () => {
    const text = `use "own.rift"\n${GAME}`;
    const { blocks } = parseFile(text);
    const used = usedFiles(() => ({ text: `# own\n${CARDS}` }), nodePaths).of(blocks, '/rulings/a.rift');
    const analysis = analyse({ uri: URI, version: 1, text, markdown: false }, blocks, {
      book: loadRuleBook(),
      pages: clientPages,
      paths: nodePaths,
      edition: { edition: '1.4', from: 'newest' },
      reports: runScenario,
      used,
    });
    const at = lineIndex(text).positionAt(text.indexOf('"Old Captain"'));
    expect(definition(analysis, at)).toEqual({
      uri: 'file:///rulings/own.rift',
      range: { start: { line: 11, character: 5 }, end: { line: 11, character: 18 } },
    });
  });

  test('of a card of the library leads to its page', () => {
    const { analysis, cursor } = fixture(on('facedown ', '"Hidden Blade"'));
    expect(definition(analysis, cursor)?.uri).toBe('riftbench:/1.5/card/Hidden%20Blade.md');
    const shown = markdownOf(hover(analysis, cursor)?.contents ?? []);
    expect(shown).toContain('[Open the page of this card](riftbench:/1.5/card/Hidden%20Blade.md)');
  });
});

describe('completion', () => {
  const at = (marked: string) => {
    const { analysis, cursor, text } = fixture(marked);
    const items = complete(analysis, cursor, { snippets: true }).items.toSorted((a, b) =>
      (a.sortText ?? '').localeCompare(b.sortText ?? ''),
    );
    const accepted = (label: string): string => {
      const edit = items.find(item => item.label === label)?.textEdit;
      return edit !== undefined && 'range' in edit ? (edited(text, [edit]).split('\n').at(-1) ?? '') : `no ${label}`;
    };
    return { analysis, items, labels: items.map(({ label }) => label), accepted };
  };
  const lines = GAME.split('\n').slice(0, 11).join('\n');

  test('knows the cards of the file and of the library, in quotes', () => {
    const { labels, items, accepted, analysis } = at(`${CARDS}scenario "x"\n  player Ana hand $0`);
    expect(labels.slice(0, 3)).toEqual(['Long Nap', 'Iron Helm', 'Old Captain']);
    expect(labels).toContain('Hidden Blade');
    expect(accepted('Hidden Blade')).toBe('  player Ana hand "Hidden Blade"');
    const item = items.find(({ label }) => label === 'Hidden Blade') ?? { label: '' };
    expect(JSON.stringify(resolveCompletion(analysis, item).documentation)).toContain('Hidden Blade');
  });

  test('puts the cards first that the player holds', () => {
    const { items } = at(`${CARDS}${lines}\n  Ana plays "$0`);
    expect(items[0]).toMatchObject({ label: 'Long Nap', detail: 'in hand' });
  });

  test('puts first what can be chosen', () => {
    const { items, labels } = at(`${CARDS}${lines}\n  Ana plays "Long Nap" choosing $0`);
    expect(labels.slice(0, 2)).toEqual(['Captain', 'Guard']);
    expect(items[0]?.detail).toBe('can be chosen');
    expect(labels.indexOf('Raider')).toBeGreaterThan(1);
  });

  test('puts first what could be chosen where the cost cannot be paid, and no place before a unit', () => {
    const poor = lines.replace('energy 3 power 1 calm', 'energy 6');
    const { items, labels } = at(`${CARDS}${poor}\n  Ana plays "Long Nap" choosing $0`);
    expect(labels.slice(0, 2)).toEqual(['Captain', 'Guard']);
    expect(items[0]?.detail).toBe('could be chosen, but the cost could not be paid');
    expect(labels.indexOf('base')).toBeGreaterThan(labels.indexOf('Raider'));
  });

  test('gives the answers to a choice that waits', () => {
    const { labels, accepted } = at(`${CARDS}${lines}\n  Ana plays "Long Nap"\n  Ana chooses $0`);
    expect(labels.slice(0, 2)).toEqual(['Captain', 'Guard']);
    expect(accepted('Guard')).toBe('  Ana chooses Guard');
  });

  test('gives the orders of cards that go back on a deck', () => {
    const known = lines.replace('player Ana', 'player Ana deck Gust, Defy, Flash');
    const { labels } = at(`${CARDS}${known}\n  effect by Ana: predict 2\n  Ana chooses nothing\n  Ana orders $0`);
    expect(labels.slice(0, 2)).toEqual(['Gust, Defy', 'Defy, Gust']);
  });

  const sentences = allForms()
    .filter(({ on }) => on === 'unit')
    .map(({ example }) => example);

  test('in a card offers its fields, keywords, domains and sentences', () => {
    expect(at('card "X" unit\n  $0').labels).toEqual(
      expect.arrayContaining(['cost', 'might', 'tank', 'deathknell', ...sentences]),
    );
    expect(at('card "X" unit\n  cost 2 $0').labels).toEqual(expect.arrayContaining(['fury', 'any']));
    expect(at('card "X" $0').labels).toEqual(expect.arrayContaining(['unit', 'spell', 'legend']));
  });
});

test('the outline shows a card with its keywords and sentences', () => {
  const { analysis } = fixture(CARDS);
  const captain = documentSymbols(analysis).find(({ name }) => name === 'Old Captain');
  expect(captain?.children?.map(({ name }) => name)).toEqual(['tank', 'other friendly units here have +1 might']);
});
