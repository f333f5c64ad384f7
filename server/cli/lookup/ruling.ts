/** `riftbench ruling`: one FAQ entry or ruling, and whether its scenarios pass. */

import { join } from 'node:path';
import type { Edition } from '../../../engine/game/state/editions.ts';
import { searchBook } from '../../../rules-db/search/search.ts';
import type { EntryRecord, RuleBook } from '../../../rules-db/types.ts';
import { aboutEntry } from '../../analysis/about/aboutEntry.ts';
import { PROJECT_FILE } from '../../analysis/document/edition.ts';
import { bookOf } from '../book.ts';
import type { Command } from '../command.ts';
import { EDITION_OPTION, editionFor } from '../editions.ts';
import { CannotWork } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { writeResult } from '../result.ts';
import { rulingText } from './rulingText.ts';

export const ruling: Command = {
  name: 'ruling',
  summary: 'show an FAQ entry or a ruling, and run the scenarios that test it',
  takes: 'NAME',
  options: [
    EDITION_OPTION,
    { name: 'run', about: 'run its scenarios, and show the result in each edition' },
    JSON_OPTION,
  ],
  about: [
    'NAME is what `cites faq NAME` and `cites ruling NAME` say, also with spaces for hyphens. Other words list the entries that mention them.',
    "Entries are given in this project's words, not in those of their sources.",
  ],
  examples: [
    'riftbench ruling equal-might',
    'riftbench ruling vision-trash --run',
    'riftbench ruling hidden blade repeat',
  ],
  statuses: {
    0: 'there is such an entry, and any scenarios that were run passed',
    1: 'there is none, or a scenario failed',
  },
  run: (options, io) => {
    const edition = editionFor(options, join(io.cwd, PROJECT_FILE));
    const asked = options.words.join(' ').trim();
    if (asked === '') throw new CannotWork('ruling needs a name or some words: riftbench ruling equal-might');
    const book = bookOf(io);
    const found = named(book, asked);
    if (found === undefined) {
      io.err.write(`riftbench: no FAQ entry or ruling is called "${asked}". ${nearIt(book, asked, edition)}\n`);
      return 1;
    }
    const about = aboutEntry(book, found, edition, { run: options.has('run') });
    const untested = options.has('run') && about.scenarios.length === 0 ? UNTESTED : '';
    writeResult(io, options, about, (width, paint) => rulingText(about, edition, width, paint) + untested);
    return about.scenarios.every(({ results = [] }) => results.every(({ holds }) => holds)) ? 0 : 1;
  },
};

const UNTESTED = '\nNo scenario tests it, so nothing was run.\n';

/** `equal-might`, `faq equal-might`, `ruling equal-might`; also with the source after it, as a citation is copied. */
const named = (book: RuleBook, asked: string): EntryRecord | undefined => {
  const [, kind, said = ''] = /^(?:(faq|ruling) )?(.+?)(?: \(.+\))?$/.exec(asked.toLowerCase()) ?? [];
  const name = said.replace(/[\s_]+/g, '-');
  if (kind === 'faq' || kind === 'ruling') return book.entry(kind, name);
  return book.entry('faq', name) ?? book.entry('ruling', name);
};

/** Those with nearly that name, then those that speak of these words. */
const nearIt = (book: RuleBook, asked: string, edition: Edition): string => {
  const meant = (['faq', 'ruling'] as const).flatMap(kind => book.nearestEntry(kind, asked.toLowerCase()) ?? []);
  const words = asked.replaceAll('-', ' ');
  const speaking = searchBook(book, words, { edition, kinds: ['faq', 'ruling'], limit: NEAR }).map(({ id }) => id);
  const near = [...new Set([...meant, ...speaking])].slice(0, NEAR);
  return near.length === 0
    ? 'Nothing is near it. Names and words are found by: riftbench search WORDS --kind faq,ruling'
    : `Near it: ${near.join(', ')}.`;
};

const NEAR = 5;
