/** What things a phrase means: `another friendly unit here with 3 might or less`. */

import type { Filter, Range, ThingState, ThingType, Value } from '../game/state/cards/terms.ts';
import { LOOKED_SLOT } from '../game/state/slots.ts';
import { DOMAINS } from '../language/words/words.ts';
import { ADJECTIVES, keywordName, noun, tag } from './nouns.ts';
import { attempt, fail, list, type Parser, peek, say, sees, tokenAt } from './parser.ts';
import { befallen } from './past.ts';
import { amountOf, minusOne, plusOne, range } from './ranges.ts';
import { chosenBefore, it, refersToPlayer } from './referents.ts';
import { place, withExactly } from './where.ts';

export type Draft = { -readonly [Key in keyof Filter]: Filter[Key] };

export interface Phrase {
  readonly filter: Filter;
  /** Null where the noun does not tell. */
  readonly many: boolean | null;
  /** At one battlefield, to be chosen: `units at a battlefield`. */
  readonly one: boolean;
  /** `from among them`: the cards looked at before. */
  readonly among?: string;
  readonly total?: { readonly of: 'might' | 'energy'; readonly most: Value };
}

type Building = { -readonly [Key in keyof Omit<Phrase, 'filter'>]: Phrase[Key] } & { readonly filter: Draft };

/** The phrase behind `a`, `all` and the like. */
export const phrase = (p: Parser): Phrase | null =>
  attempt(p, () => {
    const made: Building = { filter: { types: [] }, many: null, one: false };
    adjectives(p, made.filter);
    if (!core(p, made)) return null;
    while (attempt(p, () => (behind(p, made) ? true : null)) !== null);
    return made;
  });

export const filter = (p: Parser): Filter | null => phrase(p)?.filter ?? null;

const stateOf = (of: Draft, state: ThingState): void => {
  of.is = [...(of.is ?? []), state];
};

const notState = (of: Draft, state: ThingState): void => {
  of.isNot = [...(of.isNot ?? []), state];
};

const adjectives = (p: Parser, of: Draft): void => {
  while (attempt(p, () => (adjective(p, of) ? true : null)) !== null);
};

const adjective = (p: Parser, of: Draft): boolean => {
  if (say(p, 'other | different')) of.other = true;
  else if (say(p, 'friendly')) of.side = 'friendly';
  else if (say(p, 'enemy | enemies')) of.side = 'enemy';
  else if (say(p, 'your chosen champion')) {
    of.side = 'yours';
    stateOf(of, 'chosen champion');
  } else if (say(p, "your opponents ' | opponents ' | an opponent 's")) of.side = 'enemy';
  else if (say(p, 'your')) of.side = 'yours';
  else if (say(p, "that player 's")) of.side = 'that player';
  else if (say(p, "its controller 's")) of.side = 'its controller';
  else if (say(p, 'their')) of.side = their(p);
  else if (say(p, 'non')) return negated(p, of);
  else if (of.domain === undefined && isDomain(p)) {
    of.domain = peek(p);
    p.pos++;
  } else {
    const word = peek(p);
    const state = Object.hasOwn(ADJECTIVES, word) ? ADJECTIVES[word] : undefined;
    if (state === undefined || (state === 'token' && isNoun(p, 1) === false)) return false;
    p.pos++;
    stateOf(of, state);
  }
  return true;
};

/** `a fury spell`. Behind a number it is Power, which no noun follows. */
const isDomain = (p: Parser): boolean => {
  if (!(DOMAINS as readonly string[]).includes(peek(p))) return false;
  const { pos } = p;
  p.pos++;
  const named = attempt(p, noun) !== null;
  p.pos = pos;
  return named;
};

const their = (p: Parser): 'that player' | 'its controller' =>
  refersToPlayer(p) || p.player ? 'that player' : 'its controller';

const isNoun = (p: Parser, ahead: number): boolean => {
  const word = peek(p, ahead);
  return word === 'unit' || word === 'units' || word === 'gear' || word === 'gears' || word === 'battlefield';
};

