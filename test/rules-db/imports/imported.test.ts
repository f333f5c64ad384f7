/** The book with imports on top: pages, numbers, search. All texts are invented. */

import { describe, expect, test } from 'vitest';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { makeRuleBook } from '../../../rules-db/book.ts';
import { compareEditions } from '../../../rules-db/comparing.ts';
import type { LibraryDocument } from '../../../rules-db/importing/library.ts';
import { withImports } from '../../../rules-db/imports/overlay.ts';
import { officialCard } from '../../../rules-db/pages/official.ts';
import { searchBook } from '../../../rules-db/search/search.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { INVENTED, INVENTED_BOOK, published } from '../importing/invented.ts';
import { prepare } from '../importing/prepare.ts';
import { pageFor } from '../inMarkdown.ts';

const FAQ = [
  '# Moth FAQ',
  'Published: 2031-06-01',
  '## Catching',
  '### Q: If two lanterns at one wall are equally bright, who catches the moth?',
  'Nobody catches in that hour; both lanterns are equally bright.',
  '### Q: Is a battlefield a wall, for units in a showdown with runes?',
  'It never is.',
].join('\n');
const ERRATA = [
  '# Moth Errata',
  'Published: 2031-07-01',
  'All units of a showdown at a battlefield, with their runes.',
  '## Pale Tom',
  '#### [NEW TEXT]',
  'Fly twice.',
  '#### [OLD TEXT]',
  'Fly.',
].join('\n');
const GALLERY = JSON.stringify({ source: 'Moth Gallery', cards: [{ name: 'Pale Tom', abilityText: 'Fly.' }] });
const SUMMARY = [
  '# Summary of Moths',
  'Rule References: 101-102',
  '## Wings (101)',
  'Two.',
  '## Oil (102)',
  'One an hour.',
].join('\n');
const OTHER = published().replace('Moth and Lantern Core Rules', 'Riftbound Tournament Rules');
const NEXT = INVENTED.filter(({ number }) => number !== '101.2').flatMap(rule => {
  const moved = { ...rule, number: rule.number.replace(/^301/, '311').replace(/^302/, '312') };
  if (rule.number === '102.1') return { ...moved, published: `${rule.published} In rain it burns two.` };
  return rule.number === '103'
    ? [moved, { ...rule, number: '104', published: 'Fog hides walls from whoever lacks a compass.' }]
    : moved;
});

const documents = (...texts: readonly (readonly [text: string, edition?: string])[]): readonly LibraryDocument[] => {
  const library: LibraryDocument[] = [];
  for (const [text, edition] of texts) {
    const options = edition === undefined ? {} : { edition };
    const prepared = prepare([{ name: 'file', text }], INVENTED_BOOK, library, options);
    if ('refused' in prepared) throw new Error(prepared.refused.map(({ why }) => why).join(' '));
    library.push(...prepared.documents);
  }
  return library;
};

interface Watched {
  readonly book: RuleBook;
  readonly read: readonly string[];
}
const bookOf = (library: readonly LibraryDocument[]): Watched => {
  const read: string[] = [];
  const book = makeRuleBook(
    withImports(INVENTED_BOOK, {
      marks: library,
      read: name => {
        read.push(name);
        return library.find(each => each.name === name);
      },
    }),
  );
  return { book, read };
};
const library = documents(
  [published(), '1.4'],
  [published(NEXT), '1.5'],
  [OTHER],
  [FAQ],
  [ERRATA],
  [GALLERY],
  [SUMMARY, '1.4'],
);
const page = (book: RuleBook, path: string): string => pageFor(book, `riftbench:/${path}.md`)?.markdown ?? '';

describe('official wording', () => {
  test('stands beside ours', () => {
    const { book } = bookOf(library);
    expect(book.imported.official('101.1.a', '1.4')?.text).toBe('Spots are counted on both wings together.');
    const markdown = page(book, '1.4/rule/101.1.a');
    expect(markdown).toContain('Count the spots of both wings as one sum.');
    expect(markdown).toContain(
      '## Official wording (imported)\n\n> Spots are counted on both wings together.\n\n*Moth and Lantern Core Rules, as imported here.*',
    );
    expect(markdown).toContain("This is Riftbench's own wording");
  });

  test('of a summary stands under the rule that it sums up', () => {
    expect(page(bookOf(library).book, '1.4/rule/101')).toContain('## Wings (imported)\n\n> Two.');
  });

  test('of an answer stands on the page of its entry', () => {
    const markdown = page(bookOf(library).book, '1.4/faq/bright-tie');
    expect(markdown).toContain('Nobody does that hour.');
    expect(markdown).toContain('> Nobody catches in that hour; both lanterns are equally bright.');
  });

  test('of a card tells its correction first', () => {
    const { book } = bookOf(library);
    expect(book.imported.cardTexts('pale tom').map(({ text, from }) => [text, from])).toEqual([
      ['Fly twice.', 'Moth Errata'],
      ['Fly.', 'Moth Gallery'],
    ]);
    expect(markdownOf(officialCard(book, 'Pale Tom') ?? [])).toContain(
      '> Fly twice.\n\nBefore:\n\n> Fly.\n\n*Moth Errata',
    );
  });

  test('is nowhere where nothing was imported', () => {
    const book = makeRuleBook(INVENTED_BOOK);
    expect(book.imported.isEmpty).toBe(true);
    expect(page(book, '1.4/rule/101.1.a')).not.toContain('imported');
  });

  test('is not read before it is asked for', () => {
    const { book, read } = bookOf(library);
    expect(read).toEqual(['core-rules-1.5']);
    book.rule('101.1', '1.4');
    expect(read).toHaveLength(1);
    book.imported.official('101.1', '1.4');
    expect(read).toEqual(['core-rules-1.5', 'core-rules-1.4']);
  });
});

