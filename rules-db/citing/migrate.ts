/** Migrates a citation from one edition to another: the same rules, by the numbers that they have there. */
import type { Span } from '../../engine/language/syntax.ts';
import type { Edit } from '../../engine/scenario/report/report.ts';
import { compareNumbers, numberAbove } from '../numbers.ts';
import { doubtOn } from '../runner.ts';
import type { BookEdition, RuleBook, RuleInEdition } from '../types.ts';
import type { Abbreviation } from './abbreviation.ts';
import { editionBeside, numbersBeside, type Surroundings } from './beside.ts';
import { calledRules } from './called.ts';
import { type Fate, fateOf } from './fate.ts';
import type { CitationPassage, CitedNumber, EntryPassage, NumberPassage } from './passages.ts';
import { looseNumbers, nearNumbers, standsBare } from './recognise.ts';

/** `moved`: the same rules. `changed`: one of them says something different there. `gone`: one of them is not there. */
export type ChangeKind = 'moved' | 'changed' | 'gone';

export interface EditionMove {
  readonly from: BookEdition;
  readonly to: BookEdition;
  /** The editions in which a number without a mark is read, before and after. */
  readonly own: BookEdition;
  readonly ownAfter: BookEdition;
  /** Says the edition of a passage that stays as it is, where it goes without saying no longer. */
  readonly say: (passage: NumberPassage, edition: BookEdition) => Edit;
}

/** What an author has to review. */
export interface ReviewNote {
  /** `entry`: an FAQ entry or a ruling that holds no more. `unsure`: only the author can tell. */
  readonly kind: Exclude<ChangeKind, 'moved'> | 'entry' | 'unsure';
  readonly span: Span;
  readonly message: string;
  /** What the rule says, in the older edition and, if it is there, in the newer one. */
  readonly wordings: readonly RuleInEdition[];
}

export interface CitationChange {
  /** `unknown`: the edition that it is cited from has no such rule. `unsure`: only the author can carry it over. */
  readonly kind: ChangeKind | 'unknown' | 'unsure';
  /** In the order of the text; none where nothing has to be written differently. */
  readonly edits: readonly Edit[];
  readonly looks: readonly ReviewNote[];
}

interface CitedFate {
  readonly cited: CitedNumber;
  readonly fate: Fate;
}

/** Undefined for what is cited from another edition, or stays right as it is. */
export const migratePassage = (
  book: RuleBook,
  passage: NumberPassage,
  move: EditionMove,
): CitationChange | undefined => {
  const { from, to, own, ownAfter } = move;
  const isMarked = passage.mark !== undefined;
  if ((passage.mark?.edition ?? own) !== from || from === to) return undefined;
  if (!isMarked && ownAfter === own) return undefined;
  if (passage.numbers.some(({ more }) => more !== undefined)) return abbreviated(book, passage, move);
  const fates = passage.numbers.map(cited => ({ cited, fate: fateOf(book, cited.number, from, to) }));
  const stays = fates.filter(({ fate }) => fate.kind === 'gone' || fate.kind === 'unknown');
  // A number that no edition has is as wrong as before: there is no edition to say of it.
  if (stays.length === fates.length && stays.every(({ fate }) => fate.kind === 'unknown'))
    return { kind: 'unknown', edits: [], looks: stays.map(({ cited }) => unknown(cited, from, 'it is left as it is')) };
  if (stays.length > 0) {
    // What is cited together has one edition: one that cannot go keeps the others.
    const edits = isMarked ? [] : [move.say(passage, from)];
    const how = isMarked ? 'it is left as it is' : 'it keeps its number and says its edition';
    return { kind: 'gone', edits, looks: fates.map(({ cited, fate }) => left(cited, fate, move, how)) };
  }
  const renumbered = [
    ...announced(
      passage,
      fates.map(({ fate }) => fate),
    ),
    ...fates.flatMap(({ cited, fate }) => renumber(cited, fate)),
  ];
  const marked = passage.mark === undefined ? [] : [{ span: passage.mark.span, text: to }];
  const looks = [
    ...fates.flatMap(({ cited, fate }) => changed(cited, fate, move)),
    ...otherRanges(book, fates, move),
    ...(passage.target !== undefined && renumbered.length > 0 ? [linked(passage, passage.target)] : []),
  ];
  return {
    kind: looks.some(({ kind }) => kind === 'changed') ? 'changed' : 'moved',
    edits: [...renumbered, ...marked].sort((a, b) => a.span.start - b.span.start),
    looks,
  };
};

