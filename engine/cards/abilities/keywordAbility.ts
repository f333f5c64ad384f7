/** Abilities after a keyword that says when they are active: `legion: …`, `level 6: …`, `attached: …`. */
import type { Ability } from '../../game/state/cards/ability.ts';
import { keywordMeaning } from '../../game/state/cards/keywords.ts';
import { costInField } from '../costs.ts';
import { number } from '../numerals.ts';
import { attempt, fail, oneWord, type Parser, say, writtenFrom } from '../parser.ts';

export const KEYWORD_END = '] > : | ] : | ] - | > : | : - | : | - | ,';

/** `legion: …`, `empowered: …`, `level 6: …`: the abilities after the keyword, each depending on it (`dependent`). */
export const dependent = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  say(p, '[');
  const keyword = oneWord(p, ['legion', 'empowered', 'level']);
  if (keyword === null) return fail(p, 'legion');
  const level = keyword === 'level' ? number(p) : 0;
  if (level === null || !say(p, KEYWORD_END)) return null;
  const inner = attempt(p, () => withCost(p)) ?? p.grammar.abilities(p);
  if (inner === null) return null;
  const text = writtenFrom(p, from);
  return inner.map(ability => ({
    kind: 'dependent',
    on: keyword === 'level' ? { keyword, level } : { keyword },
    ability,
    text,
  }));
};

/** `equip 1 calm`, `empower 2`: keywords that a card has as a field, where they are given or stand behind another keyword. */
export const withCost = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  const keyword = oneWord(p, ['equip', 'empower']);
  const meaning = keyword === null ? undefined : keywordMeaning(keyword);
  if (meaning?.means !== 'ability with a cost') return fail(p, 'equip');
  const price = costInField(p);
  return price === null ? null : [{ ...meaning.ability(price), text: writtenFrom(p, from) }];
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
