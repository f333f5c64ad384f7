/** The lines of one spell are one text: a later line speaks of what an earlier one chose, and may replace it. */
import type { Ability, Instruction, SpellEffect } from '../game/state/cards/ability.ts';
import { instructionsAfter } from './effects/flow.ts';
import { abilities } from './lines.ts';
import { atEnd, attempt, type Parser, say } from './parser.ts';

/** What the lines before left behind. */
export interface Carried {
  readonly slots: number;
  readonly referents: Parser['referents'];
  readonly looked: boolean;
  readonly damaging: boolean;
}

export const NOTHING: Carried = { slots: 0, referents: [], looked: false, damaging: false };

export const carry = (p: Parser, { slots, referents, looked, damaging }: Carried): void => {
  Object.assign(p, { slots, referents, looked, damaging });
};

/** The line's abilities; `instead` rewrites what the last line did, which is then given anew. */
export const spellLine = (
  p: Parser,
  before: SpellEffect | undefined,
): { readonly abilities: readonly Ability[]; readonly rewritten?: SpellEffect } | null => {
  const rewritten = before === undefined ? null : attempt(p, () => replacing(p, before));
  if (rewritten !== null) return { abilities: [], rewritten };
  const found = abilities(p);
  return found === null ? null : { abilities: found };
};

const replacing = (p: Parser, before: SpellEffect): SpellEffect | null => {
  const does = instructionsAfter(p, before.does);
  if (does === null) return null;
  say(p, '.');
  return atEnd(p) && !startsWith(does, before.does) ? { ...before, does } : null;
};

const startsWith = (all: readonly Instruction[], first: readonly Instruction[]): boolean =>
  first.every((each, at) => all[at] === each);
