/** The grammar of ability sentences: text to data, or where understanding stopped. */
import { BOUNDS } from '../bounds.ts';
import type { Ability, Cost, Instruction, SpellEffect } from '../game/state/cards/ability.ts';
import { normalizeShape } from '../game/state/cards/normalizeShape.ts';
import type { SlotName } from '../game/state/slots.ts';
import { paidSlot } from './abilities/static.ts';
import { condition } from './conditions/condition.ts';
import { cost } from './costs.ts';
import { parseInstructions, parseReflexive, parseSentence } from './effects/instructions.ts';
import { filter } from './filters/filter.ts';
import { abilities } from './lines.ts';
import { atEnd, type Grammar, type Parser, type ParserOptions, parser, type Reader, say } from './parser.ts';
import { problemOf, type SentenceProblem, tooDeep, tooInvolved, tooLarge, tooLong, tooMuchOnCard } from './problem.ts';
import { selector } from './selectors.ts';
import { type CardLine, type Carried, cardLine, carry, NOTHING } from './spell.ts';
import { value } from './values.ts';

export type CardKind = 'unit' | 'spell' | 'gear' | 'battlefield' | 'legend' | 'rune';
export { allForms, readChapters } from './forms/forms.ts';
export type { SentenceProblem };

export type SentenceReading =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly problem: SentenceProblem };

/** How often something was tried so far, in all that is read together: `BOUNDS.attempts` is about one sentence. */
export interface ReadingWork {
  tried: number;
}

export const newReadingWork = (): ReadingWork => ({ tried: 0 });

export const GRAMMAR: Grammar = {
  value,
  selector,
  filter,
  condition,
  instructions: parseInstructions,
  sentence: parseSentence,
  reflexive: parseReflexive,
  abilities,
};

/** One ability line of a card. On a spell, a line without a trigger is what it does; on others it is in force. */
export const parseAbility = (text: string, of: CardKind, work = newReadingWork()): SentenceReading => {
  const [only] = parseCard([text], of, work);
  return only ?? { ok: true, abilities: [] };
};

/**
 * All ability lines of one card, a reading for each. The lines of a spell are one text: `it` may be what the line before
 * chose, slots go on, and a line with `instead` changes the line before it and adds nothing of its own.
 */
export const parseCard = (
  lines: readonly string[],
  of: CardKind,
  work = newReadingWork(),
): readonly SentenceReading[] => {
  const card = newCard(of);
  for (const line of lines) addLine(card, line, work);
  return card.readings;
};

/** A card whose lines are read one after the other. */
interface CardSoFar {
  readonly of: CardKind;
  readonly readings: SentenceReading[];
  /** What the lines of a spell leave to the next one. */
  carried: Carried;
}

const newCard = (of: CardKind): CardSoFar => ({ of, readings: [], carried: NOTHING });

/** A card of which some lines are written; the reader is for the line after them. */
export const lineAfter = (lines: readonly string[], of: CardKind): Reader<CardLine> => {
  const card = newCard(of);
  const work = newReadingWork();
  for (const line of lines) addLine(card, line, work);
  return nextLine(card);
};

const nextLine =
  ({ of, readings, carried }: CardSoFar): Reader<CardLine> =>
  p => {
    carry(p, carried);
    if (of !== 'spell') p.paymentSlot = paidBefore(readings);
    return cardLine(p, of === 'spell' ? effectIn(readings[rewritableAt(readings)]) : undefined);
  };

/** Which line of a spell a later one may rewrite. */
const rewritableAt = (readings: readonly SentenceReading[]): number =>
  readings.findLastIndex(each => effectIn(each) !== undefined);

const addLine = (card: CardSoFar, line: string, work: ReadingWork): void => {
  const { of, readings } = card;
  const read = readWhole(line, { spell: of === 'spell', work }, nextLine(card));
  if (!read.ok) {
    readings.push(withoutItsTime(line, card, read.problem, work) ?? read);
    return;
  }
  const { p, found } = read;
  if (of === 'spell') card.carried = leftBy(p);
  const { abilities: said, rewritten } = found;
  const at = rewritableAt(readings);
  const rewritable = readings[at];
  if (rewritten !== undefined && rewritable?.ok) {
    readings[at] = {
      ok: true,
      abilities: rewritable.abilities.map(each => (each.kind === 'spell' ? rewritten : each)),
    };
  }
  readings.push({ ok: true, abilities: said });
};

/** When a card that stays does something most often, and what it may cost. A spell does it by itself. */
const TIMES: Partial<Record<CardKind, readonly [string, string]>> = {
  unit: ['when you play me', 'exhaust me'],
  gear: ['when you play this', 'exhaust this'],
  battlefield: ['when you conquer here', 'when you hold here'],
  legend: ['when you conquer', 'exhaust me'],
};

