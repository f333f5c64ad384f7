/** An import from files to the library: read, recognised, mapped, written. All of them, or nothing changes. */

import { basename } from 'node:path';
import { BOUNDS } from '../../../../engine/bounds.ts';
import { addAll } from '../../../../engine/lists.ts';
import type { ImportReport } from '../../../../rules-db/importing/importReport.ts';
import type { LibraryDocument } from '../../../../rules-db/importing/library.ts';
import {
  type ImportRefusal,
  type PrepareOptions,
  prepareImport,
  type TextFile,
} from '../../../../rules-db/importing/prepare.ts';
import { reportOf } from '../../../../rules-db/importing/report.ts';
import type { BookData } from '../../../../rules-db/types.ts';
import { readBytes } from '../files.ts';
import { readPdf } from '../pdf/read.ts';
import { decode, withoutControls } from './decode.ts';
import { addToLibrary, readLibrary } from './store.ts';

export interface ImportProgress {
  readonly doing: 'reading' | 'recognising' | 'mapping' | 'writing';
  /** The file's name; empty while all are written. */
  readonly file: string;
  /** 0 to 1, of the whole import. */
  readonly done: number;
}

export interface ImportRequest extends PrepareOptions {
  readonly paths: readonly string[];
  readonly folder: string;
  readonly data: BookData;
  /** The name of the document that is brought up to date: anything else is refused. */
  readonly updates?: string;
  /** Report what would be imported, and write nothing. */
  readonly dryRun?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
  readonly isCancelled?: () => boolean;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly reports: readonly ImportReport[]; readonly problems: readonly string[] }
  | { readonly kind: 'refused'; readonly refused: readonly ImportRefusal[] }
  | { readonly kind: 'cancelled' };

/** Throws only where the library cannot be written; nothing has changed then. */
export const importFiles = async (request: ImportRequest): Promise<ImportOutcome> => {
  const { paths, folder, data, dryRun = false, onProgress, isCancelled } = request;
  const steps = paths.length * 3 + 1;
  let done = 0;
  const tell = (doing: ImportProgress['doing'], file: string, part = 0): void =>
    onProgress?.({ doing, file, done: Math.min(1, (done + part) / steps) });
  const files: TextFile[] = [];
  const refused: ImportRefusal[] = [];
  for (const path of paths) {
    const file = basename(path);
    tell('reading', file);
    const read = await textOf(path, part => tell('reading', file, part), isCancelled);
    if (isCancelled?.() === true) return { kind: 'cancelled' };
    if ('why' in read) refused.push({ file: path, why: read.why, isUnread: true });
    else files.push({ name: file, text: read.text });
    done++;
  }
  const { documents: library, problems } = readLibrary(folder);
  const preparing = prepareImport(files, data, library, request);
  let step = preparing.next();
  while (!step.done) {
    tell(step.value.doing, step.value.file);
    done++;
    // Meanwhile a server can answer other requests, and is told if it should stop.
    await new Promise(resolve => setImmediate(resolve));
    if (isCancelled?.() === true) return { kind: 'cancelled' };
    step = preparing.next();
  }
  const prepared = step.value;
  if ('refused' in prepared) addAll(refused, prepared.refused);
  if (refused.length > 0) return { kind: 'refused', refused };
  const documents = ('documents' in prepared ? prepared.documents : []).map(each => withPath(each, paths));
  const other = documents.find(({ name }) => request.updates !== undefined && name !== request.updates);
  if (other !== undefined)
    return { kind: 'refused', refused: [{ file: other.file, why: otherThan(request.updates, other) }] };
  tell('writing', '');
  if (!dryRun) await addToLibrary(folder, documents);
  return { kind: 'imported', reports: documents.map(document => reportOf(document, data)), problems };
};

/**
 * With the path of its file, if only one of the files has that name: of several in different folders, nobody can tell
 * which it was.
 */
const withPath = (document: LibraryDocument, paths: readonly string[]): LibraryDocument => {
  const [path, ...others] = paths.filter(each => basename(each) === document.file);
  return path === undefined || others.length > 0 ? document : { ...document, path };
};

const otherThan = (name = '', other: LibraryDocument): string =>
  `it is another document, "${other.title}" (${other.name}), and not ${name}. Import it by itself.`;

type Text = { readonly text: string } | { readonly why: string };

const textOf = async (...args: Parameters<typeof rawTextOf>): Promise<Text> => {
  const read = await rawTextOf(...args);
  return 'text' in read ? { text: withoutControls(read.text) } : read;
};

const rawTextOf = async (
  path: string,
  onPart: (part: number) => void,
  isCancelled: (() => boolean) | undefined,
): Promise<Text> => {
  const read = readBytes(path, BOUNDS.importBytes);
  if ('why' in read) return { why: read.why };
  const { bytes } = read;
  const decoded = decode(bytes);
  if (!('pdf' in decoded)) return decoded;
  return readPdf(bytes, {
    onPage: (page, of) => onPart(page / of),
    ...(isCancelled === undefined ? {} : { isCancelled }),
  });
};
