/** What is wrong with the citations of a prose. The codes and the words are those of `cites` in a scenario. */

import type { Span } from '../../engine/language/syntax.ts';
import { type NumberHere, otherEdition } from '../../engine/scenario/citations/otherEdition.ts';
import { DIAGNOSTICS, type Severity } from '../../engine/scenario/report/codes.ts';
import type { Fix } from '../../engine/scenario/report/report.ts';
import { editionDated } from '../books/dates.ts';
import { editionedBook } from '../books/editioned.ts';
import { bookWith, isNewest, missingInBook, unknownEdition } from '../books/find.ts';
import { numberAbove } from '../numbers.ts';
import { doubtOn } from '../runner.ts';
import type { BookEdition, RuleBook, RuleInEdition } from '../types.ts';
import { fateOf } from './fate.ts';
import type { BookPassage, CitationPassage, CitedNumber, EntryPassage, NumberPassage } from './passages.ts';

/** Spans are those of the passages. */
export interface CitationProblem {
  readonly code: 'cite/unknown' | 'cite/other-edition' | 'cite/superseded' | 'cite/meaning-changed' | 'setup/edition';
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  /** What the book of that rule is cited by, where that is not the core rules. */
  readonly prefix?: string;
  /** The rule that it speaks of. */
  readonly rule?: string;
  readonly edition?: BookEdition;
  /** What the rule says in each of the editions that are compared, the older one first. */
  readonly wordings: readonly RuleInEdition[];
  readonly fixes: readonly Fix[];
}

/** `own`: the edition that numbers without a mark are read in, and the one that the text is for. */
export const checkPassage = (
  book: RuleBook,
  passage: CitationPassage,
  own: BookEdition,
): readonly CitationProblem[] => {
  if (passage.kind === 'entry') return checkEntry(book, passage, own);
  if (passage.kind === 'book') return checkBook(book, passage);
  const { mark } = passage;
  const edition = mark?.edition ?? own;
  if (!book.editions.includes(edition)) {
    const message = `There is no edition ${edition}; the editions are ${book.editions.join(', ')}.`;
    return [problem('cite/unknown', mark?.span ?? passage.span, message)];
  }
  // The rules that one number stands for may have different numbers now: then no fix would be right.
  const isShort = passage.numbers.some(({ more }) => more !== undefined);
  return passage.numbers
    .flatMap(cited => checkNumber(book, passage, cited, { edition, own }))
    .map(each => (isShort ? { ...each, fixes: [] } : each));
};

/** What is wrong with what a file says its edition is. */
export const noSuchEdition = (book: RuleBook, { text, span }: { readonly text: string; readonly span: Span }) =>
  book.editions.includes(text)
    ? undefined
    : problem(
        'setup/edition',
        span,
        `There is no edition "${text}" of the core rules here; it can be ${book.editions.join(', ')}.`,
      );

/** Whether such an entry exists, or nearly: a word that merely follows "ruling" is no citation. */
export const isCitation = (book: RuleBook, passage: CitationPassage): boolean => {
  if (passage.kind === 'entry')
    return (
      book.entry(passage.entry, passage.name) !== undefined ||
      // A single word is rather the next one of the sentence than a name with a slip.
      (passage.name.includes('-') && book.nearestEntry(passage.entry, passage.name) !== undefined)
    );
  // "TR 606" may be a machine: a number with a dot, or one that there is, is cited.
  if (passage.kind === 'book')
    return passage.numbers.some(
      ({ number }) => number.includes('.') || bookWith(book, passage.prefix)?.rule(number) !== undefined,
    );
  if (passage.form === 'word' || passage.mark !== undefined) return true;
  // Digits alone may be an address of a machine, or a footnote; letters between dots are a rule's.
  return passage.numbers.some(
    ({ number }) =>
      /[a-z]/.test(number) || book.editions.some(edition => book.conceptOf(number, edition) !== undefined),
  );
};

