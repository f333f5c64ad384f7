/**
 * The user's library on disk: an index that names the documents, and one JSON file for each. What the index does not name is
 * not there, so that one renaming makes an import: before it nothing has changed, after it everything has. Who changes it
 * holds its lock meanwhile, from reading the index to clearing away what no index names any more.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_FORMAT, type LibraryDocument } from '../../../../rules-db/importing/library.ts';
import type { ImportedMark } from '../../../../rules-db/imports/types.ts';
import { whyUnreadable } from '../unreadable.ts';
import { writeWhole } from '../writing.ts';
import { withLock } from './lock.ts';
import { INDEX, stampOf } from './watch.ts';

/** What the index says about a document, without reading it. */
export interface Shelfmark extends ImportedMark {
  /** For an edition that the book did not know. */
  readonly isNewEdition?: boolean;
  /** Its file in the library. */
  readonly stored: string;
}

export interface Contents {
  readonly marks: readonly Shelfmark[];
  /** Sentences about what cannot be read; the rest is usable. */
  readonly problems: readonly string[];
}

export interface ReadLibrary {
  readonly documents: readonly LibraryDocument[];
  readonly problems: readonly string[];
}

/** An empty one where there is none. */
export const readContents = (folder: string): Contents => {
  const index = readJson(join(folder, INDEX));
  if (index === undefined) return { marks: [], problems: [] };
  if ('why' in index) return fromFiles(folder, `${join(folder, INDEX)}: ${index.why}`);
  const { format, documents } = index.value;
  if (format !== LIBRARY_FORMAT) return { marks: [], problems: [`${join(folder, INDEX)}: ${otherFormat(format)}`] };
  return Array.isArray(documents) && documents.every(isShelfmark)
    ? { marks: documents, problems: [] }
    : fromFiles(folder, `${join(folder, INDEX)}: it is not the index of a library.`);
};

/** `why` where the file is missing, damaged, or of another format. */
export const readDocument = (
  folder: string,
  { stored }: Shelfmark,
): { readonly document: LibraryDocument } | { readonly why: string } => {
  const path = join(folder, stored);
  const read = readJson(path);
  if (read === undefined) return { why: `${path}: there is no such file.` };
  if ('why' in read) return { why: `${path}: ${read.why}` };
  if (read.value.format !== LIBRARY_FORMAT) return { why: `${path}: ${otherFormat(read.value.format)}` };
  const document = read.value as unknown as LibraryDocument;
  return LISTS.every(list => Array.isArray(document[list])) && typeof document.name === 'string'
    ? { document }
    : { why: `${path}: it is not a document of a library.` };
};
const LISTS = ['rules', 'answers', 'cards', 'notes', 'doubts'] as const;

/** Read again if another process has changed the library meanwhile, up to `MOST_TRIES` times. */
export const readLibrary = (folder: string): ReadLibrary => {
  for (let tries = 1; ; tries++) {
    const stamp = stampOf(folder);
    const { marks, problems } = readContents(folder);
    const read = marks.map(mark => readDocument(folder, mark));
    // What was replaced since the index was read is no longer there.
    if (read.some(each => 'why' in each) && stampOf(folder) !== stamp && tries < MOST_TRIES) continue;
    return contentsOf(read, problems);
  }
};
const MOST_TRIES = 10;

const contentsOf = (read: readonly ReturnType<typeof readDocument>[], problems: readonly string[]): ReadLibrary => ({
  documents: read.flatMap(each => ('document' in each ? [each.document] : [])),
  problems: [...problems, ...read.flatMap(each => ('why' in each ? [each.why] : []))],
});

/** Adds documents, in the place of those of the same names. All or none; throws where it cannot be done. */
export const addToLibrary = (folder: string, documents: readonly LibraryDocument[]): Promise<void> =>
  withLock(folder, () => add(folder, documents));