const negated = (p: Parser, of: Draft): boolean => {
  const word = peek(p);
  if (word === 'token') {
    p.pos++;
    notState(of, 'token');
    return true;
  }
  const type = attempt(p, noun);
  if (type !== null) {
    of.notTypes = [...(of.notTypes ?? []), type.type];
    return true;
  }
  const state = Object.hasOwn(ADJECTIVES, word) ? ADJECTIVES[word] : undefined;
  if (state !== undefined) {
    p.pos++;
    notState(of, state);
    return true;
  }
  if (tokenAt(p).kind !== 'word') return false;
  const raw = tokenAt(p).raw;
  p.pos++;
  of.notTags = [...(of.notTags ?? []), raw.slice(0, 1).toUpperCase() + raw.slice(1)];
  return true;
};

/** The nouns: `unit`, `spell or ability`, `Bird, Cat, or Dog`, `Mech units`, `token unit`. */
const core = (p: Parser, made: Building): boolean => {
  const of = made.filter;
  const tags = attempt(p, () => list(p, tag, ', and/or | , | and/or'));
  if (tags !== null) {
    of.tags = tags.map(({ name }) => name);
    if (tags.some(({ many }) => many)) made.many = true;
    const champion = say(p, 'champion/champions');
    if (champion) stateOf(of, 'champion');
  }
  if (say(p, 'token/tokens')) {
    stateOf(of, 'token');
    if (tags !== null) of.types = ['permanent'];
    made.many = (p.tokens[p.pos - 1]?.word ?? '').endsWith('s');
    return true;
  }
  if (peek(p) === 'champion' || peek(p) === 'champions') {
    made.many = peek(p) === 'champions';
    p.pos++;
    stateOf(of, 'champion');
    of.types = ['unit'];
    return true;
  }
  if (tags === null && say(p, 'something')) {
    // Whatever there is on the board: units, gear, runes, and the legend.
    of.types = ['permanent', 'legend', 'rune'];
    if (say(p, 'else')) of.other = true;
    made.many = false;
    return true;
  }
  const first = attempt(p, noun);
  if (first === null) {
    if (tags !== null) {
      of.types = ['permanent'];
      made.many ??= false;
    }
    return tags !== null || fail(p, 'unit') !== null;
  }
  const types: ThingType[] = [first.type];
  const others: Filter[] = [];
  made.many = first.many ?? made.many;
  for (;;) {
    const next = attempt(p, () => {
      if (!say(p, ', and/or | , | or | and | and / or')) return null;
      const own: Draft = { types: [] };
      adjectives(p, own);
      const more = noun(p);
      // "A friendly unit and enemy units" are two phrases.
      if (own.side !== undefined || own.other !== undefined) return null;
      if (more === null || own.is === undefined) return more;
      others.push({ ...own, types: [more.type] });
      return { ...more, type: first.type };
    });
    if (next === null) break;
    if (!types.includes(next.type)) types.push(next.type);
    made.many = made.many === true || next.many === true ? true : made.many;
  }
  of.types = types;
  if (others.length > 0) of.or = others;
  if (first.type === 'player' && first.word.startsWith('opponent')) of.side = 'enemy';
  if (say(p, 'token/tokens')) {
    stateOf(of, 'token');
    made.many = (p.tokens[p.pos - 1]?.word ?? '').endsWith('s');
  }
  return true;
};

/** What an instruction before has done to it. */
const DEEDS =
  'stunned/buffed/healed/readied/exhausted/empowered/killed/banished/returned/recycled/discarded/moved/recalled';

