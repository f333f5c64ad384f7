/**
 * Turns texts into what the library keeps of them: all of them, or none. Each step is announced first, so that the
 * caller can show progress or stop: nothing is kept before the end.
 */
import { isEdition } from '../../engine/game/state/editions.ts';
import { capitalized, largestOf } from '../../engine/lists.ts';
import { isDated } from '../editions.ts';
import { type KnownEdition, mapEdition } from '../mapping/map.ts';
import type { BookData, BookEdition } from '../types.ts';
import { matchAnswers } from './answers.ts';
import { beginning, type Doubt, type ImportedDocument, type ImportedRule } from './document.ts';
import { knownEditions, shelved } from './known.ts';
import { LIBRARY_FORMAT, type LibraryDocument, slugOf } from './library.ts';
import { placePart, placeRules, type Shelved } from './place.ts';
import { readText } from './read.ts';

export interface TextFile {
  /** Its name, without the folder. */
  readonly name: string;
  readonly text: string;
}

export interface PrepareOptions {
  /** The edition that the texts are of, as somebody said; for core rules and parts of them. */
  readonly edition?: string;
  /** What another numbered document is called. */
  readonly title?: string;
}

export interface ImportStep {
  readonly file: string;
  readonly doing: 'recognising' | 'mapping';
}

export interface ImportRefusal {
  readonly file: string;
  /** A sentence that goes after "FILE: ". */
  readonly why: string;
  /** The file could not be read; otherwise, its text was refused. */
  readonly isUnread?: true;
}

export type Prepared =
  | { readonly documents: readonly LibraryDocument[] }
  | { readonly refused: readonly ImportRefusal[] };

/**
 * Yields before each step, and returns the documents or the refusals of every file that cannot be imported. Writes
 * nothing.
 */
export function* prepareImport(
  files: readonly TextFile[],
  data: BookData,
  library: readonly LibraryDocument[],
  options: PrepareOptions = {},
): Generator<ImportStep, Prepared> {
  const refused: ImportRefusal[] = [];
  const read: { readonly file: string; readonly document: ImportedDocument }[] = [];
  for (const { name: file, text } of files) {
    yield { file, doing: 'recognising' };
    const reading = readText(text);
    if ('why' in reading) refused.push({ file, why: reading.why });
    else if (reading.document.cutOff.length > 0) refused.push({ file, why: cutOff(reading.document.cutOff) });
    else read.push({ file, document: reading.document });
  }
  const kept: LibraryDocument[] = [];
  // Editions first, the oldest in front: others are weighed against them.
  for (const { file, document } of read.toSorted(
    (a, b) => rank(a.document) - rank(b.document) || byDate(a.document, b.document),
  )) {
    yield { file, doing: 'mapping' };
    const placed = place({ file, document, data, library: [...library, ...kept], options });
    if ('why' in placed) refused.push({ file, why: placed.why });
    else if (kept.some(({ name }) => name === placed.name))
      refused.push({ file, why: `it is the same document as another of these files, ${placed.name}.` });
    else kept.push(withEntries(placed, data));
  }
  return refused.length > 0 ? { refused } : { documents: kept };
}

/** Worked out once, so that nobody waits for it who looks something up. */
const withEntries = (document: LibraryDocument, { entries, sources }: BookData): LibraryDocument => {
  if (document.answers.length === 0) return document;
  const behind = matchAnswers(document, entries, sources);
  return { ...document, behind: behind.map(entry => (entry === undefined ? null : `${entry.kind} ${entry.id}`)) };
};

const cutOff = (marks: readonly string[]): string =>
  `it seems to be cut off. ${marks.join(' ')} Nothing of it was imported.`;

const rank = ({ form }: ImportedDocument): number => (form === 'core rules' || form === 'rules document' ? 0 : 1);
const byDate = (a: ImportedDocument, b: ImportedDocument): number => ((a.date ?? '') < (b.date ?? '') ? -1 : 1);

/** A document on its way into the library. */
interface Arrival {
  readonly file: string;
  readonly document: ImportedDocument;
  readonly data: BookData;
  readonly library: readonly LibraryDocument[];
  readonly options: PrepareOptions;
}

type Kept = LibraryDocument | { readonly why: string };

const place = (arrival: Arrival): Kept => {
  const { file, document, options } = arrival;
  switch (document.form) {
    case 'core rules':
    case 'rules document':
      return placeNumbered(arrival);
    case 'part of the rules':
      return placeSection(arrival);
    case 'summary':
      return placeSummary(arrival);
    default:
      return keep(file, document, options.title ?? (document.title || nameless(file, document)));
  }
};

const placeNumbered = (arrival: Arrival): Kept => {
  const { file, document, data, library, options } = arrival;
  const own = shelved(data, library).filter(({ edition }) => isEdition(edition));
  // Who imports a new edition again need not name it again.
  const before = library.find(
    ({ edition, date }) => edition !== undefined && !isEdition(edition) && date === document.date,
  );
  const asked =
    options.edition ?? (document.form === 'core rules' && document.date !== undefined ? before?.edition : undefined);
  const placed = placeRules(document, own, asked);
  if ('why' in placed) return placed;
  if (placed.kind === 'other') return otherDocument(arrival);
  const title = document.title === '' ? 'Core rules' : document.title;
  const name = `core-rules-${slugOf(placed.edition)}`;
  const ordered: ImportedDocument = {
    ...document,
    form: 'core rules',
    doubts: withoutRepeats(document.doubts, placed.doubts),
  };
  if (placed.kind === 'known') {
    const known = own.find(({ edition }) => edition === placed.edition)?.rules;
    const rules = document.rules.filter(({ number }) => known?.has(number));
    return { ...keep(file, { ...ordered, rules }, title, name), edition: placed.edition };
  }
  const others = library.filter(({ edition }) => edition !== placed.edition);
  const base = baseFor(document, data, others);
  if (base === undefined) return { why: 'there is no edition to compare it with.' };
  const mapping = mapEdition(document.rules, base);
  const lost = lostEnd(base, new Set(mapping.gone.map(({ number }) => number)));
  if (lost !== undefined)
    return { why: cutOff([`Nothing is in it of what ends edition ${base.edition}, from ${lost} on.`]) };
  return { ...keep(file, ordered, title, name), edition: placed.edition, mapping };
};

