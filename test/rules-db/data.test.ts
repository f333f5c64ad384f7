import { describe, expect, test } from 'vitest';
import { CONCEPTS } from '../../engine/game/state/concepts.ts';
import { EDITIONS, type Edition, isEdition } from '../../engine/game/state/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { bookRuleCalled } from '../../rules-db/books/find.ts';
import { CONCEPT_FILES, KEYWORD_RECORDS } from '../../rules-db/data.ts';
import { compareNumbers, parseNumber } from '../../rules-db/numbers.ts';

const book = loadRuleBook();
const concepts = CONCEPT_FILES.flat();
const editionsOf = (record: object | undefined): readonly string[] => Object.keys(record ?? {});
const listed = (numbers: string | readonly string[] | undefined): readonly string[] => [numbers ?? []].flat();

describe('concepts', () => {
  test('bear each name once', () => {
    const names = concepts.map(concept => concept.id);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('include every rule that the engine cites, with a number somewhere', () => {
    const missing = CONCEPTS.filter(name => EDITIONS.every(edition => book.numbersOf(name, edition).length === 0));
    expect(missing).toEqual([]);
  });

  test('have names, numbers and texts of the right form', () => {
    const wrong = concepts.filter(
      concept =>
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(concept.id) ||
        !editionsOf(concept.numbers).every(isEdition) ||
        !EDITIONS.flatMap(edition => listed(concept.numbers[edition])).every(each => parseNumber(each) === each) ||
        !/^\S.*[.:]["”)]?$/s.test(concept.text) ||
        concept.title === '',
    );
    expect(wrong.map(concept => concept.id)).toEqual([]);
  });

  test('say something about no edition that does not have them', () => {
    const wrong = concepts.filter(
      concept => !editionsOf(concept.texts).every(edition => editionsOf(concept.numbers).includes(edition)),
    );
    expect(wrong.map(concept => concept.id)).toEqual([]);
  });

  test('share no number within an edition', () => {
    const shared: string[] = [];
    for (const edition of EDITIONS) {
      const owners = new Map<string, string>();
      for (const concept of concepts)
        for (const number of listed(concept.numbers[edition])) {
          const owner = owners.get(number);
          if (owner !== undefined) shared.push(`${number} (${edition}): ${owner}, ${concept.id}`);
          owners.set(number, concept.id);
        }
    }
    expect(shared).toEqual([]);
  });

  test('are related to concepts that there are', () => {
    const unknown = concepts.flatMap(concept =>
      (concept.see ?? []).filter(see => !book.concepts.has(see)).map(see => `${concept.id} -> ${see}`),
    );
    expect(unknown).toEqual([]);
  });
});

/** Keywords that cards of Radiance printed before the core rules had them. */
const CARDS_BEFORE_RULES: readonly string[] = ['deploy', 'disarm', 'show off'];

describe('keywords', () => {
  test('belong to a concept that exists since the same edition, or are known from cards alone', () => {
    for (const keyword of KEYWORD_RECORDS) {
      expect(keyword.name).toMatch(/^[a-z]+([- ][a-z]+)*$/);
      const { concept } = keyword;
      if (concept === undefined) {
        expect([keyword.name, keyword.text]).toEqual([keyword.name, expect.stringMatching(/[Kk]nown from .*alone\.$/)]);
        expect(EDITIONS).toContain(keyword.since);
        continue;
      }
      const since = EDITIONS.find(edition => book.numbersOf(concept, edition).length > 0);
      const before = CARDS_BEFORE_RULES.includes(keyword.name);
      expect(since, keyword.name).toBe(before ? '1.5' : keyword.since);
      if (before) expect(keyword.since).toBe('1.4');
    }
  });
});

describe('the table of contents', () => {
  test.each(EDITIONS)('of %s is in the order of the document', (edition: Edition) => {
    const numbers = book.headings(edition).map(heading => heading.number);
    expect(numbers.toSorted(compareNumbers)).toEqual(numbers);
  });
});

describe('what players ask', () => {
  test('belongs to rules and entries that there are, each phrase once', () => {
    const entries = new Set(book.entries.map(({ kind, id }) => `${kind} ${id}`));
    const wrong = Object.entries(book.asks()).filter(
      ([concept, phrases]) =>
        !(book.concepts.has(concept) || entries.has(concept) || bookRuleCalled(book, concept) !== undefined) ||
        phrases.length === 0 ||
        new Set(phrases).size < phrases.length ||
        phrases.some(phrase => !/^\S.*[^.\s]$/.test(phrase)),
    );
    expect(wrong.map(([concept]) => concept)).toEqual([]);
  });
});
