/** A wording as noted in the table, compiled to a pattern for lines, and what a line that has it becomes. */
import { addAll } from '../../../lists.ts';
import { escaped } from '../../words/escaped.ts';
import { type DraftWord, type LineDraft, made } from './draft.ts';
import { type Filled, MADE_FROM } from './fromBoard.ts';
import type { KnownNames } from './known.ts';
import { type PatternPart, patternParts } from './notation.ts';
import { asMatched, SLOT } from './slots.ts';

export interface Pattern {
  /** Of each of these sets the line has a word, or the pattern is not worth a look. */
  readonly needs: readonly ReadonlySet<string>[];
  /**
   * A form for each way through the choices between slots, `(PLAYER|UNIT)`: what looks alike to a regular expression is told apart
   * only by what the lines above have laid out. Made when a line first has what is needed.
   */
  readonly forms: () => readonly PatternForm[];
}

interface PatternForm {
  readonly regex: RegExp;
  /** The slots in the order of the expression's groups. */
  readonly slots: readonly { readonly slot: string; readonly name: string }[];
}

/** The regular expressions are only made once a line has what the pattern needs. */
export const patternOf = (written: string): Pattern => {
  const parts = patternParts(written);
  let forms: readonly PatternForm[] | undefined;
  return {
    needs: parts.flatMap(needOf),
    forms: () => {
      forms ??= eachWay(parts).map(formOf);
      return forms;
    },
  };
};

const formOf = (parts: readonly PatternPart[]): PatternForm => {
  const slots: { slot: string; name: string }[] = [];
  const text = source(parts, slots);
  return { regex: new RegExp(`^${text}$`, 'di'), slots };
};

/** The parts with each choice between slots made, in every way. */
const eachWay = ([first, ...rest]: readonly PatternPart[]): readonly (readonly PatternPart[])[] => {
  if (first === undefined) return [[]];
  const behind = eachWay(rest);
  const choice = first.kind === 'maybe' ? first.part : first;
  if (choice.kind !== 'choice' || choice.forms.filter(hasSlot).length < 2) return behind.map(more => [first, ...more]);
  const made = choice.forms.flatMap(eachWay);
  return [...made, ...(first.kind === 'maybe' ? [[]] : [])].flatMap(form => behind.map(more => [...form, ...more]));
};

const hasSlot = (form: readonly PatternPart[]): boolean => form.some(({ kind }) => kind === 'slot');

const needOf = (part: PatternPart): ReadonlySet<string>[] => {
  if (part.kind === 'word') return [new Set([firstWord(part.text)])];
  if (part.kind !== 'choice') return [];
  const firsts = part.forms.map(([first]) => first);
  return firsts.every(first => first?.kind === 'word')
    ? [new Set(firsts.flatMap(first => (first?.kind === 'word' ? [firstWord(first.text)] : [])))]
    : [];
};

const firstWord = (text: string): string => (literals(text)[0] ?? '').toLowerCase();

const source = (parts: readonly PatternPart[], slots: { slot: string; name: string }[]): string =>
  parts.map(part => sourceOf(part, slots)).join('');

const sourceOf = (part: PatternPart, slots: { slot: string; name: string }[]): string => {
  switch (part.kind) {
    case 'word':
      return literals(part.text)
        .map(word => `${asPattern(word)} `)
        .join('');
    case 'maybe':
      return `(?:${sourceOf(part.part, slots)})?`;
    case 'choice':
      return `(?:${part.forms.map(form => source(form, slots)).join('|')})`;
    case 'slot': {
      slots.push({ slot: part.slot, name: part.name });
      const same = `same${slots.length}`;
      const pattern = (SLOT[part.slot]?.pattern ?? '').replaceAll('SAME', same);
      return `(?<s${slots.length - 1}>${pattern})`;
    }
  }
};

/** A literal's words as the lexer cuts them: signs stand alone. */
const literals = (text: string): readonly string[] =>
  text.match(/['’]s$|[\p{L}\d_-]+(?:['’](?!s$)\p{L}+)?|[^\p{L}\d\s]/gu) ?? [];

