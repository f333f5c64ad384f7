/**
 * The parser, the runner, the rule book and its pages, loaded when they are first needed: `initialize` is answered
 * before that.
 */
import { libraryFolder } from '../library/folder.ts';
import { libraryWatch, stampOf } from '../library/watch.ts';
import type { Toolbox } from './workspace.ts';

/** Where links to rules lead: to pages of the client's own, or to those in a folder on this disk. */
export type PagesAt = { readonly kind: 'client' } | { readonly kind: 'folder'; readonly path: string };

/** `tell` gets what is wrong with the user's imports; the book is then without them. */
export const loadToolbox = async (
  pagesAt: PagesAt,
  tell: (problem: string) => void = () => undefined,
): Promise<Toolbox> => {
  const [{ loadRuleBook }, { blockCache, parseFile }, { runScenario }, { clientPages, localPages }] = await Promise.all(
    [
      import('../../rules-db/book.ts'),
      import('../../engine/language/grammar/parse.ts'),
      import('../../engine/scenario/run.ts'),
      import('./pageLinks.ts'),
    ],
  );
  const folder = libraryFolder();
  const isStale = libraryWatch(folder);
  const isLibrary = stampOf(folder) !== '';
  return {
    isStale,
    book: isLibrary ? (await import('../library/book.ts')).bookWithImports(folder, tell) : loadRuleBook(),
    pages: pagesAt.kind === 'client' ? clientPages : localPages(pagesAt.path),
    run: runScenario,
    makeParser: () => {
      const cache = blockCache();
      return ({ text, markdown }) => parseFile(text, { markdown, cache }).blocks;
    },
  };
};
