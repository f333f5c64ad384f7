/** Whose doing it is: `dealt damage by an enemy spell`, `killed by your abilities`. */
import type { EventName, Filter, Selector, ThingType, Who } from '../../game/state/cards/ability.ts';
import { article } from '../filters/adjectives.ts';
import { phrase } from '../filters/filter.ts';
import { fail, oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';
import type { EventDraft } from './happening.ts';

/** What is done to things by spells and abilities: events that record what did it. */
const CAUSED: ReadonlySet<EventName> = new Set<EventName>([
  'be dealt',
  'die',
  'return',
  'banish',
  'recall',
  'move',
  'stun',
  'buff',
  'ready',
  'exhaust',
]);

const OWNERS = ways<Who>([
  ["enemy/opposing | an/any opponent 's | opponents '", 'opponents'],
  ['your', 'you'],
  ['friendly', 'you or an ally'],
]);

const SOURCES = ways<readonly ThingType[]>([
  ['spell/spells and/or ability/abilities | spell/spells or/and effect/effects | effect/effects', ['spell', 'ability']],
  ['spell/spells', ['spell']],
  ['ability/abilities', ['ability']],
]);

const CONTROLLED = ways<Who>([
  ['you control', 'you'],
  ['an/any opponent controls | opponents control | you do not control', 'opponents'],
]);

/** After `by`; true where all of it was understood. */
export const causedBy = (p: Parser, found: readonly EventDraft[]): boolean => {
  if (!found.every(({ on, who, with: tool }) => CAUSED.has(on) && who === undefined && tool === undefined))
    return false;
  const before = p.pos;
  if (causer(p, found)) return true;
  p.pos = before;
  say(p, 'a | an | any | one of');
  return dealtBy(p, found);
};

/** `an enemy spell or ability`, as what does it. */
export const causer = (p: Parser, found: readonly EventDraft[]): boolean => {
  article(p, 'a | an | any | one of');
  const early = oneOf(p, OWNERS);
  const types = oneOf(p, SOURCES);
  if (types === null) return false;
  const who = early ?? oneOf(p, CONTROLLED);
  return set(found, { types }, who ?? undefined);
};

const set = (found: readonly EventDraft[], tool: Filter | Selector, who: Who | undefined): true => {
  for (const each of found) {
    each.with = tool;
    if (who !== undefined) each.who = who;
  }
  return true;
};

/** `by a unit with 2 might or less`: what has dealt it itself; for everything else, events do not record a unit as what did it. */
const dealtBy = (p: Parser, found: readonly EventDraft[]): boolean => {
  // Of combat damage all units of a side are the source together: what one of them would deal, nobody can tell.
  const isSpecified = !p.tokens.slice(0, p.pos).some(({ word }) => word === 'would');
  if (!isSpecified || !found.every(({ on }) => on === 'be dealt')) return fail(p, 'an enemy spell') !== null;
  if (say(p, 'me')) return set(found, { kind: 'me' }, undefined);
  const what = phrase(p);
  return what?.filter.types.join() === 'unit' && set(found, what.filter, undefined);
};
