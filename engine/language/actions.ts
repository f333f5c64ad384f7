/** What players do: in the script in the third person, behind `can` and `cannot` in the plain form. */

import {
  advance,
  atEnd,
  type Cursor,
  comma,
  kindAt,
  name,
  names,
  number,
  oneOf,
  peek,
  place,
  spanFrom,
  startOf,
  tokenSpan,
  tokenText,
  word,
} from './cursor.ts';
import { T, unquote } from './lexer.ts';
import type { Action, Name, Place, Share } from './syntax.ts';
import { VERBS } from './words.ts';

export type VerbForm = 'third' | 'plain';
type Verb = (typeof VERBS)[number][0];

const THIRD: readonly string[] = VERBS.map(([third]) => third);
const PLAIN: readonly string[] = VERBS.map(([, plain]) => plain);

/** An action from its verb on. */
export const action = (c: Cursor, form: VerbForm): Action | null => {
  const start = startOf(c);
  const said = oneOf(c, form === 'third' ? THIRD : PLAIN);
  if (said === null) return null;
  const verb = VERBS[(form === 'third' ? THIRD : PLAIN).indexOf(said.text)]?.[0];
  if (verb === undefined) return null;
  if (c.sentence !== null) c.sentence.verb = verb;
  switch (verb) {
    case 'moves':
      return move(c, start);
    case 'passes':
      return { kind: 'pass', span: spanFrom(c, start) };
    case 'assigns':
      return assign(c, start);
    case 'ends':
      word(c, 'the');
      return word(c, 'turn') ? { kind: 'end-turn', span: spanFrom(c, start) } : null;
    case 'chooses':
      return choose(c, start);
    default:
      return later(c, start, verb);
  }
};

const move = (c: Cursor, start: number): Action | null => {
  const groups: { readonly units: readonly Name[]; readonly to: Place }[] = [];
  do {
    const units = names(c, 'unit');
    if (units === null) return null;
    if (c.sentence !== null) c.sentence.units = units;
    if (!word(c, 'to')) return null;
    const to = place(c);
    if (to === null) return null;
    groups.push({ units, to });
  } while (comma(c));
  return { kind: 'move', groups, span: spanFrom(c, start) };
};

const assign = (c: Cursor, start: number): Action | null => {
  const shares: Share[] = [];
  if (word(c, 'nothing')) return { kind: 'assign', shares, span: spanFrom(c, start) };
  do {
    const from = startOf(c);
    const amount = number(c);
    if (amount === null || !word(c, 'to')) return null;
    const unit = name(c, 'unit');
    if (unit === null) return null;
    shares.push({ amount, unit, span: spanFrom(c, from) });
    if (c.sentence !== null) c.sentence.units = shares.map(share => share.unit);
  } while (comma(c));
  return { kind: 'assign', shares, span: spanFrom(c, start) };
};

const choose = (c: Cursor, start: number): Action | null => {
  const begins = oneOf(c, ['combat', 'showdown']);
  if (begins === null) return later(c, start, 'chooses');
  if (!word(c, 'at')) return null;
  const at = place(c);
  const what = begins.text === 'combat' ? 'combat' : 'showdown';
  return at === null ? null : { kind: 'begin', what, at, span: spanFrom(c, start) };
};

/** Takes the rest of the sentence for a statement that is not run yet, and keeps the names in it. */
const later = (
  c: Cursor,
  start: number,
  verb: Exclude<Verb, 'moves' | 'passes' | 'assigns' | 'ends'>,
): Action | null => {
  if (verb !== 'declines' && !isObject(c)) {
    name(c, verb === 'hides' || verb === 'plays' ? 'card' : 'item');
    return null;
  }
  const mentioned = restNames(c);
  return { kind: 'later', verb, names: mentioned, span: spanFrom(c, start) };
};

const isObject = (c: Cursor): boolean => {
  const kind = kindAt(c);
  return kind === T.string || kind === T.number || (kind === T.word && peek(c) !== 'because');
};

/** `A` is a name, `a` an article. */
const isLetterName = (c: Cursor): boolean => /^[A-Z]$/.test(tokenText(c));

/** The names up to the end of the line or to `because`, as far as they can be told from words of the language. */
export const restNames = (c: Cursor): Name[] => {
  const all: Name[] = [];
  while (!atEnd(c) && peek(c) !== 'because') {
    const kind = kindAt(c);
    if (kind === T.comma && c.t.kind[c.pos + 1] === T.end) break;
    const span = tokenSpan(c);
    if (kind === T.string) all.push({ text: unquote(c.t.text, span.start, span.end), quoted: true, span });
    else if (kind === T.word && (peek(c) === '' || isLetterName(c)))
      all.push({ text: tokenText(c), quoted: false, span });
    advance(c);
  }
  return all;
};
