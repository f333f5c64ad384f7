/** Rules in the lists of pages: none of them cut off. */

import type { Line } from '../blocks/blocks.ts';
import { bold, lineOf, linked } from '../blocks/making.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import { placedName, ruleName } from '../wording.ts';
import type { LinkTo } from './links.ts';

/** Beside others of the same place: under the rule above, or right before and after one. */
export const ruleItem = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): Line => {
  const rule = book.rule(number, edition);
  return lineOf`${linked(number, link('rule', number, edition))} ${rule === undefined ? '' : ruleName(rule)}`;
};

/** Under the rule above it, where it can be read at once: with its title and all that it says. */
export const ruleInFull = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): Line => {
  const rule = book.rule(number, edition);
  const title = rule?.concept.title;
  const said = rule?.text ?? '';
  return lineOf`${linked(number, link('rule', number, edition))} ${title === undefined ? said : lineOf`${bold(title)}: ${said}`}`;
};

/** Among rules from anywhere in the book. */
export const placedItem = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): Line =>
  lineOf`${linked(number, link('rule', number, edition))} ${nameIn(book, number, edition)}`;

/** Empty for a number that the edition does not have. */
export const nameIn = (book: RuleBook, number: string, edition: BookEdition): Line => {
  const rule = book.rule(number, edition);
  return rule === undefined ? '' : placedName(book, rule);
};