const add = (folder: string, documents: readonly LibraryDocument[]): void => {
  const names = new Set(documents.map(({ name }) => name));
  const written: string[] = [];
  try {
    const marks = documents.map(document => {
      const text = JSON.stringify(document);
      const stored = `${document.name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
      written.push(stored);
      writeWhole(join(folder, stored), text);
      return markOf(document, stored);
    });
    writeIndex(folder, [...readContents(folder).marks.filter(({ name }) => !names.has(name)), ...marks]);
  } catch (error) {
    const used = new Set(readContents(folder).marks.map(({ stored }) => stored));
    for (const stored of written) if (!used.has(stored)) rmSync(join(folder, stored), { force: true });
    throw error;
  }
  dropUnused(folder);
};

/** Returns whether there was a document of that name. */
export const removeFromLibrary = async (folder: string, name: string): Promise<boolean> =>
  existsSync(folder) && (await withLock(folder, () => remove(folder, name)));

const remove = (folder: string, name: string): boolean => {
  const { marks } = readContents(folder);
  const kept = marks.filter(mark => mark.name !== name);
  if (kept.length === marks.length) return false;
  writeIndex(folder, kept);
  dropUnused(folder);
  return true;
};

const writeIndex = (folder: string, documents: readonly Shelfmark[]): void =>
  writeWhole(
    join(folder, INDEX),
    JSON.stringify({ format: LIBRARY_FORMAT, documents: documents.toSorted(byName) }, null, 1),
  );

const byName = (a: Shelfmark, b: Shelfmark): number => (a.name < b.name ? -1 : 1);

/**
 * Files of replaced documents, and of imports that were ended in the middle; where one cannot be removed, the next import
 * tries again.
 */
const dropUnused = (folder: string): void => {
  const used = new Set(readContents(folder).marks.map(({ stored }) => stored));
  for (const file of readdirSync(folder))
    if (UNFINISHED.test(file) || (STORED.test(file) && !used.has(file))) {
      try {
        rmSync(join(folder, file));
      } catch {
        // Left behind, it takes up space and does no harm.
      }
    }
};
const STORED = /\.[0-9a-f]{12}\.json$/;
/** As `writeWhole` names them. */
const UNFINISHED = /\.json\.\d+\.next$/;

const markOf = (
  { name, title, form, edition, date, mapping, abbreviation }: LibraryDocument,
  stored: string,
): Shelfmark => ({
  name,
  title,
  form,
  ...(edition === undefined ? {} : { edition }),
  ...(date === undefined ? {} : { date }),
  ...(mapping === undefined ? {} : { isNewEdition: true }),
  ...(abbreviation === undefined ? {} : { abbreviation }),
  stored,
});

/** Without its index, a library is what lies in its folder; nothing, where that cannot be read either. */
const fromFiles = (folder: string, problem: string): Contents => {
  const marks = new Map<string, Shelfmark>();
  let files: readonly string[] = [];
  try {
    files = readdirSync(folder);
  } catch (error) {
    return { marks: [], problems: [`${folder}: ${whyUnreadable(error)} ${WITHOUT_IMPORTS}`] };
  }
  for (const stored of files.filter(file => STORED.test(file))) {
    const read = readDocument(folder, { name: '', title: '', form: 'article', stored });
    if ('document' in read) marks.set(read.document.name, markOf(read.document, stored));
  }
  return { marks: [...marks.values()], problems: [problem] };
};

const WITHOUT_IMPORTS = 'What was imported is left out; everything else works.';

type Json = { readonly value: Readonly<Record<string, unknown>> } | { readonly why: string };

/** Undefined for no such file. */
const readJson = (path: string): Json | undefined => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : { why: whyUnreadable(error) };
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { value: value as Readonly<Record<string, unknown>> };
  } catch {
    // Reported below.
  }
  return { why: 'it is damaged: not a JSON object.' };
};

const otherFormat = (format: unknown): string =>
  `it is of format ${String(format)}, and this Riftbench reads ${LIBRARY_FORMAT}. Import the text again.`;

const isShelfmark = (value: unknown): value is Shelfmark => {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('stored' in value)) return false;
  return (
    typeof value.name === 'string' &&
    typeof value.stored === 'string' &&
    STORED.test(value.stored) &&
    !/[\\/]/.test(value.stored)
  );
};
