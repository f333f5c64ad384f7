/** What became of the rules from one edition to another. */
import { isUnder, numberAbove } from './numbers.ts';
import type { BookEdition, RuleBook, RuleInEdition } from './types.ts';

/** A rule that both editions have. */
export interface RulePair {
  readonly from: RuleInEdition;
  readonly to: RuleInEdition;
}

/** Each list in the order of the newer edition's document, `gone` in that of the older one's. */
export interface Comparison {
  /** Says something else; often under another number. */
  readonly changed: readonly RulePair[];
  readonly added: readonly RuleInEdition[];
  readonly gone: readonly RuleInEdition[];
  /** Says the same under another number. A rule that moved along with the one above it is listed with that one. */
  readonly moved: readonly (RulePair & { readonly along: readonly RulePair[] })[];
  /** Rules that say the same under the same number. */
  readonly same: number;
}

/** Compares two editions; of a section, all that is in it in either of them. */
export const compareEditions = (book: RuleBook, from: BookEdition, to: BookEdition, section?: string): Comparison => {
  const isMeant = (number: string): boolean => section === undefined || number === section || isUnder(number, section);
  const changed: RulePair[] = [];
  const added: RuleInEdition[] = [];
  const moved: RulePair[] = [];
  let same = 0;
  for (const now of mainRules(book, to)) {
    const [old] = book.numbersOf(now.concept.id, from);
    const before = old === undefined ? undefined : book.rule(old, from);
    if (!isMeant(now.number) && (before === undefined || !isMeant(before.number))) continue;
    if (before === undefined) added.push(now);
    else if (before.text !== now.text) changed.push({ from: before, to: now });
    else if (book.imported.hasChanged(now.number, to))
      changed.push({ from: asPublished(book, before), to: asPublished(book, now) });
    else if (before.number !== now.number) moved.push({ from: before, to: now });
    else same++;
  }
  const gone = mainRules(book, from).filter(
    ({ concept, number }) => isMeant(number) && book.numbersOf(concept.id, to).length === 0,
  );
  return { changed, added, gone, moved: together(moved), same };
};

/** What a comparison is of; where a number is one rule here and another one there, all that is under either. */
export const comparisonTitle = (
  { book, title = 'Core rules' }: { readonly book: RuleBook; readonly title?: string },
  from: BookEdition,
  to: BookEdition,
  section?: string,
): string => {
  const editions = `${title} ${from} and ${to}`;
  if (section === undefined) return editions;
  const [before, now] = [book.conceptOf(section, from), book.conceptOf(section, to)];
  return before === undefined || now === undefined || before === now
    ? `${editions}, ${section}`
    : `${editions}: ${section} in ${to} and ${section} in ${from}, different rules`;
};

/** A concept in two editions, under its main numbers; undefined where neither has it. */
export const standingBetween = (
  book: RuleBook,
  concept: string,
  from: BookEdition,
  to: BookEdition,
): Partial<RulePair> | undefined => {
  const at = (edition: BookEdition): RuleInEdition | undefined => {
    const [number] = book.numbersOf(concept, edition);
    return number === undefined ? undefined : book.rule(number, edition);
  };
  const [before, now] = [at(from), at(to)];
  if (before === undefined && now === undefined) return undefined;
  return { ...(before === undefined ? {} : { from: before }), ...(now === undefined ? {} : { to: now }) };
};

/** In the words that were imported: ours say the same where only the publisher's have changed. */
const asPublished = (book: RuleBook, rule: RuleInEdition): RuleInEdition => ({
  ...rule,
  text: book.imported.official(rule.number, rule.edition)?.text ?? rule.text,
});

/** Each rule once, under its main number there. */
const mainRules = (book: RuleBook, edition: BookEdition): readonly RuleInEdition[] =>
  book.numbers(edition).flatMap(number => {
    const rule = book.rule(number, edition);
    return rule === undefined || rule.numbers[0] !== number ? [] : [rule];
  });

/** What moved as the rule above it did, keeping its own last part, goes without saying: it is counted there. */
const together = (moved: readonly RulePair[]): Comparison['moved'] => {
  const cameFrom = new Map(moved.map(({ from, to }) => [to.number, from.number]));
  const along = new Map<string, RulePair[]>();
  const leaders = moved.filter(pair => {
    const leader = leaderOf(pair, cameFrom);
    if (leader !== pair.to.number) along.set(leader, [...(along.get(leader) ?? []), pair]);
    return leader === pair.to.number;
  });
  return leaders.map(pair => ({ ...pair, along: along.get(pair.to.number) ?? [] }));
};

/** The highest rule above that moved the same way, else the rule itself. */
const leaderOf = ({ from, to }: RulePair, cameFrom: ReadonlyMap<string, string>): string => {
  let [old, now, leader] = [from.number, to.number, to.number];
  for (;;) {
    const [oldAbove, above] = [numberAbove(old), numberAbove(now)];
    if (oldAbove === undefined || above === undefined) return leader;
    if (old.slice(oldAbove.length) !== now.slice(above.length)) return leader;
    if (cameFrom.get(above) === oldAbove) leader = above;
    [old, now] = [oldAbove, above];
  }
};
