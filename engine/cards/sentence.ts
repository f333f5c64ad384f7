/** The grammar of ability sentences: text to data, or where understanding stopped. */
import { BOUNDS } from '../bounds.ts';
import type { Ability, Instruction, SpellEffect } from '../game/state/cards/ability.ts';
import type { Cost } from '../game/state/cards/cost.ts';
import { evenTerms } from '../game/state/cards/evenTerms.ts';
import type { SlotName } from '../game/state/slots.ts';
import { paidSlot } from './abilities/static.ts';
import { condition } from './conditions/condition.ts';
import { cost } from './costs.ts';
import { parseInstructions, parseSentence } from './effects/instructions.ts';
import { filter } from './filters/filter.ts';
import { abilities } from './lines.ts';
import { atEnd, type Grammar, type Parser, type ParserOptions, parser, type Reader, say } from './parser.ts';
import { problemOf, type SentenceProblem, tooLarge, tooLong } from './problem.ts';
import { selector } from './selectors.ts';
import { type Carried, carry, NOTHING, spellLine } from './spell.ts';
import { value } from './values.ts';

export type CardKind = 'unit' | 'spell' | 'gear' | 'battlefield' | 'legend' | 'rune';
export { allForms, readChapters } from './forms/forms.ts';
export type { SentenceProblem };

export type SentenceReading =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly problem: SentenceProblem };

const GRAMMAR: Grammar = {
  value,
  selector,
  filter,
  condition,
  instructions: parseInstructions,
  sentence: parseSentence,
  abilities,
};

/** One ability line of a card. On a spell, a line without a trigger is what it does; on others it is in force. */
export const parseAbility = (text: string, of: CardKind): SentenceReading => {
  const [only] = parseCard([text], of);
  return only ?? { ok: true, abilities: [] };
};

/**
 * All ability lines of one card, an answer for each. The lines of a spell are one text: `it` may be what the line before
 * chose, slots go on, and a line with `instead` changes the line before it and adds nothing of its own.
 */
export const parseCard = (lines: readonly string[], of: CardKind): readonly SentenceReading[] => {
  const answers: SentenceReading[] = [];
  let carried: Carried = NOTHING;
  for (const line of lines) {
    const at = answers.findLastIndex(answer => effectIn(answer) !== undefined);
    const answer = answers[at];
    const before = carried;
    const read = readWhole(line, { spell: of === 'spell' }, p => {
      carry(p, before);
      if (of !== 'spell') p.paid = paidBefore(answers);
      return of === 'spell' ? spellLine(p, effectIn(answer)) : spellLine(p, undefined);
    });
    if (!read.ok) {
      answers.push(read);
      continue;
    }
    const { p, found } = read;
    if (of === 'spell')
      carried = { slots: p.slots, referents: p.referents, looked: p.looked, damaging: p.damaging, acted: p.acted };
    const { abilities: said, rewritten } = found;
    if (rewritten !== undefined && answer?.ok) {
      answers[at] = { ok: true, abilities: answer.abilities.map(each => (each.kind === 'spell' ? rewritten : each)) };
    }
    answers.push({ ok: true, abilities: said });
  }
  return answers;
};

/** What an additional cost of a permanent is paid with: what another line says of how it enters may count it. */
const paidBefore = (answers: readonly SentenceReading[]): SlotName | null => {
  for (const answer of answers)
    for (const each of answer.ok ? answer.abilities : [])
      for (const effect of each.kind === 'static' ? each.effects : []) {
        const slot = effect.gives === 'additional cost' ? paidSlot(effect.cost) : null;
        if (slot !== null) return slot;
      }
  return null;
};

const effectIn = (answer: SentenceReading | undefined): SpellEffect | undefined =>
  answer?.ok ? answer.abilities.find(each => each.kind === 'spell') : undefined;

export type EffectReading =
  | { readonly ok: true; readonly instructions: readonly Instruction[] }
  | { readonly ok: false; readonly problem: SentenceProblem };

/**
 * The sentence of an `effect` line in a scenario: names of objects stand for themselves, `isNamed` those that there are. Its terms are
 * spelt out as those of cards are.
 */
export const parseEffect = (text: string, isNamed?: (name: string) => boolean): EffectReading => {
  const named = isNamed === undefined ? {} : { isNamed };
  const read = readWhole(text, { scenario: true, ...named }, parseInstructions);
  return read.ok ? { ok: true, instructions: evenTerms(read.found) } : read;
};

export type Price =
  | { readonly ok: true; readonly cost: Cost }
  | { readonly ok: false; readonly problem: SentenceProblem };

/** A cost on its own, as after `equip`: `1 chaos, recycle 2 from your trash`. */
export const parseCost = (text: string): Price => {
  const read = readWhole(text, {}, cost);
  return read.ok ? { ok: true, cost: read.found } : read;
};

type Read<Of> =
  | { readonly ok: true; readonly p: Parser; readonly found: Of }
  | { readonly ok: false; readonly problem: SentenceProblem };

/** Reads to the end of the text. What is not understood is read once more, to find where understanding stopped. */
const readWhole = <Of>(text: string, options: ParserOptions, read: Reader<Of>): Read<Of> => {
  if (text.length > BOUNDS.sentence) return { ok: false, problem: tooLong(text) };
  const p = parser(text, GRAMMAR, options);
  const large = tooLarge(p);
  if (large !== undefined) return { ok: false, problem: large };
  const found = read(p);
  if (found !== null && ended(p)) return { ok: true, p, found };
  if (p.explains) return { ok: false, problem: problemOf(p) };
  return readWhole(text, { ...options, explains: true }, read);
};

const ended = (p: Parser): boolean => {
  say(p, '.');
  return atEnd(p);
};
