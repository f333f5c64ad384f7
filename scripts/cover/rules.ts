/** The rules that the coverage lists: those of a game under way, in the newest edition. */
import { NEWEST } from '../../engine/game/state/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';

/** First and last number of each part. */
const PARTS = [
  ['140', '159'],
  ['188', '196'],
  ['300', '472'],
  ['739', '829'],
] as const;

export interface Rule {
  readonly number: string;
  readonly concept: string;
  readonly title: string;
  /** The numbers above it, the nearest first. Chapters and sections are none: their names say nothing of one rule. */
  readonly above: readonly string[];
  /** Whether it only heads what is under it. */
  readonly isHeading: boolean;
}

export interface Section {
  readonly title: string;
  readonly number: string;
  readonly rules: readonly Rule[];
}

export const book = loadRuleBook();

/** Every rule of the parts, by the sections of the table of contents. */
export const sections = (): readonly Section[] => {
  const tops = book.headings(NEWEST);
  const found = new Map<string, { readonly title: string; readonly number: string; readonly rules: Rule[] }>();
  for (const number of book.numbers(NEWEST).filter(isListed)) {
    const concept = book.conceptOf(number, NEWEST);
    if (concept === undefined) continue;
    const top = tops.findLast(heading => heading.number <= number.slice(0, 3));
    if (top === undefined) continue;
    const section = found.get(top.number) ?? { title: top.title, number: top.number, rules: [] };
    found.set(top.number, section);
    section.rules.push({
      number,
      concept,
      title: titleOf(number),
      above: aboveOf(number),
      isHeading: isHeading(number),
    });
  }
  return [...found.values()];
};

const isListed = (number: string): boolean =>
  PARTS.some(([first, last]) => number.slice(0, 3) >= first && number.slice(0, 3) <= last);

const aboveOf = (number: string): readonly string[] => {
  const above: string[] = [];
  for (let at = number.lastIndexOf('.'); at > 0; at = number.lastIndexOf('.', at - 1)) above.push(number.slice(0, at));
  return above.filter(each => !isSection(each));
};

const isSection = (number: string): boolean => book.headings(NEWEST).some(heading => heading.number === number);

const LONGEST = 70;

const titleOf = (number: string): string => {
  const rule = book.rule(number, NEWEST);
  const whole = rule?.concept.title ?? rule?.text ?? '';
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', LONGEST)).replace(/[\s,;:(]+$/, '')} …`;
};

/** A section, or a rule that only says what the ones under it are about. */
const isHeading = (number: string): boolean => {
  if (isSection(number)) return true;
  const text = book.rule(number, NEWEST)?.text ?? '';
  return (
    /:$|^(?:How|What|When|Where|Which|Whether|Who|The steps|The ways|The kinds) [^.]*\.$/.test(text) && hasUnder(number)
  );
};

const hasUnder = (number: string): boolean => book.numbers(NEWEST).some(each => each.startsWith(`${number}.`));
