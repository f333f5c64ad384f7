/** What can be found: the rules in force in an edition, FAQ entries and rulings, keywords. Each with its words by weight. */
import type { Edition } from '../../engine/game/editions.ts';
import { sectionPath } from '../outline.ts';
import type { ResultKind, RuleBook } from '../types.ts';
import { textIn } from '../wording.ts';

export interface Document {
  readonly kind: ResultKind;
  /** A rule's number, else the entry's id. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The edition it is shown for. */
  readonly edition: Edition;
  /** Whether it holds in the edition asked for. */
  readonly holds: boolean;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly text: string;
  /** How often each of its words counts. */
  readonly weight: number;
}

export const documentsOf = (book: RuleBook, edition: Edition): readonly Document[] => [
  ...ruleDocuments(book, edition),
  ...entryDocuments(book, edition),
  ...keywordDocuments(book, edition),
];

const TITLE = 2.5;
const ABOVE = 0.7;
const NAMES = 1.5;

/** One a concept, under its main number: the others say the same. */
const ruleDocuments = (book: RuleBook, edition: Edition): readonly Document[] =>
  book.numbers(edition).flatMap(number => {
    const rule = book.rule(number, edition);
    if (!rule || rule.numbers[0] !== number) return [];
    const text = textIn(rule.concept, edition);
    const above = sectionPath(book, number, edition).findLast(place => place.title !== '')?.title ?? '';
    return {
      kind: 'rule',
      id: number,
      title: rule.title,
      text,
      edition,
      holds: true,
      fields: [
        { text: rule.concept.title ?? '', weight: TITLE },
        { text: rule.concept.id, weight: ABOVE },
        { text: above, weight: ABOVE },
        { text, weight: 1 },
      ],
    };
  });

const entryDocuments = (book: RuleBook, edition: Edition): readonly Document[] =>
  book.entries.map(entry => ({
    kind: entry.kind,
    id: entry.id,
    title: entry.question,
    text: entry.answer,
    edition: entry.editions.includes(edition) ? edition : (entry.editions.at(-1) ?? edition),
    holds: entry.editions.includes(edition) && entry.standing === 'holds',
    fields: [
      { text: entry.question, weight: TITLE },
      { text: `${entry.id} ${entry.cards.join(' ')}`, weight: NAMES },
      { text: entry.answer, weight: 1 },
    ],
  }));

const keywordDocuments = (book: RuleBook, edition: Edition): readonly Document[] =>
  [...book.keywords.values()]
    .filter(keyword => keyword.since <= edition)
    .map(keyword => ({
      kind: 'keyword',
      id: keyword.name,
      title: keywordTitle(keyword.name),
      text: keyword.text,
      edition,
      holds: true,
      fields: [
        { text: `${keyword.name} keyword`, weight: TITLE },
        { text: keyword.text, weight: 1 },
      ],
    }));

/** `quick-draw` as cards print it: Quick-Draw. */
export const keywordTitle = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
