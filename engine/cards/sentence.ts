/** The grammar of ability sentences: text to data, or where understanding stopped. */
import type { Ability, Instruction, SpellEffect } from '../game/cards/ability.ts';
import type { Cost } from '../game/cards/cost.ts';
import { condition } from './conditions.ts';
import { cost } from './costs.ts';
import { instructions } from './effects/flow.ts';
import { filter } from './filters.ts';
import { abilities } from './lines.ts';
import { atEnd, type Grammar, type Parser, parser, say } from './parser.ts';
import { problemOf, type SentenceProblem } from './problem.ts';
import { selector } from './selectors.ts';
import { type Carried, carry, NOTHING, spellLine } from './spell.ts';
import { value } from './values.ts';

export type CardKind = 'unit' | 'spell' | 'gear' | 'battlefield' | 'legend' | 'rune';
export { CHAPTERS, FORMS, type Form } from './forms/forms.ts';
export { keywordAbilities } from './keywordAbilities.ts';
export type { SentenceProblem };

export type Sentence =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly problem: SentenceProblem };

const GRAMMAR: Grammar = { value, selector, filter, condition, instructions, abilities };

/** One ability line of a card. On a spell, a line without a trigger is what it does; on others it is in force. */
export const parseAbility = (text: string, of: CardKind): Sentence => {
  const [only] = parseCard([text], of);
  return only ?? { ok: true, abilities: [] };
};

/**
 * All ability lines of one card, an answer for each. The lines of a spell are one text: `it` may be what the line before
 * chose, slots go on, and a line with `instead` changes the line before it and adds nothing of its own.
 */
export const parseCard = (lines: readonly string[], of: CardKind): readonly Sentence[] => {
  const answers: Sentence[] = [];
  let carried: Carried = NOTHING;
  for (const line of lines) {
    const p = parser(line, GRAMMAR, { spell: of === 'spell' });
    carry(p, carried);
    const at = answers.findLastIndex(answer => effectIn(answer) !== undefined);
    const answer = answers[at];
    const found = of === 'spell' ? spellLine(p, effectIn(answer)) : spellLine(p, undefined);
    if (found === null || !ended(p)) {
      answers.push({ ok: false, problem: problemOf(p) });
      continue;
    }
    if (of === 'spell') carried = { slots: p.slots, referents: p.referents, looked: p.looked };
    const { abilities: said, rewritten } = found;
    if (rewritten !== undefined && answer?.ok) {
      answers[at] = { ok: true, abilities: answer.abilities.map(each => (each.kind === 'spell' ? rewritten : each)) };
    }
    answers.push({ ok: true, abilities: said });
  }
  return answers;
};

const effectIn = (answer: Sentence | undefined): SpellEffect | undefined =>
  answer?.ok ? answer.abilities.find(each => each.kind === 'spell') : undefined;

export type Effect =
  | { readonly ok: true; readonly does: readonly Instruction[] }
  | { readonly ok: false; readonly problem: SentenceProblem };

/** The sentence of an `effect` line in a scenario: names of objects stand for themselves. */
export const parseEffect = (text: string): Effect => {
  const p = parser(text, GRAMMAR, { scenario: true });
  const does = instructions(p);
  if (does === null || !ended(p)) return { ok: false, problem: problemOf(p) };
  return { ok: true, does };
};

export type Price =
  | { readonly ok: true; readonly cost: Cost }
  | { readonly ok: false; readonly problem: SentenceProblem };

/** A cost on its own, as behind `equip`: `1 chaos, recycle 2 from your trash`. */
export const parseCost = (text: string): Price => {
  const p = parser(text, GRAMMAR);
  const found = cost(p);
  if (found === null || !ended(p)) return { ok: false, problem: problemOf(p) };
  return { ok: true, cost: found };
};

const ended = (p: Parser): boolean => {
  say(p, '.');
  return atEnd(p);
};
