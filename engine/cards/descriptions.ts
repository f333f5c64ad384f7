/** What is said about one thing: `is mighty`, `is at a battlefield`, `has Tank`. */
import type { ThingState, ValueRange } from '../game/state/cards/ability.ts';
import type { FilterDraft } from './filters/draft.ts';
import { phrase } from './filters/filter.ts';
import { ADJECTIVES, keywordName, tag } from './nouns.ts';
import { attempt, fail, type Parser, peek, say, sees, wordIn } from './parser.ts';
import { range } from './ranges.ts';
import { place } from './where.ts';

/**
 * A keyword, a buff, damage or Might, after `has`: added to `of`. False, with nothing added, where none of these
 * follows.
 */
export const had = (p: Parser, of: FilterDraft): boolean => {
  const keyword = attempt(p, keywordName);
  if (keyword !== null) {
    of.keyword = keyword;
    return true;
  }
  if (say(p, 'a buff')) {
    of.is = ['buffed'];
    return true;
  }
  if (say(p, 'damage (marked) (on it/me/them) (already)')) {
    of.is = ['damaged'];
    return true;
  }
  if (say(p, 'no buff/buffs')) {
    of.isNot = ['buffed'];
    return true;
  }
  const might = attempt(p, () => {
    if (say(p, 'less might than me'))
      return { most: { kind: 'sum', of: [{ kind: 'might', of: { kind: 'me' } }, -1] } } as ValueRange;
    const found = range(p, 'might');
    return found;
  });
  if (might === null) return false;
  of.might = might;
  return true;
};

/** After `is`: states, places, and what it is. */
export const described = (p: Parser, of: FilterDraft): boolean => {
  let found = false;
  for (;;) {
    const next = attempt(p, () => (one(p, of) ? true : null));
    if (next === null) return found || fail(p, 'mighty') !== null;
    found = true;
    attempt(p, () => (say(p, 'and') && !sees(p, 'it | you | I | there') && one(p, of) ? true : null));
  }
};

const ROLES: readonly (readonly [string, ThingState])[] = [
  ['attacking or defending | in combat | in a combat', 'in combat'],
  ['in a showdown', 'in showdown'],
  ['an attacker | attackers | attacking', 'attacking'],
  ['a defender | defenders | defending', 'defending'],
  ['a token', 'token'],
  ['your chosen champion', 'chosen champion'],
];

const one = (p: Parser, of: FilterDraft): boolean => {
  const role = ROLES.find(([pattern]) => say(p, pattern))?.[1];
  const state = role ?? wordIn(p, ADJECTIVES);
  if (state !== undefined) {
    if (role === undefined) p.pos++;
    of.is = [...(of.is ?? []), state];
    return true;
  }
  const at = attempt(p, place);
  if (at !== null) {
    of.where = at.where;
    return true;
  }
  if (of.side === undefined && say(p, 'friendly | yours')) {
    of.side = peek(p, -1) === 'yours' ? 'yours' : 'friendly';
    return true;
  }
  if (say(p, '(of) that/the (named) card type | (of) that/the (named) type')) {
    of.named = 'card type';
    return true;
  }
  if (say(p, 'the only unit you control here/there | your only unit here/there')) {
    of.is = [...(of.is ?? []), 'only unit of yours there'];
    return true;
  }
  if (say(p, 'with another (friendly) unit')) {
    of.isNot = [...(of.isNot ?? []), 'alone'];
    return true;
  }
  if (say(p, 'attached to')) {
    const bearer = p.grammar.selector(p);
    if (bearer === null) return false;
    of.where = { kind: 'attached to', what: bearer };
    return true;
  }
  if (!say(p, 'a | an')) {
    const named = attempt(p, () => tag(p));
    if (named === null) return false;
    of.tags = [named.name];
    return true;
  }
  const what = phrase(p);
  if (what === null) return false;
  Object.assign(of, { ...what.filter, ...(of.is === undefined ? {} : { is: [...of.is, ...(what.filter.is ?? [])] }) });
  return true;
};
