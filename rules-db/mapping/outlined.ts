/** Rules in the order of their document, each with those around it: by the dots of its number, and by the headings above. */
import { numberAbove } from '../numbers.ts';
import type { Heading } from '../types.ts';

export interface PlainRule {
  readonly number: string;
  readonly text: string;
}

export interface Outlined<Rule extends PlainRule = PlainRule> {
  readonly rules: readonly Rule[];
  /** By place: the place of the rule above, before and after at its level, and those under it; -1 for none. */
  readonly above: readonly number[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly under: readonly (readonly number[])[];
  /** The texts above it, shortened, the nearest first. */
  readonly path: readonly string[];
}

/** A number with dots is under the nearest shorter one that there is; all others are under the headings above them. */
export const outlined = <Rule extends PlainRule>(
  rules: readonly Rule[],
  headings: readonly Heading[],
): Outlined<Rule> => {
  const places = new Map(rules.map(({ number }, at) => [number, at]));
  const levels = new Map(headings.map(({ number, level }) => [number, level]));
  const open: { readonly at: number; readonly level: number }[] = [];
  const above = rules.map(({ number }, at) => {
    if (number.includes('.')) {
      for (let up = numberAbove(number); up !== undefined; up = numberAbove(up)) {
        const place = places.get(up);
        if (place !== undefined) return place;
      }
      return -1;
    }
    const level = levels.get(number);
    while (level !== undefined && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const place = open.at(-1)?.at ?? -1;
    if (level !== undefined) open.push({ at, level });
    return place;
  });
  const under: number[][] = rules.map(() => []);
  above.forEach((up, at) => {
    under[up]?.push(at);
  });
  const before = rules.map(() => -1);
  const after = rules.map(() => -1);
  const roots = above.flatMap((up, at) => (up < 0 ? [at] : []));
  for (const row of [...under, roots])
    row.forEach((at, i) => {
      before[at] = row[i - 1] ?? -1;
      after[at] = row[i + 1] ?? -1;
    });
  const path = rules.map((_, at) => {
    const texts: string[] = [];
    for (let up = above[at] ?? -1; up >= 0 && texts.length < 5; up = above[up] ?? -1)
      texts.push((rules[up]?.text ?? '').split(' ').slice(0, SHORT).join(' '));
    return texts.join(' . ');
  });
  return { rules, above, before, after, under, path };
};
const SHORT = 14;

/**
 * The headings of a document that has no table of contents: numbers without dots that hardly say anything and have nothing
 * directly under them, `434. Combat`; the full hundreds are chapters.
 */
export const headingsIn = (rules: readonly PlainRule[]): readonly Heading[] =>
  rules.flatMap(({ number, text }, at) => {
    if (number.includes('.') || text.split(' ').length > LONGEST_TITLE || /[.:;,]$/.test(text)) return [];
    const next = rules[at + 1]?.number ?? '';
    if (next.startsWith(`${number}.`)) return [];
    const isChapter = /^\d00$/.test(number);
    return [{ number, title: text, level: isChapter ? 1 : 2 }];
  });
const LONGEST_TITLE = 7;
