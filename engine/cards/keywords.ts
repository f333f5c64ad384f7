/** Keywords that a sentence gives: `Assault 2 and Ganking`. */
import type { KeywordGrant, Value } from '../game/state/cards/ability.ts';
import { keywordNamed } from '../keywords.ts';
import { keywordName } from './nouns.ts';
import { attempt, fail, list, looksForA, type Parser, say, tokenAt } from './parser.ts';
import { timesEach } from './values.ts';

/** A keyword with its value, if it takes one: `Assault 2`, `Shield for each friendly unit`. */
export const grant = (p: Parser): KeywordGrant | null => {
  const name = keywordName(p);
  if (name === null) return null;
  const entry = keywordNamed(name);
  if (entry?.takesValue === true) looksForA(p, 'number');
  const token = tokenAt(p);
  if (token.kind === 'number' && entry?.takesValue === true) {
    p.pos++;
    return { name, value: timesEach(p, token.value) };
  }
  return { name, value: asMuch(p) ?? (entry?.takesValue === true ? timesEach(p, 1) : 1) };
};

const asMuch = (p: Parser): Value | null => attempt(p, () => (say(p, 'equal to') ? p.grammar.value(p) : null));

/** `assault and shield equal to your points`: each of them so much, where those before have no number of their own. */
export const shared = (all: readonly KeywordGrant[]): readonly KeywordGrant[] => {
  const last = all.at(-1);
  if (last === undefined || typeof last.value === 'number') return all;
  return all.map(each => (each.value === 1 ? { ...each, value: last.value } : each));
};

/** `Assault 2 and Ganking`; a value after the last one may be that of all. */
export const grants = (p: Parser): readonly KeywordGrant[] | null => {
  const all = list(p, grant, ', and/or | , | and');
  return all === null ? fail(p, 'a keyword') : shared(all);
};
