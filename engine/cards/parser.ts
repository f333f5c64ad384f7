/**
 * The parser of a sentence: where it stands, and the small steps that everything else is made of. A step returns null
 * where it does not fit; `attempt` then goes back to where it began. An error names the furthest place at which
 * anything failed.
 */
import { BOUNDS } from '../bounds.ts';
import { type ChoiceSlot, choiceSlot } from '../game/state/slots.ts';
import {
  type Grammar,
  type OpenKind,
  type Parser,
  type ParserOptions,
  parser,
  type Reader,
  type Referent,
} from './parserState.ts';
import { compiled, type PatternStep, type Ways } from './patterns.ts';
import type { Token } from './tokens.ts';

export { type Grammar, type OpenKind, type Parser, type ParserOptions, parser, type Reader, type Referent };

const END: Token = { kind: 'end', word: '', value: 0, start: 0, end: 0, raw: '' };

export const tokenAt = (p: Parser, ahead = 0): Token => p.tokens[p.pos + ahead] ?? p.tokens.at(-1) ?? END;

export const peek = (p: Parser, ahead = 0): string => {
  const token = tokenAt(p, ahead);
  return token.kind === 'string' || token.kind === 'end' ? '' : token.word;
};

export const atEnd = (p: Parser): boolean => tokenAt(p).kind === 'end';

const looksFor = (p: Parser, words: readonly string[]): void => {
  if (p.follows === null || !atEnd(p)) return;
  for (const word of words) p.follows.words.add(word);
};

const beginsAtEnd = (p: Parser): void => {
  if (p.follows !== null && atEnd(p)) p.follows.isBegun = true;
};

/** Notes that something of a kind is looked for here. */
export const looksForA = (p: Parser, kind: OpenKind): void => {
  if (p.follows !== null && atEnd(p)) p.follows.kinds.add(kind);
};

/** What the word at hand stands for in a table; it is not taken. */
export const wordIn = <Of>(p: Parser, table: Readonly<Record<string, Of>>): Of | undefined => {
  if (p.follows !== null) looksFor(p, Object.keys(table));
  const word = peek(p);
  return Object.hasOwn(table, word) ? table[word] : undefined;
};

/** The word at hand, if it is one of these; it is not taken. */
export const wordOf = <Word extends string>(p: Parser, words: readonly Word[]): Word | undefined => {
  looksFor(p, words);
  const word = peek(p);
  return words.find(each => each === word);
};

/** Notes what would have fitted here. Returns null, so that a reader can end with it. */
export const fail = (p: Parser, expected: string): null => {
  reach(p);
  if (p.explains && p.pos === p.furthest) p.expected.add(expected);
  return null;
};

/** Refuses words that could be read, with a reason of its own to show. Returns null, so that a reader can end with it. */
export const refuse = (p: Parser, why: string, shown = p.pos - 1): null => {
  p.refused = { at: p.pos - 1, shown, why };
  return fail(p, 'another sentence');
};

const miss = (p: Parser, word: string): void => {
  reach(p);
  if (p.explains && p.pos === p.furthest) p.words.add(word);
};

const reach = (p: Parser): void => {
  if (p.pos <= p.furthest) return;
  p.furthest = p.pos;
  if (!p.explains) return;
  p.expected.clear();
  p.words.clear();
};

/**
 * Whether the value that begins lies within so many others that the sentence is given up: each "equal to" says its value twice, as the
 * least and as the most, so that those within those double.
 */
export const isTooDeep = (p: Parser): boolean => {
  p.isTooDeep ||= p.valuesWithin >= BOUNDS.valuesInValues;
  return p.isTooDeep;
};

/** Readings that are tried again and again behind others double with each word: after so many, nothing fits any more. */
export const attempt = <Of>(p: Parser, read: Reader<Of>): Of | null => {
  // What has been spoken of is copied each time that more is.
  p.tried += 1 + (p.referents.length >> 3);
  if (p.tried > BOUNDS.attempts || p.isTooDeep) return null;
  const { pos, slots, referents, isDoneByAnother, eventSaysWhere, sawCards, damaging, lasting, acted } = p;
  const { replacedEvent, thatMuch, paymentSlot, doneAsPlayed, paysAmount } = p;
  const found = read(p);
  if (found !== null) return found;
  p.pos = pos;
  p.slots = slots;
  p.referents = referents;
  p.isDoneByAnother = isDoneByAnother;
  p.eventSaysWhere = eventSaysWhere;
  p.sawCards = sawCards;
  p.damaging = damaging;
  p.lasting = lasting;
  p.acted = acted;
  p.replacedEvent = replacedEvent;
  p.thatMuch = thatMuch;
  p.paymentSlot = paymentSlot;
  p.doneAsPlayed = doneAsPlayed;
  p.paysAmount = paysAmount;
  return null;
};

