/**
 * The reader of numbered rules, one a line or broken into many by pages. Which lines begin a rule is judged by the order of
 * their numbers; everything else is the rest of the rule above it. Whatever was unclear is reported.
 */
import { compareNumbers } from '../numbers.ts';
import { type LineReading, type NumberedLine, numberedLine, withThreeFigures } from './candidates.ts';
import { type Doubt, doubt, type ImportedRule } from './document.ts';
import { splitInside } from './inside.ts';
import { type ImportedLine, isOpen, joinedText, pageFurniture, stopsShort } from './lines.ts';
import { gapsIn, numberBefore, risingNumbers } from './sequence.ts';

export interface NumberedText {
  /** In the order of their numbers. */
  readonly rules: readonly ImportedRule[];
  /** The lines above the first rule. */
  readonly head: readonly ImportedLine[];
  readonly doubts: readonly Doubt[];
  readonly cutOff: readonly string[];
}

/** Lines that begin no rule go on the rule before them, or, above the first one, are the document's head. */
export const readNumbered = (lines: readonly ImportedLine[]): NumberedText => {
  const furniture = pageFurniture(lines);
  const numbered = withThreeFigures(
    lines.filter(({ line, text }) => text !== '' && !furniture.has(line)).map(numberedLine),
  );
  const chosen = chooseRules(numbered);
  const wraps = numbered.filter(({ readings }) => readings.length === 0).length > numbered.length / 10;
  const doubts: Doubt[] = [];
  const rules = new Map<string, OpenRule>();
  const head: ImportedLine[] = [];
  let current: OpenRule | undefined;
  numbered.forEach((each, at) => {
    const reading = chosen.get(at);
    if (reading !== undefined) {
      const { label, text } = withoutLabel(reading.rest);
      if (reading.kind === 'broken')
        doubts.push(doubt(each.line, each.text, `rule ${reading.number}, its number broken in two`));
      if (label !== '')
        doubts.push(doubt(each.line, each.text, `rule ${reading.number}; "${label}" is its step's own label`));
      if (current !== undefined && compareNumbers(reading.number, current.number) < 0)
        doubts.push(doubt(each.line, each.text, `rule ${reading.number}, out of order`));
      current = { number: reading.number, parts: [text], line: each.line };
      rules.set(reading.number, current);
    } else if (current === undefined) head.push(each);
    else {
      const first = each.readings[0];
      // Where lines are broken to a width, a reference at the beginning of one means nothing.
      if (first !== undefined && !(wraps && refersOn(current.parts.at(-1) ?? '')))
        doubts.push(doubt(each.line, each.text, tookFor(first, current.number, rules)));
      current.parts.push(each.text);
    }
  });
  const inOrder = [...rules.values()].map(asRule).sort((a, b) => compareNumbers(a.number, b.number));
  const split = splitInside(inOrder);
  const all = split.rules;
  const empty = all.filter(({ text }, at) => text === '' && at < all.length - 1);
  return {
    rules: all,
    head,
    doubts: [
      ...doubts,
      ...split.doubts,
      ...gapDoubts(all),
      ...empty.map(({ line, number }) => doubt(line, number, `rule ${number}, without words`)),
      ...[...furniture].flatMap(line => furnitureDoubt(lines[line - 1])),
    ].sort((a, b) => a.line - b.line),
    cutOff: cutOffAt(current && asRule(current), all),
  };
};

/** A rule whose lines are still being found: they are joined once, at the end. */
interface OpenRule {
  readonly number: string;
  readonly line: number;
  readonly parts: string[];
}

const asRule = ({ number, line, parts }: OpenRule): ImportedRule => ({ number, text: joinedText(parts), line });

/** By the place of the line: which reading of it begins a rule. */
const chooseRules = (lines: readonly NumberedLine[]): ReadonlyMap<number, LineReading> => {
  const candidates = lines.flatMap(({ readings }, at) => readings.map(reading => ({ ...reading, at })));
  const chosen = new Map<number, LineReading>(
    risingNumbers(candidates).map(each => [each.at, each as (typeof candidates)[number]]),
  );
  const numbers = new Set([...chosen.values()].map(({ number }) => number));
  const first = lines.findIndex((_, at) => chosen.has(at));
  // A rule that is in the wrong place is known by the gap that it leaves in the right one.
  lines.forEach(({ readings }, at) => {
    if (chosen.has(at) || at < first || refersOn(lines[at - 1]?.text ?? '')) return;
    const fits = readings.find(({ number }) => !numbers.has(number) && numbers.has(numberBefore(number) ?? ''));
    // Only a number with dots says enough.
    if (fits === undefined || !fits.number.includes('.')) return;
    chosen.set(at, fits);
    numbers.add(fits.number);
  });
  return chosen;
};

/** A gap is hardly ever intended: a line was lost, or the text of another rule has swallowed it. */
const gapDoubts = (rules: readonly ImportedRule[]): readonly Doubt[] => {
  const at = new Map(rules.map(({ number }, place) => [number, place]));
  return gapsIn(rules.map(({ number }) => number)).map(({ missing, before }) => {
    const place = at.get(before) ?? 0;
    const [first = '', last = ''] = [missing[0], missing.at(-1)];
    return doubt(
      rules[place]?.line ?? 1,
      first === last ? first : `${first} to ${last}`,
      `a gap: ${rules[place - 1]?.number} is followed by ${before}`,
    );
  });
};

/** The label of a step after its number, `323.5. 3b. …`, and a list's mark: no part of the rule. */
const withoutLabel = (rest: string): { readonly label: string; readonly text: string } => {
  const [, label = '', behind = rest] = /^(\d{1,2}[a-z]?)\.\s+(?=\S)(.*)$/.exec(rest) ?? [];
  return { label, text: behind.replace(/^[*•●]\s+/, '') };
};

/** A line that ends in a reference: the number that the next one begins with is what it refers to. */
const refersOn = (text: string): boolean => /(?:\b(?:rules?|sections?|see|and|or|to|of|in|CR|TR)|[,(–-])$/i.test(text);

const tookFor = ({ number }: LineReading, current: string, rules: ReadonlyMap<string, unknown>): string =>
  rules.has(number)
    ? `words of rule ${current}: there is a rule ${number} already`
    : `words of rule ${current}: ${number} does not come here`;

const furnitureDoubt = (line: ImportedLine | undefined): readonly Doubt[] =>
  line === undefined || /^\W*(?:page\s+)?\d/i.test(line.text)
    ? []
    : [doubt(line.line, line.text, 'the head or foot of a page')];

/** Where rules end in a stop as a rule, the last one has to. */
const cutOffAt = (last: ImportedRule | undefined, rules: readonly ImportedRule[]): readonly string[] => {
  if (last === undefined) return [];
  if (last.text === '') return [`It ends at the number ${last.number}, without its words.`];
  const open = rules.filter(({ text }) => isOpen(text)).length;
  if (stopsShort(last.text) || (isOpen(last.text) && open < rules.length / 2))
    return [`It breaks off in the middle of rule ${last.number} (line ${last.line}).`];
  return [];
};
