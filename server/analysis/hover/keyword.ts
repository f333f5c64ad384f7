/** A keyword in one line: its word, what it does, its rule. */

import type { Edition } from '../../../engine/game/state/editions.ts';
import { capitalized } from '../../../engine/lists.ts';
import type { Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, lineOf, linked } from '../../../rules-db/blocks/making.ts';
import { keywordNumber } from '../../../rules-db/wording.ts';
import type { BookAccess } from '../document/analysis.ts';

/** Nothing for a word that the book has no keyword for. */
export const explainKeyword = (
  reader: BookAccess,
  word: string,
  edition: Edition,
  value?: number,
): Line | undefined => {
  const { book, pages } = reader;
  const keyword = book.keywords.get(word.toLowerCase());
  if (keyword === undefined) return undefined;
  const number = keywordNumber(book, keyword, edition);
  const name = bold(capitalized(keyword.name) + (value === undefined ? '' : ` ${value}`));
  const rule =
    number === undefined ? lineOf`a keyword since ${keyword.since}` : linked(number, pages.to('rule', number, edition));
  return lineOf`${name}: ${keyword.text} (${rule})`;
};
