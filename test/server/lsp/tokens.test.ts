import fc from 'fast-check';
import { expect, test } from 'vitest';
import { semanticTokens } from '../../../server/analysis/semanticTokens.ts';
import { TOKEN_TYPES } from '../../../server/analysis/tokenTypes.ts';
import { difference, tokenHistory } from '../../../server/lsp/tokenDelta.ts';
import { fixture, TANK_FIRST } from './fixture.ts';

const decoded = (text: string, data: readonly number[]): readonly string[] => {
  const lines = text.split('\n');
  const found: string[] = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0, modifiers = 0] = data.slice(at, at + 5);
    character = down === 0 ? character + right : right;
    line += down;
    const word = lines[line]?.slice(character, character + length);
    found.push(`${word}:${TOKEN_TYPES[type]}${modifiers === 1 ? '!' : ''}`);
  }
  return found;
};

test('words are coloured by what they mean', () => {
  const { analysis, text } = fixture(`# a comment\n${TANK_FIRST}`);
  const tokens = decoded(text, semanticTokens(analysis).data);
  expect(tokens.slice(0, 8)).toEqual([
    '# a comment:comment',
    'scenario:keyword',
    '"Tank first, Backline last":string!',
    'edition:keyword',
    '1.4:number',
    'cites:keyword',
    '465.2.c.6:macro',
    'player:keyword',
  ]);
  expect(tokens).toEqual(
    expect.arrayContaining([
      'Wall:class!',
      'tank:decorator',
      'Ana:parameter',
      '"Sunken Temple":namespace',
      'pass:keyword',
    ]),
  );
});

test('a keyword after "because" is one', () => {
  const { analysis, text } = fixture(`${TANK_FIRST}  expect Ana cannot move Raider to base because tank\n`);
  expect(decoded(text, semanticTokens(analysis).data).slice(-1)).toEqual(['tank:decorator']);
});

test('a line that is not understood is left to the grammar', () => {
  const { analysis, text } = fixture('scenario "x"\n  what is this\n  turn Ana\n');
  expect(decoded(text, semanticTokens(analysis).data)).toEqual([
    'scenario:keyword',
    '"x":string!',
    'turn:keyword',
    'Ana:parameter',
  ]);
});

test('a range gives its own lines only', () => {
  const { analysis, text } = fixture(TANK_FIRST);
  const range = { start: { line: 4, character: 0 }, end: { line: 4, character: 9 } };
  expect(decoded(text, semanticTokens(analysis, range).data)).toEqual(['player:keyword', 'Ana:parameter!']);
});

test('a difference, applied, gives the new tokens', () => {
  const lists = fc.array(fc.nat(3), { maxLength: 20 });
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const changed = [...before];
      for (const { start, deleteCount, data = [] } of difference(before, after))
        changed.splice(start, deleteCount, ...data);
      expect(changed).toEqual(after);
    }),
  );
});

test('a difference to an answer that is not kept is the whole', () => {
  const history = tokenHistory();
  const first = history.full('a', [1, 2, 3]);
  expect(history.since('a', first.resultId ?? '', [1, 2, 4])).toHaveProperty('edits');
  expect(history.since('a', first.resultId ?? '', [1, 2, 4])).toHaveProperty('data');
  expect(history.since('b', '1', [1])).toHaveProperty('data');
});

test('of a card its words and keywords are coloured, and its sentences are left to themselves', () => {
  const { analysis, text } = fixture(`use "own.rift"
card "Old Captain" unit champion
  cost 2 fury # dear
  tags Poro
  tank
  when I attack: give me assault 2 this turn
`);
  expect(decoded(text, semanticTokens(analysis).data)).toEqual([
    'use:keyword',
    '"own.rift":string',
    'card:keyword',
    '"Old Captain":type!',
    'unit:keyword',
    'champion:keyword',
    'cost:keyword',
    '2:number',
    'fury:enumMember',
    '# dear:comment',
    'tags:keyword',
    'Poro:string',
    'tank:decorator',
    'assault:decorator',
    '2:number',
  ]);
});
