/** The books beside the core rules that Riftbench comes with, and their editions. */
import { readBookRules } from './rules.ts';
import type { BookEditionInfo, BookInfo, BookName, BookSource } from './types.ts';

type BookRow = BookName & {
  /** The oldest first. What a later one does not say is as in the one before. */
  readonly editions: readonly [BookEditionInfo, ...(Pick<BookEditionInfo, 'date'> & Partial<BookEditionInfo>)[]];
};

const BOOKS: readonly BookRow[] = [
  {
    id: 'tournament-rules',
    prefix: 'TR',
    title: 'Tournament rules',
    ofRule: 'tournament rule',
    editions: [
      {
        date: '2026-07-16',
        core: '1.4',
        text: 'the published document',
        penalties:
          'Done knowingly for an advantage, any of these is cheating: 704.8. Only the head judge may deviate from them: 701.1.k.',
      },
      {
        date: '2026-10-09',
        core: '1.5',
        text: 'the published document, rebuilt from the one before and checked by length',
      },
    ],
  },
];

/** What the books are, known without reading them. */
export const bookSources = (): readonly BookSource[] => sources;

const withEditions = ({ editions: [first, ...later], ...name }: BookRow): BookInfo => {
  const editions = [first];
  let before = first;
  for (const row of later) {
    before = { ...before, ...row };
    editions.push(before);
  }
  return { ...name, editions };
};

const sources: readonly BookSource[] = BOOKS.map(withEditions).map(({ editions, ...name }) => ({
  ...name,
  editions: editions.map(info => ({ ...info, read: () => readBookRules()[name.id]?.[info.date] ?? [] })),
}));
