/**
 * The parser of a sentence: where it stands, and the small steps that everything else is made of. A step returns null
 * where it does not fit; `attempt` then goes back to where it began. An error names the furthest place at which
 * anything failed.
 */
import { BOUNDS } from '../bounds.ts';
import type { Ability, Instruction } from '../game/state/cards/ability.ts';
import type { Lasting } from '../game/state/cards/effectTerms.ts';
import type { EventName } from '../game/state/cards/eventNames.ts';
import type { Condition, Filter, Selector, ThingType, Value } from '../game/state/cards/terms.ts';
import { type ChoiceSlot, choiceSlot, type SlotName } from '../game/state/slots.ts';
import { compiled, type PatternStep, type Ways } from './patterns.ts';
import { type Token, tokens } from './tokens.ts';

/** Something spoken of, that a later word can point back to. */
export interface Referent {
  readonly what: Selector;
  readonly types: readonly ThingType[];
  readonly many: boolean;
  /** As it was spoken of: `that enemy unit` is one that was called so. */
  readonly filter?: Filter;
  /** What was done to it, as `killed`: `the killed unit`. */
  readonly done?: string;
}

/** What is taken back where a reading fails. */
interface Mark {
  pos: number;
  slots: number;
  referents: readonly Referent[];
  /** Whose doing the instruction at hand is, where it is somebody else's. */
  isDoneByAnother: boolean;
  /** Whether a trigger's event says where. */
  eventSaysWhere: boolean;
  /** Whether cards were looked at or revealed. */
  sawCards: boolean;
  /** Whether damage was dealt, and nothing killed outright: what dies of it dies later. */
  damaging: boolean;
  /** `This turn, …`: how long all lasts that the sentence does. */
  lasting: Lasting | null;
  /** What the step before does: how much it comes to can be spoken of as "this way". */
  acted: Instruction['do'] | null;
  /** Of a spell, whether something is done as it is played, which is no additional cost. */
  doneAsPlayed: boolean;
  /** What would happen, where something else does instead: `gain twice that much` is of the same. */
  replacedEvent: EventName | null;
  /** What `that much` means after a condition that names an amount; otherwise it is the amount of the instruction before. */
  thatMuch: Value | null;
  /** The slot of what an additional cost is paid with, where the sentence before asked for one. */
  paymentSlot: SlotName | null;
}

/**
 * The parts of the grammar that call each other in a circle (a filter holds a value, a value counts what a filter
 * means): handed in, so that no file needs to know who comes after it.
 */
export interface Grammar {
  readonly value: (p: Parser) => Value | null;
  readonly selector: (p: Parser) => Selector | null;
  readonly filter: (p: Parser) => Filter | null;
  readonly condition: (p: Parser) => Condition | null;
  /** Instructions to the end of the line. */
  readonly instructions: (p: Parser) => readonly Instruction[] | null;
  /** Instructions to the end of the sentence. */
  readonly sentence: (p: Parser) => readonly Instruction[] | null;
  /** Instructions of a reflexive trigger, over sentences. */
  readonly reflexive: (p: Parser) => readonly Instruction[] | null;
  /** One ability after the other, as far as they go. */
  readonly abilities: (p: Parser) => readonly Ability[] | null;
}

export interface Parser extends Mark {
  readonly grammar: Grammar;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Whether to note what would have fitted: on a sentence that is not understood, once that is known. */
  readonly explains: boolean;
  furthest: number;
  /** How often something was tried (`BOUNDS.attempts`). */
  tried: number;
  /** What kinds of things would have fitted there, and which words. */
  expected: Set<string>;
  words: Set<string>;
  /** Where something is pointed back to that was not spoken of. */
  unbound: number | null;
  /** Where an event begins that nothing can replace. */
  unreplaceable: number | null;
  /** What is read, and refused all the same: how far that was, the word to show, and why. */
  refused: { readonly at: number; readonly shown: number; readonly why: string } | null;
  readonly scenario: boolean;
  /** Whether something goes by this name, in a scenario's sentence. */
  readonly isNamed: (name: string) => boolean;
  readonly spell: boolean;
  /** Whether `me` is what gear is attached to. */
  attached: boolean;
  /** Whether `here` and `there` at the end say where something goes. */
  goalBehind: boolean;
}

