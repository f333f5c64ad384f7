/**
 * Where the pages of the rule book lie on a site of static files: a rule by its concept, which outlasts the numbers of an
 * edition. An older edition's page of a rule is one of its own only where that edition says something else.
 */
import { bookName, bookRuleAt, bookWith, type FoundRule, isNewest, nameOfBook } from '../books/find.ts';
import { conceptOfRule } from '../books/inherit.ts';
import { cardNamed } from '../cards.ts';
import { parseNumber } from '../numbers.ts';
import { siteName } from '../siteName.ts';
import type { BookEdition, ConceptRecord, EntryRecord, RuleBook } from '../types.ts';
import type { PageAddress } from './links.ts';

/** A file of the site, with the page that it holds. */
export interface SiteFile {
  /** Below the site's folder: `book/rules/combat.assign.lethal-first.html`. */
  readonly file: string;
  /** The page, as `pageAt` finds it. */
  readonly page: PageAddress;
  /** A place in it. */
  readonly anchor?: string;
}

/** The folder that the pages of the rule book lie in. */
export const SITE_BOOK = 'book';

/** Undefined for what a site has no page of: what was imported, a document's scenario, what does not exist. */
export const siteFile = (book: RuleBook, { kind, id, edition }: PageAddress): SiteFile | undefined => {
  switch (kind) {
    case 'rule':
      return fileOfRule(book, parseNumber(id) ?? id, edition);
    case 'faq':
    case 'ruling':
      return fileOfEntry(book, book.entry(kind, id));
    case 'keyword':
      return inNewest(book, book.keywords.has(id) ? `keywords/${siteName(id)}` : undefined, { kind, id });
    case 'card': {
      const card = cardNamed(id);
      return inNewest(book, card && `cards/${siteName(card.name)}`, { kind, id: card?.name ?? id });
    }
    case 'book':
      return fileOfOtherBook(book, id, edition);
    case 'scenario':
      return fileOfScenario(book, id);
    case 'diff':
      if (!isChapter(book, id, edition)) return undefined;
      return { file: `${SITE_BOOK}/changes/${siteName(edition)}-${siteName(id)}.html`, page: { kind, id, edition } };
    case 'list':
      return { file: `${SITE_BOOK}/lists/${siteName(edition)}-${siteName(id)}.html`, page: { kind, id, edition } };
    case 'about':
      return inNewest(book, 'about', { kind, id });
    case 'document':
    case 'story':
      return undefined;
  }
};

/** Editions are compared chapter by chapter, as all of it would be too much for a page; other books as a whole. */
const isChapter = (book: RuleBook, id: string, editions: string): boolean => {
  const other = nameOfBook(book, id);
  if (other !== undefined) return other.rest === '';
  const later = book.editions.find(each => editions.endsWith(`..${each}`));
  return later !== undefined && book.headings(later).some(({ number, level }) => level === 1 && number === id);
};

const inNewest = (
  book: RuleBook,
  path: string | undefined,
  page: Omit<PageAddress, 'edition'>,
): SiteFile | undefined => {
  const edition = book.editions.at(-1);
  return path === undefined || edition === undefined
    ? undefined
    : { file: `${SITE_BOOK}/${path}.html`, page: { ...page, edition } };
};

const fileOfRule = (book: RuleBook, number: string, edition: BookEdition): SiteFile | undefined => {
  const rule = book.editions.includes(edition) ? book.rule(number, edition) : undefined;
  if (rule === undefined) return undefined;
  const { concept } = rule;
  const [newest] = editionsOf(book, concept);
  const saying = editionsOf(book, concept).find(each => wordingIn(book, concept, each) === rule.text) ?? edition;
  const folder = saying === newest ? '' : `${saying}/`;
  const id = book.numbersOf(concept.id, saying)[0] ?? number;
  return {
    file: `${SITE_BOOK}/rules/${folder}${concept.id}.html`,
    page: { kind: 'rule', id, edition: saying },
  };
};

/** That have it, the newest first. */
const editionsOf = (book: RuleBook, { id }: ConceptRecord): readonly BookEdition[] =>
  book.editions.filter(each => book.numbersOf(id, each).length > 0).toReversed();

const wordingIn = (book: RuleBook, { id }: ConceptRecord, edition: BookEdition): string | undefined => {
  const [number] = book.numbersOf(id, edition);
  return number === undefined ? undefined : book.rule(number, edition)?.text;
};

const fileOfEntry = (book: RuleBook, entry: EntryRecord | undefined): SiteFile | undefined =>
  entry &&
  inNewest(book, `${entry.kind === 'faq' ? 'faq' : 'rulings'}/${siteName(entry.id)}`, {
    kind: entry.kind,
    id: entry.id,
  });

/** The scenario of a ruling is shown on the page of the entry that it puts to the test. */
const fileOfScenario = (book: RuleBook, id: string): SiteFile | undefined => {
  const found = fileOfEntry(
    book,
    book.entries.find(({ scenarios }) => scenarios?.includes(id)),
  );
  return found && { ...found, anchor: scenarioAnchor(id) };
};

/** `faq/combat: Equal Might` is `faq-combat-equal-might`. */
export const scenarioAnchor = (id: string): string => siteName(id).replaceAll('.', '-');

const fileOfOtherBook = (book: RuleBook, id: string, edition: BookEdition): SiteFile | undefined => {
  const found = bookRuleAt(book, id);
  if (found !== undefined) {
    const { book: own, rule } = newestSaying(book, found);
    const folder = `${SITE_BOOK}/${siteName(own.title)}/${isNewest(own) ? '' : `${own.date}/`}`;
    const page = { kind: 'book', id: bookName(own, rule.number), edition } as const;
    return { file: `${folder}${siteName(rule.number)}.html`, page };
  }
  const asked = nameOfBook(book, id);
  if (asked === undefined) return undefined;
  const folder = `${SITE_BOOK}/${siteName(asked.book.title)}/${asked.date === undefined ? '' : `${asked.date}/`}`;
  const name = asked.rest === '' ? 'index' : siteName(asked.rest);
  return { file: `${folder}${name}.html`, page: { kind: 'book', id, edition } };
};

/** The same rule in the newest edition of its book, where that has the same words. */
const newestSaying = (book: RuleBook, found: FoundRule): FoundRule => {
  const newest = bookWith(book, found.book.prefix);
  const rule = newest?.ruleCalled(conceptOfRule(found.rule));
  return newest === undefined || rule === undefined || rule.text !== found.rule.text ? found : { book: newest, rule };
};
