/** Lines that begin with what may be a rule's number. */
import { type ImportedLine, withoutMarks } from './lines.ts';
import type { NumberCandidate } from './sequence.ts';

/** A line as the numbered reader takes it: what is after its number, for each way to read that. */
export interface NumberedLine extends ImportedLine {
  readonly readings: readonly LineReading[];
}

export interface LineReading {
  readonly number: string;
  readonly kind: NumberCandidate['kind'];
  readonly rest: string;
}

const PART = '(?:\\d{1,3}[a-z]?|[a-z]{1,2})';
/** Sections, and levels below them: the deepest known rule has seven. */
const LEVELS = 12;
const NUMBER = new RegExp(`^(\\d{1,3}(?:\\.${PART}){0,${LEVELS}})(\\.)?(?:\\s+(.*))?$`, 'i');
const SET_APART = new RegExp(`^(${PART})(?:[.:]?\\s+(.*))?$`, 'i');

/** With every way to read the line's beginning as a rule's number; none for a line that goes on another. */
export const numberedLine = ({ line, text }: ImportedLine): NumberedLine => {
  const bare = withoutMarks(text);
  return { line, text: bare, readings: readingsOf(bare) };
};

/** A line may bear its number in one piece, and the same line may bear one that a blank has broken. */
const readingsOf = (text: string): readonly LineReading[] => {
  const [, head = '', stop, rest = ''] = NUMBER.exec(text) ?? [];
  if (head === '' || (stop === undefined && !head.includes('.'))) return [];
  const number = head.toLowerCase();
  const whole: LineReading = { number, kind: 'whole', rest };
  const [, part, behind = ''] = SET_APART.exec(rest) ?? [];
  return part === undefined || !alternates(number, part)
    ? [whole]
    : [whole, { number: `${number}.${part.toLowerCase()}`, kind: 'broken', rest: behind }];
};

/** Figures and letters take turns below the second level: 465.2.c.3. */
const alternates = (number: string, part: string): boolean =>
  !number.includes('.') ? /^\d+$/.test(part) : /\d$/.test(number) !== /^\d/.test(part);

/** In most documents all sections have three figures; then fewer begin a step of a list, and no rule. */
export const withThreeFigures = (lines: readonly NumberedLine[]): readonly NumberedLine[] => {
  const isWide = ({ number }: LineReading) => /^\d{3}(?:\.|$)/.test(number);
  const numbered = lines.filter(({ readings }) => readings.length > 0);
  const wide = numbered.filter(({ readings }) => readings.some(isWide)).length;
  if (wide < numbered.length / 2) return lines;
  return lines.map(line => ({ ...line, readings: line.readings.filter(isWide) }));
};
