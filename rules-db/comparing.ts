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
  /** Says the same in other words, where that is known: why it does. */
  readonly reworded: readonly (RulePair & { readonly why: string })[];
  readonly added: readonly RuleInEdition[];
  readonly gone: readonly RuleInEdition[];
  /** Says the same under another number. A rule that moved along with the one above it is listed with that one. */
  readonly moved: readonly (RulePair & { readonly along: readonly RulePair[] })[];
  /** Numbers at which the newer edition says a rule once more than the older one did: what else is said there. */
  readonly repeated: readonly RuleInEdition[];
  /** Rules that say the same under the same number. */
  readonly same: number;
}

/** Compares two editions; of a section, all that is in it in either of them. */
export const compareEditions = (book: RuleBook, from: BookEdition, to: BookEdition, section?: string): Comparison => {
  const isMeant = (number: string): boolean => section === undefined || number === section || isUnder(number, section);
  const changed: RulePair[] = [];
  const added: RuleInEdition[] = [];
  const moved: RulePair[] = [];
  const reworded: (RulePair & { readonly why: string })[] = [];
  const whyReworded = rewordedBetween(book, from, to);
  let same = 0;
  for (const now of mainRules(book, to)) {
    const [old] = book.numbersOf(now.concept.id, from);
    const before = old === undefined ? undefined : book.rule(old, from);
    const why = whyReworded(now.concept.id);
    if (![now, before].some(rule => rule?.numbers.some(isMeant))) continue;
    if (before === undefined) added.push(now);
    else if (before.text !== now.text) changed.push({ from: before, to: now });
    else if (book.imported.hasChanged(now.number, to))
      changed.push({ from: asPublished(book, before), to: asPublished(book, now) });
    else if (why !== undefined) reworded.push({ from: before, to: now, why });
    else if (before.number !== now.number) moved.push({ from: before, to: now });
    else same++;
  }
  const gone = mainRules(book, from).filter(
    ({ concept, numbers }) => numbers.some(isMeant) && book.numbersOf(concept.id, to).length === 0,
  );
  const repeated = furtherNumbers(book, from, to).filter(({ number }) => isMeant(number));
  return { changed, reworded, added, gone, moved: together(moved), repeated, same };
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

/**
 * Why a rule, by its concept, is worded otherwise from one edition to the next and says the same; undefined of the others, and
 * between editions that do not follow each other.
 */
const rewordedBetween = (
  book: RuleBook,
  from: BookEdition,
  to: BookEdition,
): ((concept: string) => string | undefined) => {
  const [older, newer] = [from, to].toSorted((a, b) => book.editions.indexOf(a) - book.editions.indexOf(b));
  if (older === undefined || newer === undefined) return () => undefined;
  if (book.editions.indexOf(newer) !== book.editions.indexOf(older) + 1) return () => undefined;
  const known = book.rewordings[newer] ?? {};
  return concept => {
    const [number] = book.numbersOf(concept, newer);
    return number === undefined ? undefined : known[number];
  };
};

/** What an edition says at more numbers than another: those that it has more. */
const furtherNumbers = (book: RuleBook, from: BookEdition, to: BookEdition): readonly RuleInEdition[] =>
  book.numbers(to).flatMap(number => {
    const rule = book.rule(number, to);
    if (rule === undefined) return [];
    const before = Math.max(1, book.numbersOf(rule.concept.id, from).length);
    return rule.numbers.indexOf(number) < before ? [] : [rule];
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
