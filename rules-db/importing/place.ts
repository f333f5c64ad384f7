/**
 * Which edition numbered rules belong to: the one that somebody named, the one of their title and date, or the one
 * whose numbers and words fit.
 */
import { datesText, type EditionDates, isDated } from '../editions.ts';
import { cosine, likenessAmong } from '../mapping/likeness.ts';
import { compareNumbers } from '../numbers.ts';
import type { BookEdition } from '../types.ts';
import { type Doubt, doubt, type ImportedDocument, type ImportedRule } from './document.ts';

/** An edition to weigh a text against: its numbers, each with what it says in words of any make. */
export interface Shelved {
  readonly edition: BookEdition;
  readonly dates?: EditionDates;
  readonly rules: ReadonlyMap<string, string>;
}

export type DocumentPlacement =
  | { readonly kind: 'known' | 'new'; readonly edition: BookEdition; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'other' }
  | { readonly why: string };

/** A whole document of numbered rules. `asked` is the edition that somebody named. */
export const placeRules = (
  document: ImportedDocument,
  shelf: readonly Shelved[],
  asked: string | undefined,
): DocumentPlacement => {
  const { form, title, date, version, rules } = document;
  const fits = shelf.map(each => ({ ...each, fit: fitOf(rules, each.rules) })).sort((a, b) => b.fit - a.fit);
  const [best] = fits;
  const isCore = form === 'core rules' || (title === '' && best !== undefined && best.fit >= ALIKE);
  if (asked === undefined && !isCore)
    return title !== '' || best === undefined || shareOf(rules, best.rules) < HALF
      ? { kind: 'other' }
      : {
          why: `it looks like core rules without a title, and fits no whole edition: it may be cut off. ${SAY_EDITION}`,
        };
  const named = asked ?? version;
  if (named !== undefined) {
    if (!NAME.test(named)) return { why: `"${named}" cannot name an edition; a name looks like 1.5.` };
    const known = shelf.find(({ edition }) => edition === named);
    return known === undefined
      ? { kind: 'new', edition: named, doubts: [] }
      : checked(rules, known, `It is said to be edition ${named}`);
  }
  if (date !== undefined) {
    const known = shelf.find(({ dates }) => dates !== undefined && isDated(dates, date));
    return known?.dates === undefined
      ? { kind: 'new', edition: date, doubts: [] }
      : checked(rules, known, `It is dated ${date}, which is edition ${known.edition}, ${datesText(known.dates)}`);
  }
  if (best !== undefined && best.fit >= ALIKE) return checked(rules, best, `It fits edition ${best.edition} best`);
  return { why: `it has no date and fits no known edition. ${SAY_EDITION}` };
};
const ALIKE = 0.9;
const HALF = 0.5;
const NAME = /^[0-9a-z](?:[0-9a-z.-]{0,14}[0-9a-z])?$/i;
const SAY_EDITION = 'If it is whole, say which edition it is: --edition 1.5.';

/** A part of an edition: the edition in which the same numbers have the most similar words. */
export const placePart = (
  rules: readonly ImportedRule[],
  shelf: readonly Shelved[],
  asked: string | undefined,
): DocumentPlacement => {
  const named = asked === undefined ? shelf : shelf.filter(({ edition }) => edition === asked);
  if (named.length === 0) return { why: `edition ${asked} is not known here; import its whole text first.` };
  // Only what is under the same numbers is weighed.
  const words = likenessAmong(shelf.flatMap(each => rules.flatMap(({ number }) => each.rules.get(number) ?? [])));
  const vectors = rules.map(({ text }) => words.vectorOf(text));
  const fits = named.map(each => {
    const sum = rules.reduce((all, { number }, at) => {
      const other = each.rules.get(number);
      return all + (other === undefined ? 0 : HERE + cosine(vectors[at] ?? new Map(), words.vectorOf(other)));
    }, 0);
    return { edition: each.edition, rules: each.rules, fit: sum / Math.max(1, rules.length) };
  });
  // Of equals the newest.
  const [best, second] = fits.reverse().sort((a, b) => b.fit - a.fit);
  if (best === undefined || best.fit < HERE) return { why: 'its numbers fit no edition that Riftbench knows.' };
  const unclear =
    second !== undefined && best.fit - second.fit < CLOSE && asked === undefined
      ? [doubt(1, '', `edition ${best.edition}; ${second.edition} fits nearly as well`)]
      : [];
  const strange = rules
    .filter(({ number }) => !best.rules.has(number))
    .map(({ line, number, text }) =>
      doubt(line, `${number} ${text}`, `a rule that edition ${best.edition} does not have: left out`),
    );
  return { kind: 'known', edition: best.edition, doubts: [...unclear, ...strange] };
};
const HERE = 0.3;
const CLOSE = 0.03;

/** A known edition has to be there whole. */
const checked = (
  rules: readonly ImportedRule[],
  { edition, rules: known }: Shelved,
  says: string,
): DocumentPlacement => {
  const numbers = new Set(rules.map(({ number }) => number));
  const missing = [...known.keys()].filter(number => !numbers.has(number));
  const strange = rules.filter(({ number }) => !known.has(number));
  const last = rules.at(-1)?.number ?? '';
  if (missing.length + strange.length > FEW || missing.some(number => compareNumbers(number, last) > 0))
    return {
      why: `${lower(says)}, and ${counted(missing)}${strange.length > 0 ? `, while ${strange.length} of its rules are none of that edition (${list(strange.map(({ number }) => number))})` : ''}. It is cut off, or of another edition; for that, name it: --edition 1.5.`,
    };
  return {
    kind: 'known',
    edition,
    doubts: [
      ...missing.map(number =>
        doubt(1, number, `nothing: edition ${edition} has a rule ${number}, and this text has none`),
      ),
      ...strange.map(({ line, number, text }) =>
        doubt(line, `${number} ${text}`, `a rule that edition ${edition} does not have: left out`),
      ),
    ],
  };
};
/** So many rules may be missing or too many: readers of PDF lose one now and then. */
const FEW = 4;

const counted = (missing: readonly string[]): string =>
  missing.length === 0 ? 'all its rules are there' : `${missing.length} of its rules are missing (${list(missing)})`;

const list = (numbers: readonly string[]): string =>
  numbers.length <= 4 ? numbers.join(', ') : `${numbers.slice(0, 3).join(', ')} … ${numbers.at(-1)}`;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The numbers that both have among those that either has. */
const fitOf = (rules: readonly ImportedRule[], known: ReadonlyMap<string, string>): number => {
  const both = rules.filter(({ number }) => known.has(number)).length;
  return both / Math.max(1, rules.length + known.size - both);
};

/** How many of its numbers an edition has, where they say something alike. */
const shareOf = (rules: readonly ImportedRule[], known: ReadonlyMap<string, string>): number => {
  const words = likenessAmong([...known.values()]);
  const alike = rules.filter(({ number, text }) => {
    const other = known.get(number);
    return other !== undefined && cosine(words.vectorOf(text), words.vectorOf(other)) > ALIKE_WORDS;
  });
  return alike.length / Math.max(1, rules.length);
};
const ALIKE_WORDS = 0.15;