describe('an edition that was imported', () => {
  const { book } = bookOf(library);

  test('gives concepts their numbers, and keeps what we say of them', () => {
    expect(book.editions).toEqual(['1.4', '1.5']);
    expect(book.imported.editions).toEqual(['1.5']);
    expect(book.numbersOf('night.catch.even', '1.5')).toEqual(['311.3.b']);
    expect(book.rule('311.3.b', '1.5')?.text).toBe('Equal brightness catches nothing.');
    expect(book.headings('1.5').map(({ number }) => number)).toEqual(['000', '100', '101', '102', '300', '700']);
  });

  test('has rules that no concept of ours is', () => {
    expect(book.conceptOf('104', '1.5')).toBe('imported.1.5.104');
    const markdown = page(book, '1.5/rule/104');
    expect(markdown).toContain('*New in edition 1.5: Riftbench has no wording for this rule yet.*');
    expect(markdown).toContain('> Fog hides walls from whoever lacks a compass.');
  });

  test('says where its words have changed, and lets answers hold where they have not', () => {
    expect(page(book, '1.5/rule/102.1')).toContain('**Its words have changed since our wording was written.**');
    expect(page(book, '1.4/rule/102.1')).not.toContain('have changed');
    expect(book.entry('faq', 'bright-tie')?.editions).toEqual(['1.4', '1.5']);
  });

  test('can be compared with the others', () => {
    const { changed, added, gone, moved } = compareEditions(book, '1.4', '1.5');
    expect(changed.map(({ from, to }) => [from.text, to.text])).toEqual([
      [
        'A lantern burns one measure of oil in each hour of the night.',
        'A lantern burns one measure of oil in each hour of the night. In rain it burns two.',
      ],
    ]);
    expect(added.map(({ number }) => number)).toEqual(['104']);
    expect(gone.map(({ number }) => number)).toEqual(['101.2']);
    expect(moved.map(({ from, to }) => `${from.number} ${to.number}`)).toEqual(['301 311', '302 312']);
  });
});

describe('another document', () => {
  const { book } = bookOf(library);

  test('has pages, with what is around a rule', () => {
    const markdown = page(book, '1.4/document/TR%20101.1');
    expect(markdown).toContain('# TR 101.1');
    expect(markdown).toContain('Riftbound Tournament Rules › [101](riftbench:/1.4/document/TR%20101.md)');
    expect(markdown).toContain('## Under it\n\n- [101.1.a](riftbench:/1.4/document/TR%20101.1.a.md) Spots are counted');
    expect(pageFor(book, 'riftbench:/1.4/document/TR%20101.1.md')?.citation).toBe('TR 101.1 (2031-05-04)');
    expect(pageFor(book, 'riftbench:/1.4/document/TR%20999.md')).toBeUndefined();
  });

  test('is found by its citation, and by its words behind ours', () => {
    expect(searchBook(book, 'tr 101.1', { edition: '1.4' })[0]).toMatchObject({ kind: 'document', id: 'TR 101.1' });
    const found = searchBook(book, 'spots of both wings', { edition: '1.4' });
    expect(found[0]).toMatchObject({ kind: 'rule', id: '101.1.a' });
    expect(found.filter(({ kind }) => kind === 'document').map(({ id }) => id)).toContain('TR 101.1.a');
    expect(
      searchBook(book, 'spots', { edition: '1.4', kinds: ['document'] }).every(({ kind }) => kind === 'document'),
    ).toBe(true);
  });

  test('of answers and cards has its passages', () => {
    expect(
      searchBook(book, 'battlefield showdown runes wall', { edition: '1.4', kinds: ['document'] })[0],
    ).toMatchObject({
      id: 'moth-faq 2',
    });
    expect(page(book, '1.4/document/moth-faq%202')).toContain('> It never is.');
    expect(page(book, '1.4/document/moth-errata%201')).toContain('## Before\n\n> Fly.');
  });
});

describe('a search through official wording', () => {
  test('finds rules by the words that only the publisher uses, and leaves ours where they were', () => {
    const plain = makeRuleBook(INVENTED_BOOK);
    const { book } = bookOf(documents([published(), '1.4']));
    const kinds = ['rule'] as const;
    expect(searchBook(plain, 'measure', { edition: '1.4', kinds })).toEqual([]);
    expect(searchBook(book, 'measure', { edition: '1.4', kinds }).map(({ id }) => id)).toEqual(['102.1']);
    for (const words of ['oil lantern dark', 'moths sleep wall', 'catch']) {
      const before = searchBook(plain, words, { edition: '1.4' }).map(({ id }) => id);
      const now = searchBook(book, words, { edition: '1.4' }).map(({ id }) => id);
      expect(now.slice(0, before.length)).toEqual(before);
    }
  });
});
