/** What is drafted of a new edition: its numbers, and a list of what is to be done. */
import { describe, expect, it, test } from 'vitest';
import { CONCEPT_FILES } from '../../rules-db/data.ts';
import { mapEdition } from '../../rules-db/mapping/map.ts';
import { draftText, withNumbers } from '../../scripts/editions/draft.ts';
import { judgedEntries, openText } from '../../scripts/editions/entries.ts';
import { knownOf, newText } from '../../scripts/editions/texts.ts';
import { describeWithTexts } from '../official/needed.ts';
import { areAtHand, TEXTS } from '../official/texts.ts';

const record = (id: string, numbers: string, text: string) =>
  `  {\n    "id": "${id}",\n    "title": "A title",\n    "numbers": ${numbers},\n    "text": "${text}"\n  }`;

const MAPPING = {
  base: '1.4',
  texts: 'official',
  headings: [],
  rules: [
    { number: '101', concept: 'deck', was: '100', words: 'same', sure: true, score: 1 },
    { number: '102', concept: 'hand', was: '101', words: 'changed', sure: true, score: 0.8 },
    { number: '102.1', sure: true, score: 0 },
    { number: '103', concept: 'base', was: '102', words: 'same', sure: false, score: 0.4, second: '104' },
    { number: '104', sure: true, score: 0 },
    { number: '104.1', sure: true, score: 0 },
  ],
  gone: [{ concept: 'trash', number: '103' }],
} as const;

describe('the draft of an edition', () => {
  it('writes the numbers of what is surely the same rule, however they are laid out', () => {
    const file = `[\n${[
      record('deck', '{ "1.4": "100" }', 'Cards.'),
      record('hand', '{\n      "1.3": "99",\n      "1.4": ["101", "107"]\n    }', 'More cards.'),
      record('base', '{ "1.4": "102" }', 'A place.'),
      record('trash', '{ "1.4": "103" }', 'Another.'),
    ].join(',\n')}\n]\n`;
    const numbers = JSON.parse(withNumbers(file, MAPPING, '9.9')).map(
      (each: { readonly numbers: object }) => each.numbers,
    );
    expect(numbers).toEqual([
      { '1.4': '100', '9.9': '101' },
      { '1.3': '99', '1.4': ['101', '107'], '9.9': '102' },
      { '1.4': '102' },
      { '1.4': '103' },
    ]);
  });

  it('lets what another rule has happen be ordered by that one still', () => {
    const trash = record('trash', '{ "1.3": "103" }', 'Another.').replace(
      '"text"',
      '"orderedBy": { "1.4": "deck" },\n    "text"',
    );
    const gone = record('gone', '{ "1.3": "104" }', 'Gone.').replace(
      '"text"',
      '"orderedBy": { "1.4": "trash" },\n    "text"',
    );
    const file = `[\n${[record('deck', '{ "1.4": "100" }', 'Cards.'), trash, gone].join(',\n')}\n]\n`;
    const ordered = JSON.parse(withNumbers(file, MAPPING, '9.9')).map(
      (each: { readonly orderedBy?: object }) => each.orderedBy,
    );
    expect(ordered).toEqual([undefined, { '1.4': 'deck', '9.9': 'deck' }, { '1.4': 'trash' }]);
  });

  it('lists what is reworded, new, gone and unsure, with what cites it', () => {
    const concept = (id: string, number: string, text: string) => ({ id, numbers: { '1.4': number }, text });
    const text = draftText({
      mapping: MAPPING,
      rules: [
        { number: '102', text: 'Cards in a hand.', line: 2 },
        { number: '102.1', text: 'Hands have secret contents.', line: 3 },
        { number: '104', text: 'The Vault', line: 4 },
        { number: '104.1', text: 'The vault is public.', line: 5 },
      ],
      chapters: { 'cards.json': [concept('deck', '100', 'Cards.'), concept('hand', '101', 'More cards.')] },
      files: [
        { path: 'engine/hand.ts', text: "step(play)?.tell('hand', text);" },
        { path: 'test/hand.rift', text: 'cites 101' },
        { path: 'test/other.rift', text: 'cites 101.1' },
        { path: 'docs/trash.md', text: 'As 103 says.' },
      ],
    });
    expect(text.split('\n').filter(line => line.startsWith('-') || line.startsWith('  -'))).toEqual([
      '- [ ] 103: 102 (base), or 104?',
      '- [ ] 102 (was 101) hand: engine/hand.ts, test/hand.rift',
      '  - now: Cards in a hand.',
      '  - ours: More cards.',
      '- [ ] 102.1, after hand in cards.json: `hand.hands-secret`',
      '  - now: Hands have secret contents.',
      '- [ ] 104, after base in : `vault`',
      '  - now: The Vault',
      '- [ ] 104.1, after base in : `vault.public`',
      '  - now: The vault is public.',
      '- [ ] 103 trash: docs/trash.md',
    ]);
  });
});