/**
 * As `migratePassage`, in its sentence: a citation whose edition the prose names in words, or that stands beside its
 * new number, would be wrong with another number. It is kept, and reported to its author.
 */
export const migrateInProse = (
  book: RuleBook,
  passage: NumberPassage,
  around: Surroundings,
  move: EditionMove,
): CitationChange | undefined => {
  const change = migratePassage(book, passage, move);
  if (change === undefined || change.edits.length === 0) return change;
  const { from, to, own, ownAfter } = move;
  const beside = editionBeside(passage, around, book.editions);
  if (beside !== undefined) {
    const why = `its sentence names edition ${beside}: it is left as it is. If it is to be read in ${from}, write "(${from})" after it.`;
    return { kind: 'unsure', edits: [], looks: [besideOther(passage, why)] };
  }
  const already = numbersBeside(passage, around, from);
  const now = passage.numbers
    .map(({ number }) => ({ number, fate: fateOf(book, number, from, to) }))
    .flatMap(({ number, fate }) => ('now' in fate && fate.now.number !== number ? [fate.now.number] : []))
    .find(number => already.includes(number));
  if (now === undefined) return change;
  const why = `its sentence names its number of ${to} already, ${now}: it keeps its number${passage.mark === undefined ? ' and says its edition' : ''}.`;
  const isUnsaid = passage.mark === undefined && own !== ownAfter;
  return { kind: 'unsure', edits: isUnsaid ? [move.say(passage, from)] : [], looks: [besideOther(passage, why)] };
};

const besideOther = ({ numbers }: NumberPassage, why: string): ReviewNote => {
  const [{ number, span }] = numbers;
  return { kind: 'unsure', span, message: `${number} is not migrated, as ${why}`, wordings: [] };
};

/** An entry has one name in all editions, but may hold no more. */
export const migrateEntry = (
  book: RuleBook,
  { entry: kind, name, span }: EntryPassage,
  { own, ownAfter }: Pick<EditionMove, 'own' | 'ownAfter'>,
): CitationChange | undefined => {
  const entry = book.entry(kind, name);
  if (entry === undefined || doubtOn(book, entry, [own]) !== undefined) return undefined;
  const message = doubtOn(book, entry, [ownAfter]);
  if (message === undefined) return undefined;
  return { kind: 'unsure', edits: [], looks: [{ kind: 'entry', span, message, wordings: [] }] };
};

/** After a citation in prose. */
export const sayBehind: EditionMove['say'] = ({ span: { end } }, edition) => ({
  span: { start: end, end },
  text: ` (${edition})`,
});

/** Before one in a script. */
export const sayBefore: EditionMove['say'] = ({ numbers: [{ span }] }, edition) => ({
  span: { start: span.start, end: span.start },
  text: `${edition}: `,
});

/** A bare number is known by its dots: one that has too few there needs the word before it. */
const announced = ({ form, numbers }: NumberPassage, fates: readonly Fate[]): readonly Edit[] => {
  const [{ span }] = numbers;
  if (form !== 'bare' || !fates.some(fate => 'now' in fate && !standsBare(fate.now.number))) return [];
  return [{ span: { start: span.start, end: span.start }, text: numbers.length > 1 ? 'rules ' : 'rule ' }];
};

const renumber = ({ number, span }: CitedNumber, fate: Fate): readonly Edit[] =>
  'now' in fate && fate.now.number !== number ? [{ span, text: fate.now.number }] : [];

const changed = ({ number, span }: CitedNumber, fate: Fate, { from, to }: EditionMove): readonly ReviewNote[] => {
  if (fate.kind !== 'changed') return [];
  const { before, now } = fate;
  const message = `${number} of ${from} is ${now.number} in ${to}, and says something different there.`;
  return [{ kind: 'changed', span, message, wordings: [before, now] }];
};

const left = (cited: CitedNumber, fate: Fate, { from, to }: EditionMove, how: string): ReviewNote => {
  const { number, span } = cited;
  if (fate.kind === 'unknown') return unknown(cited, from, how);
  if (fate.kind !== 'gone') {
    const message = `${number} of ${from} is ${fate.now.number} in ${to}, but is cited with a rule that stays: ${how}.`;
    return { kind: 'unsure', span, message, wordings: [] };
  }
  const message = `${to} has no rule ${number} of ${from}: ${how}.`;
  return { kind: 'gone', span, message, wordings: [fate.before] };
};

