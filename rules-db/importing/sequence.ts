/** The order of numbers in a document, by which lines that only look like rules are told from the rules. */
import { sortKey } from '../numbers.ts';

/** A line's number as it may be read, and how. */
export interface NumberCandidate {
  /** Which of the lines it belongs to. */
  readonly at: number;
  readonly number: string;
  /** A number that is in one piece, or one whose last part is set apart: `461. 4`. */
  readonly kind: 'whole' | 'broken';
}

/**
 * The longest way through the candidates on which numbers rise, best where each follows the one before: one a line at most. A
 * line of an example that begins with a number stands across that way and is left out, wherever it is.
 */
export const risingNumbers = (candidates: readonly NumberCandidate[]): readonly NumberCandidate[] => {
  const keys = candidates.map(({ number }) => sortKey(number));
  const best: number[] = [];
  const before: number[] = [];
  let end = -1;
  candidates.forEach((candidate, i) => {
    let value = candidate.kind === 'whole' ? FIRST : 0;
    let from = -1;
    for (let j = i - 1; j >= Math.max(0, i - WINDOW); j--) {
      const other = candidates[j];
      if (other === undefined || other.at === candidate.at || (keys[j] ?? '') >= (keys[i] ?? '')) continue;
      if ((best[j] ?? 0) + NEXT < value) continue;
      const step = worth(other.number, candidate);
      const sum = (best[j] ?? 0) + step;
      if (step > 0 && sum > value) [value, from] = [sum, j];
    }
    best.push(value);
    before.push(from);
    if (end < 0 || value > (best[end] ?? 0)) end = i;
  });
  const way: NumberCandidate[] = [];
  for (let i = end; i >= 0; i = before[i] ?? -1) {
    const candidate = firstOfRepeated(candidates, i);
    if (candidate) way.push(candidate);
  }
  return way.reverse();
};
/** Of several lines in a row with one number the first bears it. */
const firstOfRepeated = (candidates: readonly NumberCandidate[], i: number): NumberCandidate | undefined => {
  let first = i;
  while (candidates[first - 1]?.number === candidates[i]?.number && candidates[first - 1]?.kind === 'whole') first--;
  return candidates[first];
};

/** How many lines that are no rules may come between two that are. */
const WINDOW = 160;
const FIRST = 1;
const NEXT = 4;
const BROKEN = 3;
const LATER = 1;
const NEW_SECTION = 3;

const worth = (from: string, { number, kind }: NumberCandidate): number => {
  if (follows(from, number)) return kind === 'whole' ? NEXT : BROKEN;
  if (kind === 'broken') return 0;
  return number.includes('.') ? LATER : NEW_SECTION;
};

/** Whether a number is the very next one: the first under the other, or one further at its level or at one above. */
export const follows = (from: string, to: string): boolean => {
  const [a, b] = [from.split('.'), to.split('.')];
  if (b.length === a.length + 1) return to.startsWith(`${from}.`) && /^(?:1|a)$/.test(b.at(-1) ?? '');
  if (b.length > a.length) return false;
  const last = b.length - 1;
  return b.slice(0, last).every((part, i) => part === a[i]) && b[last] === partAfter(a[last] ?? '');
};

/** The numbers that may come next after one, the nearest first. */
export const nextNumbers = (number: string): readonly string[] => {
  const parts = number.split('.');
  const under = /\d$/.test(number) && parts.length > 1 ? `${number}.a` : `${number}.1`;
  return [
    under,
    ...parts.map((_, i) => {
      const kept = parts.slice(0, parts.length - i);
      return [...kept.slice(0, -1), partAfter(kept.at(-1) ?? '')].join('.');
    }),
  ];
};

/** The number right before one at its level, else the one above: what has to be there before it. */
export const numberBefore = (number: string): string | undefined => {
  const parts = number.split('.');
  const last = parts.pop() ?? '';
  if (last === '1' || last === 'a') return parts.length === 0 ? undefined : parts.join('.');
  const before = partBefore(last);
  return before === undefined ? undefined : [...parts, before].join('.');
};

/** Numbers that a document passes over, in their order, and the one that follows them. */
export interface Gap {
  readonly missing: readonly string[];
  readonly before: string;
}

/**
 * Where a run of numbers, given in their order, leaves some out: one of its own level (c without b), or the one that it stands
 * under. The first may be any; and as a chapter begins at any section, only a gap of a few sections is one.
 */
export const gapsIn = (numbers: readonly string[]): readonly Gap[] => {
  const known = new Set(numbers);
  return numbers.slice(1).flatMap(before => {
    const missing: string[] = [];
    for (let each = numberBefore(before); each !== undefined && !known.has(each); each = numberBefore(each))
      missing.unshift(each);
    const sections = missing.filter(each => !each.includes('.')).length;
    const reported = sections > FEW_SECTIONS ? missing.slice(before.includes('.') ? sections - 1 : sections) : missing;
    for (const each of reported) known.add(each);
    return reported.length === 0 ? [] : [{ missing: reported, before }];
  });
};
const FEW_SECTIONS = 9;

const partAfter = (part: string): string => {
  if (/^\d+$/.test(part)) return String(Number(part) + 1).padStart(part.length, '0');
  if (part === 'z') return 'aa';
  return part.slice(0, -1) + String.fromCharCode(part.charCodeAt(part.length - 1) + 1);
};

const partBefore = (part: string): string | undefined => {
  // Sections have three figures, whatever is in front; others have as many as they need.
  if (/^\d+$/.test(part))
    return Number(part) > 0 ? String(Number(part) - 1).padStart(part.length === 3 ? 3 : 1, '0') : undefined;
  if (part === 'aa') return 'z';
  return part.length === 1 ? String.fromCharCode(part.charCodeAt(0) - 1) : undefined;
};
