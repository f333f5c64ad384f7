/**
 * Recognises the citations of a prose: `rule 465.2.c.3`, `CR 465.2.c.3 (1.4)`, `[465.2.c.3]`, `rules 465.2 and 466.1 in
 * 1.3`.
 */
import type { Span } from '../../engine/language/syntax.ts';
import type { BookEdition } from '../types.ts';
import { moreBehind } from './abbreviation.ts';
import { type BookName, bookBefore } from './bookBefore.ts';
import { bookMarkAfter, type EditionMark, markAfter, markInFront, type ReadMark } from './marks.ts';
import type {
  BookPassage,
  CitationForm,
  CitationPassage,
  CitedNumber,
  EntryPassage,
  NumberPassage,
} from './passages.ts';
import { CLOSE, GAP, REACH, SPACE } from './patterns.ts';
import { BLANK } from './prose.ts';

/** Reads a prose from which `prose.ts` has blanked the rest. In the order of the text. */
export const recognise = (
  prose: string,
  editions: readonly BookEdition[],
  books: readonly BookName[] = NO_BOOKS,
): readonly CitationPassage[] => {
  const numbers = numbersIn(prose);
  const found: CitationPassage[] = [];
  let behind = 0;
  let goesOn: Opened | undefined;
  for (let i = 0; i < numbers.length; ) {
    const passage = passageAt(prose, numbers, i, { behind, goesOn, editions, books });
    goesOn = undefined;
    if (passage !== undefined) {
      found.push(passage.passage);
      behind = passage.passage.span.end;
      goesOn = passage.goesOn;
    }
    i += passage?.passage.numbers.length ?? 1;
  }
  const entries = entriesIn(prose);
  return entries.length === 0 ? found : [...found, ...entries].sort((a, b) => a.span.start - b.span.start);
};

const NO_BOOKS: readonly BookName[] = [];

/** What looks like a number of a rule and is in none of the passages. */
export const looseNumbers = (prose: string, passages: readonly CitationPassage[]): readonly CitedNumber[] => {
  const taken = new Set(
    passages.flatMap(each => (each.kind === 'entry' ? [] : each.numbers.map(({ span }) => span.start))),
  );
  return numbersIn(prose).filter(
    ({ number, span }) =>
      !taken.has(span.start) &&
      (standsBare(number) || !PART_OF_MORE.test(prose.slice(Math.max(0, span.start - 1), span.start))),
  );
};

/** What has a number of a rule in it, and a letter or a word glued to it: `443.1.d.3a`, `CR.443.1.d.4`. */
export const nearNumbers = (
  prose: string,
): readonly { readonly number: string; readonly written: string; readonly span: Span }[] =>
  Array.from(prose.matchAll(NEAR_NUMBER), ({ 0: written, 1: number = written.slice(0, -1), index }) => ({
    number: number.toLowerCase(),
    written,
    span: { start: index, end: index + written.length },
  }));

const NEAR_NUMBER =
  /(?<![\p{L}\p{N}_.])(?:(?:[Cc][Rr]s?|[Rr]ules?)\.(\d{3}(?:\.(?:\d{1,3}|[A-Za-z]{1,2}))+)(?![\p{L}\p{N}_]|\.[\p{L}\p{N}])|\d{3}(?:\.(?:\d{1,3}|[A-Za-z]{1,2}))*\.\d{1,3}[a-z](?![\p{L}\p{N}_]|\.[\p{L}\p{N}]))/gu;

const numbersIn = (prose: string): readonly CitedNumber[] =>
  Array.from(prose.matchAll(NUMBER), ({ 0: text, index }) => ({
    number: text.toLowerCase(),
    span: { start: index, end: index + text.length },
  }));

/** A word may appear right before one with a dot, and an `f` or `ff` after it. */
const NUMBER =
  /(?:(?<![\p{L}\p{N}_.])|(?<=(?<![\p{L}\p{N}_-])(?:[Cc][Rr]s?|[Rr]ules?))(?=\d{3}\.[\p{L}\p{N}]))\d{3}(?:\.(?:\d{1,3}|[A-Za-z]{1,2}))*(?!(?!ff?(?![\p{L}\p{N}_]))[\p{L}\p{N}_]|\.[\p{L}\p{N}])/gu;

interface Before {
  /** Where the passage before it ends. */
  readonly behind: number;
  /** What began the list that it is the last of. */
  readonly goesOn: Opened | undefined;
  readonly editions: readonly BookEdition[];
  readonly books: readonly BookName[];
}

interface Read {
  readonly passage: NumberPassage | BookPassage;
  /** The last number of a list has an edition of its own: it is a passage for itself. */
  readonly goesOn?: Opened;
}

