/** A book of rules by its numbers. It is indexed when it is first asked for a rule. */
import { numberAbove } from '../numbers.ts';
import type { Book, BookRule, BookSource } from './types.ts';

/** `rule` gives undefined for a number that the book does not have; `below` without a number gives the top level. */
export const makeBook = ({ read, ...info }: BookSource): Book => {
  let made: BookIndex | undefined;
  const index = (): BookIndex => {
    made ??= indexOf(read());
    return made;
  };
  return {
    ...info,
    rules: () => index().rules,
    rule: number => index().byNumber.get(number),
    above: number => index().above.get(number),
    below: (number = '') => index().below.get(number) ?? [],
  };
};

interface BookIndex {
  readonly rules: readonly BookRule[];
  readonly byNumber: ReadonlyMap<string, BookRule>;
  readonly above: ReadonlyMap<string, string>;
  /** Under the empty number, the chapters. */
  readonly below: ReadonlyMap<string, readonly string[]>;
}

const indexOf = (rules: readonly BookRule[]): BookIndex => {
  const byNumber = new Map(rules.map(rule => [rule.number, rule]));
  const above = new Map<string, string>();
  const below = new Map<string, string[]>();
  for (const { number } of rules) {
    const parent = parentIn(byNumber, number);
    if (parent !== undefined) above.set(number, parent);
    const siblings = below.get(parent ?? '') ?? [];
    below.set(parent ?? '', siblings);
    siblings.push(number);
  }
  return { rules, byNumber, above, below };
};

/** By the dots; a section, 601, is in the chapter that its hundred begins, 600. */
const parentIn = (rules: ReadonlyMap<string, BookRule>, number: string): string | undefined => {
  for (let above = numberAbove(number); above !== undefined; above = numberAbove(above))
    if (rules.has(above)) return above;
  const chapter = `${number.slice(0, 1)}00`;
  return number.slice(0, 3) === chapter || !rules.has(chapter) ? undefined : chapter;
};
