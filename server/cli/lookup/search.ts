/** `riftbench search`: rules, FAQ entries, rulings, keywords and cards that speak of something. */

import { join } from 'node:path';
import { SETS } from '../../../rules-db/cards.ts';
import { childrenOf, parentOf } from '../../../rules-db/outline.ts';
import { SET_WORDS, setOf } from '../../../rules-db/search/filters.ts';
import { ask } from '../../../rules-db/search/search.ts';
import {
  type BookEdition,
  type HighlightRange,
  RESULT_KINDS,
  type RuleBook,
  type SearchAnswer,
  type SearchResult,
  STANDINGS,
} from '../../../rules-db/types.ts';
import { standingLabel } from '../../../rules-db/wording.ts';
import { PROJECT_FILE } from '../../analysis/document/edition.ts';
import { jsonText } from '../../analysis/text/printable.ts';
import { bookOf } from '../book.ts';
import type { Command, CommandOptions } from '../command.ts';
import { bookEditionFor, EDITION_OPTION } from '../editions.ts';
import { type Paint, painter } from '../formats/style.ts';
import { wrap } from '../help.ts';
import { CannotWork, type Stream } from '../io.ts';
import { JSON_OPTION, oneOf } from '../options.ts';

export const search: Command = {
  name: 'search',
  summary: 'find rules, FAQ entries, rulings, keywords and cards',
  takes: 'WORDS…',
  options: [
    EDITION_OPTION,
    {
      name: 'kind',
      value: 'KIND',
      about: `${RESULT_KINDS.join(', ')}; separate several with commas, or repeat the option`,
      repeats: true,
    },
    { name: 'standing', value: 'S', about: `only entries of this standing: ${STANDINGS.join(', ')}`, repeats: true },
    {
      name: 'card',
      value: 'NAME',
      about: 'only the card with this name, or with this in its name, and results that mention it',
    },
    {
      name: 'set',
      value: 'SET',
      about: `only the cards of this set: ${Object.keys(SETS).join(', ')}, or its name`,
      repeats: true,
    },
    { name: 'section', about: "print each rule's section with it" },
    { name: 'limit', value: 'N', about: 'at most N results; by default 10' },
    JSON_OPTION,
  ],
  about: [
    'The same filters may be among the words: kind:faq edition:1.2 standing:holds card:"Yasuo" set:radiance.',
    "The words may be in any order, inexactly spelled, and in players' language. A number or its beginning finds rules by their number.",
  ],
  examples: [
    'riftbench search lethal damage tank',
    'riftbench search 465.2.c --edition 1.4',
    'riftbench search stun --kind faq,ruling --json',
    'riftbench search --set radiance --limit 500',
  ],
  statuses: { 0: 'something was found', 1: 'nothing was found' },
  run: (options, io) => {
    const query = options.words.join(' ').trim();
    const filters = {
      ...chosen(options, 'kind', RESULT_KINDS, kinds => ({ kinds })),
      ...chosen(options, 'standing', STANDINGS, standings => ({ standings })),
      ...chosen(options, 'set', SET_WORDS, sets => ({ sets: sets.map(setOf) })),
      ...(options.has('card') ? { card: options.value('card') ?? '' } : {}),
    };
    if (query === '' && Object.keys(filters).length === 0)
      throw new CannotWork('search needs words to look for: riftbench search WORDS…');
    const book = bookOf(io);
    const asked = bookEditionFor(options, join(io.cwd, PROJECT_FILE), book);
    const { results, edition, meant, notes, compared } = ask(book, query, {
      ...filters,
      edition: asked,
      limit: limitOf(options),
    });
    // Before the results: they are not what was asked for where a filter is ignored.
    for (const note of notes) io.err.write(`riftbench: ${note}\n`);
    const paint = painter(io.out);
    if (options.has('json'))
      io.out.write(
        `${jsonText({ query, edition, ...(meant === undefined ? {} : { meant }), ...(compared === undefined ? {} : { compared }), results: results.map(inJson) })}\n`,
      );
    else {
      if (compared !== undefined) io.out.write(comparedText(compared, paint));
      io.out.write(
        results
          .map(
            result =>
              resultText(result, doubtOn(book, result, edition), io.out, paint) +
              (options.has('section') ? sectionText(book, result, paint) : ''),
          )
          .join('\n'),
      );
    }
    if (results.length > 0 || compared !== undefined) return 0;
    const hint = meant === undefined ? 'Fewer or other words may find more.' : `Did you mean "${meant}"?`;
    io.err.write(
      query === ''
        ? `riftbench: nothing passes these filters in edition ${edition}.\n`
        : `riftbench: nothing was found for "${query}" in edition ${edition}. ${hint}\n`,
    );
    return 1;
  },
};

