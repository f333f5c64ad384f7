/** What a rule says in an edition, and what it is called there. */
import { sectionPath } from './outline.ts';
import type { BookEdition, ConceptRecord, EntryRecord, KeywordRecord, RuleBook, RuleInEdition } from './types.ts';

/** What a rule says in an edition. */
export const textIn = (concept: ConceptRecord, edition: BookEdition): string =>
  concept.texts?.[edition] ?? concept.text;

/** Its own title, else the nearest one above it and how its text begins. */
export const titleOf = (book: RuleBook, concept: ConceptRecord, number: string, edition: BookEdition): string => {
  if (concept.title !== undefined) return concept.title;
  const above = sectionPath(book, number, edition).findLast(place => place.title !== '');
  const beginning = beginningOf(textIn(concept, edition));
  return above ? `${above.title}: ${beginning}` : beginning;
};

/** In a list under the rule above it: its title, else all that it says. */
export const ruleName = ({ concept, text, title }: RuleInEdition): string =>
  concept.title ?? (text === '' ? title : text);

/** The rule's title, else that of the nearest rule above it that has one; none if there is none. */
export const sectionTitle = (book: RuleBook, { concept, number, edition }: RuleInEdition): string =>
  concept.title ?? sectionPath(book, number, edition).findLast(place => place.title !== '')?.title ?? '';

/** For a list that shows what each rule says below: without a title of its own, that of its section, not its text once more. */
export const titleBesideText = (book: RuleBook, number: string, edition: BookEdition): string => {
  const rule = book.rule(number, edition);
  if (rule === undefined) return number;
  const section = sectionTitle(book, rule);
  return section === '' ? number : section;
};

/** For a list of unrelated rules: with the title of a rule above it if it has none of its own. */
export const placedName = (book: RuleBook, rule: RuleInEdition): string => {
  const section = sectionTitle(book, rule);
  return rule.concept.title !== undefined || section === '' ? ruleName(rule) : `${section}: ${ruleName(rule)}`;
};

/** The first words of a text, cut at a word's end. */
const beginningOf = (text: string, length = 60): string => {
  if (text.length <= length) return text.replace(/\.$/, '');
  const cut = text.lastIndexOf(' ', length);
  return `${text.slice(0, cut > 0 ? cut : length).replace(/[,;:.]$/, '')}…`;
};

/** Where an entry's answer holds: "every edition", "editions 1.3, 1.4", "edition 1.4", "no edition". */
export const editionsOf = (book: RuleBook, { editions }: Pick<EntryRecord, 'editions'>): string => {
  if (editions.length === 0) return 'no edition';
  if (editions.length === book.editions.length) return 'every edition';
  return `edition${editions.length > 1 ? 's' : ''} ${editions.join(', ')}`;
};

/** What to know of an entry before it is believed in an edition, where a line in a list has room for some words only. */
export const standingLabel = (
  { standing, editions }: Pick<EntryRecord, 'standing' | 'editions'>,
  edition: BookEdition,
): string | undefined => {
  if (standing === 'contradicts') return 'the source is wrong';
  const last = editions.at(-1);
  if (editions.includes(`${edition} as printed`)) return `only in ${edition} as printed`;
  if (standing === 'holds' || last === undefined || editions.includes(edition)) return undefined;
  return isOlder(last, edition) ? `held until ${last}` : `not yet in ${edition}`;
};

const isOlder = (edition: BookEdition, than: BookEdition): boolean =>
  edition.localeCompare(than, 'en', { numeric: true }) < 0;

/** Of an entry whose `answer` is what the rules give, as its source answered otherwise (`standingNote`). */
export const SOURCE_ERRS = 'The source says otherwise and is wrong.';

/** `quick-draw` as cards print it: Quick-Draw. */
export const keywordTitle = (name: string): string =>
  name.replace(/(^|[- ])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/** The number of a keyword's rule in an edition; none where it has none there, or is known from cards alone. */
export const keywordNumber = (book: RuleBook, { concept }: KeywordRecord, edition: BookEdition): string | undefined =>
  concept === undefined ? undefined : book.numbersOf(concept, edition)[0];

/** Whether an edition has a keyword; one that cards had before any rule did, from the edition on in which those are played. */
export const isKeywordOf = (book: RuleBook, keyword: KeywordRecord, edition: BookEdition): boolean => {
  const isOfCards = keywordNumber(book, keyword, keyword.since) === undefined;
  return isOfCards
    ? book.editions.indexOf(edition) >= book.editions.indexOf(keyword.since)
    : keywordNumber(book, keyword, edition) !== undefined;
};

/** The names of the keywords whose rules a concept is among. */
export const keywordsOn = (book: RuleBook, concept: string): readonly string[] =>
  [...book.keywords.values()]
    .filter(keyword => keyword.concept === concept || concept.startsWith(`${keyword.concept ?? ''}.`))
    .map(({ name }) => name);
