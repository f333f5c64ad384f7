/** Rules of the books beside the core rules, after `TR`: in prose, in comments and in `cites` lines. */

import { rulesBeginning, titleIn } from '../../../rules-db/books/find.ts';
import type { Book, BookRule } from '../../../rules-db/books/types.ts';
import { namePattern } from '../../../rules-db/citing/bookBefore.ts';
import { commentProse, markdownProse } from '../../../rules-db/citing/prose.ts';
import { searchBook } from '../../../rules-db/search/search.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import { type Analysis, citingFile } from '../document/analysis.ts';
import { isChecked } from '../document/citing.ts';
import type { Position } from '../document/lines.ts';
import type { Citing } from './citations.ts';
import type { Offer } from './item.ts';

/** Undefined where no book is named. `unasked`: a character that was typed has asked: then words are left alone. */
export const bookCitationsAt = (
  analysis: Analysis,
  position: Position,
  { unasked }: { readonly unasked: boolean },
): Citing | undefined => {
  const { book, lines, source, edition } = analysis;
  const cursor = lines.offsetAt(position);
  const line = source.text.slice(lines.offsetAt({ line: position.line, character: 0 }), cursor);
  for (const own of book.books) {
    const [, opening = '', typed = ''] = beforeCursor(own).exec(line) ?? [];
    if (opening === '' || (unasked && !/^\d|^$/.test(typed)) || !mayCite(analysis, line, opening + typed, cursor))
      continue;
    const offers = offersFor(book, own, typed, edition.edition);
    return { offers, range: { start: lines.positionAt(cursor - typed.length), end: position }, typed };
  }
  return undefined;
};

const beforeCursor = (book: Book): RegExp =>
  new RegExp(
    `((?<![\\p{L}\\p{N}_-])(?:${namePattern(book)})[ \\u00a0]+)([\\p{L}\\p{N}.][\\p{L}\\p{N}.'’ -]{0,40}|)$`,
    'iu',
  );

/** A scenario cites in its head; prose and comments where their citations are checked. */
const mayCite = (analysis: Analysis, line: string, written: string, cursor: number): boolean => {
  if (/^\s*cites\s[^#]*$/i.test(line)) return true;
  const { source } = analysis;
  if (!isChecked(citingFile(analysis))) return false;
  const prose = source.markdown ? markdownProse(source.text) : commentProse(source.text);
  return prose.slice(cursor - written.length, cursor) === written;
};

/** Before anything is typed, chapters and sections; else what begins so, or what words speak of. */
const offersFor = (book: RuleBook, own: Book, typed: string, edition: BookEdition): readonly Offer[] => {
  if (typed === '')
    return own
      .rules()
      .filter(({ number }) => !number.includes('.'))
      .map((rule, order) => offerOf(own, rule, order, edition));
  if (/^\d/.test(typed))
    return rulesBeginning(own, typed.toLowerCase()).map((rule, order) => offerOf(own, rule, order, edition));
  const found = searchBook(book, `${own.prefix} ${typed}`, { edition, limit: FOUND });
  return found.flatMap(({ id }, order) => {
    const rule = own.rule(id.slice(own.prefix.length + 1));
    // What is typed is not the beginning of the number: `filterText` makes the client show it.
    return rule === undefined ? [] : { ...offerOf(own, rule, order, edition), filter: typed };
  });
};

const FOUND = 20;

const offerOf = (book: Book, rule: BookRule, order: number, edition: BookEdition): Offer => ({
  label: rule.number,
  kind: 'reference',
  rank: 'plain',
  order,
  detail: titleIn(book, rule),
  data: { book: book.prefix, number: rule.number, edition },
});
