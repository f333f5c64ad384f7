/** `expect` lines. What a claim is about depends on its predicate, never on what was declared. */

import type { Claim, Name, StandingClaim } from '../syntax.ts';
import { advance, type Cursor, comma, kindAt, note, oneOf, peek, tokenText, word } from '../tokens/cursor.ts';
import { name, place } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';
import { isCollective } from '../words/collective.ts';
import { action } from './actions.ts';
import { reason } from './citation.ts';
import { onlyIn } from './header.ts';
import { items } from './items.ts';
import { outlook } from './outlook.ts';
import { being, did, doing, having, never, undergone } from './predicates.ts';

/** `expect in 1.3: not CLAIM`; `editions` only where the line names some. Null where the claim cannot be read. */
export const expectLine = (c: Cursor) => {
  const editions = onlyIn(c);
  if (editions === null) return null;
  if (peek(c) === 'that') advance(c);
  const said = claim(c, word(c, 'not'));
  if (said === null) return null;
  return editions === undefined
    ? ({ kind: 'expect', line: c.line, span: c.span, claim: said } as const)
    : ({ kind: 'expect', line: c.line, span: c.span, editions, claim: said } as const);
};

/** `negated` says whether a `not` stood before it all. */
const claim = (c: Cursor, negated: boolean): Claim | null => {
  const from = c.pos;
  const ahead = outlook(c, negated, standingClaim);
  return ahead !== null || c.pos !== from ? ahead : standingClaim(c, negated);
};

/** Of the game as it stands. */
export const standingClaim = (c: Cursor, negated: boolean): StandingClaim | null => {
  if (word(c, 'the')) return general(c, negated);
  if (word(c, 'no')) return presence(c, !negated);
  if (isArticle(c)) {
    advance(c);
    return presence(c, negated);
  }
  const subjects = subjectNames(c);
  return subjects === null ? null : predicate(c, subjects, negated);
};

/** Whether an `a` or `an` stands before a name: `A is dead` is about a unit of that name. */
export const isArticle = (c: Cursor): boolean => {
  if (peek(c) !== 'a' && tokenText(c).toLowerCase() !== 'an') return false;
  const { kind, word: words } = c.t;
  const next = c.pos + 1;
  const isName = kind[next] === T.string || (kind[next] === T.word && ['', 'a'].includes(words[next] ?? ''));
  return (
    isName && (kind[next + 1] === T.end || kind[next + 1] === T.other || AFTER_PRESENCE.has(words[next + 1] ?? ''))
  );
};

const AFTER_PRESENCE: ReadonlySet<string> = new Set(['at', 'and', 'within', 'after']);

/** What is there, or is not, by its name or that of its card. */
export const presence = (c: Cursor, negated: boolean): StandingClaim | null => {
  const what = subjectName(c);
  if (what === null) return null;
  if (!word(c, 'at')) return { about: 'presence', what, negated };
  const at = place(c);
  return at === null ? null : { about: 'presence', what, at, negated };
};

/** The combat, the chain and the state. */
const general = (c: Cursor, before: boolean): StandingClaim | null => {
  const about = oneOf(c, ['combat', 'chain', 'state'])?.text;
  if (about === undefined) return null;
  if (about === 'combat' && word(c, 'has')) {
    const any = peek(c) === 'a';
    if (any) advance(c);
    else if (!word(c, 'no')) return null;
    return word(c, 'result') ? { about, result: 'no result', negated: before !== any } : null;
  }
  if (!word(c, 'is')) return null;
  return beingGeneral(c, about, before !== word(c, 'not'));
};