const passageAt = (prose: string, all: readonly CitedNumber[], first: number, around: Before): Read | undefined => {
  const { behind, goesOn, editions, books } = around;
  const [head] = all.slice(first, first + 1);
  if (head === undefined) return undefined;
  const before = prose.slice(Math.max(behind, head.span.start - REACH), head.span.start);
  const opened =
    goesOn ?? bookOpening(before, books) ?? withEdition(opening(before, head, editions), prose, head, around);
  if (opened === undefined) return undefined;
  const withMore = (cited: CitedNumber): CitedNumber => {
    const more = moreBehind(prose, cited.span.end, opened);
    return more === undefined ? cited : { ...cited, more };
  };
  const numbers: [CitedNumber, ...CitedNumber[]] = [withMore(head)];
  for (const next of all.slice(first + 1, first + MOST)) {
    const last = numbers.at(-1) ?? head;
    const between =
      next.span.start - endOf(last) > REACH ? null : JOINED.exec(prose.slice(endOf(last), next.span.start));
    if (between === null || !mayFollow(next, opened)) break;
    numbers.push(between[1] === undefined ? withMore(next) : { ...withMore(next), endsRange: true });
  }
  const last = numbers.at(-1) ?? head;
  const readMark: ReadMark =
    opened.book === undefined ? (text, from) => markAfter(text, from, editions) : bookMarkAfter;
  const closed = closing(prose, endOf(last), readMark);
  if (numbers.length > 1 && opened.mark !== undefined && closed.mark !== undefined) {
    // The edition in front is that of the others; the one after, of the last alone, or of a range.
    const most = numbers.length - (last.endsRange ? 2 : 1);
    const [kept, ...others] = numbers.slice(0, most);
    if (kept !== undefined) {
      const passage = passageOf(opened, [kept, ...others], { end: endOf(others.at(-1) ?? kept), closesBracket: true });
      const { mark: _, front: __, ...unmarked } = opened;
      return { passage, goesOn: { ...unmarked, form: 'word', length: 0 } };
    }
  }
  const form = opened.form === 'bracket' && !closed.closesBracket ? 'bare' : opened.form;
  if (form === 'bare' && !standsBare(head.number)) return undefined;
  return { passage: passageOf({ ...opened, form }, numbers, closed) };
};

const passageOf = (
  { form, length, mark: inFront, front, book }: Opened,
  numbers: NumberPassage['numbers'],
  { end, mark: behind, target }: Closed,
): NumberPassage | BookPassage => {
  // The nearer one counts.
  const mark = behind ?? inFront;
  const from = numbers[0].span.start - (form === 'bare' ? 0 : length);
  if (book !== undefined)
    return {
      kind: 'book',
      prefix: book,
      form,
      span: { start: from, end },
      numbers,
      ...(mark === undefined ? {} : { mark }),
      ...(target === undefined ? {} : { target }),
    };
  return {
    kind: 'numbers',
    form,
    span: { start: front ?? from, end },
    numbers,
    ...(mark === undefined ? {} : { mark }),
    ...(target === undefined ? {} : { target }),
  };
};

/** Nobody lists more at once. */
const MOST = 40;

interface Opened {
  readonly form: CitationForm;
  /** Whether it says that several follow: then also those that are three digits alone. */
  readonly isPlural: boolean;
  /** How far before the number it begins. */
  readonly length: number;
  readonly mark?: EditionMark;
  /** Where the edition in front of it begins, with its words. */
  readonly front?: number;
  /** The prefix of the book that is named before it. */
  readonly book?: string;
}

const bookOpening = (before: string, books: readonly BookName[]): Opened | undefined => bookBefore(before, books);

const opening = (
  before: string,
  { number, span }: CitedNumber,
  editions: readonly BookEdition[],
): Opened | undefined => {
  const word = WORD_BEFORE.exec(before);
  if (word !== null) {
    const [all, said = '', edition, rest = ''] = word;
    const isPlural = /s$|^§§$/i.test(said);
    const opened = { form: 'word', isPlural, length: all.length } as const;
    if (edition === undefined) return opened;
    if (!editions.includes(edition)) return undefined;
    const at = span.start - rest.length - edition.length;
    return { ...opened, mark: { edition, span: { start: at, end: at + edition.length } } };
  }
  const [all, said] = EDITION_BEFORE.exec(before) ?? [];
  if (all !== undefined && said !== undefined && editions.includes(said) && dots(number) > 0) {
    const at = span.start - all.length;
    return {
      form: 'word',
      isPlural: false,
      length: all.length,
      mark: { edition: said, span: { start: at, end: at + said.length } },
    };
  }
  const [bracket] = /(?<![\]\w])\[[*_~]{0,5}$/.exec(before) ?? [];
  if (bracket !== undefined) return { form: 'bracket', isPlural: false, length: bracket.length };
  if (!standsBare(number) || PART_OF_MORE.test(before.replace(/~~$/, ''))) return undefined;
  return { form: 'bare', isPlural: false, length: 0 };
};

