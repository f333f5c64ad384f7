/** What the publisher clarified: the rule book's rows beside the engine's, and where they are told. */
import { describe, expect, it } from 'vitest';
import { CLARIFICATIONS } from '../../engine/game/state/clarifications.ts';
import { isEdition } from '../../engine/game/state/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { clarifiedSince, dateOf, holdsIn } from '../../rules-db/clarified.ts';
import { EDITION_DATES } from '../../rules-db/editions.ts';
import { doubtOn } from '../../rules-db/runner.ts';

const book = loadRuleBook();
const entry = (id: string) => {
  const found = book.entry('faq', id);
  if (found === undefined) throw new Error(`no entry ${id}`);
  return found;
};

describe('the clarifications of the rule book', () => {
  it('have each of the engine, with its edition and its day', () => {
    const ids = new Set(CLARIFICATIONS.map(({ id }) => id));
    const rows = book.clarifications.filter(({ id }) => ids.has(id));
    expect(rows.map(each => [each.id, each.edition, dateOf(book, each)]).sort()).toEqual(
      CLARIFICATIONS.map(({ id, edition, date }) => [id, edition, date]).sort(),
    );
  });

  it.each(book.clarifications)(
    '$id speaks of rules and entries that are there',
    ({ edition, concepts, entries, source }) => {
      expect(concepts.length).toBeGreaterThan(0);
      expect(concepts.filter(id => !book.concepts.has(id))).toEqual([]);
      expect(concepts.some(id => book.numbersOf(id, edition).length > 0)).toBe(true);
      expect(entries.filter(id => !entry(id).editions.includes(edition))).toEqual([]);
      expect(book.sources.get(source)?.by).toBe('publisher');
    },
  );

  it.each(book.clarifications)('$id was given while $edition was in force', each => {
    if (!isEdition(each.edition)) throw new Error(each.edition);
    const next = Object.entries(EDITION_DATES).find(([edition]) => edition > each.edition)?.[1].inForce ?? '9999';
    expect(dateOf(book, each) >= EDITION_DATES[each.edition].inForce).toBe(true);
    expect(dateOf(book, each) < next).toBe(true);
  });
});

describe('an entry that rests on a clarification', () => {
  it.each([
    'symbol-of-the-solari-effect',
    'recalled-no-result',
    'patch-recalled-no-result',
    'nobody-searches-for-you',
    'rift-herald-no-unit',
    'abandoned-hall-controller',
    'played-means-finalized',
    'investigator-cost-later',
    'jayce-gear-saved',
  ])('%s holds in 1.3 as clarified, and not as printed', id => {
    expect(holdsIn(book, entry(id), '1.3')).toBe(true);
    expect(holdsIn(book, entry(id), '1.3 as printed')).toBe(false);
    expect(clarifiedSince(book, entry(id), '1.3')).toMatch(/^2026-0[34]-\d\d$/);
    expect(doubtOn(book, entry(id), ['1.3'])).toBeUndefined();
    expect(doubtOn(book, entry(id), ['1.3 as printed'])).toBeDefined();
  });

  it.each(['patch-linked-replaced', 'patch-trigger-cost-anywhere'])('%s holds in 1.3 as printed only', id => {
    expect(holdsIn(book, entry(id), '1.3 as printed')).toBe(true);
    expect(holdsIn(book, entry(id), '1.3')).toBe(false);
  });
});