/** The report on a sentence that would be understood if it said when it is carried out; null on any other. */
const withoutItsTime = (
  line: string,
  card: CardSoFar,
  { expected }: SentenceProblem,
  work: ReadingWork,
): SentenceReading | null => {
  const times = TIMES[card.of];
  // What took too much work to read is not read again, nor what says a time or a cost of its own.
  if (times === undefined || expected.length === 0 || /:|^\s*(?:when|at)\b/i.test(line)) return null;
  const said = line.trim();
  const start = line.indexOf(said);
  const [first, second] = times.map(time => `"${time}: ${said}"`);
  if (!readWhole(`${times[0]}: ${said}`, { work, explains: true }, nextLine(card)).ok) return null;
  const message = `"${said}" says what is done, but not when. Only a spell needs no time: begin with when it happens, or with what it costs, as in ${first} or ${second}.`;
  return { ok: false, problem: { start, end: line.trimEnd().length, message, near: [], expected: [] } };
};

/** What an additional cost of a permanent is paid with: what another line says of how it enters may count it. */
const paidBefore = (readings: readonly SentenceReading[]): SlotName | null => {
  for (const reading of readings)
    for (const each of reading.ok ? reading.abilities : [])
      for (const effect of each.kind === 'static' ? each.effects : []) {
        const slot = effect.gives === 'additional cost' ? paidSlot(effect.cost) : null;
        if (slot !== null) return slot;
      }
  return null;
};

const effectIn = (reading: SentenceReading | undefined): SpellEffect | undefined =>
  reading?.ok ? reading.abilities.find(each => each.kind === 'spell') : undefined;

export type EffectReading =
  | { readonly ok: true; readonly instructions: readonly Instruction[] }
  | { readonly ok: false; readonly problem: SentenceProblem };

/**
 * The sentence of an `effect` line in a scenario: names of objects stand for themselves, `isNamed` those that there are. Its terms are
 * spelt out as those of cards are.
 */
export const parseEffect = (
  text: string,
  isNamed?: (name: string) => boolean,
  work = newReadingWork(),
): EffectReading => {
  const named = isNamed === undefined ? {} : { isNamed };
  const read = readWhole(text, { scenario: true, work, ...named }, parseInstructions);
  return read.ok ? { ok: true, instructions: normalizeShape(read.found) } : read;
};

export type Price =
  | { readonly ok: true; readonly cost: Cost }
  | { readonly ok: false; readonly problem: SentenceProblem };

/** A cost on its own, as after `equip`: `1 chaos, recycle 2 from your trash`. */
export const parseCost = (text: string): Price => {
  const read = readWhole(text, {}, cost);
  return read.ok ? { ok: true, cost: read.found } : read;
};

const leftBy = ({ slots, referents, sawCards, damaging, acted, doneAsPlayed, paysAmount }: Parser): Carried => ({
  slots,
  referents,
  sawCards,
  damaging,
  acted,
  doneAsPlayed,
  paysAmount,
});

interface ReadingOptions extends ParserOptions {
  readonly work?: ReadingWork;
}

/** What the lines of a card may take together; of an ordinary one, each takes a few hundred. */
const MOST_OF_CARD = 5 * BOUNDS.attempts;

/** To look through all forms for those that are near. */
const WORK_OF_A_PROBLEM = 300;

type Read<Of> =
  | { readonly ok: true; readonly p: Parser; readonly found: Of }
  | { readonly ok: false; readonly problem: SentenceProblem };

/** Reads to the end of the text. What is not understood is read once more, to find where understanding stopped. */
const readWhole = <Of>(text: string, options: ReadingOptions, read: Reader<Of>): Read<Of> => {
  if (text.length > BOUNDS.sentence) return { ok: false, problem: tooLong(text) };
  const work = options.work ?? newReadingWork();
  if (work.tried > MOST_OF_CARD) return { ok: false, problem: tooMuchOnCard(text) };
  const p = parser(text, GRAMMAR, options);
  const large = tooLarge(p);
  if (large !== undefined) return { ok: false, problem: large };
  const found = read(p);
  work.tried += p.tried;
  if (p.isTooDeep) return { ok: false, problem: tooDeep(text) };
  if (p.tried > BOUNDS.attempts) return { ok: false, problem: tooInvolved(text) };
  if (found !== null && ended(p)) return { ok: true, p, found };
  if (p.explains) {
    work.tried += WORK_OF_A_PROBLEM;
    return { ok: false, problem: problemOf(p) };
  }
  return readWhole(text, { ...options, explains: true }, read);
};

/** Whether the text ends here, with or without a full stop. */
export const ended = (p: Parser): boolean => {
  say(p, '.');
  return atEnd(p);
};
