/** What an import is used for: where its texts are shown from now on, and which of them only the search finds. */
import { inFigures } from '../../engine/bounds.ts';
import { cardNamed } from '../cards.ts';
import type { LibraryDocument } from './library.ts';

/** How much of a document is beside something of ours: a rule, an entry, a card. */
export interface Beside {
  readonly rules: number;
  readonly answers: number;
  readonly cards: number;
  readonly notes: number;
}

/** How many of its texts are shown beside a rule, answer or card of the book's own. */
export const besideOurs = (document: LibraryDocument): Beside => {
  const { rules, cards, notes, edition, mapping, behind = [] } = document;
  return {
    rules: edition === undefined ? 0 : (mapping?.rules.filter(({ concept }) => concept !== undefined) ?? rules).length,
    answers: behind.filter(entry => entry !== null).length,
    cards: cards.filter(({ name }) => cardNamed(name) !== undefined).length,
    notes: edition === undefined ? 0 : notes.length,
  };
};

/** A phrase each: "767 card texts on the pages of their cards". */
export const usesOf = (document: LibraryDocument, beside: Beside): readonly string[] => {
  const { rules, answers, cards, edition = '', mapping, abbreviation = '' } = document;
  const [first] = rules;
  return [
    ...(mapping === undefined
      ? phraseFor(
          beside.rules,
          'rule',
          many => `the official wording of ${many} on their pages in core rules ${edition}`,
        )
      : [
          `core rules ${edition} to look up, compare and cite: ${counted(rules.length, 'rule')}, ${inFigures(beside.rules)} of them beside ours`,
        ]),
    ...(edition === '' && first !== undefined
      ? [
          `a separate book: ${counted(rules.length, 'rule')}, found as ${abbreviation} ${first.number} or by their words`,
        ]
      : []),
    ...phraseFor(beside.answers, 'answer', many => `${many} on the pages of our FAQ and rulings`),
    ...phraseFor(
      answers.length - beside.answers,
      'answer',
      many => `${many} without an entry of ours: ${found(answers.length - beside.answers)}`,
    ),
    ...phraseFor(beside.cards, 'card text', many => `${many} on the pages of the cards`),
    ...phraseFor(
      cards.length - beside.cards,
      'card text',
      many => `${many} of cards that the library lacks: ${found(cards.length - beside.cards)}`,
    ),
    ...phraseFor(beside.notes, 'summary', many => `${many} on the pages of the rules that they sum up`),
  ];
};

const found = (many: number): string => `the search finds ${many === 1 ? 'it' : 'them'}`;

const phraseFor = (many: number, thing: string, say: (counted: string) => string): readonly string[] =>
  many === 0 ? [] : [say(counted(many, thing))];

const pluralOf = (thing: string): string => (thing.endsWith('y') ? `${thing.slice(0, -1)}ies` : `${thing}s`);

const counted = (many: number, thing: string): string => `${inFigures(many)} ${many === 1 ? thing : pluralOf(thing)}`;
