/**
 * What the search can find: the rules in force in an edition, FAQ entries and rulings, keywords, cards, and the rules
 * of other books. What of them is shown is looked up when it is shown: most documents never are.
 */

import { once } from '../../engine/known.ts';
import { titleBesideText as bookTitle } from '../books/find.ts';
import { cardTexts } from '../cards.ts';
import { bookEdition } from '../clarified.ts';
import { lastJudged } from '../laterAnswers.ts';
import type { BookEdition, ResultKind, RuleBook, Standing } from '../types.ts';
import { isKeywordOf, keywordTitle, textIn, titleBesideText } from '../wording.ts';
import {
  bookTexts,
  cardTextsOf,
  type DocumentTexts,
  entryTexts,
  keywordTexts,
  printOf,
  ruleTextsIn,
} from './documentTexts.ts';

export interface SearchDocument {
  readonly kind: ResultKind;
  /** A rule's number, else the entry's id. */
  readonly id: string;
  readonly title: () => string;
  readonly text: () => string;
  /** The edition it is shown for. */
  readonly edition: BookEdition;
  /** Whether it holds in the edition asked for. */
  readonly holds: boolean;
  /** What it is found by: asked for only to make an index. */
  readonly texts: () => DocumentTexts;
  /** Of an entry. */
  readonly standing?: Standing;
  /** The cards that it is about. */
  readonly cards?: readonly string[];
  /** Of an entry: the concepts that decide it, the one that matters most first. */
  readonly concepts?: readonly string[];
  /** Of a card: the code of its set. */
  readonly set?: string;
  /** Of a rule that goes by the title of its section. */
  readonly isUntitled?: boolean;
  /** Of a rule that says only how something is written, or what can have it. */
  readonly isFormal?: boolean;
}

/** A document by its place among the book's records of its group: the same in every edition. */
export interface DocumentPlace {
  readonly group: DocumentGroup;
  readonly place: number;
}

export const DOCUMENT_GROUPS = ['rule', 'entry', 'keyword', 'card', 'book'] as const;
export type DocumentGroup = (typeof DOCUMENT_GROUPS)[number];

export const documentsOf = (book: RuleBook, edition: BookEdition): readonly SearchDocument[] =>
  placesOf(book, edition).map(documentMaker(book, edition));

/** What a ranking asks of every document, as bits. */
export const TRAITS = { holds: 1, isFormal: 2, isAnswer: 4, isCard: 8 } as const;

export const traitsOf = ({ kind, holds, isFormal }: SearchDocument): number =>
  (holds ? TRAITS.holds : 0) |
  (isFormal === true ? TRAITS.isFormal : 0) |
  (kind === 'faq' || kind === 'ruling' ? TRAITS.isAnswer : 0) |
  (kind === 'card' ? TRAITS.isCard : 0);

/** All that there is in an edition, in the order in which equally good ones are listed. */
export const placesOf = (book: RuleBook, edition: BookEdition): readonly DocumentPlace[] => {
  const all = (group: DocumentGroup, { length }: { readonly length: number }): readonly DocumentPlace[] =>
    Array.from({ length }, (_, place) => ({ group, place }));
  return [
    ...rulePlaces(book, edition),
    ...all('entry', book.entries),
    ...[...book.keywords.values()].flatMap((keyword, place): readonly DocumentPlace[] =>
      isKeywordOf(book, keyword, edition) ? [{ group: 'keyword', place }] : [],
    ),
    ...all('card', cardTexts()),
    ...all('book', bookRules(book)),
  ];
};

/** One a concept, under its main number: the others say the same. */
const rulePlaces = (book: RuleBook, edition: BookEdition): readonly DocumentPlace[] => {
  const places = new Map([...book.concepts.keys()].map((id, place) => [id, place]));
  return book.numbers(edition).flatMap(number => {
    const concept = book.conceptOf(number, edition) ?? '';
    const place = places.get(concept);
    return place === undefined || book.numbersOf(concept, edition)[0] !== number ? [] : { group: 'rule', place };
  });
};