/** What stands behind the noun. */
const behind = (p: Parser, made: Building): boolean => {
  const of = made.filter;
  const befell = of.befell === undefined ? befallen(p) : null;
  if (befell !== null) of.befell = befell;
  else if (say(p, 'from among them | among them | revealed this way') || (p.looked && say(p, 'from it')))
    made.among = LOOKED_SLOT;
  else if (
    say(
      p,
      "not played from (your) hand | played from anywhere other than (a player 's) hand | played from anywhere but (a player 's) hand | played from anywhere but/except your hand",
    )
  )
    of.by = 'not played from hand';
  else if (say(p, 'of yours | you control')) of.side = 'yours';
  else if (say(p, 'you own')) of.owned = true;
  else if (say(p, 'besides/except me/this')) of.other = true;
  else if (say(p, 'with/sharing my/this name')) of.sameName = p.attached ? { kind: 'attachment' } : { kind: 'me' };
  else if (say(p, 'you or allies control | you or an ally control/controls')) of.side = 'friendly';
  else if (say(p, 'an opponent controls | opponents control | you do not control | controlled by an opponent'))
    of.side = 'enemy';
  else if (say(p, 'they control | that player controls')) of.side = their(p);
  else if (say(p, 'its controller controls | with the same controller as it | controlled by its controller'))
    of.side = 'its controller';
  else if (say(p, 'with/of the/a same controller')) of.sameController = true;
  else if (of.where === undefined && located(p, made)) return true;
  else if (say(p, 'attached to it/that (unit)')) of.where = { kind: 'attached to', what: it(p) };
  else if (say(p, 'attached to me')) of.where = { kind: 'attached to', what: { kind: 'me' } };
  else if (say(p, 'attacking or defending')) stateOf(of, 'in combat');
  else if (say(p, 'attacking')) stateOf(of, 'attacking');
  else if (say(p, 'defending')) stateOf(of, 'defending');
  else if (say(p, 'in combat | in a combat')) stateOf(of, 'in combat');
  else if (say(p, 'in a showdown')) stateOf(of, 'in showdown');
  else if (say(p, 'alone')) stateOf(of, 'alone');
  else if (say(p, 'with a buff | with buffs')) stateOf(of, 'buffed');
  else if (say(p, 'without a buff | with no buff/buffs')) notState(of, 'buffed');
  else if (say(p, 'with power cost')) of.power = range(p, 'any') ?? {};
  else if (say(p, 'with energy cost | with cost | costing | that costs/cost')) return costing(p, of);
  else if (say(p, 'with total energy cost/costs | with a total energy cost/costs of')) return total(p, made, 'energy');
  else if (say(p, 'with total might')) return total(p, made, 'might');
  else if (say(p, 'with a total might of')) return total(p, made, 'might');
  else if (say(p, 'and a total might of')) return total(p, made, 'might');
  else if (say(p, 'with the most/highest/greatest might')) of.extreme = { of: 'might', end: 'most' };
  else if (say(p, 'with the least/lowest might')) of.extreme = { of: 'might', end: 'least' };
  else if (say(p, 'with | each with')) return having(p, of);
  else if (say(p, 'without')) {
    const name = keywordName(p);
    if (name === null) return false;
    of.notKeyword = name;
  } else if (say(p, 'that is/are not')) return notBeing(p, of);
  else if (say(p, "that is/are | that 's | who is/are | which is/are")) return being(p, of);
  else if (say(p, 'that chooses/targets/choose/target')) return choosing(p, of);
  else if (say(p, 'that has/have')) return having(p, of);
  else if (say(p, 'banished with/by this/me')) of.by = 'banish';
  else if (say(p, `(that was/were) ${DEEDS} this way`)) of.by = `${p.tokens[p.pos - 3]?.word ?? ''} this way`;
  else if (say(p, 'you conquered this turn')) of.by = 'conquered this turn';
  else return false;
  return true;
};

const located = (p: Parser, made: Building): boolean => {
  if (made.filter.types.includes('battlefield') && !sees(p, 'at | in | on | from | here | there | elsewhere')) {
    return battlefieldWith(p, made.filter);
  }
  // "Attacking here", "alone here": the state, and then the place behind it.
  const found = place(p);
  if (found === null) return false;
  made.filter.where = found.where;
  made.one = found.one && found.where.kind === 'battlefield';
  if (found.where.kind === 'zone' && peek(p) === 'anywhere') return false;
  return true;
};

/** `a battlefield where you have units`. */
const battlefieldWith = (p: Parser, of: Draft): boolean => {
  const counted = attempt(p, () => withExactly(p));
  if (counted !== null) {
    of.where = { kind: 'battlefield', ...counted };
    return true;
  }
  if (say(p, 'where you have/control (a/some) unit/units')) {
    of.where = { kind: 'battlefield', withUnits: { types: ['unit'], side: 'yours' } };
    return true;
  }
  if (!say(p, "where there are/is (a/an) | where there 's (a/an) | with")) return false;
  const units = filter(p);
  if (units === null) return false;
  of.where = { kind: 'battlefield', withUnits: units };
  return true;
};