const comparedText = ({ from, to }: NonNullable<SearchAnswer['compared']>, paint: Paint): string =>
  `${paint('cyan', 'diff'.padEnd(7))} ${paint('bold', `${from} to ${to}`)}  What changed in the rules: riftbench diff ${from} ${to}\n`;

const chosen = <Word extends string, Filter>(
  options: CommandOptions,
  name: string,
  words: readonly Word[],
  filter: (chosen: readonly Word[]) => Filter,
): Filter | undefined =>
  options.has(name) ? filter(options.values(name).map(each => oneOf(name, each, words))) : undefined;

const limitOf = (options: CommandOptions): number => {
  const text = options.value('limit') ?? '10';
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit > 0) return limit;
  throw new CannotWork(`--limit ${text}: a whole number from 1 is needed.`);
};

const inJson = ({ kind, id, title, edition, score, excerpt, marks, standing, path }: SearchResult) => ({
  kind,
  id,
  title,
  edition,
  score,
  excerpt,
  marks,
  ...(standing === undefined ? {} : { standing }),
  ...(path === undefined ? {} : { path }),
});

const doubtOn = (book: RuleBook, { kind, id }: SearchResult, edition: BookEdition): string | undefined => {
  const entry = kind === 'faq' || kind === 'ruling' ? book.entry(kind, id) : undefined;
  return entry && standingLabel(entry, edition);
};

const resultText = (result: SearchResult, label: string | undefined, { width }: Stream, paint: Paint): string => {
  const { kind, id, title, edition, excerpt, marks } = result;
  const head = `${paint('cyan', kind.padEnd(7))} ${paint('bold', kind === 'rule' ? `${id} (${edition})` : id)}`;
  const name = kind === 'keyword' ? '' : `  ${title}`;
  const doubt = label === undefined ? '' : `  ${paint('yellow', `[${label}]`)}`;
  const lines = wrap(excerpt, width - 8);
  return `${head}${name}${doubt}\n${marked(excerpt, lines, marks.excerpt, paint)
    .map(line => `        ${line}\n`)
    .join('')}`;
};

/** Highlights the words for which it was found, and dims the rest. `lines` are parts of the text, in order. */
const marked = (
  text: string,
  lines: readonly string[],
  marks: readonly HighlightRange[],
  paint: Paint,
): readonly string[] => {
  let from = 0;
  return lines.map(line => {
    const start = text.indexOf(line, from);
    from = start < 0 ? from : start + line.length;
    if (start < 0) return paint('dim', line);
    let marked = '';
    let at = start;
    for (const [first, end] of marks) {
      if (first < at || end > start + line.length) continue;
      marked += plainOrDim(text.slice(at, first), paint) + paint('bold', text.slice(first, end));
      at = end;
    }
    return marked + plainOrDim(text.slice(at, start + line.length), paint);
  });
};

const plainOrDim = (text: string, paint: Paint): string => (text === '' ? '' : paint('dim', text));

/** The surroundings of a rule: the rule above it and everything under that, with the rule itself marked. */
const sectionText = (book: RuleBook, { kind, id, edition, path = [] }: SearchResult, paint: Paint): string => {
  if (kind !== 'rule') return '';
  const above = parentOf(book, id, edition);
  const numbers = above === undefined ? [id] : [above, ...childrenOf(book, above, edition)];
  const rows = numbers.map(number => {
    const row = `${number === id ? '>' : ' '} ${number}  ${book.rule(number, edition)?.title ?? ''}`;
    return `          ${number === id ? paint('bold', row) : paint('dim', row)}\n`;
  });
  return `          ${paint('dim', path.join(' > '))}\n${rows.join('')}`;
};