/** A number without a mark is one of the newest edition. */
const checkBook = (book: RuleBook, { prefix, mark, ...passage }: BookPassage): readonly CitationProblem[] => {
  const newest = bookWith(book, prefix);
  if (newest === undefined) return [];
  const own = mark === undefined ? newest : editionDated(newest, mark.edition);
  if (own === undefined)
    return [problem('cite/unknown', mark?.span ?? passage.span, unknownEdition(newest, mark?.edition ?? ''))];
  const editions = editionedBook(newest);
  const asRules: NumberPassage = { ...passage, kind: 'numbers', ...(mark === undefined ? {} : { mark }) };
  return passage.numbers.flatMap((cited): readonly CitationProblem[] => {
    const read = { edition: own.date, own: newest.date };
    if (own.rule(cited.number) !== undefined) return isNewest(own) ? [] : overtaken(editions, asRules, cited, read);
    const found = missing(editions, asRules, cited, own.date);
    return [
      { ...found, message: missingInBook(own, cited.number), fixes: cited.more === undefined ? found.fixes : [] },
    ];
  });
};

interface Read {
  /** The number is read in this one. */
  readonly edition: BookEdition;
  readonly own: BookEdition;
}

const checkNumber = (
  book: RuleBook,
  passage: NumberPassage,
  cited: CitedNumber,
  { edition, own }: Read,
): readonly CitationProblem[] => {
  const rule = book.rule(cited.number, edition);
  if (rule === undefined) return [missing(book, passage, cited, edition)];
  return isOlder(book, edition, own) ? overtaken(book, passage, cited, { edition, own }) : [];
};

const isOlder = (book: RuleBook, edition: BookEdition, than: BookEdition): boolean =>
  book.editions.indexOf(edition) < book.editions.indexOf(than);

/** A number that its edition does not have: where it is known, or what is above it. */
const missing = (book: RuleBook, passage: NumberPassage, cited: CitedNumber, edition: BookEdition): CitationProblem => {
  const { number, span } = cited;
  const homes = book.editions.filter(each => book.conceptOf(number, each) !== undefined);
  if (homes.length === 0) {
    const above = ruleAbove(book, number, edition);
    const fixes = above === undefined ? [] : [replace(span, above, `Change to ${above}, the rule above it`, PREFERRED)];
    return problem('cite/unknown', span, `No edition has a rule ${number}.`, { fixes });
  }
  const here = numbersHere(book, number, homes, edition);
  const message = otherEdition(number, edition, homes, here);
  return problem('cite/other-edition', span, message, { fixes: elsewhere(passage, cited, here) });
};

const ruleAbove = (book: RuleBook, number: string, edition: BookEdition): string | undefined => {
  for (let above = numberAbove(number); above !== undefined; above = numberAbove(above))
    if (book.conceptOf(above, edition) !== undefined) return above;
  return undefined;
};

/** What the number means in other editions, the newest first: by the rule's number in this one. */
const numbersHere = (
  book: RuleBook,
  number: string,
  homes: readonly BookEdition[],
  here: BookEdition,
): readonly NumberHere[] => {
  const byNumber = new Map<string | null, BookEdition[]>();
  for (const home of homes.toReversed()) {
    const fate = fateOf(book, number, home, here);
    const now = fate.kind === 'moved' || fate.kind === 'changed' ? fate.now.number : null;
    byNumber.set(now, [...(byNumber.get(now) ?? []), home]);
  }
  return [...byNumber].map(([now, editions]) => ({ now, editions }));
};

