/** What the documents of the search are found by: their words by weight, and how they are asked for. */

import { once } from '../../engine/known.ts';
import { nameInData, titlesAboveIn } from '../books/find.ts';
import type { Book, BookRule } from '../books/types.ts';
import type { cardTexts } from '../cards.ts';
import { numberAbove } from '../numbers.ts';
import { titlesAbove } from '../outline.ts';
import type { BookEdition, ConceptRecord, EntryRecord, KeywordRecord, RuleBook } from '../types.ts';
import { textIn } from '../wording.ts';

export interface DocumentTexts {
  readonly fields: readonly SearchField[];
  /** How it is asked for, as far as that is known: its title or question, and what players say. */
  readonly asks: readonly string[];
}

export interface SearchField {
  readonly text: string;
  /** How often each of its words counts: a multiple of `WEIGHT_UNIT`. */
  readonly weight: number;
}

export const WEIGHT_UNIT = 0.05;

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
/** Cards are asked for by their names: of what they say, only so much that words no rule has are found there. */
const PRINTED = 0.35;

const each = (texts: readonly string[], weight: number): readonly SearchField[] =>
  texts.map(text => ({ text, weight }));

const asksOf = (book: RuleBook, of: string): readonly string[] => book.asks()[of] ?? [];

/** Of the rules of an edition. What several of them need is worked out once. */
export const ruleTextsIn = (
  book: RuleBook,
  edition: BookEdition,
): ((concept: ConceptRecord, number: string) => DocumentTexts) => {
  const asked = once(() => questionsByConcept(book));
  const pathsAbove = new Map<string, readonly [string, string]>();
  return (concept, number) => {
    const above = numberAbove(number) ?? `heading of ${number}`;
    const [near, far] = pathsAbove.get(above) ?? pathTitles(book, number, edition);
    pathsAbove.set(above, [near, far]);
    const asks = asksOf(book, concept.id);
    return {
      asks: [...(concept.title === undefined ? [] : [concept.title]), ...asks],
      fields: [
        { text: concept.title ?? '', weight: TITLE },
        { text: concept.id, weight: ABOVE },
        ...each(asks, ASKS),
        ...each(asked().get(concept.id) ?? [], ASKED),
        { text: textIn(concept, edition), weight: 1 },
        { text: near, weight: concept.title === undefined ? STAND_IN : ABOVE },
        { text: far, weight: FAR_ABOVE },
      ],
    };
  };
};

/** What was asked where a rule decided: entries name the rule that matters most first. */
const questionsByConcept = (book: RuleBook): ReadonlyMap<string, readonly string[]> => {
  const questions = new Map<string, string[]>();
  for (const { concepts, question } of book.entries)
    for (const concept of concepts.slice(0, 1)) questions.set(concept, [...(questions.get(concept) ?? []), question]);
  return questions;
};

/** The title next above a rule, and the others on the way down to it; the chapter's says nothing. */
const pathTitles = (book: RuleBook, number: string, edition: BookEdition): readonly [string, string] => {
  const titles = titlesAbove(book, number, edition);
  return [titles.at(-1) ?? '', titles.slice(1, -1).join(' ')];
};

export const entryTexts = (book: RuleBook, entry: EntryRecord): DocumentTexts => {
  const asks = asksOf(book, `${entry.kind} ${entry.id}`);
  return {
    // Who has seen it cited asks for it by its name.
    asks: [entry.question, entry.id.replaceAll('-', ' '), ...asks],
    fields: [
      { text: entry.question, weight: TITLE },
      { text: `${entry.id} ${entry.cards.join(' ')}`, weight: NAMES },
      { text: entry.answer, weight: 1 },
      ...each(asks, ASKS),
      ...each([...(entry.steps ?? []), ...(entry.finePoints ?? [])], BESIDES),
    ],
  };
};

export const keywordTexts = ({ name, text }: KeywordRecord): DocumentTexts => ({
  asks: [name, `${name} card`],
  fields: [
    // In one word, too, as it is typed.
    { text: `${name} ${name.replaceAll(' ', '')} keyword`, weight: KEYWORD },
    { text, weight: 1 },
  ],
});

export const bookTexts = (book: RuleBook, own: Book, rule: BookRule): DocumentTexts => {
  const { number, title, text } = rule;
  const [near = '', ...far] = titlesAboveIn(own, number).toReversed();
  const asks = asksOf(book, nameInData({ book: own, rule }));
  return {
    asks: [...(title === undefined ? [] : [title]), ...asks],
    fields: [
      { text: title ?? '', weight: TITLE },
      ...each(asks, ASKS),
      { text, weight: 1 },
      { text: near, weight: title === undefined ? STAND_IN : ABOVE },
      { text: far.slice(0, -1).join(' '), weight: FAR_ABOVE },
    ],
  };
};

type CardText = ReturnType<typeof cardTexts>[number];

export const cardTextsOf = (card: CardText): DocumentTexts => {
  const { nature, said, legends } = printOf(card);
  return {
    asks: [card.name, ...legends],
    fields: [...each([card.name, ...legends], TITLE), { text: nature, weight: PRINTED }, ...each(said, PRINTED)],
  };
};

/** Read as text, not as a tree: to parse them all would take longer than all else. */
export const printOf = ({
  text,
}: CardText): { readonly nature: string; readonly said: readonly string[]; readonly legends: readonly string[] } => {
  const [head = '', ...lines] = text.trim().split('\n');
  const facts = lines.filter(line => FACT.test(line)).map(line => line.replace(FACT, ''));
  return {
    nature: [head.replace(/^card "[^"]*"/, ''), ...facts].join(' ').trim(),
    said: lines.filter(line => !FACT.test(line) && !NUMBERS.test(line)).map(line => line.trim()),
    // A legend goes by its champion: "Vi legend".
    legends: / legend\b/.test(head) ? facts.flatMap(fact => fact.split(', ').map(word => `${word} legend`)) : [],
  };
};

const FACT = /^ +(?:tags|domains) /;
const NUMBERS = /^ +(?:cost|might) [\d+-]/;
