/**
 * The parser, the runner, the rule book and its pages, loaded when they are first needed: `initialize` is answered
 * before that.
 */

import { join } from 'node:path';
import type { PagesAt } from '../../../analysis/pageLinks.ts';
import type { Toolbox } from '../../../analysis/workspace.ts';
import { uriOf } from '../fileUris.ts';
import { libraryFolder } from '../library/folder.ts';
import { libraryWatch, stampOf } from '../library/watch.ts';

/** `tell` gets what is wrong with the user's imports; the book is then without them. */
export const loadToolbox = async (
  pagesAt: PagesAt,
  tell: (problem: string) => void = () => undefined,
): Promise<Toolbox> => {
  const [{ loadRuleBook }, { blockCache, parseFile }, { runScenario }, { clientPages, localPages }] = await Promise.all(
    [
      import('../../../../rules-db/book.ts'),
      import('../../../../engine/language/grammar/parse.ts'),
      import('../../../../engine/scenario/run.ts'),
      import('../../../analysis/pageLinks.ts'),
    ],
  );
  const folder = libraryFolder();
  const isStale = libraryWatch(folder);
  const isLibrary = stampOf(folder) !== '';
  return {
    isStale,
    book: isLibrary ? (await import('../library/book.ts')).bookWithImports(folder, tell) : loadRuleBook(),
    pages: pagesAt.kind === 'client' ? clientPages : localPages(file => uriOf(join(pagesAt.path, file))),
    run: runScenario,
    makeParser: () => {
      const cache = blockCache();
      return ({ text, markdown }) => parseFile(text, { markdown, cache }).blocks;
    },
  };
};
