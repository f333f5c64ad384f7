/** The index that the build makes of the book: it answers as one that is made here and now, and never for another book. */
import { describe, expect, test } from 'vitest';
import { loadRuleBook, makeRuleBook } from '../../../rules-db/book.ts';
import { readBookData } from '../../../rules-db/data.ts';
import { withImports } from '../../../rules-db/imports/overlay.ts';
import { documentsOf } from '../../../rules-db/search/documents.ts';
import { allDocuments, buildIndex, type Index } from '../../../rules-db/search/index.ts';
import { nearnessTo } from '../../../rules-db/search/meaning/nearness.ts';
import { bookIndex, indexColumns, packIndex } from '../../../rules-db/search/prebuilt.ts';
import { synonymWords } from '../../../rules-db/search/query.ts';
import { ask } from '../../../rules-db/search/search.ts';
import type { BookData, RuleBook } from '../../../rules-db/types.ts';
import { expectSame } from '../../same.ts';
import { INVENTED, INVENTED_BOOK, published } from '../importing/invented.ts';
import { prepare } from '../importing/prepare.ts';
import { FRESH, GOLD, STORIES, STORIES_HELD_OUT } from './measure.ts';

const STAMP = 'of this book';
const bytesOf = (data: BookData): Uint8Array => {
  const book = makeRuleBook(data);
  return packIndex(indexColumns(book, book.editions), STAMP);
};
const data = readBookData();
const bytes = bytesOf(data);

/** A book with the index, and how often that was read. */
const shippedBook = (own: BookData = data, stamp = STAMP, packed = bytes) => {
  let reads = 0;
  const read = (): Uint8Array => {
    reads += 1;
    return packed;
  };
  return { book: makeRuleBook({ ...own, searchIndex: { stamp, read } }), reads: () => reads };
};

const fresh = loadRuleBook();
const { book: shipped } = shippedBook();

/** All that a search takes from an index, but for the texts of documents. */
const contentsOf = (index: Index) => ({
  traits: [...index.traits],
  vocabulary: index.vocabulary(),
  documents: allDocuments(index).map(({ texts: _, title, text, ...facts }) => ({ ...facts, text: text() })),
  asks: Array.from({ length: index.count }, (_, at) => index.asksOf(at)),
  near: [...nearnessTo(['who', 'gets', 'the', 'points', 'of', 'my', 'guy'], index)],
});

const postingsOf = (index: Index, stems: readonly string[]) =>
  stems.map(stem => {
    const found = index.postings.get(stem);
    return found && { stem, ...found, isThere: index.postings.has(stem) };
  });

describe('the index that the build makes', () => {
  test.each(fresh.editions)('has in %s what one has that is made anew', edition => {
    const made = buildIndex(documentsOf(fresh, edition), synonymWords());
    const read = bookIndex(shipped, edition);
    expect(read.tables.words.length).toBeGreaterThan(made.tables.words.length);
    expectSame(contentsOf(read), contentsOf(made));
    // Those of other editions are in no document of this one.
    expectSame(postingsOf(read, read.tables.stems), postingsOf(made, read.tables.stems));
  });

  // Every answer follows from the book and from what the test before compares: half of the questions, from edition to edition.
  test('answers questions as one that is made anew', { timeout: 120_000 }, () => {
    const questions = [...GOLD, ...FRESH, ...STORIES, ...STORIES_HELD_OUT].filter((_, at) => at % 2 === 0);
    expect(questions.length).toBeGreaterThan(350);
    for (const [at, { query }] of questions.entries()) {
      const edition = fresh.editions[at % fresh.editions.length] ?? '';
      expectSame(ask(shipped, query, { edition }), ask(fresh, query, { edition }), `${edition} ${query}`);
    }
  });

  test('answers questions with misspelt words and filters as one that is made anew', () => {
    for (const question of [
      'letal damge',
      'zenit blad',
      'kind:card yordle',
      'kind:faq',
      'card:yasuo stun',
      'TR slow pla',
    ])
      for (const edition of fresh.editions)
        expectSame(ask(shipped, question, { edition }), ask(fresh, question, { edition }));
  });

  test('answers with imports on top, also in an edition that is only imported', () => {
    const prepared = prepare([{ name: 'file', text: published(INVENTED.slice(2)) }], INVENTED_BOOK, [], {
      edition: '1.5',
    });
    if ('refused' in prepared) throw new Error('The import was refused.');
    const shelf = {
      marks: prepared.documents,
      read: (name: string) => prepared.documents.find(each => each.name === name),
    };
    const own = shippedBook(INVENTED_BOOK, STAMP, bytesOf(INVENTED_BOOK));
    const searchIndex = own.book.searchIndex;
    const withIndex = makeRuleBook(
      withImports({ ...INVENTED_BOOK, ...(searchIndex === undefined ? {} : { searchIndex }) }, shelf),
    );
    const without = makeRuleBook(withImports(INVENTED_BOOK, shelf));
    expect(without.editions).toEqual([...INVENTED_BOOK.editions, '1.5']);
    for (const edition of without.editions)
      for (const question of ['moth', 'bright lanterns', 'spots of both wings', 'oil', 'fog compass'])
        expect(ask(withIndex, question, { edition })).toEqual(ask(without, question, { edition }));
    expect(own.reads()).toBe(1);
  });

  test('is read once, when somebody first searches in words', () => {
    const { book, reads } = shippedBook();
    ask(book, '465.2', { edition: '1.4' });
    expect(reads()).toBe(0);
    for (const edition of ['1.4', '1.2', '1.4']) ask(book, 'lethal damage', { edition });
    expect(reads()).toBe(1);
  });

  test('is read wherever its bytes lie', () => {
    const moved = new Uint8Array(bytes.length + 3).subarray(3);
    moved.set(bytes);
    const { book } = shippedBook(data, STAMP, moved);
    expect(ask(book, 'lethal damage', { edition: '1.4' })).toEqual(ask(fresh, 'lethal damage', { edition: '1.4' }));
  });

  test('is not used with a book that bears another stamp', () => {
    const changed: BookData = {
      ...data,
      concepts: data.concepts.map(each =>
        each.id === 'combat.assign.lethal-first' ? { ...each, text: 'Quokkas are fed first.' } : each,
      ),
    };
    const find = (book: RuleBook) => ask(book, 'feeding quokkas', { edition: '1.4' }).results[0]?.excerpt;
    expect(find(shippedBook(changed, 'of another book').book)).toBe('Quokkas are fed first.');
    expect(find(shippedBook(changed).book)).not.toBe('Quokkas are fed first.');
  });
});
