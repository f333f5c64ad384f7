/** The rule book as a tree: rules by the outline of their edition, FAQ entries and rulings by source, keywords, cards by set. */
import { inFigures } from '../../engine/bounds.ts';
import { bookCitation, bookName, isNewest } from '../../rules-db/books/find.ts';
import type { Book } from '../../rules-db/books/types.ts';
import { cardTexts, SETS } from '../../rules-db/cards.ts';
import { cardCitation, citation, entryCitation, KIND_NAMES, keywordCitation } from '../../rules-db/citation.ts';
import { isUnjudged } from '../../rules-db/laterAnswers.ts';
import { parentOf } from '../../rules-db/outline.ts';
import { type PageKind, pageUri } from '../../rules-db/pages/links.ts';
import type { BookEdition, EntryRecord, RuleBook } from '../../rules-db/types.ts';
import { isKeywordOf, keywordTitle, standingLabel, textIn } from '../../rules-db/wording.ts';
import type { OutlineNode } from '../protocol.ts';

/** The nodes under one, at the root without one; none for one that is not known. */
export const outlineUnder = (book: RuleBook, edition: BookEdition, node: string): readonly OutlineNode[] => {
  const [group = '', ...rest] = node.split('/');
  const id = rest.join('/');
  switch (group) {
    case '':
      return groupsOf(book, edition);
    case 'rules':
      return rulesIn(book, edition, outlineOf(book, edition).get(id) ?? []);
    case 'entries':
      return id === '' ? sourcesOf(book) : entriesOf(book, edition, id);
    case 'keywords':
      return keywordsOf(book, edition);
    case 'cards':
      return id === '' ? setsOf() : cardsOf(edition, id);
    case 'imports':
      return importsOf(book, edition);
    default:
      return bookNodes(book, edition, group, id);
  }
};

/** Only what has all the words, with all that is above it; each node brings those under it. */
export const outlineWith = (book: RuleBook, edition: BookEdition, filter: string): readonly OutlineNode[] => {
  const words = filter
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  const hasAll = (...texts: readonly string[]): boolean => {
    const text = texts.join(' ').toLowerCase();
    return words.every(word => text.includes(word));
  };
  const rules = matchingRules(book, edition, hasAll);
  const isFound = (each: OutlineNode): boolean =>
    each.kind === 'rule' ? rules.has(each.label) : each.kind !== 'group' && isMatch(book, each, hasAll);
  const foundIn = (nodes: readonly OutlineNode[]): number =>
    nodes.reduce((sum, each) => sum + (isFound(each) ? 1 : 0) + foundIn(each.children ?? []), 0);
  const under = (node: string): readonly OutlineNode[] =>
    outlineUnder(book, edition, node).flatMap(each => {
      const children = each.hasChildren && !isOlder(book, each) ? under(each.id) : [];
      if (!isFound(each) && children.length === 0) return [];
      const described = each.kind === 'group' ? { description: inFigures(foundIn(children)) } : {};
      return { ...each, ...described, hasChildren: children.length > 0, children };
    });
  return under('');
};

/** What is filtered is what holds: an older edition of a book says nearly the same once more. */
const isOlder = (book: RuleBook, { id }: OutlineNode): boolean =>
  book.books.some(({ editions }) => editions.some(each => !isNewest(each) && groupOf(each) === id));

type HasAll = (...texts: readonly string[]) => boolean;

/** By the texts of the node itself, and by the text of its page. */
const isMatch = (
  book: RuleBook,
  { kind, label, description = '', tooltip = '', id }: OutlineNode,
  hasAll: HasAll,
): boolean => {
  if (kind === 'faq' || kind === 'ruling') {
    const entry = book.entry(kind, id.slice(id.lastIndexOf('/') + 1));
    return hasAll(label, entry?.id ?? '', entry?.answer ?? '', entry?.cards.join(' ') ?? '');
  }
  return hasAll(label, description, tooltip);
};