describeWithTexts('the draft of 1.5', () => {
  const file = (edition: string): string => new URL(`rules/core-rules-${edition}.txt`, TEXTS).pathname;
  const mapping = areAtHand ? mapEdition(newText(file('1.5')).rules, knownOf(file('1.4'))) : undefined;

  test('gives the numbers that the book has, wherever it is sure', () => {
    const numbers = new Map(
      CONCEPT_FILES.flat().flatMap(({ id, numbers: all }) => {
        const own = all['1.5'] ?? [];
        return (typeof own === 'string' ? [own] : own).map((number): [string, string] => [number, id]);
      }),
    );
    const sure = mapping?.rules.filter(rule => rule.sure && rule.concept !== undefined) ?? [];
    expect(sure.length).toBeGreaterThan(2300);
    // New rules that resemble one that is gone, and one that was split.
    const wrong = sure.filter(({ number, concept }) => numbers.get(number) !== concept).map(({ number }) => number);
    expect(wrong).toEqual(['479.1.c', '811.1.d.3']);
  });
});

describe('the answers of entries in a new edition', () => {
  const concepts = new Map(
    [
      { id: 'deck', numbers: { '1.4': '100', '1.5': '101' }, text: 'Cards.' },
      { id: 'hand', numbers: { '1.4': '101', '1.5': '102' }, text: 'Cards.', texts: { '1.4': 'More cards.' } },
      { id: 'trash', numbers: { '1.4': '103' }, text: 'Another.' },
    ].map(each => [each.id, each]),
  );
  const entry = (id: string, editions: string, rules: string) =>
    `  {\n    "id": "${id}",\n    "concepts": [${rules}],\n    "editions": ${editions}\n  }`;

  it('are written where all their rules say the same, in the layout of the file, and else listed with the rules that do not', () => {
    const file = `[\n${[
      entry('a', '["1.3", "1.4"]', '"deck"'),
      entry('b', '["1.4"]', '"deck", "hand"'),
      entry('c', '["1.3"]', '"deck"'),
      entry('d', '[\n      "1.4"\n    ]', '"deck"'),
      entry('e', '["1.4"]', '"trash"'),
      entry('f', '["1.4", "1.5"]', '"hand"'),
    ].join(',\n')}\n]\n`;
    const { text, open } = judgedEntries(file, concepts, '1.4', '1.5');
    expect(JSON.parse(text).map((each: { readonly editions: object }) => each.editions)).toEqual([
      ['1.3', '1.4', '1.5'],
      ['1.4'],
      ['1.3'],
      ['1.4', '1.5'],
      ['1.4'],
      ['1.4', '1.5'],
    ]);
    expect(text.replaceAll(', "1.5"', '')).toBe(file.replace('["1.4", "1.5"]', '["1.4"]'));
    expect(openText(open, '1.5')).toBe('## Answers to be judged in 1.5 (2)\n\n- [ ] b: hand\n- [ ] e: trash\n');
    expect(openText([], '1.5')).toBe('');
  });
});
