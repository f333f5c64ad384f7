/** Imported texts as the book asks for them. Each document is read when something of it is first needed. */
import { knownBy, once } from '../../engine/known.ts';
import type { LibraryDocument } from '../importing/library.ts';
import { reportOf } from '../importing/report.ts';
import { isUnder } from '../numbers.ts';
import type { BookData, BookEdition } from '../types.ts';
import type {
  EntryName,
  Imported,
  ImportedMark,
  ImportedPassage,
  Official,
  OfficialAnswer,
  OfficialCard,
  OfficialNote,
} from './types.ts';

/** The library, by what can be asked of it. A document that cannot be read is undefined: the owner of the files says why. */
export interface Shelf {
  readonly marks: readonly ImportedMark[];
  readonly read: (name: string) => LibraryDocument | undefined;
}

/** A document that `read` gives as undefined counts as if it had not been imported. */
export const makeImported = (data: BookData, { marks, read }: Shelf, editions: readonly BookEdition[]): Imported => {
  const all = (isWanted: (mark: ImportedMark) => boolean): readonly LibraryDocument[] =>
    marks.filter(isWanted).flatMap(({ name }) => read(name) ?? []);
  const officials = new Map<BookEdition, ReadonlyMap<string, Official>>();
  const officialIn = (edition: BookEdition): ReadonlyMap<string, Official> => {
    const known = officials.get(edition) ?? rulesOf(all(mark => mark.edition === edition && RULES.has(mark.form)));
    officials.set(edition, known);
    return known;
  };
  const changed = knownBy((edition: BookEdition) =>
    changedIn(all(mark => mark.edition === edition && mark.form === 'core rules')),
  );
  const notes = knownBy((edition: BookEdition) => all(mark => mark.edition === edition && mark.form === 'summary'));
  const pages = once(() => all(({ form }) => !RULES.has(form) || form === 'part of the rules').toSorted(newestFirst));
  const matched = once(() => matchAll(pages(), data));
  const cards = once(() => cardsOf(pages()));
  return {
    isEmpty: marks.length === 0,
    documents: marks,
    editions,
    official: (number, edition) => officialIn(edition).get(number),
    hasChanged: (number, edition) => changed(edition).has(number),
    notesOn: (number, edition) => notesOf(notes(edition), number),
    answersTo: entry => matched().answers.get(nameOf(entry)) ?? [],
    cardTexts: name => cards().get(nameKey(name)) ?? [],
    books: once(() =>
      all(({ form }) => form === 'rules document').map(({ abbreviation = '', title, date, rules }) => ({
        abbreviation,
        title,
        ...(date === undefined ? {} : { date }),
        rules,
      })),
    ),
    passages: () => matched().passages,
    report: name => {
      const [document] = all(mark => mark.name === name);
      return document && reportOf(document, data);
    },
  };
};

const RULES: ReadonlySet<string> = new Set(['core rules', 'part of the rules', 'rules document']);

const newestFirst = (a: LibraryDocument, b: LibraryDocument): number => ((a.date ?? '') > (b.date ?? '') ? -1 : 1);

/** A whole edition's words count more than a page's. */
const rulesOf = (documents: readonly LibraryDocument[]): ReadonlyMap<string, Official> =>
  new Map(
    documents
      .toSorted((a, b) => Number(a.form === 'core rules') - Number(b.form === 'core rules'))
      .flatMap(({ rules, title }) =>
        rules.flatMap(({ number, text }) => (text === '' ? [] : [[number, { text, from: title }] as const])),
      ),
  );

const changedIn = (documents: readonly LibraryDocument[]): ReadonlySet<string> =>
  new Set(
    documents.flatMap(({ mapping }) =>
      (mapping?.rules ?? []).flatMap(({ number, words }) => (words === 'changed' ? number : [])),
    ),
  );

const notesOf = (documents: readonly LibraryDocument[], number: string): readonly OfficialNote[] =>
  documents.flatMap(({ notes, title: from }) =>
    notes
      .filter(
        note => note.from === number || (note.from === note.to && isUnder(number, note.from) && !number.includes('.')),
      )
      .map(({ title, text }) => ({ title, text, from })),
  );

interface Matched {
  /** By the name of the entry. */
  readonly answers: ReadonlyMap<string, readonly OfficialAnswer[]>;
  readonly passages: readonly ImportedPassage[];
}

const matchAll = (documents: readonly LibraryDocument[], { entries }: BookData): Matched => {
  // An entry may have been renamed since.
  const known = new Set(entries.map(nameOf));
  const answers = new Map<string, OfficialAnswer[]>();
  const passages: ImportedPassage[] = [];
  for (const document of documents) {
    const { name, title: from, behind = [] } = document;
    document.answers.forEach((answer, at) => {
      const entry = behind[at] ?? '';
      const { question, answer: text, steps, finePoints } = answer;
      if (known.has(entry)) answers.set(entry, [...(answers.get(entry) ?? []), { ...answer, from }]);
      else
        passages.push({
          id: `${name} ${at + 1}`,
          kind: 'answer',
          title: question,
          text,
          ...(steps === undefined ? {} : { steps }),
          ...(finePoints === undefined ? {} : { finePoints }),
          from,
        });
    });
    document.cards.forEach(({ name: card, text, was }, at) => {
      const id = `${name} ${document.answers.length + at + 1}`;
      passages.push({ id, kind: 'card', title: card, text, ...(was === undefined ? {} : { was }), from });
    });
  }
  return { answers, passages };
};

const nameOf = ({ kind, id }: EntryName): string => `${kind} ${id}`;

const cardsOf = (documents: readonly LibraryDocument[]): ReadonlyMap<string, readonly OfficialCard[]> => {
  const cards = new Map<string, OfficialCard[]>();
  // Corrections come before what was printed.
  const ordered = documents.toSorted((a, b) => Number(a.form === 'gallery') - Number(b.form === 'gallery'));
  for (const { cards: own, title: from } of ordered)
    for (const { name, text, was } of own) {
      const key = nameKey(name);
      cards.set(key, [...(cards.get(key) ?? []), { text, from, ...(was === undefined ? {} : { was }) }]);
    }
  return cards;
};

const nameKey = (name: string): string => name.toLowerCase().replace(/[’ʼ]/g, "'");
