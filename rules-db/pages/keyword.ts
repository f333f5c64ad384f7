/** A keyword's page: what it does, how it is written in a scenario, and the rules on it. */
import { keywordCitation } from '../citation.ts';
import { isUnder } from '../numbers.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import { keywordTitle } from '../wording.ts';
import { entryItem } from './entry.ts';
import type { LinkTo } from './links.ts';
import { DISCLAIMER, heading, list, page, plain, section } from './markdown.ts';
import type { Page } from './page.ts';
import { ruleItem } from './rule.ts';

export const keywordPage = (book: RuleBook, name: string, edition: BookEdition, link: LinkTo): Page | undefined => {
  const keyword = book.keywords.get(name);
  if (!keyword) return undefined;
  const number = book.numbersOf(keyword.concept, edition)[0];
  const rules =
    number === undefined ? [] : book.numbers(edition).filter(each => each === number || isUnder(each, number));
  return {
    title: keywordTitle(name),
    citation: keywordCitation(name, edition),
    markdown: page(
      heading(1, keywordTitle(name)),
      plain(keyword.text),
      number === undefined ? `**Not in edition ${edition}**: it exists since ${keyword.since}.` : undefined,
      `In a scenario: \`${keyword.valued ? `${name} 2` : name}\``,
      section(`Rules of edition ${edition}`, list(rules.map(each => ruleItem(book, each, edition, link)))),
      section('FAQ and rulings', list(book.entriesFor(keyword.concept).map(entry => entryItem(entry, edition, link)))),
      DISCLAIMER,
    ),
  };
};
