/** The books beside the core rules that Riftbench comes with. */
import { readBookRules } from './rules.ts';
import type { BookInfo, BookSource } from './types.ts';

const BOOKS: readonly BookInfo[] = [
  {
    id: 'tournament-rules',
    prefix: 'TR',
    title: 'Tournament rules',
    ofRule: 'tournament rule',
    date: '2026-07-16',
    core: '1.4',
    penalties:
      'Done knowingly for an advantage, any of these is cheating: 704.8. Only the head judge may deviate from them: 701.1.k.',
  },
];

/** What the books are, known without reading them. */
export const bookSources = (): readonly BookSource[] =>
  BOOKS.map(info => ({ ...info, read: () => readBookRules()[info.id] ?? [] }));