/** By number, title and text. */
const matchingRules = (book: RuleBook, edition: BookEdition, hasAll: HasAll): ReadonlySet<string> =>
  new Set(
    book.numbers(edition).filter(number => {
      const concept = book.concepts.get(book.conceptOf(number, edition) ?? '');
      return concept !== undefined && hasAll(number, concept.title ?? '', textIn(concept, edition));
    }),
  );

const groupsOf = (book: RuleBook, edition: BookEdition): readonly OutlineNode[] => [
  group('rules', `Core rules ${edition}`, book.numbers(edition).length),
  ...bookGroups(book),
  group('entries', 'FAQ and rulings', book.entries.length),
  group('keywords', 'Keywords', keywordsOf(book, edition).length),
  group('cards', 'Cards', cardTexts().length),
  ...(book.imported.isEmpty ? [] : [group('imports', 'Imported texts', book.imported.documents.length)]),
];

const group = (id: string, label: string, count: number): OutlineNode => ({
  id,
  label,
  description: inFigures(count),
  kind: 'group',
  hasChildren: true,
});

const leaf = (kind: PageKind & OutlineNode['kind'], id: string, name: string, edition: BookEdition) => ({
  id,
  kind,
  uri: pageUri(kind, name, edition),
  hasChildren: false,
});

// --- rules ---------------------------------------------------------------------------------------------------------

const rulesIn = (book: RuleBook, edition: BookEdition, numbers: readonly string[]): readonly OutlineNode[] =>
  numbers.map(number => {
    const concept = book.concepts.get(book.conceptOf(number, edition) ?? '');
    const text = concept === undefined ? '' : textIn(concept, edition);
    return {
      ...leaf('rule', `rules/${number}`, number, edition),
      label: number,
      description: concept?.title ?? text,
      tooltip: text,
      hasChildren: outlineOf(book, edition).has(number),
      citation: citation(number, edition),
    };
  });

/** A rule's number and those of all rules that are under it in the tree; all of the edition under the empty one. */
export const numbersWithin = (book: RuleBook, edition: BookEdition, number: string): readonly string[] => {
  const under = outlineOf(book, edition).get(number) ?? [];
  return [...(number === '' ? [] : [number]), ...under.flatMap(each => numbersWithin(book, edition, each))];
};

/** The numbers under each number that has some; under the empty one those that are under none. */
const outlineOf = (book: RuleBook, edition: BookEdition): ReadonlyMap<string, readonly string[]> => {
  const ofBook = outlines.get(book) ?? new Map<BookEdition, ReadonlyMap<string, readonly string[]>>();
  outlines.set(book, ofBook);
  const before = ofBook.get(edition);
  if (before !== undefined) return before;
  const under = new Map<string, string[]>();
  for (const number of book.numbers(edition)) {
    const above = parentOf(book, number, edition) ?? '';
    const siblings = under.get(above) ?? [];
    under.set(above, siblings);
    siblings.push(number);
  }
  ofBook.set(edition, under);
  return under;
};
const outlines = new WeakMap<RuleBook, Map<BookEdition, ReadonlyMap<string, readonly string[]>>>();

// --- books beside the core rules ---------------------------------------------------------------------------------------

/** Not read before they are opened: the date of the text is shown instead of the number of rules. */
const bookGroups = (book: RuleBook): readonly OutlineNode[] =>
  book.books.map(own => editionGroup(own, own.title, own.date));

/** The newest edition of a book is its root; the older ones are at its end. */
const editionGroup = (own: Book, label: string, description: string): OutlineNode => ({
  id: groupOf(own),
  label,
  description,
  kind: 'group',
  hasChildren: true,
});

const groupOf = (own: Book): string => (isNewest(own) ? `book-${own.id}` : `book-${own.id}-${own.date}`);

