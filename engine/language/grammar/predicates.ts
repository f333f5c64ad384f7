/** The predicate of an expectation: what it says about its subjects, after the verb or from the verb on. */

import { DOMAINS, POWER_DOMAINS } from '../../domains.ts';
import {
  COUNTED_ZONES,
  type CountedZone,
  type Name,
  type PlaceFact,
  type PlayerFact,
  type StandingClaim,
  type UnitFact,
  type WrittenNumber,
} from '../syntax.ts';
import { advance, atEnd, type Cursor, either, oneOf, peek, tokenSpan, tokenText, word } from '../tokens/cursor.ts';
import { keyword, name, number, place } from '../tokens/phrases.ts';
import { claimedAmount } from './claimedAmount.ts';

const units = (subjects: readonly Name[], fact: UnitFact | null, negated: boolean): StandingClaim | null =>
  fact === null ? null : { about: 'units', units: subjects, fact, negated };
const players = (subjects: readonly Name[], fact: PlayerFact | null, negated: boolean): StandingClaim | null =>
  fact === null ? null : { about: 'players', players: subjects, fact, negated };
const places = (subjects: readonly Name[], fact: PlaceFact, negated: boolean): StandingClaim => ({
  about: 'places',
  places: subjects.map(named => ({ kind: 'named', name: named, span: named.span })),
  fact,
  negated,
});

/** `never triggered`: the only predicate that the language has with `never`. */
export const never = (c: Cursor, subjects: readonly Name[], before: boolean): StandingClaim | null =>
  word(c, 'never') && word(c, 'triggered') ? triggered(c, subjects, !before) : null;

/** After `was`. */
export const undergone = (c: Cursor, subjects: readonly Name[], negated: boolean): StandingClaim | null => {
  if (peek(c) === 'never') return never(c, subjects, negated);
  if (word(c, 'triggered')) return triggered(c, subjects, negated);
  if (!word(c, 'dealt')) return null;
  return claimedAmount(c, 'from 0', amount =>
    word(c, 'damage') ? units(subjects, { kind: 'was dealt', amount }, negated) : null,
  );
};

const STATES = ['dead', 'alive', 'gone', 'banished', 'exhausted', 'ready', 'stunned', 'immune'] as const;

const RARE_STATES = ['buffed', 'empowered', 'mighty', 'equipped'] as const;

/** After `is`. */
export const being = (c: Cursor, subjects: readonly Name[], negated: boolean): StandingClaim | null => {
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
    // “nobody” is a player only in quotes.
    if (!word(c, 'by') || tokenText(c).toLowerCase() === 'nobody') return null;
    const player = name(c, 'player');
    return player === null ? null : units(subjects, { kind: 'controlled by', player }, negated);
  }
  if (word(c, 'in')) return zone(c, subjects, negated);
  if (word(c, 'neither')) {
    article(c);
    if (!either(c, 'attacker', 'attackers') || !word(c, 'nor')) return null;
    article(c);
    if (!either(c, 'defender', 'defenders')) return null;
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
  // Asked for last, so that the more usual words come first where something is missing.
  const rare = oneOf(c, RARE_STATES)?.text as (typeof RARE_STATES)[number] | undefined;
  if (rare !== undefined) return units(subjects, { kind: 'is', what: rare }, negated);
  if (word(c, 'attached')) {
    if (!word(c, 'to')) return units(subjects, { kind: 'is', what: 'attached' }, negated);
    const unit = name(c, 'unit');
    return unit === null ? null : units(subjects, { kind: 'attached to', unit }, negated);
  }
  if (word(c, 'attackers')) return units(subjects, { kind: 'is', what: 'an attacker' }, negated);
  if (word(c, 'defenders')) return units(subjects, { kind: 'is', what: 'a defender' }, negated);
  return null;
};

/** Skips an `a` or `an`, which adds nothing. */
const article = (c: Cursor): void => {
  if (peek(c) === 'a' || tokenText(c).toLowerCase() === 'an') advance(c);
};

const zone = (c: Cursor, subjects: readonly Name[], negated: boolean): StandingClaim | null => {
  const where = oneOf(c, COUNTED_ZONES)?.text as CountedZone | undefined;
  if (where === undefined) return null;
  const what = `in ${where}` as const;
  if (!word(c, 'of')) return units(subjects, { kind: 'is', what }, negated);
  const player = name(c, 'player');
  return player === null ? null : units(subjects, { kind: 'is', what, player }, negated);
};

