/** The rule book with what its user has imported on top. Nothing of a library is read before it is asked for. */
import { loadRuleBook, makeRuleBook } from '../../../../rules-db/book.ts';
import { readBookData } from '../../../../rules-db/data.ts';
import type { LibraryDocument } from '../../../../rules-db/importing/library.ts';
import { withImports } from '../../../../rules-db/imports/overlay.ts';
import type { RuleBook } from '../../../../rules-db/types.ts';
import { readContents, readDocument } from './store.ts';

/** `folder` is missing where no imports may count. What cannot be read is reported, and left out. */
export const bookWithImports = (folder: string | undefined, tell: (problem: string) => void): RuleBook => {
  if (folder === undefined) return loadRuleBook();
  const { marks, problems } = readContents(folder);
  for (const problem of problems) tell(problem);
  if (marks.length === 0) return loadRuleBook();
  const read = new Map<string, LibraryDocument | undefined>();
  return makeRuleBook(
    withImports(readBookData(), {
      marks,
      read: name => {
        if (read.has(name)) return read.get(name);
        const mark = marks.find(each => each.name === name);
        const found = mark === undefined ? { why: `${name} is not in the library.` } : readDocument(folder, mark);
        if ('why' in found) tell(found.why);
        const document = 'document' in found ? found.document : undefined;
        read.set(name, document);
        return document;
      },
    }),
  );
};
