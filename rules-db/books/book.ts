/** A book of rules by its numbers. Each edition is indexed when it is first asked for a rule. */
import { once } from '../../engine/known.ts';
import { numberAbove } from '../numbers.ts';
import { conceptOfRule } from './inherit.ts';
import type { Book, BookEditionSource, BookName, BookRule, BookSource } from './types.ts';

/** The newest edition, which knows the others. */
export const makeBook = ({ editions: sources, ...name }: BookSource): Book => {
  const editions: Book[] = [];
  for (const source of sources) editions.push(makeEdition(name, source, editions));
  const newest = editions.at(-1);
  if (newest === undefined) throw new Error(`The book ${name.id} has no edition.`);
  return newest;
};

/** `rule` gives undefined for a number that the edition does not have; `below` without a number gives the top level. */
const makeEdition = (name: BookName, { read, ...info }: BookEditionSource, editions: readonly Book[]): Book => {
  const index = once(() => indexOf(read()));
  return {
    ...name,
    ...info,
    editions,
    rules: () => index().rules,
    rule: number => index().byNumber.get(number),
    ruleCalled: concept => index().byConcept.get(concept),
    above: number => index().above.get(number),
    below: (number = '') => index().below.get(number) ?? [],
  };
};

interface BookIndex {
  readonly rules: readonly BookRule[];
  readonly byNumber: ReadonlyMap<string, BookRule>;
  readonly byConcept: ReadonlyMap<string, BookRule>;
  readonly above: ReadonlyMap<string, string>;
  /** Under the empty number, the chapters. */
  readonly below: ReadonlyMap<string, readonly string[]>;
}

const indexOf = (rules: readonly BookRule[]): BookIndex => {
  const byNumber = new Map(rules.map(rule => [rule.number, rule]));
  const byConcept = new Map(rules.map(rule => [conceptOfRule(rule), rule]));
  const above = new Map<string, string>();
  const below = new Map<string, string[]>();
  for (const { number } of rules) {
    const parent = parentIn(byNumber, number);
    if (parent !== undefined) above.set(number, parent);
    const siblings = below.get(parent ?? '') ?? [];
    below.set(parent ?? '', siblings);
    siblings.push(number);
  }
  return { rules, byNumber, byConcept, above, below };
};

/** By the dots; a section, 601, is in the chapter that its hundred begins, 600. */
const parentIn = (rules: ReadonlyMap<string, BookRule>, number: string): string | undefined => {
  for (let above = numberAbove(number); above !== undefined; above = numberAbove(above))
    if (rules.has(above)) return above;
  const chapter = `${number.slice(0, 1)}00`;
  return number.slice(0, 3) === chapter || !rules.has(chapter) ? undefined : chapter;
};
