/** Imported texts: listed, removed, and restored. */
import { existsSync } from 'node:fs';
import { readBookData } from '../../../../rules-db/data.ts';
import type { LibraryDocument } from '../../../../rules-db/importing/library.ts';
import { reportOf } from '../../../../rules-db/importing/report.ts';
import { pageUri } from '../../../../rules-db/pages/links.ts';
import type { ImportedText, ImportsResult } from '../../../protocol.ts';
import { libraryFolder } from '../library/folder.ts';
import { addToLibrary, readContents, readDocument, readLibrary, removeFromLibrary } from '../library/store.ts';

/** By title. */
export const imports = (shown: string): ImportsResult => {
  const folder = libraryFolder();
  const { documents, problems } = readLibrary(folder);
  const data = readBookData();
  return {
    folder,
    documents: documents
      .map(document => textOf(document, reportOf(document, data).uses, shown))
      .sort((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true })),
    problems,
  };
};

/** What was taken away while this server runs, to be put back. */
export interface Removed {
  remove(name: string): Promise<boolean>;
  restore(name: string): Promise<boolean>;
}

/** What has been removed can be restored for as long as the server runs. */
export const removedImports = (): Removed => {
  const removed = new Map<string, LibraryDocument>();
  return {
    async remove(name) {
      const folder = libraryFolder();
      const mark = readContents(folder).marks.find(each => each.name === name);
      if (mark === undefined) return false;
      // One that cannot be read can be taken away all the same.
      const read = readDocument(folder, mark);
      if ('document' in read) removed.set(name, read.document);
      return removeFromLibrary(folder, name);
    },
    async restore(name) {
      const folder = libraryFolder();
      const document = removed.get(name);
      // What was imported under its name since is newer.
      const isThere = readContents(folder).marks.some(each => each.name === name);
      if (document === undefined || isThere) return false;
      await addToLibrary(folder, [document]);
      removed.delete(name);
      return true;
    },
  };
};

const textOf = (document: LibraryDocument, uses: readonly string[], shown: string): ImportedText => {
  const { name, title, form, edition, date, file, path } = document;
  return {
    name,
    title,
    form,
    ...(edition === undefined ? {} : { edition }),
    ...(date === undefined ? {} : { date }),
    file,
    ...(path === undefined || !existsSync(path) ? {} : { path }),
    uses,
    uri: pageUri('document', `import ${name}`, shown),
  };
};
