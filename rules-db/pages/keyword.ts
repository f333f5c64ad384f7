/** A keyword's page: what it does, how it is written in a scenario, the rules on it, and the cards that have it. */
import { keywordNamed } from '../../engine/keywords.ts';
import { bold, codeSpan, DOT, heading, joined, lineOf, list, section } from '../blocks/making.ts';
import { keywordCitation } from '../citation.ts';
import { cardsWith } from '../mechanisms/cardsOn.ts';
import { isUnder } from '../numbers.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import { isKeywordOf, keywordNumber, keywordTitle } from '../wording.ts';
import { cardItem } from './entry.ts';
import { leadingTo, ownPage, shortened } from './ownPage.ts';
import type { Page, Showing } from './page.ts';
import { ruleInFull } from './ruleItems.ts';
import { byStanding } from './rulings.ts';

/** Undefined for an unknown keyword. One that the edition does not have yet has a page as well. */
export const keywordPage = (
  book: RuleBook,
  name: string,
  edition: BookEdition,
  { link }: Showing,
): Page | undefined => {
  const keyword = book.keywords.get(name);
  if (!keyword) return undefined;
  const number = keywordNumber(book, keyword, edition);
  const rules =
    number === undefined ? [] : book.numbers(edition).filter(each => each === number || isUnder(each, number));
  const cards = cardsWith(name).map(each => cardItem(each, edition, link));
  return {
    title: keywordTitle(name),
    citation: keywordCitation(name, edition),
    blocks: ownPage(
      lineOf`Keywords`,
      heading(1, keywordTitle(name)),
      keyword.text,
      !isKeywordOf(book, keyword, edition)
        ? lineOf`${bold(lineOf`Not in edition ${edition}`)}: it was introduced in ${keyword.since}.`
        : undefined,
      keyword.isPrintedOnly === true
        ? lineOf`It has no form in a scenario.`
        : lineOf`In a scenario: ${codeSpan(keywordNamed(name)?.takesValue === true ? `${name} 2` : name)}`,
      section(`Rules of edition ${edition}`, list(rules.map(each => ruleInFull(book, each, edition, link)))),
      section(
        'FAQ and rulings',
        byStanding(keyword.concept === undefined ? [] : book.entriesFor(keyword.concept), edition, link),
      ),
      section(
        'Cards that have or mention it',
        joined(shortened(cards, MOST_CARDS, leadingTo(link('list', `cards/keyword/${name}`, edition))), DOT),
      ),
    ),
  };
};

const MOST_CARDS = 60;
