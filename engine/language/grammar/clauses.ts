/**
 * The clauses of a play or an activation: what was chosen, where to, and how it is paid; in any order, each at most
 * once.
 */

import { POWER_DOMAINS } from '../../domains.ts';
import { keywordNamed } from '../../keywords.ts';
import type { ChosenMove, Name, Payment, Place, Word } from '../syntax.ts';
import {
  advance,
  type Cursor,
  kindAt,
  note,
  oneOf,
  peek,
  spanFrom,
  startOf,
  tokenSpan,
  tokenText,
  word,
} from '../tokens/cursor.ts';
import { name, number, place } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';
import { nearest } from '../words/near.ts';
import { CLAUSES, PAYING_VERBS, PLAY_CLAUSES, PLAYED_FROM } from '../words/words.ts';
import { choiceOrNumber, item, listOf, nextToken } from './items.ts';

export type PlayClause = (typeof PLAY_CLAUSES)[number];

/** Everything that clauses can state. */
export interface ClauseValues {
  choosing: readonly Name[];
  moves: readonly ChosenMove[];
  paying: readonly Payment[];
  to?: Place;
  as?: Name;
  fromFacedown: boolean;
  from?: Word;
  showing?: readonly Name[];
}

/** The clauses from here on, of those that are allowed. Null where one goes wrong. */
export const clauses = (c: Cursor, allowed: readonly PlayClause[]): ClauseValues | null => {
  const said: ClauseValues = { choosing: [], moves: [], paying: [], fromFacedown: false };
  const left = new Set(allowed);
  for (;;) {
    if (kindAt(c) === T.comma && startsClause(c)) advance(c);
    const again = allowed.find(each => each === peek(c) && !left.has(each));
    if (again !== undefined) reportTwice(c, again);
    const taken = oneOf(c, again === undefined ? [...left] : [again])?.text as PlayClause | undefined;
    if (taken === undefined) return said;
    left.delete(taken);
    // A repeated clause is read all the same, so that the rest of the line can be read; the first one counts.
    if (!READERS[taken](c, again === undefined ? said : { ...said })) return null;
  }
};

const READERS: Readonly<Record<PlayClause, (c: Cursor, said: ClauseValues) => boolean>> = {
  choosing: (c, said) => {
    const names = listOf(c, choiceOrNumber, startsClause);
    if (names !== null) said.choosing = names;
    return names !== null;
  },
  moving: (c, said) => {
    const moves = listOf(c, chosenMove, startsClause);
    if (moves !== null) said.moves = moves;
    return moves !== null;
  },
  paying: (c, said) => {
    const paying = listOf(c, payment, startsClause);
    if (paying !== null) said.paying = paying;
    return paying !== null;
  },
  // `showing off Dragon, "Pit Rookie"`, and `showing off nothing`.
  showing: (c, said) => {
    if (!word(c, 'off')) return false;
    const names = word(c, 'nothing') ? [] : listOf(c, item, startsClause);
    if (names !== null) said.showing = names;
    return names !== null;
  },
  to: (c, said) => {
    const to = place(c);
    if (to !== null) said.to = to;
    return to !== null;
  },
  as: (c, said) => {
    const as = name(c, 'new unit');
    if (as !== null) said.as = as;
    return as !== null;
  },
  from: (c, said) => {
    const from = oneOf(c, PLAYED_FROM);
    if (from?.text === 'facedown') said.fromFacedown = true;
    else if (from !== null) said.from = from;
    return from !== null;
  },
};

const chosenMove = (c: Cursor): ChosenMove | null => {
  const start = startOf(c);
  const unit = item(c, 'unit');
  if (unit === null || !word(c, 'to')) return null;
  const to = place(c);
  return to === null ? null : { unit, to, span: spanFrom(c, start) };
};

const PAID_IN = [...POWER_DOMAINS, 'xp'] as const;

const payment = (c: Cursor): Payment | null => {
  const start = startOf(c);
  const verb = oneOf(c, PAYING_VERBS)?.text as (typeof PAYING_VERBS)[number] | undefined;
  if (verb !== undefined) {
    const objects = listOf(c, at => name(at, 'item'), startsPayment);
    return objects === null ? null : { kind: 'do', verb, objects, span: spanFrom(c, start) };
  }
  if (kindAt(c) !== T.number && keywordNamed(peek(c)) !== undefined) {
    const span = tokenSpan(c);
    const text = peek(c);
    advance(c);
    return { kind: 'keyword', word: { text, span }, span };
  }
  const amount = number(c);
  if (amount === null) {
    note(c, { kind: 'keyword' });
    return null;
  }
  if (word(c, 'energy')) return { kind: 'amount', amount, span: spanFrom(c, start) };
  const domain = oneOf(c, PAID_IN);
  const span = spanFrom(c, start);
  return domain === null ? { kind: 'amount', amount, span } : { kind: 'amount', amount, domain, span };
};

/** Whether after the comma at the cursor another clause begins, if mistyped. */
const startsClause = (c: Cursor): boolean => {
  const next = nextToken(c);
  if (c.t.kind[next] !== T.word) return false;
  const here = c.t.word[next] ?? '';
  if (here !== '') return (PLAY_CLAUSES as readonly string[]).includes(here);
  return nearest(tokenText(c, next), CLAUSES) !== undefined;
};

/** Whether after the comma at the cursor something else is paid, or another clause begins. */
const startsPayment = (c: Cursor): boolean => {
  const next = nextToken(c);
  const here = c.t.kind[next] === T.word ? (c.t.word[next] ?? '') : '';
  const isVerb = (PAYING_VERBS as readonly string[]).includes(here);
  return c.t.kind[next] === T.number || isVerb || keywordNamed(here) !== undefined || startsClause(c);
};

const reportTwice = (c: Cursor, clause: PlayClause): void => {
  const isList = clause === 'showing' || (CLAUSES as readonly string[]).includes(clause);
  const right = isList ? 'Put all of it after the first one, separated by commas.' : 'Leave one of them out.';
  c.problems.push({
    code: 'syntax/expected',
    span: tokenSpan(c),
    message: `“${clause}” appears twice in this line. ${right}`,
  });
};