const MEASURES: readonly string[] = [
  ...['might', 'damage', 'points', 'point', 'xp', 'energy', 'power', 'ready', 'runes', 'rune', 'cards', 'card'],
  ...POWER_DOMAINS,
];

/** After `has`. */
export const having = (c: Cursor, subjects: readonly Name[], negated: boolean): StandingClaim | null => {
  const none = peek(c) === 'no' ? { value: 0, span: tokenSpan(c) } : null;
  if (none !== null) advance(c);
  if (none !== null && MEASURES.includes(peek(c))) return havingSo(c, subjects, none, negated);
  if (none === null) {
    const from = c.pos;
    const said = claimedAmount(c, 'below 0 as well', amount => havingSo(c, subjects, amount, negated));
    if (c.pos > from) return said;
  }
  if (peek(c) === 'the') advance(c);
  if (word(c, 'focus')) return players(subjects, { kind: 'has focus' }, negated);
  if (word(c, 'priority')) return players(subjects, { kind: 'has priority' }, negated);
  if (none !== null || word(c, 'a')) {
    const staged = word(c, 'staged');
    const what = oneOf(c, ['combat', 'showdown'])?.text;
    if (what === undefined) return null;
    const not = negated !== (none !== null);
    if (what === 'combat') return places(subjects, staged ? 'a staged combat' : 'a combat', not);
    return places(subjects, staged ? 'a staged showdown' : 'a showdown', not);
  }
  for (const kind of ['scored', 'conquered', 'held'] as const) {
    if (!word(c, kind)) continue;
    const at = place(c);
    return at === null ? null : players(subjects, { kind, place: at }, negated);
  }
  if (peek(c) === 'never') return never(c, subjects, negated);
  if (word(c, 'triggered')) return triggered(c, subjects, negated);
  const used = keyword(c);
  // A description that is listed with the keywords (`mighty.is`).
  if (used?.word.text === 'mighty') return units(subjects, { kind: 'is', what: 'mighty' }, negated);
  return used === null ? null : units(subjects, { kind: 'keyword', keyword: used }, negated);
};

/** After `has 3`. */
const havingSo = (
  c: Cursor,
  subjects: readonly Name[],
  amount: WrittenNumber,
  negated: boolean,
): StandingClaim | null => {
  if (word(c, 'might')) return units(subjects, { kind: 'might', amount }, negated);
  if (word(c, 'damage')) {
    if (!word(c, 'to')) return units(subjects, { kind: 'damage', amount }, negated);
    return word(c, 'assign') ? players(subjects, { kind: 'damage to assign', amount }, negated) : null;
  }
  if (either(c, 'points', 'point')) return players(subjects, { kind: 'points', amount }, negated);
  if (word(c, 'xp')) return players(subjects, { kind: 'xp', amount }, negated);
  return players(subjects, resources(c, amount), negated);
};

/** After the number: `energy`, `calm power`, `ready fury runes`, `cards in hand`. */
export const resources = (c: Cursor, amount: WrittenNumber): PlayerFact | null => {
  if (word(c, 'energy')) return { kind: 'energy', amount };
  if (either(c, 'cards', 'card')) {
    const where = word(c, 'in') ? (oneOf(c, COUNTED_ZONES)?.text as CountedZone | undefined) : undefined;
    return where === undefined ? null : { kind: 'cards', amount, zone: where };
  }
  const which = word(c, 'ready') ? 'ready' : 'all';
  const all = ofDomain(c, amount, which);
  if (all !== null) return all;
  const domain = oneOf(c, which === 'ready' ? DOMAINS : POWER_DOMAINS);
  const some = domain === null ? null : ofDomain(c, amount, which, domain.text === 'any' ? 'power' : 'either');
  return domain === null || some === null ? null : { ...some, domain };
};

const ofDomain = (
  c: Cursor,
  amount: WrittenNumber,
  which: 'all' | 'ready',
  what: 'power' | 'either' = 'either',
): Extract<PlayerFact, { kind: 'power' | 'runes' }> | null => {
  if (which === 'all' && word(c, 'power')) return { kind: 'power', amount };
  if (what !== 'either' || !either(c, 'runes', 'rune')) return null;
  if (which === 'ready' || !word(c, 'in')) return { kind: 'runes', amount, which };
  return word(c, 'rune') && word(c, 'deck') ? { kind: 'runes', amount, which: 'in rune deck' } : null;
};

