/** What answers are made with in a browser: the same book and runner, without imports. */
import type { PagesAt } from '../../../analysis/pageLinks.ts';
import type { Toolbox } from '../../../analysis/workspace.ts';

export const loadToolbox = async (pagesAt: PagesAt): Promise<Toolbox> => {
  const [{ loadRuleBook }, { blockCache, parseFile }, { runScenario }, { clientPages, localPages }] = await Promise.all(
    [
      import('../../../../rules-db/book.ts'),
      import('../../../../engine/language/grammar/parse.ts'),
      import('../../../../engine/scenario/run.ts'),
      import('../../../analysis/pageLinks.ts'),
    ],
  );
  return {
    book: loadRuleBook(),
    pages: pagesAt.kind === 'client' ? clientPages : localPages(file => new URL(file, pagesAt.path).href),
    run: runScenario,
    makeParser: () => {
      const cache = blockCache();
      return ({ text, markdown }) => parseFile(text, { markdown, cache }).blocks;
    },
  };
};
