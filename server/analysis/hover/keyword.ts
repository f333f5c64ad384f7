/** A keyword in one line: its word, what it does, its rule. */

import type { Edition } from '../../../engine/game/state/editions.ts';
import { capitalized } from '../../../engine/lists.ts';
import { keywordNumber } from '../../../rules-db/wording.ts';
import type { BookAccess } from '../document/analysis.ts';
import { bold, linked, type MarkdownText, markdown, plain } from './markdown.ts';

/** Nothing for a word that the book has no keyword for. */
export const explainKeyword = (
  reader: BookAccess,
  word: string,
  edition: Edition,
  value?: number,
): MarkdownText | undefined => {
  const { book, pages } = reader;
  const keyword = book.keywords.get(word.toLowerCase());
  if (keyword === undefined) return undefined;
  const number = keywordNumber(book, keyword, edition);
  const name = bold(capitalized(keyword.name) + (value === undefined ? '' : ` ${value}`));
  const rule =
    number === undefined
      ? markdown`a keyword since ${plain(keyword.since)}`
      : linked(number, pages.to('rule', number, edition));
  return markdown`${name}: ${plain(keyword.text)} (${rule})`;
};
