/** Rules whose line was lost: their number is inside the text of the rule before. */
import { compareNumbers } from '../numbers.ts';
import { type Doubt, doubt, type ImportedRule } from './document.ts';
import { follows, nextNumbers } from './sequence.ts';

interface Split {
  readonly rules: readonly ImportedRule[];
  readonly doubts: readonly Doubt[];
}

/**
 * Only a number that has to come next, and that no line bears, can be one; a reference hardly ever is. One that is
 * run together with the word before it (`Refl391.`) says less: it has to fill the gap up to the next line's.
 */
export const splitInside = (rules: readonly ImportedRule[]): Split => {
  const doubts: Doubt[] = [];
  const numbers = new Set(rules.map(({ number }) => number));
  const found = rules.flatMap((rule, at) => {
    const parts: ImportedRule[] = [];
    let rest: ImportedRule = rule;
    for (;;) {
      const cut = firstInside(rest, numbers, rules[at + 1]?.number);
      if (cut === undefined) return [...parts, rest];
      const { number, start, text } = cut;
      parts.push({ ...rest, text: rest.text.slice(0, start).trim() });
      doubts.push(doubt(rule.line, rest.text.slice(start), `rule ${number}, out of the line of ${rest.number}`));
      numbers.add(number);
      rest = { number, text, line: rule.line };
    }
  });
  return { rules: found, doubts };
};

const firstInside = (
  { number, text }: ImportedRule,
  taken: ReadonlySet<string>,
  following: string | undefined,
): { readonly number: string; readonly start: number; readonly text: string } | undefined => {
  const may = nextNumbers(number).filter(
    next => !taken.has(next) && (following === undefined || compareNumbers(next, following) < 0),
  );
  for (const { 0: next, index } of text.matchAll(INSIDE)) {
    if (!may.includes(next)) continue;
    const before = text.slice(Math.max(0, index - LONGEST_REFERENCE), index);
    const isPlain = AFTER_A_SENTENCE.test(before) && (next.includes('.') || text.startsWith('. ', index + next.length));
    const fillsGap = following !== undefined && follows(next, following) && !REFERS.test(before);
    if (!isPlain && !fillsGap) continue;
    return { number: next, start: index, text: text.slice(index + next.length).replace(/^\.?\s*/, '') };
  }
  return undefined;
};
const INSIDE = /(?<![\d.])\d{3}(?:\.(?:\d{1,3}|[a-z]{1,2}))*(?=\.?\s["“]?\p{Lu})/gu;
const AFTER_A_SENTENCE = /[.:!?”"')]\s$/u;
/** In UTF-16 units: longer than any word that is looked for before a number. */
const LONGEST_REFERENCE = 20;
const REFERS = /\b(?:rules?|sections?|see|and|or|to|through|of|in|CR|TR)\s$/i;