const bookNodes = (book: RuleBook, edition: BookEdition, group: string, above: string): readonly OutlineNode[] => {
  const own = book.books.flatMap(({ editions }) => editions).find(each => group === groupOf(each));
  if (own === undefined) return [];
  const table: OutlineNode = {
    ...leaf('book', `${group}/penalties`, bookName(own, 'penalties'), edition),
    label: 'Infractions and penalties',
    citation: `${own.title} (${own.date}), infractions and penalties`,
  };
  const rules = own.below(above).map((number): OutlineNode => {
    const { title, text = '' } = own.rule(number) ?? {};
    return {
      ...leaf('book', `${group}/${number}`, bookName(own, number), edition),
      label: number,
      description: title ?? text,
      tooltip: text,
      hasChildren: own.below(number).length > 0,
      citation: bookCitation(own, number),
    };
  });
  if (above !== '') return rules;
  const older = isNewest(own) ? own.editions.slice(0, -1).toReversed() : [];
  return [
    ...rules,
    ...(own.penalties === undefined ? [] : [table]),
    ...older.map(each => editionGroup(each, `Edition of ${each.date}`, '')),
  ];
};

// --- FAQ entries and rulings -----------------------------------------------------------------------------------------

/** The newest first. */
const sourcesOf = (book: RuleBook): readonly OutlineNode[] =>
  [...book.sources.values()]
    .map(source => ({ source, count: book.entries.filter(entry => entry.source === source.id).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.source.date.localeCompare(a.source.date))
    .map(({ source, count }) => ({
      id: `entries/${source.id}`,
      label: source.title,
      description: `${source.date} · ${count}`,
      kind: 'group',
      hasChildren: true,
    }));

/** What holds first. */
const entriesOf = (book: RuleBook, edition: BookEdition, source: string): readonly OutlineNode[] =>
  book.entries
    .filter(entry => entry.source === source)
    .map(entry => ({ entry, doubt: doubtOf(book, entry, edition) }))
    .sort((a, b) => Number(a.doubt !== '') - Number(b.doubt !== ''))
    .map(({ entry, doubt }) => ({
      ...leaf(entry.kind, `entries/${source}/${entry.id}`, entry.id, edition),
      label: entry.question,
      ...(doubt === '' ? {} : { description: doubt }),
      tooltip: `${KIND_NAMES[entry.kind]} ${entry.id}: ${entry.answer}`,
      citation: entryCitation(book, entry),
    }));

const doubtOf = (book: RuleBook, entry: EntryRecord, edition: BookEdition): string => {
  const label = standingLabel(entry, edition);
  if (label !== undefined || entry.editions.includes(edition)) return label ?? '';
  return isUnjudged(book, edition) ? `not known to hold in ${edition}` : `not in ${edition}`;
};

// --- keywords and cards ----------------------------------------------------------------------------------------------

const keywordsOf = (book: RuleBook, edition: BookEdition): readonly OutlineNode[] =>
  [...book.keywords.values()]
    .filter(keyword => isKeywordOf(book, keyword, edition))
    .map(({ name, text }) => ({
      ...leaf('keyword', `keywords/${name}`, name, edition),
      label: keywordTitle(name),
      description: text,
      tooltip: text,
      citation: keywordCitation(name, edition),
    }));

const setsOf = (): readonly OutlineNode[] =>
  Object.entries(SETS).map(([set, label]) => ({
    id: `cards/${set}`,
    label,
    description: `${cardTexts().filter(card => card.set === set).length}`,
    kind: 'group',
    hasChildren: true,
  }));

const cardsOf = (edition: BookEdition, set: string): readonly OutlineNode[] =>
  cardTexts()
    .filter(card => card.set === set)
    .map(({ name, text }) => ({
      ...leaf('card', `cards/${set}/${name}`, name, edition),
      label: name,
      description: (/^card "[^"]*" (.*)$/m.exec(text)?.[1] ?? '').trim(),
      // What it says: it is searched, and shown where it matches.
      tooltip: text.trim(),
      citation: cardCitation(name, set),
    }));

// --- what was imported -----------------------------------------------------------------------------------------------

const importsOf = (book: RuleBook, edition: BookEdition): readonly OutlineNode[] =>
  book.imported.documents.map(({ name, title, form, date, edition: own, abbreviation }) => ({
    ...leaf('document', `imports/${name}`, `import ${name}`, edition),
    label: title,
    description: [own ?? abbreviation, form, date].filter(part => part !== undefined).join(' · '),
    citation: title,
  }));