type VerbPerson = 'third' | 'plain';

/** `controls`, `wins`, `needs` …, or `does not control` … */
export const doing = (
  c: Cursor,
  subjects: readonly Name[],
  negated: boolean,
  form: VerbPerson,
): StandingClaim | null => {
  const verb = (third: string, plain: string): boolean =>
    word(c, form === 'plain' ? plain : third) || (form === 'third' && subjects.length > 1 && word(c, plain));
  if (verb('controls', 'control')) {
    const at = place(c);
    return at === null ? null : players(subjects, { kind: 'controls', place: at }, negated);
  }
  if (verb('wins', 'win') || (form === 'third' && peek(c) === 'won' && word(c, 'won'))) {
    const what = word(c, 'the') ? oneOf(c, ['combat', 'game'])?.text : undefined;
    if (what === undefined) return null;
    return players(subjects, { kind: what === 'combat' ? 'wins the combat' : 'wins the game' }, negated);
  }
  if (verb('loses', 'lose') || (form === 'third' && peek(c) === 'lost' && word(c, 'lost'))) {
    return word(c, 'the') && word(c, 'combat') ? players(subjects, { kind: 'loses the combat' }, negated) : null;
  }
  if (verb('counts', 'count')) {
    if (!word(c, 'as')) return null;
    return claimedAmount(c, 'below 0 as well', amount =>
      word(c, 'might') ? units(subjects, { kind: 'counts as', amount }, negated) : null,
    );
  }
  if (verb('needs', 'need')) {
    return claimedAmount(c, 'from 0', amount =>
      word(c, 'damage') ? units(subjects, { kind: 'needs', amount }, negated) : null,
    );
  }
  if (form === 'plain' && word(c, 'have')) return having(c, subjects, negated);
  return form === 'plain' && word(c, 'trigger') ? triggered(c, subjects, negated) : null;
};

/** `conquered`, `held`, `scored`, `drew`, `triggered`, or `did not conquer` … */
export const did = (c: Cursor, subjects: readonly Name[], negated: boolean, form: VerbPerson): StandingClaim | null => {
  const verb = (past: string, plain: string): boolean => word(c, form === 'plain' ? plain : past);
  for (const [kind, plain] of [
    ['conquered', 'conquer'],
    ['held', 'hold'],
    ['scored', 'score'],
  ] as const) {
    if (!verb(kind, plain)) continue;
    const at = place(c);
    return at === null ? null : players(subjects, { kind, place: at }, negated);
  }
  if (form === 'plain' && (peek(c) === 'win' || peek(c) === 'lose')) return doing(c, subjects, negated, form);
  if (verb('triggered', 'trigger')) return triggered(c, subjects, negated);
  return verb('drew', 'draw') ? drew(c, subjects, negated) : null;
};

/** Skips a `cards`, which adds nothing. */
const cards = (c: Cursor): void => {
  if (/^cards?$/i.test(tokenText(c))) advance(c);
};

/** How many cards; `drew nothing` and a bare `did not draw` say the same. */
const drew = (c: Cursor, subjects: readonly Name[], negated: boolean): StandingClaim | null => {
  const none = peek(c) === 'nothing' || peek(c) === 'no';
  if (none || (negated && atEnd(c) && c.probe !== c.pos)) {
    const amount = { value: 0, span: tokenSpan(c) };
    if (!none) return { about: 'players', players: subjects, fact: { kind: 'drew', amount }, negated: false };
    advance(c);
    cards(c);
    return players(subjects, { kind: 'drew', amount }, negated);
  }
  return claimedAmount(c, 'from 0', amount => {
    cards(c);
    return players(subjects, { kind: 'drew', amount }, negated);
  });
};

/** How often; without a number, whether at all. */
const triggered = (c: Cursor, sources: readonly Name[], negated: boolean): StandingClaim | null => {
  const said = (count: number | 'any'): StandingClaim => ({ about: 'triggered', sources, times: count, negated });
  if (word(c, 'once')) return said(1);
  if (word(c, 'twice')) return said(2);
  const times = number(c);
  if (times === null) return said('any');
  return either(c, 'times', 'time') ? said(times.value) : null;
};
