/** `expect` lines. What a claim is about is told by its predicate, never by what was declared. */

import { action } from './actions.ts';
import { rule } from './citation.ts';
import {
  advance,
  anyNumber,
  type Cursor,
  comma,
  either,
  keyword,
  kindAt,
  name,
  note,
  number,
  oneOf,
  peek,
  place,
  word,
} from './cursor.ts';
import { onlyIn } from './header.ts';
import { items } from './items.ts';
import { T } from './lexer.ts';
import type { Claim, Name, PlaceFact, PlayerFact, UnitFact } from './syntax.ts';

export const expectLine = (c: Cursor) => {
  const editions = onlyIn(c);
  if (editions === null) return null;
  const said = claim(c, word(c, 'not'));
  if (said === null) return null;
  return editions === undefined
    ? ({ kind: 'expect', claim: said } as const)
    : ({ kind: 'expect', editions, claim: said } as const);
};

/** `negated` says whether a `not` stood before it all. */
const claim = (c: Cursor, negated: boolean): Claim | null => {
  if (word(c, 'the')) return general(c, negated);
  const first = name(c, 'unit');
  if (first === null) {
    note(c, { kind: 'player' });
    note(c, { kind: 'place' });
    return null;
  }
  const subjects = [first];
  while (comma(c)) {
    const next = name(c, 'unit');
    if (next === null) return null;
    subjects.push(next);
  }
  if (c.sentence !== null) c.sentence.units = subjects;
  return predicate(c, subjects, negated);
};

