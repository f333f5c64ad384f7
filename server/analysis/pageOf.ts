/** The page of the rule book that a word of a scenario leads to. */
import { type Edition, isEdition } from '../../engine/game/state/editions.ts';
import type { BookCitation, Citation, ScenarioTree } from '../../engine/language/syntax.ts';
import { bookName, bookRuleAt, bookWords } from '../../rules-db/books/find.ts';
import { cardNamed } from '../../rules-db/cards.ts';
import type { BookEdition } from '../../rules-db/types.ts';
import { type Analysis, editionOf } from './document/analysis.ts';
import type { Mention } from './mentions.ts';

/** None for what the book does not have. */
export const pageOf = (analysis: Analysis, tree: ScenarioTree, mention: Mention): string | undefined => {
  const { book, pages } = analysis;
  const edition = editionOf(analysis, tree);
  switch (mention.kind) {
    case 'rule': {
      const { number } = mention.citation;
      const own = editionCited(mention.citation, edition);
      return book.rule(number, own) && pages.to('rule', number, own);
    }
    case 'book':
      return pageOfBookRule(analysis, bookCited(mention.citation), edition);
    case 'entry': {
      const { kind, name } = mention.citation;
      return book.entry(kind, name.text) && pages.to(kind, name.text, edition);
    }
    case 'keyword': {
      const name = mention.word.toLowerCase();
      return book.keywords.has(name) ? pages.to('keyword', name, edition) : undefined;
    }
    case 'name':
      return mention.role === 'card' || mention.role === 'unit'
        ? pageOfCard(analysis, mention.name.text, edition)
        : undefined;
    default:
      return undefined;
  }
};

/** Of a rule of a book beside the core rules. */
export const pageOfBookRule = (
  { book, pages }: Pick<Analysis, 'book' | 'pages'>,
  cited: BookRuleCited,
  edition: BookEdition,
): string | undefined => {
  const found = bookRuleAt(book, bookWords(cited));
  return found && pages.to('book', bookName(found.book, found.rule.number), edition);
};

export interface BookRuleCited {
  readonly prefix: string;
  readonly number: string;
  /** The day or month of its edition. */
  readonly date?: string;
}

/** As a script has it. */
export const bookCited = ({ prefix, number, date }: BookCitation): BookRuleCited =>
  date === undefined ? { prefix, number } : { prefix, number, date: date.text };

/** Of a card of the library: the pages of an edition have none. */
export const pageOfCard = ({ pages }: Analysis, name: string, edition: Edition): string | undefined => {
  const card = pages.openIn === 'browser' ? undefined : cardNamed(name);
  return card && pages.to('card', card.name, edition);
};

/** The edition in which a cited number is read: the one that comes before it, else the scenario's. */
export const editionCited = ({ edition }: Citation, scenarios: Edition): Edition =>
  edition !== undefined && isEdition(edition.text) ? edition.text : scenarios;
