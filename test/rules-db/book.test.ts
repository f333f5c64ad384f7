import { describe, expect, test } from 'vitest';
import { editDistance } from '../../engine/language/words/distance.ts';
import { loadRuleBook, makeRuleBook } from '../../rules-db/book.ts';
import { nearest } from '../../rules-db/nearest.ts';
import { ruleNumbers } from '../../rules-db/runner.ts';
import type { ConceptRecord, EntryRecord } from '../../rules-db/types.ts';

const concept = (id: string, numbers: ConceptRecord['numbers'], more: Partial<ConceptRecord> = {}): ConceptRecord => ({
  id,
  numbers,
  text: `The text of ${id}.`,
  ...more,
});

const entry: EntryRecord = {
  kind: 'faq',
  id: 'equal-might',
  question: 'Who is left?',
  answer: 'Nobody.',
  concepts: ['duel.draw'],
  cards: [],
  source: 'test',
  editions: ['1.4'],
  standing: 'superseded',
  standingNote: 'Rule 12 says otherwise.',
};

const book = makeRuleBook({
  editions: ['1.0', '1.1', '1.2', '1.3', '1.4'],
  outline: {},
  concepts: [
    concept('duel', { '1.3': '901', '1.4': '902' }, { title: 'Duels' }),
    concept('duel.draw', { '1.4': ['902.1.b', '905'] }, { texts: { '1.4': 'Both fall. Nobody has won.' } }),
    concept('duel.late', { '1.4': '902.1.b.10' }),
    concept('duel.early', { '1.4': '902.1.b.9' }),
  ],
  entries: [entry],
  keywords: [],
  sources: [{ id: 'test', title: 'A test', by: 'judges', date: '2026-01' }],
  errata: [],
  asks: () => ({}),
});

describe('a rule book', () => {
  test('turns numbers into concepts and back, edition by edition', () => {
    expect(book.conceptOf('902', '1.4')).toBe('duel');
    expect(book.conceptOf('902', '1.3')).toBeUndefined();
    expect(book.numbersOf('duel', '1.3')).toEqual(['901']);
    expect(book.numbersOf('duel.draw', '1.4')).toEqual(['902.1.b', '905']);
    expect(book.numbersOf('duel.draw', '1.0')).toEqual([]);
    expect(book.numbersOf('no.such', '1.4')).toEqual([]);
    expect(book.conceptOf('905', '1.4')).toBe('duel.draw');
  });

  test('lists numbers in the order of the document', () => {
    expect(book.numbers('1.4')).toEqual(['902', '902.1.b', '902.1.b.9', '902.1.b.10', '905']);
    expect(book.numbers('1.0')).toEqual([]);
  });

  test('gives a rule its wording in the edition, and a title even where it has none', () => {
    expect(book.rule('905', '1.4')).toMatchObject({
      number: '905',
      numbers: ['902.1.b', '905'],
      text: 'Both fall. Nobody has won.',
    });
    expect(book.rule('902.1.b', '1.4')?.title).toBe('Duels: Both fall. Nobody has won');
    expect(book.rule('902', '1.4')?.title).toBe('Duels');
    expect(book.rule('903', '1.4')).toBeUndefined();
  });

  test('gives entries to their rule and to those above it', () => {
    expect(book.entriesFor('duel.draw')).toEqual([entry]);
    expect(book.entriesFor('duel')).toEqual([entry]);
    expect(book.entriesFor('duel.late')).toEqual([]);
  });

  test('knows which entry was meant', () => {
    expect(book.nearestEntry('faq', 'equal-mights')).toBe('equal-might');
    expect(book.nearestEntry('faq', 'eqaul-might')).toBe('equal-might');
    expect(book.nearestEntry('faq', 'garen')).toBeUndefined();
    expect(book.nearestEntry('ruling', 'equal-might')).toBeUndefined();
  });

  test('answers the runner', () => {
    const rules = ruleNumbers(book);
    expect(rules.numbersOf('duel', '1.4')).toEqual(['902']);
    expect(rules.conceptOf('902', '1.4')).toBe('duel');
    expect(rules.hasEntry('faq', 'equal-might')).toBe(true);
    expect(rules.hasEntry('ruling', 'equal-might')).toBe(false);
    expect(rules.doubtOn('faq', 'equal-might', ['1.3', '1.4'])).toBe(
      'The FAQ entry equal-might holds in edition 1.4 only. Rule 12 says otherwise.',
    );
    expect(rules.doubtOn('faq', 'equal-might', ['1.4'])).toBeUndefined();
    expect(ruleNumbers(loadRuleBook()).doubtOn('faq', 'equal-might', ['1.0', '1.4'])).toBeUndefined();
    expect(ruleNumbers(loadRuleBook()).doubtOn('faq', 'attack-trigger-again', ['1.4'])).toMatch(
      /^The rules do not support the FAQ entry attack-trigger-again\. /,
    );
  });

  test('is the same one each time it is loaded', () => expect(loadRuleBook()).toBe(loadRuleBook()));
});

describe('the distance of words', () => {
  test.each([
    ['tank', 'tank', 0],
    ['tank', 'tnak', 1],
    ['tank', 'tanks', 1],
    ['tank', 'bank', 1],
    ['', 'tank', 4],
    ['shield', 'field', 2],
  ])('from %j to %j is %i', (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
    expect(editDistance(right, left)).toBe(distance);
  });

  test('stops where it is more than asked for', () => expect(editDistance('tank', 'backline', 2)).toBe(3));
  test('picks the nearest, and none that is far', () => {
    expect(nearest('heling', ['tie', 'healing', 'seals'])).toBe('healing');
    expect(nearest('garen', ['tie', 'healing'])).toBeUndefined();
  });
});
