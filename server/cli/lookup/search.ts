/** `riftbench search`: rules, FAQ entries, rulings and keywords that speak of something. */

import { join } from 'node:path';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { suggest } from '../../../rules-db/search/search.ts';
import { RESULT_KINDS, type SearchResult } from '../../../rules-db/types.ts';
import { PROJECT_FILE } from '../../shared/edition.ts';
import type { Command, Options } from '../command.ts';
import { type Paint, painter } from '../formats/style.ts';
import { wrap } from '../help.ts';
import { CannotWork, type Stream } from '../io.ts';
import { EDITION_OPTION, editionFor, JSON_OPTION, oneOf } from '../options.ts';

export const search: Command = {
  name: 'search',
  summary: 'find rules, FAQ entries, rulings and keywords',
  takes: 'WORDS…',
  options: [
    EDITION_OPTION,
    {
      name: 'kind',
      value: 'KIND',
      about: `${RESULT_KINDS.join(', ')}; several with commas or given again`,
      repeats: true,
    },
    { name: 'limit', value: 'N', about: 'at most so many; 10 without it' },
    JSON_OPTION,
  ],
  about: [
    'The words need no order and no exact spelling, and may be those that players use. A number or its beginning finds rules by their number.',
  ],
  examples: [
    'riftbench search lethal damage tank',
    'riftbench search 465.2.c --edition 1.4',
    'riftbench search stun --kind faq,ruling --json',
  ],
  statuses: { 0: 'something was found', 1: 'nothing was found' },
  run: (options, io) => {
    const query = options.words.join(' ').trim();
    if (query === '') throw new CannotWork('search needs words to look for: riftbench search WORDS…');
    const edition = editionFor(options, join(io.cwd, PROJECT_FILE));
    const kinds = options.values('kind').map(kind => oneOf('kind', kind, RESULT_KINDS));
    const limit = limitOf(options);
    const book = loadRuleBook();
    const results = book.search(query, { edition, limit, ...(kinds.length === 0 ? {} : { kinds }) });
    if (options.has('json')) io.out.write(`${JSON.stringify({ query, results: results.map(inJson) })}\n`);
    else io.out.write(results.map(result => resultText(result, io.out, painter(io.out))).join('\n'));
    if (results.length > 0) return 0;
    const meant = suggest(book, query, edition);
    const hint = meant === undefined ? 'Fewer or other words may find more.' : `Did you mean "${meant}"?`;
    io.err.write(`riftbench: nothing was found for "${query}" in edition ${edition}. ${hint}\n`);
    return 1;
  },
};

const limitOf = (options: Options): number => {
  const text = options.value('limit') ?? '10';
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit > 0) return limit;
  throw new CannotWork(`--limit ${text}: a whole number from 1 is needed.`);
};

const inJson = ({ kind, id, title, edition, score }: SearchResult) => ({ kind, id, title, edition, score });

const resultText = ({ kind, id, title, edition, excerpt }: SearchResult, { width }: Stream, paint: Paint): string => {
  const head = `${paint('cyan', kind.padEnd(7))} ${paint('bold', kind === 'rule' ? `${id} (${edition})` : id)}`;
  const name = kind === 'keyword' ? '' : `  ${title}`;
  const lines = wrap(excerpt, width - 8).map(line => `        ${paint('dim', line)}\n`);
  return `${head}${name}\n${lines.join('')}`;
};
