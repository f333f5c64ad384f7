/** The lines of one spell form one text: a later line can refer to what an earlier one chose, and can replace it. */
import type { Ability, Instruction, SpellEffect } from '../game/state/cards/ability.ts';
import { parseInstructionsAfter } from './effects/instructions.ts';
import { abilities } from './lines.ts';
import { atEnd, attempt, type Parser, say } from './parser.ts';

/** What the lines before have left for this one. */
export type Carried = Readonly<Pick<Parser, CarriedField>>;
type CarriedField = 'slots' | 'referents' | 'sawCards' | 'damaging' | 'acted' | 'doneAsPlayed' | 'paysAmount';

export const NOTHING: Carried = {
  slots: 0,
  referents: [],
  sawCards: false,
  damaging: false,
  acted: null,
  doneAsPlayed: false,
  paysAmount: false,
};

/** Has a line begin with what the lines before it left. */
export const carry = (p: Parser, carried: Carried): void => {
  Object.assign(p, carried);
};

export interface CardLine {
  readonly abilities: readonly Ability[];
  /** What the last line did, given anew: this one says `instead`. */
  readonly rewritten?: SpellEffect;
}

/** The line's abilities; `before` is what the last line does. */
export const cardLine = (p: Parser, before: SpellEffect | undefined): CardLine | null => {
  const rewritten = before === undefined ? null : attempt(p, () => replacing(p, before));
  if (rewritten !== null) return { abilities: [], rewritten };
  const found = abilities(p);
  return found === null ? null : { abilities: found };
};

const replacing = (p: Parser, before: SpellEffect): SpellEffect | null => {
  const instructions = parseInstructionsAfter(p, before.instructions);
  if (instructions === null) return null;
  say(p, '.');
  return atEnd(p) && !startsWith(instructions, before.instructions) ? { ...before, instructions } : null;
};

const startsWith = (all: readonly Instruction[], first: readonly Instruction[]): boolean =>
  first.every((each, at) => all[at] === each);
