/** Rules in the prose of an article: by the beginning of a number, or by words. */
import { markdownProse } from '../../../rules-db/citing/prose.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import { isChecked, proseEdition } from '../../shared/citing.ts';
import type { Position, Range } from '../../shared/lines.ts';
import { type Analysis, citingFile, passagesIn } from '../analysis.ts';
import type { Offer } from './item.ts';
import { ruleNumbers, ruleOffer } from './rules.ts';

export interface Citing {
  readonly offers: readonly Offer[];
  readonly range: Range;
  /** What is there of it already: the client is not to compare it with numbers where it is words. */
  readonly typed: string;
}

/**
 * Behind `rule`, `CR`, `§` and an opening bracket. Undefined where nobody cites anything. `unasked`: a character that was
 * typed has asked, not the author: then words are left alone, as "the rule says" cites nothing.
 */
export const citationsAt = (
  analysis: Analysis,
  position: Position,
  { unasked }: { readonly unasked: boolean },
): Citing | undefined => {
  const { book, lines, source } = analysis;
  const file = citingFile(analysis);
  if (!source.markdown || !isChecked(file)) return undefined;
  const cursor = lines.offsetAt(position);
  const start = lines.offsetAt({ line: position.line, character: 0 });
  const [, opening = '', typed = ''] = BEFORE.exec(source.text.slice(start, cursor)) ?? [];
  if (opening === '' || (unasked && !/^\d/.test(typed) && !(typed === '' && /^(?:CR|§)/.test(opening))))
    return undefined;
  // Only now: what is code and what is prose takes the whole text to tell.
  if (markdownProse(source.text).slice(cursor - typed.length - opening.length, cursor) !== `${opening}${typed}`)
    return undefined;
  const edition = proseEdition(file, book);
  const found = /^\d|^$/.test(typed) ? ruleNumbers(book, edition, typed) : rulesAbout(book, edition, typed);
  const isOpen = opening === '[' && source.text[cursor] !== ']';
  const behind = `${isOpen ? ']' : ''}${opening !== '[' || isOpen ? markOf(analysis, edition) : ''}`;
  return {
    offers: found.map(offer => ({ ...offer, insert: `${offer.label}${behind}` })),
    range: { start: lines.positionAt(cursor - typed.length), end: position },
    typed,
  };
};

const BEFORE =
  /((?:(?<![\p{L}\p{N}_])(?:rules?|CR)[ \u00a0]+|§§?[ \u00a0]*|(?<![\p{L}\p{N}_\]!])\[))([\p{L}\p{N}.'’-][\p{L}\p{N}.'’ -]{0,40}|)$/iu;

const rulesAbout = (book: RuleBook, edition: BookEdition, words: string): readonly Offer[] =>
  book
    .search(words, { edition, kinds: ['rule'], limit: FOUND })
    .map(({ id }, order) => ruleOffer(book, id, edition, order, 'plain'));

const FOUND = 20;

/** As most citations of the article have it. */
const markOf = (analysis: Analysis, edition: BookEdition): string => {
  const cited = passagesIn(analysis).flatMap(({ passage, isComment }) =>
    passage.kind === 'numbers' && !isComment ? [passage] : [],
  );
  return 2 * cited.filter(({ mark }) => mark !== undefined).length > cited.length ? ` (${edition})` : '';
};