const costing = (p: Parser, of: Draft): boolean => {
  const below = attempt(p, () => {
    const less = say(p, 'less energy than');
    if (!less && !say(p, 'no more energy than')) return null;
    const than = amountOf(p, 'energy');
    return than === null ? null : less ? minusOne(than) : than;
  });
  if (below !== null) {
    of.energy = { most: below };
    return true;
  }
  if (say(p, 'no more energy and/or (no) (more) power than')) {
    const from = p.pos;
    const energy = amountOf(p, 'energy');
    p.pos = from;
    const most = amountOf(p, 'any');
    if (energy === null || most === null) return false;
    of.energy = { most: energy };
    of.power = { most };
    return true;
  }
  const energy = range(p, 'energy');
  if (energy === null) return false;
  of.energy = energy;
  const power = attempt(p, () => (say(p, 'and (power cost)') ? range(p, 'any') : null));
  if (power !== null) of.power = power;
  return true;
};

/** Behind `with` and `that has`. */
const having = (p: Parser, of: Draft): boolean => {
  const keyword = attempt(p, keywordName);
  if (keyword !== null) {
    of.keyword = keyword;
    return true;
  }
  if (say(p, 'no more might than')) {
    const than = amountOf(p, 'might');
    if (than === null) return false;
    of.might = { most: than };
    return true;
  }
  if (say(p, '(the) less might than')) {
    const than = amountOf(p, 'might');
    if (than === null) return false;
    of.might = { most: minusOne(than) };
    return true;
  }
  if (say(p, '(the) more/greater might than')) {
    const than = amountOf(p, 'might');
    if (than === null) return false;
    of.might = { least: plusOne(than) };
    return true;
  }
  // "with might 3 or less", "with 3 might or less", "with 3 or less might"
  const might = attempt(p, () => (say(p, '(a) might (of)') ? range(p, '') : null)) ?? attempt(p, () => mightBehind(p));
  if (might === null) return false;
  of.might = might;
  return true;
};

const mightBehind = (p: Parser): Range | null => {
  const from = p.pos;
  const found = range(p, 'might');
  if (found === null) return null;
  const spoken = p.tokens.slice(from, p.pos).some(({ word }) => word === 'might');
  return spoken || say(p, 'might') ? found : fail(p, 'might');
};

const total = (p: Parser, made: Building, of: 'might' | 'energy'): boolean => {
  const found = range(p, of);
  if (found?.most === undefined) return false;
  made.total = { of, most: found.most };
  return true;
};

/** Behind `that is`. */
const being = (p: Parser, of: Draft): boolean => {
  const type = attempt(p, () => (say(p, 'a/an') ? noun(p) : null));
  if (type !== null) {
    of.types = [type.type];
    return true;
  }
  const word = peek(p);
  const state = Object.hasOwn(ADJECTIVES, word) ? ADJECTIVES[word] : undefined;
  if (state === undefined) return fail(p, 'exhausted') !== null;
  p.pos++;
  stateOf(of, state);
  return true;
};

const notBeing = (p: Parser, of: Draft): boolean => {
  const type = attempt(p, () => (say(p, 'a/an') ? noun(p) : null));
  if (type !== null) {
    of.notTypes = [...(of.notTypes ?? []), type.type];
    return true;
  }
  const word = peek(p);
  const state = Object.hasOwn(ADJECTIVES, word) ? ADJECTIVES[word] : undefined;
  if (state === undefined) return fail(p, 'exhausted') !== null;
  p.pos++;
  notState(of, state);
  return true;
};

const choosing = (p: Parser, of: Draft): boolean => {
  const before = attempt(p, () => (say(p, 'it/them') ? chosenBefore(p) : null));
  if (before !== null) {
    of.chooses = {
      what: before,
      only: say(p, '(and/but) no other friendly/enemy unit | and nothing else | only | and/but no other unit'),
    };
    return true;
  }
  if (say(p, 'me')) {
    of.chooses = { what: { kind: 'me' }, only: say(p, 'only | and nothing else | and no other unit/units') };
    return true;
  }
  say(p, 'a | an | any');
  const what = filter(p);
  if (what === null) return false;
  of.chooses = {
    what,
    only: say(p, '(and/but) no other friendly/enemy unit | and nothing else | only | and/but no other unit'),
  };
  return true;
};
