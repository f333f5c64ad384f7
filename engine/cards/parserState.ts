/** What the parser of a sentence knows as it reads: where it stands, what was spoken of, what is noted on the way. */
import type { Ability, Instruction } from '../game/state/cards/ability.ts';
import type { Lasting } from '../game/state/cards/effectTerms.ts';
import type { EventName } from '../game/state/cards/eventNames.ts';
import type { Condition, Filter, Selector, ThingType, Value } from '../game/state/cards/terms.ts';
import type { SlotName } from '../game/state/slots.ts';
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
  /** Of a spell, whether "any amount" is paid as an additional cost: "that many" are as many. */
  paysAmount: boolean;
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

/** Kinds of which there is no whole list: an author can put another one there. */
export type OpenKind = 'number' | 'signed number' | 'name' | 'tag' | 'card' | 'token' | 'battlefield' | 'ability';

/** What is looked for at the end of a text. */
export interface WhatFollows {
  /** In the order in which they are tried. */
  readonly words: Set<string>;
  readonly kinds: Set<OpenKind>;
  /** Whether something was begun there that is only looked for ahead, or that may be left out. */
  isBegun: boolean;
}

export interface Parser extends Mark {
  readonly grammar: Grammar;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Whether to note what would have fitted: on a sentence that is not understood, once that is known. */
  readonly explains: boolean;
  /** Of a text that is being written: what is looked for at its end; null where nobody asks how it goes on. */
  readonly follows: WhatFollows | null;
  furthest: number;
  /** How often something was tried (`BOUNDS.attempts`). */
  tried: number;
  /** How many values the one that is being read lies within (`BOUNDS.valuesInValues`). */
  valuesWithin: number;
  /** Whether there were too many: nothing fits any more. */
  isTooDeep: boolean;
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
  /** Whether to note what is looked for at the end of the text. */
  readonly goesOn?: boolean;
}

export const parser = (
  text: string,
  grammar: Grammar,
  { scenario = false, isNamed = () => false, spell = false, explains = false, goesOn = false }: ParserOptions = {},
): Parser => ({
  grammar,
  text,
  tokens: tokens(text),
  pos: 0,
  explains,
  follows: goesOn ? { words: new Set(), kinds: new Set(), isBegun: false } : null,
  furthest: 0,
  tried: 0,
  valuesWithin: 0,
  isTooDeep: false,
  expected: new Set(),
  words: new Set(),
  unbound: null,
  unreplaceable: null,
  refused: null,
  replacedEvent: null,
  thatMuch: null,
  paymentSlot: null,
  doneAsPlayed: false,
  paysAmount: false,
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