/** The combat, the chain and the state. */
const general = (c: Cursor, before: boolean): Claim | null => {
  const about = oneOf(c, ['combat', 'chain', 'state'])?.text;
  if (about === undefined) return null;
  if (about === 'combat' && word(c, 'has')) {
    return word(c, 'no') && word(c, 'result') ? { about, result: 'no result', negated: before } : null;
  }
  if (!word(c, 'is')) return null;
  const negated = before !== word(c, 'not');
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

const units = (subjects: readonly Name[], fact: UnitFact | null, negated: boolean): Claim | null =>
  fact === null ? null : { about: 'units', units: subjects, fact, negated };
const players = (subjects: readonly Name[], fact: PlayerFact | null, negated: boolean): Claim | null =>
  fact === null ? null : { about: 'players', players: subjects, fact, negated };
const places = (subjects: readonly Name[], fact: PlaceFact, negated: boolean): Claim => ({
  about: 'places',
  places: subjects.map(named => ({ kind: 'named', name: named, span: named.span })),
  fact,
  negated,
});

const predicate = (c: Cursor, subjects: readonly Name[], before: boolean): Claim | null => {
  if (either(c, 'is', 'are')) return being(c, subjects, before !== word(c, 'not'));
  if (either(c, 'has', 'have')) return having(c, subjects, before !== word(c, 'not'));
  if (either(c, 'does', 'do')) return word(c, 'not') ? doing(c, subjects, !before, 'plain') : null;
  if (word(c, 'did')) return word(c, 'not') ? did(c, subjects, !before, 'plain') : null;
  if (either(c, 'was', 'were')) {
    const negated = before !== word(c, 'not');
    if (!word(c, 'dealt')) return null;
    const amount = number(c);
    return amount !== null && word(c, 'damage') ? units(subjects, { kind: 'was dealt', amount }, negated) : null;
  }
  if (peek(c) === 'can' || peek(c) === 'cannot') return legality(c, subjects, before);
  if (c.pos === c.probe) oneOf(c, ['can', 'cannot']);
  const from = c.pos;
  const said = doing(c, subjects, before, 'third');
  if (said !== null || c.pos !== from) return said;
  return word(c, 'triggered') ? triggered(c, subjects, before) : did(c, subjects, before, 'third');
};

const STATES = ['dead', 'alive', 'banished', 'exhausted', 'ready', 'stunned', 'immune'] as const;

/** Behind `is`. */
const being = (c: Cursor, subjects: readonly Name[], negated: boolean): Claim | null => {
  const state = oneOf(c, STATES)?.text as (typeof STATES)[number] | undefined;
  if (state !== undefined) return units(subjects, { kind: 'is', what: state }, negated);
  if (word(c, 'uncontrolled')) return places(subjects, 'uncontrolled', negated);
  if (word(c, 'contested')) return places(subjects, 'contested', negated);
  if (word(c, 'at')) {
    const at = place(c);
    return at === null ? null : units(subjects, { kind: 'at', place: at }, negated);
  }
  if (word(c, 'facedown')) {
    if (!word(c, 'at')) return null;
    const at = place(c);
    return at === null ? null : units(subjects, { kind: 'facedown', place: at }, negated);
  }
  if (word(c, 'controlled')) {
    if (!word(c, 'by')) return null;
    const player = name(c, 'player');
    return player === null ? null : units(subjects, { kind: 'controlled by', player }, negated);
  }
  if (word(c, 'in')) return zone(c, subjects, negated);
  if (word(c, 'neither')) {
    if (!either(c, 'attacker', 'attackers') || !word(c, 'nor') || !either(c, 'defender', 'defenders')) return null;
    return units(subjects, { kind: 'is', what: 'neither attacker nor defender' }, negated);
  }
  if (word(c, 'the')) {
    const role = oneOf(c, ['attacker', 'defender'])?.text;
    if (role === undefined) return null;
    return players(subjects, { kind: role === 'attacker' ? 'is the attacker' : 'is the defender' }, negated);
  }
  if (either(c, 'an', 'a')) {
    const role = oneOf(c, ['attacker', 'defender'])?.text;
    if (role === undefined) return null;
    return units(subjects, { kind: 'is', what: role === 'attacker' ? 'an attacker' : 'a defender' }, negated);
  }
  if (word(c, 'attackers')) return units(subjects, { kind: 'is', what: 'an attacker' }, negated);
  if (word(c, 'defenders')) return units(subjects, { kind: 'is', what: 'a defender' }, negated);
  return null;
};

const zone = (c: Cursor, subjects: readonly Name[], negated: boolean): Claim | null => {
  const where = oneOf(c, ['hand', 'trash'])?.text;
  if (where === undefined) return null;
  const what = where === 'hand' ? 'in hand' : 'in trash';
  if (!word(c, 'of')) return units(subjects, { kind: 'is', what }, negated);
  const player = name(c, 'player');
  return player === null ? null : units(subjects, { kind: 'is', what, player }, negated);
};

/** Behind `has`. */
const having = (c: Cursor, subjects: readonly Name[], negated: boolean): Claim | null => {
  if (kindAt(c) === T.number || kindAt(c) === T.signed) {
    const amount = anyNumber(c);
    if (amount === null) return null;
    if (word(c, 'might')) return units(subjects, { kind: 'might', amount }, negated);
    if (word(c, 'damage')) {
      if (!word(c, 'to')) return units(subjects, { kind: 'damage', amount }, negated);
      return word(c, 'assign') ? players(subjects, { kind: 'damage to assign', amount }, negated) : null;
    }
    if (either(c, 'points', 'point')) return players(subjects, { kind: 'points', amount }, negated);
    return word(c, 'xp') ? players(subjects, { kind: 'xp', amount }, negated) : null;
  }
  if (word(c, 'focus')) return players(subjects, { kind: 'has focus' }, negated);
  if (word(c, 'priority')) return players(subjects, { kind: 'has priority' }, negated);
  if (word(c, 'a')) {
    const staged = word(c, 'staged');
    const what = oneOf(c, ['combat', 'showdown'])?.text;
    if (what === undefined) return null;
    if (what === 'combat') return places(subjects, staged ? 'a staged combat' : 'a combat', negated);
    return places(subjects, staged ? 'a staged showdown' : 'a showdown', negated);
  }
  for (const kind of ['scored', 'conquered', 'held'] as const) {
    if (!word(c, kind)) continue;
    const at = place(c);
    return at === null ? null : players(subjects, { kind, place: at }, negated);
  }
  number(c);
  const used = keyword(c);
  return used === null ? null : units(subjects, { kind: 'keyword', keyword: used }, negated);
};

type Form = 'third' | 'plain';

/** `controls`, `wins`, `needs` …, or `does not control` … */
const doing = (c: Cursor, subjects: readonly Name[], negated: boolean, form: Form): Claim | null => {
  const verb = (third: string, plain: string): boolean =>
    word(c, form === 'plain' ? plain : third) || (form === 'third' && subjects.length > 1 && word(c, plain));
  if (verb('controls', 'control')) {
    const at = place(c);
    return at === null ? null : players(subjects, { kind: 'controls', place: at }, negated);
  }
  if (verb('wins', 'win')) {
    const what = word(c, 'the') ? oneOf(c, ['combat', 'game'])?.text : undefined;
    if (what === undefined) return null;
    return players(subjects, { kind: what === 'combat' ? 'wins the combat' : 'wins the game' }, negated);
  }
  if (verb('loses', 'lose')) {
    return word(c, 'the') && word(c, 'combat') ? players(subjects, { kind: 'loses the combat' }, negated) : null;
  }
  if (verb('counts', 'count')) {
    const amount = word(c, 'as') ? anyNumber(c) : null;
    return amount !== null && word(c, 'might') ? units(subjects, { kind: 'counts as', amount }, negated) : null;
  }
  if (verb('needs', 'need')) {
    const amount = number(c);
    return amount !== null && word(c, 'damage') ? units(subjects, { kind: 'needs', amount }, negated) : null;
  }
  if (form === 'plain' && word(c, 'have')) return having(c, subjects, negated);
  return null;
};

/** `conquered`, `held`, `drew`, or `did not conquer` … */
const did = (c: Cursor, subjects: readonly Name[], negated: boolean, form: Form): Claim | null => {
  const verb = (past: string, plain: string): boolean => word(c, form === 'plain' ? plain : past);
  for (const [kind, plain] of [
    ['conquered', 'conquer'],
    ['held', 'hold'],
  ] as const) {
    if (!verb(kind, plain)) continue;
    const at = place(c);
    return at === null ? null : players(subjects, { kind, place: at }, negated);
  }
  if (form === 'plain' && word(c, 'score')) {
    const at = place(c);
    return at === null ? null : players(subjects, { kind: 'scored', place: at }, negated);
  }
  if (!verb('drew', 'draw')) return null;
  const amount = number(c);
  return amount === null ? null : players(subjects, { kind: 'drew', amount }, negated);
};

const triggered = (c: Cursor, subjects: readonly Name[], negated: boolean): Claim | null => {
  const source = subjects[0];
  if (source === undefined || subjects.length > 1) return null;
  if (word(c, 'once')) return { about: 'triggered', source, times: 1, negated };
  if (word(c, 'twice')) return { about: 'triggered', source, times: 2, negated };
  const times = number(c);
  return times !== null && either(c, 'times', 'time')
    ? { about: 'triggered', source, times: times.value, negated }
    : null;
};

const legality = (c: Cursor, subjects: readonly Name[], before: boolean): Claim | null => {
  const player = subjects[0];
  if (player === undefined || subjects.length > 1) return null;
  const cannot = peek(c) === 'cannot';
  advance(c);
  const legal = before === cannot;
  if (c.sentence !== null) {
    c.sentence.player = player;
    c.sentence.mood = cannot ? 'cannot' : 'can';
  }
  const what = action(c, 'plain');
  if (what === null) return null;
  if (legal || !word(c, 'because')) return { about: 'legality', player, action: what, legal };
  const because = rule(c);
  return because === null ? null : { about: 'legality', player, action: what, legal, because };
};