/** `In edition 1.4, rule 465.2`, `in 1.4, 465.2.c`. */
const withEdition = (
  opened: Opened | undefined,
  prose: string,
  { span }: CitedNumber,
  { behind, editions }: Before,
): Opened | undefined => {
  if (opened === undefined || opened.mark !== undefined) return opened;
  const front = markInFront(prose, { from: behind, to: span.start - opened.length }, editions);
  return front === undefined ? opened : { ...opened, mark: front.mark, front: front.start };
};

/** `1.2: 443.1.d`, as in a scenario. */
const EDITION_BEFORE = /(?<![\p{L}\p{N}_.])(\d{1,2}\.\d{1,2}):[ \u00a0]?$/u;

/** A path, a price, a version, a footnote. */
const PART_OF_MORE = /[-/\\^~@$€£+=#&:]$/u;

const WORD_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(core rules?|rules?|CRs?|§§?)${GAP}(?:no\\.?${GAP}|nr\\.?${GAP}|numbers?${GAP}|[:#]${GAP})?(?:(\\d{1,2}\\.\\d{1,2})([:,]?${GAP}[\\[(]?[*_~]{0,5}\\[?)|[\\[(]?[*_~]{0,5}\\[?)$`,
  'iu',
);

const JOINED = new RegExp(
  `^${CLOSE}(?:${GAP}[,;]${GAP}(?:(?:and|or|&)${SPACE})?|${SPACE}(?:and|or|&)${SPACE}|${GAP}[/+]${GAP}|(${GAP}(?:–|—|-|…)${GAP}|${SPACE}(?:to|through)${SPACE}))\\[?[*_~]{0,5}$`,
);

const endOf = ({ span, more }: CitedNumber): number => (more?.span ?? span).end;

/** "rule 465.2 and 300 cards": three digits alone go on only where rules are announced. */
const mayFollow = ({ number }: CitedNumber, { form, isPlural }: Opened): boolean =>
  isPlural || (form === 'bare' ? standsBare(number) : dots(number) > 0);

interface Closed {
  readonly end: number;
  readonly closesBracket: boolean;
  readonly mark?: EditionMark;
  readonly target?: Span;
}

/** What follows the last number: brackets, a link's target, an edition. */
const closing = (prose: string, from: number, readMark: ReadMark): Closed => {
  const rest = prose.slice(from, from + 2 * REACH);
  const [inner = ''] = /^[*_~]{0,5}/.exec(rest) ?? [];
  const inside = readMark(prose, from + inner.length);
  const at = inside?.end ?? from + inner.length;
  const closesBracket = prose[at] === ']';
  let end = closesBracket ? at + 1 : at;
  let target: Span | undefined;
  if (closesBracket && prose[end] === BLANK) {
    const start = end;
    while (prose[end] === BLANK) end++;
    target = { start, end };
  }
  const outside =
    inside === undefined
      ? readMark(prose, end + (/^[*_~]{0,5}/.exec(prose.slice(end, end + 5))?.[0].length ?? 0))
      : undefined;
  const mark = inside?.mark ?? outside?.mark;
  return {
    end: outside?.end ?? (closesBracket || inside !== undefined ? end : from),
    closesBracket,
    ...(mark === undefined ? {} : { mark }),
    ...(target === undefined ? {} : { target }),
  };
};

const entriesIn = (prose: string): readonly EntryPassage[] =>
  Array.from(prose.matchAll(ENTRY), ({ 0: all, 1: kind = '', 2: name = '', index }) => ({
    kind: 'entry',
    entry: kind.toLowerCase() === 'faq' ? 'faq' : 'ruling',
    name,
    span: { start: index, end: index + all.length },
    nameSpan: { start: index + all.length - name.length, end: index + all.length },
  }));

/** A single word may be any word of the sentence: whether it names an entry, the book knows. */
const ENTRY =
  /(?<![\p{L}\p{N}_-])(FAQ|ruling)[ \t\u00a0]+(?:entry[ \t\u00a0]+)?([a-z0-9]+(?:-[a-z0-9]+)*)(?![\p{L}\p{N}_-])/giu;

/** Whether it can be nothing but a rule's number, without a word or a bracket before it. */
export const standsBare = (number: string): boolean => dots(number) >= 2;

const dots = (number: string): number => number.split('.').length - 1;