/** By its number here, else with the edition it belongs to. */
const elsewhere = (
  passage: NumberPassage,
  { number, span }: CitedNumber,
  here: readonly NumberHere[],
): readonly Fix[] => {
  const means = (editions: readonly string[]): string => `${number} in ${editions.join(' and ')}`;
  return here.flatMap(({ now, editions }, at): Fix[] => {
    const preferred = at === 0;
    if (now !== null)
      return [
        replace(span, now, `Change to ${now}, which is ${means(editions)}`, { preferred, safe: here.length === 1 }),
      ];
    // An edition after several numbers would be read for all of them.
    if (passage.numbers.length > 1 || passage.mark !== undefined) return [];
    const { end } = passage.span;
    return editions.map(each =>
      replace({ start: end, end }, ` (${each})`, `Say that it is ${number} of ${each}`, { preferred, safe: false }),
    );
  });
};

/** The rule as it is cited says something different in the edition that the text is for. */
const overtaken = (
  book: RuleBook,
  { numbers, mark }: NumberPassage,
  { number, span }: CitedNumber,
  { edition, own }: Read,
): readonly CitationProblem[] => {
  const fate = fateOf(book, number, edition, own);
  if (fate.kind === 'gone') {
    const message = `Edition ${own} no longer has rule ${number} of ${edition}.`;
    return [problem('cite/meaning-changed', span, message, { about: fate.before, wordings: [fate.before] })];
  }
  if (fate.kind !== 'changed') return [];
  const { now } = fate;
  const title = `Cite ${now.number}, as ${own} has it`;
  const edits = [{ span, text: now.number }, ...(mark === undefined ? [] : [{ span: mark.span, text: own }])];
  return [
    problem(
      'cite/meaning-changed',
      span,
      `Rule ${number} of ${edition} says something different in ${own}, where it is ${now.number}: ${now.text}`,
      {
        about: now,
        wordings: [fate.before, now],
        fixes:
          numbers.length > 1
            ? []
            : [{ title, edits: edits.toSorted((a, b) => a.span.start - b.span.start), preferred: false, safe: false }],
      },
    ),
  ];
};

const checkEntry = (
  book: RuleBook,
  { entry: kind, name, span, nameSpan }: EntryPassage,
  own: BookEdition,
): readonly CitationProblem[] => {
  const entry = book.entry(kind, name);
  if (entry === undefined) {
    const near = book.nearestEntry(kind, name);
    if (near === undefined) return [];
    const message = `No ${kind === 'faq' ? 'FAQ entry' : 'ruling'} is called "${name}". Did you mean ${near}?`;
    const fixes = [replace(nameSpan, near, `Change to ${near}`, PREFERRED)];
    // The words may be no citation at all.
    return [{ ...problem('cite/unknown', span, message, { fixes }), severity: 'hint' }];
  }
  const doubt = doubtOn(book, entry, [own]);
  if (doubt === undefined) return [];
  const numbers = entry.concepts.flatMap(concept => book.numbersOf(concept, own)[0] ?? []);
  const text = `${numbers.length > 1 ? 'rules' : 'rule'} ${numbers.join(', ')}`;
  const fixes = numbers.length === 0 ? [] : [replace(span, text, `Cite the rules: ${numbers.join(', ')}`, PREFERRED)];
  return [problem('cite/superseded', span, doubt, { fixes })];
};

interface Details {
  readonly about?: RuleInEdition;
  readonly wordings?: readonly RuleInEdition[];
  readonly fixes?: readonly Fix[];
}

const problem = (
  code: CitationProblem['code'],
  span: Span,
  message: string,
  { about, wordings = [], fixes = [] }: Details = {},
): CitationProblem => ({
  code,
  severity: DIAGNOSTICS[code],
  span,
  message,
  ...(about === undefined ? {} : { rule: about.number, edition: about.edition }),
  ...(about?.prefix === undefined ? {} : { prefix: about.prefix }),
  wordings,
  fixes,
});

const PREFERRED = { preferred: true, safe: false } as const;

const replace = (
  span: Span,
  text: string,
  title: string,
  { preferred, safe }: Pick<Fix, 'preferred' | 'safe'>,
): Fix => ({
  title,
  edits: [{ span, text }],
  preferred,
  safe,
});