/** A gap need not be reported where it is known which rule is missing. */
const withoutRepeats = (doubts: readonly Doubt[], more: readonly Doubt[]): readonly Doubt[] => {
  const reported = new Set(more.map(({ text }) => text));
  return [...doubts.filter(({ text }) => !reported.has(text)), ...more];
};

/** The newest edition that came out before, else the one with the most numbers in common. */
const baseFor = (
  { date, rules }: ImportedDocument,
  data: BookData,
  library: readonly LibraryDocument[],
): KnownEdition | undefined => {
  const editions = knownEditions(data, library);
  const before =
    date === undefined ? undefined : editions.findLast(each => each.dates !== undefined && each.dates.printed <= date);
  if (before !== undefined) return before.known();
  const numbers = new Set(rules.map(({ number }) => number));
  const common = editions.map(
    ({ numbers: own }) => own.filter(number => numbers.has(number)).length / Math.max(own.length, numbers.size),
  );
  const most = largestOf(common);
  return editions.findLast((_, at) => common[at] === most)?.known();
};

/** Where the end of the base has no trace at all, the text was cut off; an edition hardly drops its last sections. */
const lostEnd = ({ rules }: KnownEdition, gone: ReadonlySet<string>): string | undefined => {
  const end = rules.slice(-Math.max(5, Math.ceil(rules.length / 40)));
  const firstLost = end.findLastIndex(({ number }) => !gone.has(number)) + 1;
  return end.length - firstLost < Math.max(5, end.length / 2) ? undefined : (end[firstLost]?.number ?? undefined);
};

const placeSection = ({ file, document, data, library, options }: Arrival): Kept => {
  const shelf = shelved(data, library);
  const placed = placePart(document.rules, shelf, options.edition);
  if ('why' in placed) return placed;
  if (placed.kind === 'other') return { why: 'its numbers fit no edition that Riftbench knows.' };
  const known = shelf.find(({ edition }) => edition === placed.edition)?.rules;
  const rules = document.rules.filter(({ number }) => known?.has(number));
  const whole: ImportedDocument = { ...document, rules, doubts: [...document.doubts, ...placed.doubts] };
  return {
    ...keep(file, whole, document.title, slugOf(`part ${placed.edition} ${document.title}`)),
    edition: placed.edition,
  };
};

const placeSummary = ({ file, document, data, library, options: { edition: asked } }: Arrival): Kept => {
  const shelf = shelved(data, library);
  const { date } = document;
  const dated = shelf.find(({ dates }) => dates !== undefined && date !== undefined && isDated(dates, date));
  const named = asked === undefined ? dated : shelf.find(({ edition }) => edition === asked);
  if (asked !== undefined && named === undefined)
    return { why: `edition ${asked} is not known here; import its whole text first.` };
  const edition: BookEdition | undefined = (named ?? bestForNotes(document, shelf))?.edition;
  return edition === undefined
    ? { why: 'its numbers fit no edition that Riftbench knows.' }
    : { ...keep(file, document, document.title, slugOf(`summary ${edition} ${document.title}`)), edition };
};

const bestForNotes = ({ notes }: ImportedDocument, shelf: readonly Shelved[]): Shelved | undefined => {
  const asRules: readonly ImportedRule[] = notes.map(({ from, title, text, line }) => ({
    number: from,
    text: `${title} ${text}`,
    line,
  }));
  const placed = placePart(asRules, shelf, undefined);
  return 'why' in placed || placed.kind === 'other'
    ? undefined
    : shelf.find(({ edition }) => edition === placed.edition);
};

/** A book of its own: `TR` for tournament rules. */
const otherDocument = ({ file, document, library, options }: Arrival): Kept => {
  const title = options.title ?? document.title;
  if (title === '') return { why: 'it has no title above its first rule. Say what it is: --title "Tournament Rules".' };
  const name = editionName(title, document, library);
  const initials = title
    .replace(/riftbound\W*/i, '')
    .split(/[^\p{L}]+/u)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 4);
  const short = initials === '' || initials === 'CR' ? `${initials}X` : initials;
  const taken = library.some(other => other.name !== name && other.abbreviation === short);
  return { ...keep(file, document, title, name), abbreviation: taken ? `${short}2` : short };
};

/** Two editions of one document stand side by side: the later one to be imported has its date in its name. */
const editionName = (title: string, { date }: ImportedDocument, library: readonly LibraryDocument[]): string => {
  const name = slugOf(title);
  const isAnotherEdition = date !== undefined && library.some(each => each.name === name && each.date !== date);
  return isAnotherEdition ? `${name.slice(0, 49)}-${date}` : name;
};

const nameless = (file: string, { form, answers }: ImportedDocument): string =>
  `${capitalized(form)}: ${answers[0] === undefined ? file : beginning(answers[0].question, 40)}`;

const keep = (
  file: string,
  { cutOff: _, ...document }: ImportedDocument,
  title: string,
  name = slugOf(title),
): LibraryDocument => ({
  ...document,
  format: LIBRARY_FORMAT,
  title,
  name: name === '' ? slugOf(file) || 'document' : name,
  file,
});