const asPattern = (word: string): string => (/^['’]s$/.test(word) ? "['’]s" : escaped(word));

/** A line as patterns see it. */
export interface SeenLine {
  readonly draft: LineDraft;
  readonly text: string;
  /** Where in the text each piece begins. */
  readonly starts: readonly number[];
  readonly words: ReadonlySet<string>;
}

/** A draft with the text that patterns are tried on, and where each word begins in it. */
export const seen = (draft: LineDraft): SeenLine => {
  const starts: number[] = [];
  let text = '';
  for (const piece of draft) {
    starts.push(text.length);
    text += asMatched(piece);
  }
  return { draft, text, starts, words: new Set(draft.map(piece => piece.text.toLowerCase())) };
};

/** What fills the slots of a pattern in a line, or null where the line has not that form. */
export const matched = (
  pattern: Pattern,
  { draft, text, starts, words }: SeenLine,
  known: KnownNames,
): Filled | null => {
  for (const need of pattern.needs) if (!meets(need, words)) return null;
  for (const form of pattern.forms()) {
    const filled = filledBy(form, { draft, text, starts }, known);
    if (filled !== null) return filled;
  }
  return null;
};

const filledBy = (
  { regex, slots }: PatternForm,
  { draft, text, starts }: Omit<SeenLine, 'words'>,
  known: KnownNames,
): Filled | null => {
  const found = regex.exec(text);
  if (found === null) return null;
  const groups = found.indices?.groups ?? {};
  const filled = new Map<string, LineDraft>();
  for (const [i, { slot, name }] of slots.entries()) {
    const range = groups[`s${i}`];
    if (range === undefined) continue;
    const pieces = draft.filter((_, at) => (starts[at] ?? 0) >= range[0] && (starts[at] ?? 0) < range[1]);
    const { fits, write } = SLOT[slot] ?? {};
    if (fits !== undefined && !fits(pieces, known)) return null;
    filled.set(name, write === undefined ? pieces : write(pieces));
  }
  return filled;
};

const meets = (need: ReadonlySet<string>, words: ReadonlySet<string>): boolean => {
  for (const word of need) if (words.has(word)) return true;
  return false;
};

/** The lines that are right, or null where the board does not say what they need. A line may say several, one each. */
export const filledIn = (right: string, filled: Filled, known: KnownNames): readonly LineDraft[] | null => {
  const lines: LineDraft[] = [];
  for (const line of right.split('\n')) {
    let said: readonly LineDraft[] = [[]];
    for (const part of patternParts(line)) {
      const inner = part.kind === 'maybe' ? part.part : part;
      if (inner.kind === 'word') said = said.map(pieces => withWord(inner.text, pieces));
      if (inner.kind !== 'slot') continue;
      const given = filled.get(inner.name);
      const each = given === undefined ? (MADE_FROM[inner.slot]?.(filled, known) ?? []) : [given];
      if (each.length > 0) said = each.flatMap(more => said.map(pieces => [...pieces, ...more]));
      else if (part.kind !== 'maybe') return null;
    }
    addAll(lines, said);
  }
  return lines;
};

const withWord = (text: string, pieces: LineDraft): LineDraft => {
  const word = agreeing(text, pieces);
  return word === '' ? pieces : [...pieces, made(word)];
};

const OF_SEVERAL: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['was', 'were'],
  ['does', 'do'],
  ['a', ''],
  ['an', ''],
  ['attacker', 'attackers'],
  ['defender', 'defenders'],
]);

/** The form of a word that agrees with what comes before it. */
const agreeing = (word: string, before: readonly DraftWord[]): string => {
  if (before.at(-1)?.text === '1' && (word === 'points' || word === 'cards')) return word.slice(0, -1);
  const isOfSeveral = before.some(({ text }) => text === ',');
  return (isOfSeveral ? OF_SEVERAL.get(word) : undefined) ?? word;
};
