/** What the tournament rules say of something that a scenario does. */
import type { ScenarioTree } from '../../../engine/language/syntax.ts';
import { bookName, bookRuleCalled } from '../../../rules-db/books/find.ts';
import { type Analysis, editionOf } from '../document/analysis.ts';
import { linked, type MarkdownText, markdown, plain } from './markdown.ts';

/** `number`: of a rule, such as `TR 505.1`. Undefined where the book has none of that number. */
export const toldByJudges = (analysis: Analysis, tree: ScenarioTree, number: string): MarkdownText | undefined => {
  const found = bookRuleCalled(analysis.book, number);
  if (found === undefined) return undefined;
  const name = bookName(found.book, found.rule.number);
  const page = analysis.pages.to('book', name, editionOf(analysis, tree));
  return markdown`At a table, ${linked(name, page)}: ${plain(found.rule.text)}`;
};
