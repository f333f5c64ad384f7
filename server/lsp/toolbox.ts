/** The parser, the runner and the rule book, loaded when they are first needed: `initialize` is answered before. */
import type { Toolbox } from './workspace.ts';

export const loadToolbox = async (): Promise<Toolbox> => {
  const [{ loadRuleBook }, { blockCache, parseFile }, { runScenario }] = await Promise.all([
    import('../../rules-db/book.ts'),
    import('../../engine/language/parse.ts'),
    import('../../engine/scenario/run.ts'),
  ]);
  return {
    book: loadRuleBook(),
    run: runScenario,
    makeParser: () => {
      const cache = blockCache();
      return ({ text, markdown }) => parseFile(text, { markdown, cache }).blocks;
    },
  };
};