/** Makes the document at a place, which the book must have. */
export const documentMaker = (book: RuleBook, edition: BookEdition): ((at: DocumentPlace) => SearchDocument) => {
  const makers = makersIn(book, edition);
  return ({ group, place }) => {
    const made = makers[group](place);
    if (made === undefined) throw new Error(`The book has no ${group} ${place} in ${edition}.`);
    return made;
  };
};

type Maker = (place: number) => SearchDocument | undefined;

const makersIn = (book: RuleBook, edition: BookEdition): Readonly<Record<DocumentGroup, Maker>> => ({
  rule: ruleMaker(book, edition),
  entry: entryMaker(book, edition),
  keyword: keywordMaker(book, edition),
  card: cardMaker(edition),
  book: bookMaker(book, edition),
});

const ruleMaker = (book: RuleBook, edition: BookEdition): Maker => {
  const concepts = [...book.concepts.values()];
  const texts = ruleTextsIn(book, edition);
  return place => {
    const concept = concepts[place];
    const number = concept && book.numbersOf(concept.id, edition)[0];
    if (concept === undefined || number === undefined) return undefined;
    return {
      kind: 'rule',
      id: number,
      title: () => titleBesideText(book, number, edition),
      text: () => textIn(concept, edition),
      edition,
      holds: true,
      isUntitled: concept.title === undefined,
      isFormal: FORMAL.test(concept.id),
      texts: () => texts(concept, number),
    };
  };
};

/** What rules of form are called in the rule book, whatever they are about. */
const FORMAL = /\.(?:kind|where|format|form|wording|limited|characteristic|value|number|chapter)$/;

const entryMaker =
  (book: RuleBook, edition: BookEdition): Maker =>
  place => {
    const entry = book.entries[place];
    if (entry === undefined) return undefined;
    const isIn = entry.editions.includes(edition);
    return {
      kind: entry.kind,
      id: entry.id,
      title: () => entry.question,
      text: () => entry.answer,
      edition: isIn ? edition : bookEdition(lastJudged(book, entry) ?? edition),
      holds: isIn && entry.standing === 'holds',
      standing: entry.standing,
      cards: entry.cards,
      concepts: entry.concepts,
      texts: () => entryTexts(book, entry),
    };
  };

const keywordMaker = (book: RuleBook, edition: BookEdition): Maker => {
  const keywords = [...book.keywords.values()];
  return place => {
    const keyword = keywords[place];
    return (
      keyword && {
        kind: 'keyword',
        id: keyword.name,
        title: () => keywordTitle(keyword.name),
        text: () => keyword.text,
        edition,
        holds: true,
        texts: () => keywordTexts(keyword),
      }
    );
  };
};

/** The library is read when something of a card is asked for. */
const cardMaker = (edition: BookEdition): Maker => {
  const cards = once(cardTexts);
  return place => {
    const card = () => cards()[place] ?? NO_CARD;
    return {
      kind: 'card',
      edition,
      holds: true,
      get id() {
        return card().name;
      },
      get cards() {
        return [card().name];
      },
      get set() {
        return card().set;
      },
      title: () => card().name,
      text: () => {
        const { nature, said } = printOf(card());
        return [`${nature}.`, ...said.map(line => (/[.!?"]$/.test(line) ? line : `${line}.`))].join(' ');
      },
      texts: () => cardTextsOf(card()),
    };
  };
};
const NO_CARD = { name: '', set: '', text: '' };

/** Each rule of the books beside the core rules: in words as those, and in force whatever the edition. */
const bookMaker = (book: RuleBook, edition: BookEdition): Maker => {
  const rules = once(() => bookRules(book));
  return place => {
    const found = () => {
      const rule = rules()[place];
      if (rule === undefined) throw new Error(`There is no rule ${place} of the other books.`);
      return rule;
    };
    return {
      kind: 'book',
      edition,
      holds: true,
      get id() {
        return `${found().own.prefix} ${found().rule.number}`;
      },
      get isUntitled() {
        return found().rule.title === undefined;
      },
      title: () => bookTitle(found().own, found().rule),
      text: () => found().rule.text,
      texts: () => bookTexts(book, found().own, found().rule),
    };
  };
};

const bookRules = (book: RuleBook) => book.books.flatMap(own => own.rules().map(rule => ({ own, rule })));
