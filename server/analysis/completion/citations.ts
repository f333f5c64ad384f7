/** Rules in the prose of an article and in comments: by the beginning of a number, or by words. */
import { isScenario } from '../../../engine/language/syntax.ts';
import { commentProse, markdownProse } from '../../../rules-db/citing/prose.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import { type Analysis, blockAt, citingFile, editionOf, passagesIn, scenariosOf } from '../document/analysis.ts';
import { type CitingFile, isChecked, proseEdition } from '../document/citing.ts';
import type { Position, Range } from '../document/lines.ts';
import { appliedRules } from './applied.ts';
import type { Offer } from './item.ts';
import { type Fitting, rulesFor } from './rules.ts';

export interface Citing {
  readonly offers: readonly Offer[];
  readonly range: Range;
  /** What is there of it already: the client is not to compare it with numbers where it is words. */
  readonly typed: string;
}

/**
 * After `rule`, `CR`, `§` and an opening bracket. Undefined where nobody cites anything. `unasked`: a character that was
 * typed has asked, not the author: then words are left alone, as "the rule says" cites nothing.
 */
export const citationsAt = (
  analysis: Analysis,
  position: Position,
  { unasked }: { readonly unasked: boolean },
): Citing | undefined => {
  const { book, lines, source } = analysis;
  const file = citingFile(analysis);
  if (!isChecked(file)) return undefined;
  const cursor = lines.offsetAt(position);
  const start = lines.offsetAt({ line: position.line, character: 0 });
  const [, opening = '', typed = ''] = BEFORE.exec(source.text.slice(start, cursor)) ?? [];
  if (opening === '' || (unasked && !/^\d/.test(typed) && !(typed === '' && /^(?:CR|§|\[)/.test(opening))))
    return undefined;
  // Only now: what is code and what is prose takes the whole text to tell.
  const prose = source.markdown ? markdownProse(source.text) : commentProse(source.text);
  if (prose.slice(cursor - typed.length - opening.length, cursor) !== `${opening}${typed}`) return undefined;
  const edition = editionAt(analysis, position, file);
  const found = rulesFor(book, edition, typed, fittingArticle(analysis, cursor, edition));
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

/** A comment's numbers are those of its scenario. */
const editionAt = (analysis: Analysis, position: Position, file: CitingFile): BookEdition => {
  if (analysis.source.markdown) return proseEdition(file, analysis.book);
  const block = blockAt(analysis, position);
  return block !== undefined && isScenario(block) ? editionOf(analysis, block.tree) : analysis.edition.edition;
};

/** What the article cites, the nearest first, and what the scenario next to the place applied. */
const fittingArticle = (analysis: Analysis, cursor: number, edition: BookEdition): Fitting => {
  const cited = passagesIn(analysis)
    .flatMap(({ passage, own }) => {
      if (passage.kind !== 'numbers' || (passage.mark?.edition ?? own) !== edition) return [];
      const far = Math.abs(passage.span.start - cursor);
      // What is being typed cites nothing yet.
      return passage.span.end >= cursor && passage.span.start <= cursor
        ? []
        : passage.numbers.map(({ number }) => ({ number, far }));
    })
    .toSorted((a, b) => a.far - b.far)
    .map(({ number }) => number);
  const scenarios = scenariosOf(analysis);
  const near = scenarios.findLast(({ offset }) => offset <= cursor) ?? scenarios[0];
  const applied = near === undefined ? [] : appliedRules(analysis, near, edition);
  const known = [...new Set([...cited, ...applied])].filter(
    number => analysis.book.rule(number, edition) !== undefined,
  );
  return { refusing: [], applied: known.slice(0, MOST) };
};

/** More than this no one reads before typing on. */
const MOST = 30;

/** The mark that most citations of the article use. */
const markOf = (analysis: Analysis, edition: BookEdition): string => {
  const cited = passagesIn(analysis).flatMap(({ passage, isComment }) =>
    passage.kind === 'numbers' && !isComment ? [passage] : [],
  );
  return 2 * cited.filter(({ mark }) => mark !== undefined).length > cited.length ? ` (${edition})` : '';
};
