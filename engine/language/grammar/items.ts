/** Names where things are chosen: several may come from one source, and the word `base` can be chosen, too. */

import type { Name } from '../syntax.ts';
import {
  advance,
  type Cursor,
  comma,
  kindAt,
  type NameKind,
  oneOf,
  peek,
  spanFrom,
  tokenSpan,
  tokenText,
} from '../tokens/cursor.ts';
import { name } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';

/** A name, with the number that tells it from others of that name: `Wall 2`. */
export const item = (c: Cursor, wanted: NameKind = 'item'): Name | null => {
  const first = name(c, wanted);
  if (first === null || kindAt(c) !== T.number) return first;
  const text = `${first.text} ${tokenText(c)}`;
  advance(c);
  return { text, quoted: first.quoted, span: spanFrom(c, first.span.start) };
};

/** What a clause chooses: a choice, or a number of things that are all alike. */
export const choiceOrNumber = (c: Cursor): Name | null => {
  if (kindAt(c) !== T.number) return choice(c);
  const many: Name = { text: tokenText(c), quoted: false, span: tokenSpan(c) };
  advance(c);
  return many;
};

/** What can be chosen: an item, `base`, or `base of Ben`, which goes by the name that the question gives it. */
export const choice = (c: Cursor): Name | null => {
  const base = oneOf(c, ['base']);
  if (base === null) return item(c);
  if (peek(c) !== 'of') return { text: base.text, quoted: false, span: base.span };
  advance(c);
  const player = name(c, 'player');
  return player === null ? null : { text: `${player.text}'s base`, quoted: true, span: spanFrom(c, base.span.start) };
};

/** Items with commas between, up to a comma for which `ends` holds. */
export const listOf = <I>(c: Cursor, one: (c: Cursor) => I | null, ends: (c: Cursor) => boolean): I[] | null => {
  const first = one(c);
  if (first === null) return null;
  const all = [first];
  while (!(kindAt(c) === T.comma && ends(c)) && comma(c)) {
    const next = one(c);
    if (next === null) return null;
    all.push(next);
  }
  return all;
};

export const items = (c: Cursor): Name[] | null => listOf(c, item, () => false);

/** The token after the cursor's, past line breaks. */
export const nextToken = (c: Cursor): number => {
  let at = c.pos + 1;
  while (c.t.kind[at] === T.join) at++;
  return at;
};