const unknown = ({ number, span }: CitedNumber, from: BookEdition, how: string): ReviewNote => ({
  kind: 'gone',
  span,
  message: `${from} has no rule ${number}: ${how}.`,
  wordings: [],
});

const linked = ({ numbers: [{ number, span }] }: NumberPassage, target: Span): ReviewNote => ({
  kind: 'unsure',
  span: { start: span.start, end: target.end },
  message: `The address after ${number} is left as it is: check whether it still leads there.`,
  wordings: [],
});

/** Numbers that may be rules: one dot is too little to tell, and so are brackets, or a word that other numbers have as well. */
export const maybeCited = (
  book: RuleBook,
  prose: string,
  passages: readonly CitationPassage[],
  from: BookEdition,
): readonly ReviewNote[] => [
  ...[...looseNumbers(prose, passages).filter(({ number }) => number.includes('.')), ...calledRules(prose, passages)]
    .filter(({ number }) => book.conceptOf(number, from) !== undefined)
    .map(
      ({ number, span }): ReviewNote => ({
        kind: 'unsure',
        span,
        message: `This may be rule ${number} of ${from}. It is left as it is: write "rule" before it, if it is one.`,
        wordings: [],
      }),
    ),
  ...nearNumbers(prose)
    .filter(({ number }) => book.conceptOf(number, from) !== undefined)
    .map(
      ({ number, written, span }): ReviewNote => ({
        kind: 'unsure',
        span,
        message: `"${written}" is no rule's number as it is written, and may mean rule ${number} of ${from}. It is left as it is.`,
        wordings: [],
      }),
    ),
];

/** Between the ends of a range there may be other rules now. */
const otherRanges = (book: RuleBook, fates: readonly CitedFate[], { from, to }: EditionMove): readonly ReviewNote[] =>
  fates.flatMap(({ cited, fate }, at): readonly ReviewNote[] => {
    const first = fates[at - 1];
    if (cited.endsRange === undefined || first === undefined || !('now' in first.fate) || !('now' in fate)) return [];
    const before = within(book, from, first.fate.before.number, fate.before.number);
    if (before === within(book, to, first.fate.now.number, fate.now.number)) return [];
    const span = { start: first.cited.span.start, end: cited.span.end };
    const message = `In ${to}, other rules come between these than in ${from}.`;
    return [{ kind: 'changed', span, message, wordings: [] }];
  });

const within = (book: RuleBook, edition: BookEdition, first: string, last: string): string =>
  book
    .numbers(edition)
    .filter(number => compareNumbers(first, number) <= 0 && compareNumbers(number, last) <= 0)
    .map(number => book.conceptOf(number, edition))
    .sort()
    .join(' ');

/** Rules that one number stands for may have gone different ways: none of them is carried over. */
const abbreviated = (book: RuleBook, passage: NumberPassage, move: EditionMove): CitationChange => {
  const isMarked = passage.mark !== undefined;
  const looks = passage.numbers.flatMap((cited): readonly ReviewNote[] =>
    cited.more === undefined ? [] : [abbreviation(book, cited, cited.more, move)],
  );
  return { kind: 'unsure', edits: isMarked ? [] : [move.say(passage, move.from)], looks };
};

const abbreviation = (
  book: RuleBook,
  { number, span }: CitedNumber,
  more: Abbreviation,
  { from, to }: EditionMove,
): ReviewNote => {
  const became = [number, ...abbreviatedNumbers(book, number, more.text, from)].map(each => {
    const fate = fateOf(book, each, from, to);
    return `${each} of ${from} ${'now' in fate ? `is ${fate.now.number} in ${to}` : `is not in ${to}`}`;
  });
  const written = `${number}${more.text.replace(/\s+/g, ' ')}`;
  return {
    kind: 'unsure',
    span: { start: span.start, end: more.span.end },
    message: `"${written}" stands for several rules, so its numbers stay: write each of them out. ${became.join(', ')}.`,
    wordings: [],
  };
};

/** `/5` after `443.1.d.4`: its neighbour, or what is below it. */
const abbreviatedNumbers = (book: RuleBook, number: string, more: string, edition: BookEdition): readonly string[] =>
  Array.from(more.matchAll(/(?<![a-z])(?:\d+|[a-z])(?:\.[a-z\d]+)*(?![a-z])/g), ([short]) =>
    [numberAbove(number), number]
      .flatMap(above => (above === undefined ? [] : [`${above}.${short}`]))
      .find(each => book.conceptOf(each, edition) !== undefined),
  ).filter(each => each !== undefined);