/** After `the combat is`, `the chain is`, `the state is`; in a question, without the `is`. */
export const beingGeneral = (
  c: Cursor,
  about: 'combat' | 'chain' | 'state',
  negated: boolean,
): StandingClaim | null => {
  if (about === 'combat') return word(c, 'a') && word(c, 'tie') ? { about, result: 'tie', negated } : null;
  if (about === 'chain') {
    if (word(c, 'empty')) return { about, items: [], negated };
    const all = items(c);
    return all === null ? null : { about, items: all, negated };
  }
  const turn = oneOf(c, ['neutral', 'showdown'])?.text;
  const chain = turn === undefined ? undefined : oneOf(c, ['open', 'closed'])?.text;
  if (turn === undefined || chain === undefined) return null;
  return {
    about: 'state',
    turn: turn === 'neutral' ? turn : 'showdown',
    chain: chain === 'open' ? chain : 'closed',
    negated,
  };
};

/** Takes one of the forms of a verb, and tells whether a `not` belongs to it: after it, or contracted with it. */
const helping = (c: Cursor, one: string, other = one): { readonly not: boolean } | null => {
  if (word(c, one) || (other !== one && word(c, other))) return { not: word(c, 'not') };
  if (kindAt(c) !== T.word || peek(c) !== '') return null;
  const said = tokenText(c).toLowerCase().replace('’', "'");
  if (said !== `${one}n't` && said !== `${other}n't`) return null;
  advance(c);
  return { not: true };
};

export const predicate = (c: Cursor, subjects: readonly Name[], before: boolean): StandingClaim | null => {
  const state = helping(c, 'is', 'are');
  if (state !== null) return being(c, subjects, before !== state.not);
  const has = helping(c, 'has', 'have');
  if (has !== null) return having(c, subjects, before !== has.not);
  const does = helping(c, 'does', 'do');
  if (does !== null) return does.not ? doing(c, subjects, !before, 'plain') : null;
  const past = helping(c, 'did');
  if (past !== null) return past.not ? did(c, subjects, !before, 'plain') : null;
  const was = helping(c, 'was', 'were');
  if (was !== null) return undergone(c, subjects, before !== was.not);
  if (peek(c) === 'never') return never(c, subjects, before);
  if (peek(c) === 'can' || peek(c) === 'cannot' || isCant(c)) return legality(c, subjects, before);
  if (c.pos === c.probe && subjects.length === 1) oneOf(c, ['can', 'cannot']);
  const from = c.pos;
  const said = doing(c, subjects, before, 'third');
  if (said !== null || c.pos !== from) return said;
  return did(c, subjects, before, 'third');
};

const isCant = (c: Cursor): boolean => kindAt(c) === T.word && peek(c) === '' && /^can['’]t$/i.test(tokenText(c));

const legality = (c: Cursor, subjects: readonly Name[], before: boolean): StandingClaim | null => {
  const player = subjects[0];
  if (player === undefined || subjects.length > 1) return null;
  const can = peek(c) === 'can';
  advance(c);
  const cannot = !can || peek(c) === 'not';
  if (can && cannot) advance(c);
  const legal = before === cannot;
  if (c.sentence !== null) {
    c.sentence.player = player;
    c.sentence.mood = cannot ? 'cannot' : 'can';
  }
  const what = action(c, 'plain');
  if (what === null) return null;
  if (legal || !word(c, 'because')) return { about: 'legality', player, action: what, legal };
  const because = reason(c);
  return because === null ? null : { about: 'legality', player, action: what, legal, because };
};

/** The name of one thing: `everything` and the like are none. */
const subjectName = (c: Cursor): Name | null => {
  if (kindAt(c) !== T.word || !isCollective(tokenText(c))) return name(c, 'unit');
  note(c, { kind: 'unit' });
  return null;
};

/** What a claim or a question is about, separated by commas. */
export const subjectNames = (c: Cursor): readonly Name[] | null => {
  const first = subjectName(c);
  if (first === null) {
    note(c, { kind: 'player' });
    note(c, { kind: 'place' });
    return null;
  }
  const all = [first];
  while (comma(c)) {
    const next = subjectName(c);
    if (next === null) return null;
    all.push(next);
  }
  if (c.sentence !== null) c.sentence.units = all;
  return all;
};
