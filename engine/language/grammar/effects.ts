/** `effect` sentences: something resolves that the author need not name. */

import type { Duration, Effect, Name } from '../syntax.ts';
import {
  advance,
  atEnd,
  type Cursor,
  colon,
  comma,
  kindAt,
  oneOf,
  peek,
  spanFrom,
  startOf,
  tokenText,
  word,
} from '../tokens/cursor.ts';
import { anyNumber, isName, keyword, name, names, number, place, signed } from '../tokens/phrases.ts';
import { sentenceText } from '../tokens/sentences.ts';
import { T } from '../tokens/tokens.ts';
import { nearest } from '../words/near.ts';
import { EFFECT_VERBS, SELECTOR_WORDS } from '../words/words.ts';

export const effectLine = (c: Cursor) => {
  if (peek(c) === 'by') {
    advance(c);
    const by = name(c, 'player');
    if (by === null || !colon(c)) return null;
    const effect = sentence(c);
    return effect === null ? null : ({ kind: 'effect', line: c.line, span: c.span, by, effect } as const);
  }
  // `Ana: …` without its `by`; a sentence of a card has no colon after its first word.
  if (isName(c) && c.t.kind[c.pos + 1] === T.colon && peek(c) === '') {
    const by = name(c, 'player');
    if (by === null || !colon(c)) return null;
    const effect = sentence(c);
    return effect === null ? null : ({ kind: 'effect', line: c.line, span: c.span, by, effect } as const);
  }
  word(c, 'by');
  const effect = sentence(c);
  return effect === null ? null : ({ kind: 'effect', line: c.line, span: c.span, effect } as const);
};

const sentence = (c: Cursor): Effect | null => {
  const start = startOf(c);
  if (c.sentence !== null && c.probe >= c.pos) c.sentence.ability = c.t.text.slice(start, startOf(c, c.probe));
  if (!isSimple(c)) {
    if (c.sentence !== null) c.sentence.isOnlyAbility = true;
    while (!atEnd(c) && !(kindAt(c) === T.comma && c.t.kind[c.pos + 1] === T.end)) advance(c);
    const span = spanFrom(c, start);
    return { kind: 'sentence', text: sentenceText(c.t, span), span };
  }
  const verb = oneOf(c, EFFECT_VERBS)?.text as (typeof EFFECT_VERBS)[number] | undefined;
  if (verb === undefined) return null;
  if (c.sentence !== null) c.sentence.verb = verb;
  switch (verb) {
    case 'deal': {
      const amount = number(c);
      if (amount === null) return null;
      word(c, 'damage');
      if (!word(c, 'to')) return null;
      const units = names(c, 'unit');
      return units === null ? null : { kind: 'deal', amount, units, span: spanFrom(c, start) };
    }
    case 'give':
      return give(c, start);
    case 'move': {
      const units = names(c, 'unit');
      if (units === null || !word(c, 'to')) return null;
      const to = place(c);
      return to === null ? null : { kind: 'move', units, to, span: spanFrom(c, start) };
    }
    default: {
      const units = names(c, 'unit');
      return units === null ? null : { kind: verb, units, span: spanFrom(c, start) };
    }
  }
};

const give = (c: Cursor, start: number): Effect | null => {
  const units = receivers(c);
  if (units === null) return null;
  if (kindAt(c) !== T.signed) {
    const used = keyword(c);
    if (used === null) {
      signed(c);
      return null;
    }
    const until = duration(c);
    if (until === null) return null;
    const during = until === undefined ? {} : { duration: until };
    return { kind: 'give-keyword', keyword: used, units, ...during, span: spanFrom(c, start) };
  }
  const amount = signed(c);
  if (amount === null || !word(c, 'might')) return null;
  const until = duration(c);
  if (until === null) return null;
  const during = until === undefined ? {} : { duration: until };
  if (!startsMinimum(c)) return { kind: 'give-might', amount, units, ...during, span: spanFrom(c, start) };
  comma(c);
  if (!word(c, 'to')) return null;
  if (!word(c, 'a') || !word(c, 'minimum') || !word(c, 'of')) return null;
  const minimum = anyNumber(c);
  return minimum === null ? null : { kind: 'give-might', amount, units, ...during, minimum, span: spanFrom(c, start) };
};

const startsMinimum = (c: Cursor): boolean => {
  if (kindAt(c) === T.comma && c.t.kind[c.pos + 1] !== T.end) return true;
  if (c.pos === c.probe) word(c, 'to');
  return peek(c) === 'to';
};

/** The units of `give`, which end where a keyword or a number begins. */
const receivers = (c: Cursor): Name[] | null => {
  const first = isName(c) ? name(c, 'unit') : null;
  if (first === null) {
    if (c.pos === c.probe) name(c, 'unit');
    return null;
  }
  const all = [first];
  while (comma(c)) {
    const next = isName(c) ? name(c, 'unit') : null;
    if (next === null) {
      if (c.pos === c.probe) name(c, 'unit');
      return null;
    }
    all.push(next);
  }
  return all;
};

/** Undefined where none is said, null where `this` stands alone. */
const duration = (c: Cursor): Duration | undefined | null => {
  if (!word(c, 'this')) return undefined;
  return (oneOf(c, ['turn', 'combat'])?.text as Duration | undefined) ?? null;
};

/** Whether this is one of the few sentences that name what they do it to. All others are read as on cards. */
const isSimple = (c: Cursor): boolean => {
  const first = peek(c);
  const kind = kindAt(c);
  if (kind === T.string) return false;
  if (kind !== T.word) return true;
  if (first === '') return nearest(tokenText(c), EFFECT_VERBS) !== undefined;
  if (!(EFFECT_VERBS as readonly string[]).includes(first)) return false;
  const t = c.t;
  for (let i = c.pos + 1; t.kind[i] !== T.end; i++) {
    if (isQuotedAbility(c, i)) return false;
    const here = t.kind[i] === T.word ? (t.word[i] ?? '') : '';
    if (here === '' || !SELECTOR_WORDS.includes(here)) continue;
    if ((t.end[i] ?? 0) - (t.start[i] ?? 0) === 1 && !isArticle(c, i)) continue;
    if (c.declared?.has(tokenText(c, i)) !== true) return false;
  }
  return true;
};

/** `give Scout "when I move: draw 1"`: after a name without a comma, no other name follows. */
const isQuotedAbility = ({ t }: Cursor, at: number): boolean =>
  t.kind[at] === T.string && (t.kind[at - 1] === T.string || (t.kind[at - 1] === T.word && t.word[at - 1] === ''));

/**
 * `a gear`, `a Gold`: no unit called A is meant where a noun or a name follows, other than in `move A to Grove` and
 * `give A tank`.
 */
const isArticle = ({ t }: Cursor, at: number): boolean => {
  const next = at + 1;
  if (t.kind[next] === T.string) return true;
  if (t.kind[next] !== T.word) return false;
  const word = t.text.slice(t.start[next] ?? 0, t.end[next] ?? 0).toLowerCase();
  return NOUNS.has(word) || (t.word[next] === '' && word !== 'and');
};

const NOUNS: ReadonlySet<string> = new Set(['gear', 'equipment', 'rune', 'legend', 'token', 'card', 'spell']);
