/** What answers are made with on this machine: the book has the user's imports. */
import { join } from 'node:path';
import type { PagesAt } from '../../../analysis/pageLinks.ts';
import { makeToolbox } from '../../../analysis/toolbox.ts';
import type { Toolbox } from '../../../analysis/tools.ts';
import { uriOf } from '../fileUris.ts';
import { libraryFolder } from '../library/folder.ts';
import { libraryWatch, stampOf } from '../library/watch.ts';

/** `tell` gets what is wrong with the user's imports; the book is then without them. */
export const loadToolbox = async (
  pagesAt: PagesAt,
  tell: (problem: string) => void = () => undefined,
): Promise<Toolbox> => {
  const folder = libraryFolder();
  const isStale = libraryWatch(folder);
  const bookWithImports = async () => (await import('../library/book.ts')).bookWithImports(folder, tell);
  const tools = await makeToolbox(
    pagesAt,
    (at, file) => uriOf(join(at, file)),
    stampOf(folder) === '' ? undefined : bookWithImports,
  );
  return { ...tools, isStale };
};
