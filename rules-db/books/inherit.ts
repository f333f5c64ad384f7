/** An edition of a book as what it changes in the one before: everything else it inherits. */
import { compareNumbers, numberAbove } from '../numbers.ts';
import type { BookRule } from './types.ts';

/** What one edition changes. */
export interface BookChanges {
  /** From the number before to the number now. What stood under one moves with it, unless it is named itself. */
  readonly moved: Readonly<Record<string, string>>;
  /** By the numbers before, each with nothing of what stood under it. */
  readonly gone: readonly string[];
  /** By the numbers now: what is new, and what a rule that was there before says otherwise. */
  readonly rules: readonly ChangedRule[];
}

/** A field that is not mentioned stays as it was; null takes it away. */
type ChangedRule = Pick<BookRule, 'number'> & {
  readonly [Field in 'title' | 'text' | 'penalty' | 'see' | 'note']?: BookRule[Field] | null;
};

/**
 * The rules of an edition, in the order of their numbers. A rule keeps its concept; that of a new one is its number with the
 * day of the edition. References to rules that moved follow them.
 */
export const inherited = (
  before: readonly BookRule[],
  { moved, gone, rules }: BookChanges,
  date: string,
): readonly BookRule[] => {
  const goneNow = new Set(gone);
  const kept = before
    .filter(({ number }) => !goneNow.has(number))
    .map((rule): BookRule => {
      const see = rule.see?.map(each => (each.startsWith('CR ') ? each : numberNow(moved, each)));
      const concept = conceptOfRule(rule);
      return ruleOf({ ...rule, number: numberNow(moved, rule.number), concept, see });
    });
  const byNumber = new Map(kept.map(rule => [rule.number, rule]));
  for (const changed of rules) {
    const { number } = changed;
    const own = byNumber.get(number) ?? { number, text: '', concept: `${number} (${date})` };
    byNumber.set(number, ruleOf({ ...own, ...changed }));
  }
  return [...byNumber.values()].toSorted((a, b) => compareNumbers(a.number, b.number));
};

/** What a rule is called by in every edition: the number that it first had, with the day of its edition if that was a later one. */
export const conceptOfRule = ({ concept, number }: BookRule): string => concept ?? number;

/** By itself, else along with the nearest rule above it that moved. */
const numberNow = (moved: BookChanges['moved'], number: string): string => {
  for (let above: string | undefined = number; above !== undefined; above = numberAbove(above)) {
    const now = moved[above];
    if (now !== undefined) return now + number.slice(above.length);
  }
  return number;
};

type Fields = { readonly [Field in keyof BookRule]: BookRule[Field] | null | undefined };

/** Without the fields that are not there. */
const ruleOf = ({ number, concept, title, text, penalty, see, note }: Fields): BookRule => ({
  number: number ?? '',
  text: text ?? '',
  ...(concept ? { concept } : {}),
  ...(title ? { title } : {}),
  ...(penalty ? { penalty } : {}),
  ...(see ? { see } : {}),
  ...(note ? { note } : {}),
});
