/** What the tournament rules say of something that a scenario does. */
import type { ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Line } from '../../../rules-db/blocks/blocks.ts';
import { lineOf, linked } from '../../../rules-db/blocks/making.ts';
import { bookName, bookRuleCalled } from '../../../rules-db/books/find.ts';
import { type Analysis, editionOf } from '../document/analysis.ts';

/** `number`: of a rule, such as `TR 505.1`. Undefined where the book has none of that number. */
export const judgesAnswer = (analysis: Analysis, tree: ScenarioTree, number: string): Line | undefined => {
  const found = bookRuleCalled(analysis.book, number);
  if (found === undefined) return undefined;
  const name = bookName(found.book, found.rule.number);
  const page = analysis.pages.to('book', name, editionOf(analysis, tree));
  return lineOf`At a table, ${linked(name, page)}: ${found.rule.text}`;
};
