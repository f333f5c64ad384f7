/** What is trained on: for each rule, of any book, and entry what it is called, what it says, and what it is asked for. */
import { unitOf } from '../../rules-db/search/meaning/words.ts';
import { wordsOf } from '../../rules-db/search/words.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { Group } from './training.ts';
import { isUnseen } from './unseen.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Those that have two texts at least. */
export const groupsOf = (book: RuleBook, { placeOf }: Vocabulary): readonly Group[] => {
  const phrases = (of: string): readonly string[] => (book.asks()[of] ?? []).filter(phrase => !isUnseen(phrase));
  const ofConcepts = [...book.concepts.values()].map(({ id, title, text }) => [
    ...phrases(id),
    ...(title === undefined ? [] : [title]),
    text,
    id.replace(/[.-]/g, ' '),
  ]);
  const ofEntries = book.entries.map(({ kind, id, question, answer }) => [
    ...phrases(`${kind} ${id}`),
    question,
    answer,
  ]);
  const ofBooks = book.books.flatMap(own =>
    own
      .rules()
      .map(({ number, title, text }) => [
        ...phrases(`${own.prefix} ${number}`),
        ...(title === undefined ? [] : [title]),
        text,
      ]),
  );
  return [...ofConcepts, ...ofEntries, ...ofBooks]
    .map(texts =>
      texts.map(text => wordsOf(text).flatMap(word => placeOf(unitOf(word)) ?? [])).filter(stems => stems.length > 0),
    )
    .filter(texts => texts.length > 1);
};
