/** A rule's page: what it orders, what it is in each edition, where it stands, and what was said about it. */
import { citation } from '../citation.ts';
import { childrenOf, neighboursOf, sectionPath } from '../outline.ts';
import type { BookEdition, ConceptRecord, RuleBook, RuleInEdition } from '../types.ts';
import { textIn } from '../wording.ts';
import { entryItem } from './entry.ts';
import type { LinkTo } from './links.ts';
import { DISCLAIMER, heading, linked, list, page, plain, section, table } from './markdown.ts';
import type { Page } from './page.ts';

export const rulePage = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): Page | undefined => {
  const rule = book.rule(number, edition);
  if (!rule) return missingRulePage(book, number, edition, link);
  return {
    title: `${number} ${rule.title}`,
    citation: citation(number, edition),
    markdown: page(
      heading(1, `${number} ${rule.title}`),
      pathLine(book, number, edition, link),
      plain(rule.text),
      alsoHere(rule, link),
      section('In every edition', editionTable(book, rule, link)),
      section('Under it', list(childrenOf(book, number, edition).map(each => ruleItem(book, each, edition, link)))),
      section('Before and after', neighbourList(book, number, edition, link)),
      section('FAQ and rulings', entryList(book, rule, link)),
      section('Related rules', list(relatedTo(book, rule.concept, edition, link))),
      DISCLAIMER,
    ),
  };
};

/** For a number that the edition lacks, what other editions have under it. */
const missingRulePage = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): Page | undefined => {
  const homes = book.editions.filter(each => book.rule(number, each) !== undefined);
  if (homes.length === 0) return undefined;
  const title = `No rule ${number} in edition ${edition}`;
  const items = homes.map(home => {
    const concept = book.conceptOf(number, home) ?? '';
    const now = book.numbersOf(concept, edition)[0];
    const here = now === undefined ? `not in ${edition}` : `${linked(now, link('rule', now, edition))} in ${edition}`;
    return `${ruleItem(book, number, home, link)} (${home}): ${here}`;
  });
  return {
    title,
    citation: citation(number, edition),
    markdown: page(heading(1, title), 'Other editions have that number:', list(items), DISCLAIMER),
  };
};

const pathLine = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): string => {
  const steps = sectionPath(book, number, edition).map(place => {
    const name = place.title === '' ? place.number : `${place.number} ${place.title}`;
    return book.conceptOf(place.number, edition) ? linked(name, link('rule', place.number, edition)) : plain(name);
  });
  return [`Core rules ${edition}`, ...steps].join(' › ');
};

const alsoHere = (rule: RuleInEdition, link: LinkTo): string | undefined => {
  const others = rule.numbers.filter(number => number !== rule.number);
  return others.length === 0
    ? undefined
    : `The edition says it under ${others.map(number => linked(number, link('rule', number, rule.edition))).join(', ')} as well.`;
};

/** The newest first; a text only where it differs from the one above it. */
const editionTable = (book: RuleBook, rule: RuleInEdition, link: LinkTo): string =>
  table(
    ['BookEdition', 'Number', 'What it says'],
    book.editions.toReversed().map(edition => [
      edition === rule.edition ? `**${edition}**` : edition,
      numbersIn(rule.concept, edition)
        .map(number => linked(number, link('rule', number, edition)))
        .join(', ') || '–',
      numbersIn(rule.concept, edition).length === 0 ? 'no such rule' : saidIn(rule, edition),
    ]),
  );

const saidIn = (rule: RuleInEdition, edition: BookEdition): string => {
  if (edition === rule.edition) return 'this page';
  const text = textIn(rule.concept, edition);
  return text === rule.text ? 'the same' : plain(text);
};

const numbersIn = (concept: ConceptRecord, edition: BookEdition): readonly string[] => {
  const numbers = concept.numbers[edition] ?? [];
  return typeof numbers === 'string' ? [numbers] : numbers;
};

const neighbourList = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): string | undefined => {
  const { previous, next } = neighboursOf(book, number, edition);
  return list([
    ...(previous === undefined ? [] : [`Before: ${ruleItem(book, previous, edition, link)}`]),
    ...(next === undefined ? [] : [`After: ${ruleItem(book, next, edition, link)}`]),
  ]);
};

const entryList = (book: RuleBook, rule: RuleInEdition, link: LinkTo): string | undefined =>
  list(book.entriesFor(rule.concept.id).map(entry => entryItem(entry, rule.edition, link)));

/** What it refers to, and what refers to it. */
const relatedTo = (book: RuleBook, concept: ConceptRecord, edition: BookEdition, link: LinkTo): readonly string[] => {
  const back = [...book.concepts.values()].filter(other => other.see?.includes(concept.id)).map(other => other.id);
  return [...new Set([...(concept.see ?? []), ...back])].flatMap(id => {
    const number = book.numbersOf(id, edition)[0];
    return number === undefined ? [] : ruleItem(book, number, edition, link);
  });
};

export const ruleItem = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): string => {
  const title = book.rule(number, edition)?.title ?? '';
  return `${linked(number, link('rule', number, edition))} ${plain(title)}`;
};
