import { expect, test } from 'vitest';
import { allForms } from '../../../engine/cards/sentence.ts';
import { COUNTED } from '../../../engine/language/words/numbers.ts';
import { edited, fixture } from './fixture.ts';
import { complete } from './inProtocol.ts';

const BOARD = `scenario "x"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
  battlefield Mill
  base Ana
    Raider might 7
  turn Ana
`;

const labelsAt = (marked: string, unasked = false): readonly string[] => {
  const { analysis, cursor } = fixture(marked);
  return complete(analysis, cursor, { snippets: true, unasked })
    .items.toSorted((a, b) => (a.sortText ?? '').localeCompare(b.sortText ?? ''))
    .map(({ label }) => label);
};

test.each([
  ['when', 'unit', ['I', 'you']],
  ['when I', 'unit', ['attack', 'defend', 'die']],
  ['when I attack:', 'unit', ['draw', 'deal', 'stun']],
  ['deal', 'spell', ['1', '2']],
  ['deal 2 to', 'spell', ['a', 'an', 'all']],
  ['deal 2 to a', 'spell', ['unit', 'friendly']],
  ['draw', 'spell', ['1', '2']],
  ['give a unit', 'spell', ['+1 might', '-1 might', 'tank', 'assault']],
  ['while', 'unit', ['I', 'you']],
])('a card’s sentence goes on after “%s” as its grammar has it', (text, type, words) => {
  const labels = labelsAt(`card "X" ${type}\n  ${text} $0`);
  expect(labels).toEqual(expect.arrayContaining(words));
});

test('what is written most often comes first, whole sentences last', () => {
  expect(labelsAt('card "X" spell\n  deal 2 to $0').slice(0, 3)).toContain('a');
  expect(labelsAt('card "X" unit\n  when I attack: $0')[0]).toBe('draw');
  expect(labelsAt('card "X" unit\n  when I attack: give me $0')[0]).toBe('+1 might');
  expect(labelsAt('card "X" unit\n  when I attack: $0').at(-1)).toContain(' ');
});

/** The grammar's own test is in `test/engine/cards/continuation.test.ts`; here, that the list has what it says. */
test('leads through the forms of sentences', () => {
  const missing = allForms()
    .filter((_, i) => i % 12 === 0)
    .flatMap(({ example, on }) => {
      const words = example.split(' ');
      const at = Math.ceil(words.length / 2);
      const next = /^[a-z]+(?!['’a-z])/.exec(words[at] ?? '')?.[0];
      const begun = `${words.slice(0, at).join(' ')} `;
      if (next === undefined || COUNTED.includes(next)) return [];
      return labelsAt(`card "X" ${on}\n  ${begun}$0`).includes(next) ? [] : [`${begun}| ${next}`];
    });
  expect(missing).toEqual([]);
});

test('between quotes the sentence that is given goes on', () => {
  expect(labelsAt('card "X" spell\n  give a unit "when I $0')).toEqual(expect.arrayContaining(['attack', 'die']));
  expect(labelsAt('card "X" spell\n  give a unit "when I con$0')).toEqual(['conquer', 'conquers', 'conquered']);
  expect(labelsAt('card "X" spell\n  deal 2 to "when I $0')).toEqual([]);
});

test('a token is called by its name', () => {
  expect(labelsAt('card "X" spell\n  play a 1 might $0')).toEqual(
    expect.arrayContaining(['Recruit', '"Sand Soldier"']),
  );
});

test('an effect goes on as a card’s sentence, its short forms first', () => {
  const after = (text: string) => labelsAt(`${BOARD}  ${text}$0`);
  expect(after('effect ').slice(0, 4)).toEqual(['by', 'deal', 'give', 'stun']);
  expect(after('effect ')).toEqual(expect.arrayContaining(['draw', 'buff', 'discard']));
  expect(after('effect give Wall ').slice(0, 4)).toEqual(['+1 might', '+2 might', '-1 might', '-2 might']);
  expect(after('effect draw ')).toEqual(expect.arrayContaining(['1', '2']));
  expect(after('effect deal 2 to ').slice(0, 2)).toEqual(['Wall', 'Raider']);
  expect(after('effect by Ana: discard ')).toContain('1');
});

test.each([
  ['a whole sentence of a card', 'card "X" spell\n  draw 1$0'],
  ['a blank behind it', 'card "X" spell\n  draw 1 $0'],
  ['a whole effect', `${BOARD}  effect draw 1$0`],
  ['a blank behind that', `${BOARD}  effect draw 1 $0`],
  ['a blank behind an effect on a unit', `${BOARD}  effect stun Wall $0`],
])('%s opens no list, so that Enter ends the line', (_, marked) => expect(labelsAt(marked, true)).toEqual([]));

test.each([
  ['of a card', 'card "X" spell\n  draw $0'],
  ['of an effect', `${BOARD}  effect draw $0`],
])('a blank in a sentence %s opens the list', (_, marked) => expect(labelsAt(marked, true)).toContain('1'));

test('after a player’s name comes first what is possible now', () => {
  const verbs = (script: string) => labelsAt(`${BOARD}${script}$0`);
  expect(verbs('  Ana ').slice(0, 2)).toEqual(['moves', 'ends']);
  expect(verbs('  Ana moves Raider to Quarry\n  Ana ')[0]).toBe('passes');
  expect(verbs('  Ana moves Raider to Quarry\n  expect Ana can ')[0]).toBe('pass');
});

test('an empty file offers what a file is made of', () => {
  expect(labelsAt('$0')).toEqual(['scenario', 'puzzle', 'card', 'use']);
  expect(labelsAt('c$0')).toEqual(expect.arrayContaining(['card']));
});

test('what is accepted is the text itself', () => {
  const { analysis, cursor, text } = fixture('card "X" spell\n  give a unit $0');
  const item = complete(analysis, cursor, { snippets: true }).items.find(({ label }) => label === '+1 might');
  const edit = item?.textEdit;
  expect(edit !== undefined && 'range' in edit ? edited(text, [edit]) : '').toMatch(/give a unit \+1 might$/);
});
