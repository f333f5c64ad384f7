/** What the best results are ranked again by: how near phrases come to a question word by word, and what entries cite. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { withCited } from '../../../rules-db/search/cited.ts';
import { documentsOf } from '../../../rules-db/search/documents.ts';
import { buildIndex } from '../../../rules-db/search/index.ts';
import { likenessByWord } from '../../../rules-db/search/meaning/wordByWord.ts';
import { wordsOf } from '../../../rules-db/search/words.ts';

const book = loadRuleBook();
const edition = '1.4';
const documents = documentsOf(book, edition);
const index = buildIndex(documents);
const placeOf = (kind: string, id: string): number => documents.findIndex(each => each.kind === kind && each.id === id);
const ruleAt = (concept: string): number => placeOf('rule', book.numbersOf(concept, edition)[0] ?? '');

describe('likeness word by word', () => {
  const like = (question: string, concept: string): number => likenessByWord(wordsOf(question), index)(ruleAt(concept));

  test('is 1 for a phrase that asks for the rule, in whatever order its words stand', () => {
    const phrase = book.asks()['combat.assign.lethal-first']?.[0] ?? '';
    expect(like(phrase, 'combat.assign.lethal-first')).toBeCloseTo(1, 3);
    expect(like(wordsOf(phrase).toReversed().join(' '), 'combat.assign.lethal-first')).toBeCloseTo(1, 3);
  });

  test('is less where the question speaks of more than any phrase, and where a phrase speaks of more', () => {
    const phrase = book.asks()['combat.assign.lethal-first']?.[0] ?? '';
    expect(like(`${phrase} and my deck has no cards to draw`, 'combat.assign.lethal-first')).toBeLessThan(0.95);
    expect(like(wordsOf(phrase).slice(0, 3).join(' '), 'combat.assign.lethal-first')).toBeLessThan(0.95);
  });

  test('is from 0 to 1 whatever is asked, and 0 where no word is known', () => {
    const words = fc.array(fc.constantFrom('unit', 'dies', 'the', 'stack', 'my', 'xyzzy', 'point'), { maxLength: 8 });
    fc.assert(
      fc.property(words, fc.nat(documents.length - 1), (asked, at) => {
        const likeness = likenessByWord(asked, index)(at);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThan(1.0001);
      }),
      { numRuns: 100 },
    );
    expect(likenessByWord(['xyzzy'], index)(ruleAt('stun'))).toBe(0);
    expect(likenessByWord([], index)(ruleAt('stun'))).toBe(0);
  });
});

describe('rules that a found entry cites', () => {
  const entry = documents.find(({ kind, concepts = [] }) => kind === 'faq' && concepts.length >= 4);
  const [first = '', second = '', third = '', fourth = ''] = entry?.concepts ?? [];
  const found = [...(entry === undefined ? [] : [entry]), ...[first, second, third, fourth].map(ofRule)].map(
    document => ({
      document,
      score: document.kind === 'rule' ? 1 : 6,
    }),
  );

  function ofRule(concept: string) {
    const document = documents[ruleAt(concept)];
    if (document === undefined) throw new Error(`${edition} has no rule ${concept}.`);
    return document;
  }

  test('gain a share of its score: the first most, those behind the third nothing', () => {
    const scores = withCited(book, found).map(({ score }) => score);
    expect(scores[0]).toBe(6);
    expect(scores[1]).toBeCloseTo(1.6);
    expect(scores[2]).toBeCloseTo(1.3);
    expect(scores[3]).toBeCloseTo(1.2);
    expect(scores[4]).toBe(1);
  });

  test('gain nothing of entries that were not found', () => {
    const rules = found.slice(1);
    expect(withCited(book, rules)).toEqual(rules);
  });
});
