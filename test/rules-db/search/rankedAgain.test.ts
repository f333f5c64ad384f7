/** What the best results are ranked again by: how near phrases come to a question word by word, and what entries cite. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { withCited } from '../../../rules-db/search/cited.ts';
import { documentsOf } from '../../../rules-db/search/documents.ts';
import { buildIndex } from '../../../rules-db/search/index.ts';
import { likenessByWord, OF_STORY } from '../../../rules-db/search/meaning/wordByWord.ts';
import { worthIn } from '../../../rules-db/search/story.ts';
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

  test('of a story holds less against a phrase that it says more than is told', () => {
    const phrase = wordsOf(book.asks()['combat.assign.lethal-first']?.[0] ?? '');
    const at = ruleAt('combat.assign.lethal-first');
    const part = phrase.slice(0, 3);
    expect(likenessByWord(part, index, OF_STORY)(at)).toBeGreaterThan(likenessByWord(part, index)(at));
    expect(likenessByWord(phrase, index, OF_STORY)(at)).toBeCloseTo(1, 3);
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

describe('the words of a story', () => {
  const term = (word: string) => ({ alternatives: [{ stems: [word], weight: 1 }] });

  test('count more in the sentence that asks', () => {
    const worth = worthIn('My sword is on a unit. Does the unit die first?');
    expect(worth(term('unit'))).toBeGreaterThan(worth(term('sword')));
  });

  test('count alike where there is but one sentence', () => {
    const worth = worthIn('Does the unit with my sword die first?');
    expect([worth(term('unit')), worth(term('sword'))]).toEqual([1, 1]);
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
