/**
 * The parser, the runner, the rule book and its pages, loaded when they are first needed: `initialize` is answered
 * before that.
 */
import type { RuleBook } from '../../rules-db/types.ts';
import type { PagesAt } from './pageLinks.ts';
import type { Toolbox } from './tools.ts';

/** `addressOf` is the address of a file beneath a folder of pages; `bookWithImports`, where the user has imports. */
export const makeToolbox = async (
  pagesAt: PagesAt,
  addressOf: (folder: string, file: string) => string,
  bookWithImports?: () => Promise<RuleBook>,
): Promise<Toolbox> => {
  const [{ loadRuleBook }, { blockCache, parseFile }, { runScenario }, { clientPages, localPages }] = await Promise.all(
    [
      import('../../rules-db/book.ts'),
      import('../../engine/language/grammar/parse.ts'),
      import('../../engine/scenario/run.ts'),
      import('./pageLinks.ts'),
    ],
  );
  return {
    book: (await bookWithImports?.()) ?? loadRuleBook(),
    pages: pagesAt.kind === 'client' ? clientPages : localPages(file => addressOf(pagesAt.path, file)),
    run: runScenario,
    makeParser: () => {
      const cache = blockCache();
      return ({ text, markdown }) => parseFile(text, { markdown, cache }).blocks;
    },
  };
};
