/** Abilities after a keyword that says when they are active: `legion: …`, `level 6: …`, `attached: …`. */
import type { Ability } from '../../game/state/cards/ability.ts';
import { number } from '../numerals.ts';
import { fail, oneWord, type Parser, say, writtenFrom } from '../parser.ts';

export const KEYWORD_END = '] > : | ] : | ] - | > : | : - | : | - | ,';

/** `legion: …`, `empowered: …`, `level 6: …`: the abilities after the keyword, each depending on it (`dependent`). */
export const dependent = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  say(p, '[');
  const keyword = oneWord(p, ['legion', 'empowered', 'level']);
  if (keyword === null) return fail(p, 'legion');
  const level = keyword === 'level' ? number(p) : 0;
  if (level === null || !say(p, KEYWORD_END)) return null;
  const inner = p.grammar.abilities(p);
  if (inner === null) return null;
  const text = writtenFrom(p, from);
  return inner.map(ability => ({
    kind: 'dependent',
    on: keyword === 'level' ? { keyword, level } : { keyword },
    ability,
    text,
  }));
};

/** `attached: …`: effect text, in which `me` is what the gear is attached to (`attachment`). */
export const attached = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  if (!say(p, 'attached :')) return null;
  const before = p.attached;
  p.attached = true;
  const inner = p.grammar.abilities(p);
  p.attached = before;
  if (inner === null) return null;
  const text = writtenFrom(p, from);
  return inner.map(ability => ({ kind: 'attached', ability, text }));
};
