/**
 * What the search can find: the rules in force in an edition, FAQ entries and rulings, keywords, cards, and the rules
 * of other books, each with its words by weight.
 */

import { titleBesideText as bookTitle, nameInData, titlesAboveIn } from '../books/find.ts';
import { cardTexts } from '../cards.ts';
import { bookEdition } from '../clarified.ts';
import { lastJudged } from '../laterAnswers.ts';
import { numberAbove } from '../numbers.ts';
import { titlesAbove } from '../outline.ts';
import type { BookEdition, ResultKind, RuleBook, Standing } from '../types.ts';
import { isKeywordOf, keywordTitle, textIn, titleBesideText } from '../wording.ts';

export interface SearchDocument {
  readonly kind: ResultKind;
  /** A rule's number, else the entry's id. */
  readonly id: string;
  /** Made when it is shown: most documents never are. */
  readonly title: () => string;
  readonly text: string;
  /** The edition it is shown for. */
  readonly edition: BookEdition;
  /** Whether it holds in the edition asked for. */
  readonly holds: boolean;
  readonly fields: readonly SearchField[];
  /** Of an entry. */
  readonly standing?: Standing;
  /** The cards that it is about. */
  readonly cards?: readonly string[];
  /** Of a card: the code of its set. */
  readonly set?: string;
  /** Of a rule that goes by the title of its section. */
  readonly isUntitled?: boolean;
  /** Of a rule that says only how something is written, or what can have it. */
  readonly isFormal?: boolean;
  /** How it is asked for, as far as that is known: its title or question, and what players say. */
  readonly asks: readonly string[];
}

export interface SearchField {
  readonly text: string;
  /** How often each of its words counts. */
  readonly weight: number;
}

export const documentsOf = (book: RuleBook, edition: BookEdition): readonly SearchDocument[] => [
  ...ruleDocuments(book, edition),
  ...entryDocuments(book, edition),
  ...keywordDocuments(book, edition),
  ...cardDocuments(edition),
  ...bookDocuments(book, edition),
];

const TITLE = 2.5;
/** A keyword's page is what its name asks for. */
const KEYWORD = 4;
/** A rule without a title is listed under the title of the rule above it. */
const STAND_IN = 0.8;
const ABOVE = 0.5;
const FAR_ABOVE = 0.3;
const NAMES = 1;
const ASKS = 1;
const ASKED = 0.4;
const BESIDES = 0.4;

/** One a concept, under its main number: the others say the same. */
const ruleDocuments = (book: RuleBook, edition: BookEdition): readonly SearchDocument[] => {
  const asked = questionsByConcept(book);
  const pathsAbove = new Map<string, readonly [string, string]>();
  return book.numbers(edition).flatMap(number => {
    const concept = book.concepts.get(book.conceptOf(number, edition) ?? '');
    if (!concept || book.numbersOf(concept.id, edition)[0] !== number) return [];
    const above = numberAbove(number) ?? `heading of ${number}`;
    const [near, far] = pathsAbove.get(above) ?? pathTitles(book, number, edition);
    pathsAbove.set(above, [near, far]);
    const text = textIn(concept, edition);
    return {
      kind: 'rule',
      id: number,
      title: () => titleBesideText(book, number, edition),
      text,
      edition,
      holds: true,
      isUntitled: concept.title === undefined,
      isFormal: FORMAL.test(concept.id),
      asks: [...(concept.title === undefined ? [] : [concept.title]), ...asksOf(book, concept.id)],
      fields: [
        { text: concept.title ?? '', weight: TITLE },
        { text: concept.id, weight: ABOVE },
        { text: asksOf(book, concept.id).join(' '), weight: ASKS },
        { text: asked.get(concept.id) ?? '', weight: ASKED },
        { text, weight: 1 },
        { text: near, weight: concept.title === undefined ? STAND_IN : ABOVE },
        { text: far, weight: FAR_ABOVE },
      ],
    };
  });
};

/** What rules of form are called in the rule book, whatever they are about. */
const FORMAL = /\.(?:kind|where|format|form|wording|limited|characteristic|value|number|chapter)$/;

const asksOf = (book: RuleBook, of: string): readonly string[] => book.asks()[of] ?? [];

/** What was asked where a rule decided: entries name the rule that matters most first. */
const questionsByConcept = (book: RuleBook): ReadonlyMap<string, string> => {
  const questions = new Map<string, string>();
  for (const { concepts, question } of book.entries)
    for (const concept of concepts.slice(0, 1)) questions.set(concept, `${questions.get(concept) ?? ''} ${question}`);
  return questions;
};