export type Reader<Of> = (p: Parser) => Of | null;

export interface ParserOptions {
  /** Names of objects may appear where a card chooses. */
  readonly scenario?: boolean;
  readonly isNamed?: (name: string) => boolean;
  readonly spell?: boolean;
  readonly explains?: boolean;
}

export const parser = (
  text: string,
  grammar: Grammar,
  { scenario = false, isNamed = () => false, spell = false, explains = false }: ParserOptions = {},
): Parser => ({
  grammar,
  text,
  tokens: tokens(text),
  pos: 0,
  explains,
  furthest: 0,
  tried: 0,
  expected: new Set(),
  words: new Set(),
  unbound: null,
  unreplaceable: null,
  refused: null,
  replacedEvent: null,
  thatMuch: null,
  paymentSlot: null,
  doneAsPlayed: false,
  slots: 0,
  referents: [],
  isDoneByAnother: false,
  eventSaysWhere: false,
  sawCards: false,
  damaging: false,
  lasting: null,
  acted: null,
  scenario,
  isNamed,
  spell,
  attached: false,
  goalBehind: false,
});

const END: Token = { kind: 'end', word: '', value: 0, start: 0, end: 0, raw: '' };

export const tokenAt = (p: Parser, ahead = 0): Token => p.tokens[p.pos + ahead] ?? p.tokens.at(-1) ?? END;

export const peek = (p: Parser, ahead = 0): string => {
  const token = tokenAt(p, ahead);
  return token.kind === 'string' || token.kind === 'end' ? '' : token.word;
};

export const atEnd = (p: Parser): boolean => tokenAt(p).kind === 'end';

/** Notes what would have fitted here. Returns null, so that a reader can end with it. */
export const fail = (p: Parser, expected: string): null => {
  if (!p.explains) return null;
  reach(p);
  if (p.pos === p.furthest) p.expected.add(expected);
  return null;
};

/** Refuses words that could be read, with a reason of its own to show. Returns null, so that a reader can end with it. */
export const refuse = (p: Parser, why: string, shown = p.pos - 1): null => {
  p.refused = { at: p.pos - 1, shown, why };
  return fail(p, 'another sentence');
};

const miss = (p: Parser, word: string): void => {
  if (!p.explains) return;
  reach(p);
  if (p.pos === p.furthest) p.words.add(word);
};

const reach = (p: Parser): void => {
  if (p.pos <= p.furthest) return;
  p.furthest = p.pos;
  p.expected.clear();
  p.words.clear();
};

/** Readings that are tried again and again behind others double with each word: after so many, nothing fits any more. */
export const attempt = <Of>(p: Parser, read: Reader<Of>): Of | null => {
  // What has been spoken of is copied each time that more is.
  p.tried += 1 + (p.referents.length >> 3);
  if (p.tried > BOUNDS.attempts) return null;
  const { pos, slots, referents, isDoneByAnother, eventSaysWhere, sawCards, damaging, lasting, acted } = p;
  const { replacedEvent, thatMuch, paymentSlot, doneAsPlayed } = p;
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
  // Most patterns fail at their first word. Who wants to know why goes the long way.
  if (!p.explains && starts !== null && !starts.has(peek(p))) return false;
  for (const way of ways) if (goes(p, way)) return true;
  return false;
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
  p.pos = pos;
  p.furthest = furthest;
  p.expected = expected;
  p.words = words;
  return found;
};

/** What the first pattern that fits stands for. */
export const oneOf = <Of>(p: Parser, { pairs, starts }: Ways<Of>): Of | null => {
  if (!p.explains && starts !== null && !starts.has(peek(p))) return null;
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
