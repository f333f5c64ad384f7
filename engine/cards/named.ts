/** Names in the sentences of a scenario: `Wall`, `"Long Sword"`. A card's own sentences have none. */
import type { Selector, Where } from '../game/state/cards/terms.ts';
import { isBeforeNoun, VOCABULARY } from './nouns.ts';
import { fail, looksForA, type Parser, peek, speakOf, tokenAt } from './parser.ts';

/** In a scenario: a name that something there goes by, and no tag: `Tools`, but not `Mech units`. */
export const readNamedObject = (p: Parser): Selector | null => {
  const { kind, word, raw } = tokenAt(p);
  if (!p.scenario || !p.isNamed(kind === 'string' ? word : raw) || isBeforeNoun(p)) return null;
  return named(p);
};

/** In a scenario: the name of an object, bare or in quotes. */
export const named = (p: Parser): Selector | null => {
  if (!p.scenario) return null;
  looksForA(p, 'name');
  const { kind, word, raw, start, end } = tokenAt(p);
  if (kind !== 'string' && (kind !== 'word' || VOCABULARY.has(word))) return fail(p, 'a name');
  // "Heal it, exhaust it": a verb.
  if (kind === 'word' && DONE_TO.has(peek(p, 1)) && !p.isNamed(raw)) return fail(p, 'a name');
  p.pos++;
  const what: Selector = { kind: 'named', name: kind === 'string' ? word : raw, start, end };
  speakOf(p, { what, types: ['unit', 'gear', 'card'], many: false });
  return what;
};

/** In a scenario: the place that goes by a name, or where something is that does. */
export const atNamed = (p: Parser): { readonly where: Where; readonly one: false } | null => {
  const { kind, word, raw } = tokenAt(p);
  const what = p.isNamed(kind === 'string' ? word : raw) ? named(p) : null;
  return what === null ? null : { where: { kind: 'with', what }, one: false };
};

const DONE_TO: ReadonlySet<string> = new Set(['it', 'them']);