/** The title next above a rule, and the others on the way down to it; the chapter's says nothing. */
const pathTitles = (book: RuleBook, number: string, edition: BookEdition): readonly [string, string] => {
  const titles = titlesAbove(book, number, edition);
  return [titles.at(-1) ?? '', titles.slice(1, -1).join(' ')];
};

const entryDocuments = (book: RuleBook, edition: BookEdition): readonly SearchDocument[] =>
  book.entries.map(entry => ({
    kind: entry.kind,
    id: entry.id,
    title: () => entry.question,
    text: entry.answer,
    edition: entry.editions.includes(edition) ? edition : bookEdition(lastJudged(book, entry) ?? edition),
    holds: entry.editions.includes(edition) && entry.standing === 'holds',
    standing: entry.standing,
    cards: entry.cards,
    // Who has seen it cited asks for it by its name.
    asks: [entry.question, entry.id.replaceAll('-', ' '), ...asksOf(book, `${entry.kind} ${entry.id}`)],
    fields: [
      { text: entry.question, weight: TITLE },
      { text: `${entry.id} ${entry.cards.join(' ')}`, weight: NAMES },
      { text: entry.answer, weight: 1 },
      { text: asksOf(book, `${entry.kind} ${entry.id}`).join(' '), weight: ASKS },
      { text: [...(entry.steps ?? []), ...(entry.finePoints ?? [])].join(' '), weight: BESIDES },
    ],
  }));

const keywordDocuments = (book: RuleBook, edition: BookEdition): readonly SearchDocument[] =>
  [...book.keywords.values()]
    .filter(keyword => isKeywordOf(book, keyword, edition))
    .map(keyword => ({
      kind: 'keyword',
      id: keyword.name,
      title: () => keywordTitle(keyword.name),
      text: keyword.text,
      edition,
      holds: true,
      asks: [keyword.name, `${keyword.name} card`],
      fields: [
        // In one word, too, as it is typed.
        { text: `${keyword.name} ${keyword.name.replaceAll(' ', '')} keyword`, weight: KEYWORD },
        { text: keyword.text, weight: 1 },
      ],
    }));

/** Each rule of the books beside the core rules: in words as those, and in force whatever the edition. */
const bookDocuments = (book: RuleBook, edition: BookEdition): readonly SearchDocument[] =>
  book.books.flatMap(own =>
    own.rules().map(rule => {
      const { number, title, text } = rule;
      const id = `${own.prefix} ${number}`;
      const [near = '', ...far] = titlesAboveIn(own, number).toReversed();
      const asked = asksOf(book, nameInData({ book: own, rule }));
      return {
        kind: 'book',
        id,
        title: () => bookTitle(own, rule),
        isUntitled: title === undefined,
        text,
        edition,
        holds: true,
        asks: [...(title === undefined ? [] : [title]), ...asked],
        fields: [
          { text: title ?? '', weight: TITLE },
          { text: asked.join(' '), weight: ASKS },
          { text, weight: 1 },
          { text: near, weight: title === undefined ? STAND_IN : ABOVE },
          { text: far.slice(0, -1).join(' '), weight: FAR_ABOVE },
        ],
      };
    }),
  );

/** Asked for by their names: of what they say, only so much that words no rule has are found there. */
const PRINTED = 0.35;

/** Read as text, not as trees: to parse them all would take longer than all else. */
const cardDocuments = (edition: BookEdition): readonly SearchDocument[] =>
  cardTexts().map(({ name, set, text }) => {
    const [head = '', ...lines] = text.trim().split('\n');
    const facts = lines.filter(line => FACT.test(line)).map(line => line.replace(FACT, ''));
    const said = lines.filter(line => !FACT.test(line) && !NUMBERS.test(line)).map(line => line.trim());
    const nature = [head.replace(/^card "[^"]*"/, ''), ...facts].join(' ').trim();
    return {
      kind: 'card',
      id: name,
      title: () => name,
      text: [`${nature}.`, ...said.map(line => (/[.!?"]$/.test(line) ? line : `${line}.`))].join(' '),
      edition,
      holds: true,
      cards: [name],
      set,
      asks: [name, ...asLegend(head, facts)],
      fields: [
        { text: [name, ...asLegend(head, facts)].join(' '), weight: TITLE },
        { text: nature, weight: PRINTED },
        { text: said.join(' '), weight: PRINTED },
      ],
    };
  });

/** A legend goes by its champion: "Vi legend". */
const asLegend = (head: string, facts: readonly string[]): readonly string[] =>
  / legend\b/.test(head) ? facts.flatMap(fact => fact.split(', ').map(word => `${word} legend`)) : [];

const FACT = /^ +(?:tags|domains) /;
const NUMBERS = /^ +(?:cost|might) [\d+-]/;
