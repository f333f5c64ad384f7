/** The grammar of ability sentences: text to data, or where understanding stopped. */
import type { Ability, Instruction } from '../game/cards/ability.ts';
import { condition } from './conditions.ts';
import { instructions } from './effects/flow.ts';
import { filter } from './filters.ts';
import { abilities } from './lines.ts';
import { atEnd, type Grammar, type Parser, parser, say } from './parser.ts';
import { problemOf, type SentenceProblem } from './problem.ts';
import { selector } from './selectors.ts';
import { value } from './values.ts';

export type CardKind = 'unit' | 'spell' | 'gear' | 'battlefield' | 'legend' | 'rune';
export type { SentenceProblem };

export type Sentence =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly problem: SentenceProblem };

const GRAMMAR: Grammar = { value, selector, filter, condition, instructions, abilities };

/** One ability line of a card. On a spell, a line without a trigger is what it does; on others it is in force. */
export const parseAbility = (text: string, of: CardKind): Sentence => {
  const p = parser(text, GRAMMAR, { spell: of === 'spell' });
  const found = abilities(p);
  if (found === null || !ended(p)) return { ok: false, problem: problemOf(p) };
  return { ok: true, abilities: found };
};

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

const ended = (p: Parser): boolean => {
  say(p, '.');
  return atEnd(p);
};