/** The first that fits. */
export const firstOf = <Of>(p: Parser, readers: readonly Reader<Of>[]): Of | null => {
  for (const read of readers) {
    const found = attempt(p, read);
    if (found !== null) return found;
  }
  return null;
};

/** Reads one after the other, as many as fit; none is no failure. */
export const repeat = (p: Parser, read: (p: Parser) => boolean): void => {
  while (attempt(p, () => (read(p) ? true : null)) !== null);
};

/** Takes the words of a pattern: `(the)` may be left out, `a/an` is either word, ` | ` separates whole alternatives. */
export const say = (p: Parser, pattern: string): boolean => {
  const { ways, starts } = compiled(pattern);
  if (failsAtOnce(p, starts)) return false;
  for (const way of ways) if (goes(p, way)) return true;
  return false;
};

/** Most patterns fail at their first word. Who wants to know why, or how the text goes on, goes the long way. */
const failsAtOnce = (p: Parser, starts: ReadonlySet<string> | null): boolean => {
  if (p.explains || starts === null || starts.has(peek(p)) || (p.follows !== null && atEnd(p))) return false;
  reach(p);
  return true;
};

const goes = (p: Parser, way: readonly PatternStep[]): boolean => {
  const from = p.pos;
  for (const step of way) {
    if (takes(p, step)) continue;
    p.pos = from;
    return false;
  }
  return true;
};

const takes = (p: Parser, { words, optional }: PatternStep): boolean => {
  const from = p.pos;
  for (const forms of words) {
    const here = peek(p);
    if (here !== '' && forms.includes(here)) {
      p.pos++;
      continue;
    }
    looksFor(p, forms);
    if (optional && p.pos > from) beginsAtEnd(p);
    if (!optional) miss(p, forms[0] ?? '');
    p.pos = from;
    return optional;
  }
  return true;
};

/** Whether the pattern matches here; takes nothing. */
export const sees = (p: Parser, pattern: string): boolean => {
  const { pos, furthest, expected, words } = p;
  if (p.explains) {
    p.expected = new Set();
    p.words = new Set();
  }
  const found = say(p, pattern);
  if (!found && p.follows !== null && p.tokens[p.furthest]?.kind === 'end') p.follows.isBegun = true;
  p.pos = pos;
  p.furthest = furthest;
  p.expected = expected;
  p.words = words;
  return found;
};

/** What the first pattern that fits stands for. */
export const oneOf = <Of>(p: Parser, { pairs, starts }: Ways<Of>): Of | null => {
  if (failsAtOnce(p, starts)) return null;
  for (const [pattern, meaning] of pairs) if (say(p, pattern)) return meaning;
  return null;
};

/** Which of these words comes next. It is taken. */
export const oneWord = <Word extends string>(p: Parser, words: readonly Word[]): Word | null =>
  words.find(word => say(p, word)) ?? null;

/** The name of the next thing that the text chooses. */
export const slot = (p: Parser): ChoiceSlot => choiceSlot(p.slots++);

export const speakOf = (p: Parser, referent: Referent): void => {
  p.referents = [...p.referents, referent];
};

/** The words from a token on, as written. */
export const writtenFrom = (p: Parser, from: number): string => {
  const first = p.tokens[from];
  const last = p.tokens[p.pos - 1];
  return first === undefined || last === undefined || p.pos <= from ? '' : p.text.slice(first.start, last.end).trim();
};

/** A list with commas, `and` or `or` between. */
export const list = <Of>(p: Parser, read: Reader<Of>, between = ', and/or | , | and/or'): readonly Of[] | null => {
  const first = attempt(p, read);
  if (first === null) return null;
  const all = [first];
  for (;;) {
    const next = attempt(p, () => (say(p, between) ? read(p) : null));
    if (next === null) return all;
    all.push(next);
  }
};
