/** What cannot be done to things, and by whom it cannot: `can't be readied`, `can't be chosen by enemy spells`. */
import type { Filter, Selector, StaticEffect } from '../../game/state/cards/ability.ts';
import { lasting } from '../durations.ts';
import { filter } from '../filters/filter.ts';
import { attempt, fail, list, oneOf, type Parser, refuse, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { range } from '../ranges.ts';
import type { Effects } from './effects.ts';
import { ban, playedTo } from './forbidding.ts';

type Cannot = Extract<StaticEffect, { gives: 'cannot' }>;
type Untargetable = Extract<StaticEffect, { gives: 'untargetable' }>;
type By = NonNullable<Cannot['by']>;

/** Spells, abilities or both, and whose. */
interface Doer {
  readonly enemy: boolean;
  readonly of: 'spells and abilities' | 'spells' | 'abilities';
}

const KINDS = ways<Doer['of']>([
  [
    'spell/spells and/or ability/abilities | spell/spells and/or effect/effects | effect/effects',
    'spells and abilities',
  ],
  ['spell/spells', 'spells'],
  ['ability/abilities', 'abilities'],
]);

const THEIRS = "enemy/opposing | your opponents ' | opponents ' | an/any/your opponent 's";
const THEY_CONTROL = 'your opponents control | opponents control | an/any opponent controls';

/** `enemy spells and abilities`, `abilities opponents control`, or `opponents` alone, who do it with both. */
const doer = (p: Parser): Doer | null => {
  const tools = attempt(p, () => means(p));
  if (tools !== null) return tools;
  return say(p, '(your) opponents | an/any/your opponent')
    ? { enemy: true, of: 'spells and abilities' }
    : fail(p, 'spells and abilities');
};

const means = (p: Parser): Doer | null => {
  const enemy = say(p, THEIRS);
  say(p, 'a | an | any');
  const of = oneOf(p, KINDS);
  return of === null ? fail(p, 'spells and abilities') : { enemy: enemy || say(p, THEY_CONTROL), of };
};

const byOf = ({ enemy, of }: Doer): By => (enemy ? (`enemy ${of}` as const) : of);

/** What can be kept from being done to a thing by whatever would do it. */
const DEEDS = ways<Cannot['act']>([
  ['readied', 'be readied'],
  ['exhausted', 'be exhausted'],
  ['buffed', 'be buffed'],
  ['stunned', 'be stunned'],
  ['killed', 'be killed'],
  ['healed', 'be healed'],
  ['empowered', 'be empowered'],
  ['recalled', 'be recalled'],
  ['banished', 'be banished'],
  ['countered', 'be countered'],
  ["returned to (a player 's) hand | returned to its/my/their/your (owner/owners 's/') hand/hands", 'be returned'],
  ['moved', 'be moved'],
]);

/** After what it is said of: `can't move from here to base`, `can't be readied`, `can't be chosen by enemy spells`. */
export const things = (p: Parser, what: Selector): Effects => {
  if (!say(p, 'cannot')) return null;
  const chosen = attempt(p, () => unchosen(p, what));
  if (chosen !== null) return chosen;
  const unhurt = attempt(p, () => undamaged(p, what));
  if (unhurt !== null) return unhurt;
  if (sees(p, 'attack | defend | conquer | hold')) return refuse(p, NO_SUCH_BAN, p.pos);
  if (say(p, 'deal combat damage')) return [{ gives: 'no combat damage', to: what }];
  if (say(p, 'be played')) return ban(p, playing(what));
  if (say(p, 'move (again)')) return ban(p, { gives: 'cannot', who: 'nobody', act: 'move', what });
  if (!say(p, 'be')) return fail(p, 'move');
  const acts = list(p, () => oneOf(p, DEEDS), ', or | , | or');
  if (acts === null) return fail(p, 'readied');
  const by = attempt(p, () => (say(p, 'by') ? doer(p) : null));
  // By nothing at all: its player's standard move is another way in which a unit is moved.
  if (by === null && acts.includes('be moved'))
    return acts.map(act => cannot(what, act === 'be moved' ? 'move' : act, null));
  // Who answers for a death by damage is asked only afterwards (`kill.attributed.cleanup`).
  if (acts.includes('be killed') && by !== null && (by.enemy || by.of !== 'spells and abilities'))
    return fail(p, 'spells and abilities');
  return acts.length === 1 ? limited(p, what, acts[0], by) : acts.map(act => cannot(what, act, by));
};

const NO_SUCH_BAN =
  'Units attack and defend by being where a combat is, and players conquer and hold: no rule says what it means that a unit can\'t. Write "can\'t move to battlefields", "can\'t deal combat damage" or "players can\'t conquer here".';

const cannot = (what: Selector, act: Cannot['act'], by: Doer | null): Cannot => ({
  gives: 'cannot',
  who: 'nobody',
  act,
  what,
  ...(by === null ? {} : { by: byOf(by) }),
});

/** `be readied during your awaken phase`, `be healed in any other way`. */
const limited = (p: Parser, what: Selector, act: Cannot['act'] | undefined, by: Doer | null): Effects => {
  if (act === undefined) return null;
  const base = cannot(what, act, by);
  if (by !== null) return [base];
  const isYours = what.kind === 'me' || (what.kind === 'all' && what.filter.side === 'yours');
  if (act === 'be readied' && isYours && say(p, 'during your awaken phase')) return [{ ...base, by: 'the game' }];
  // Whoever's it is, nothing but the game readies units in it by itself.
  if (act === 'be readied' && say(p, 'during/in (the/any/each/every) awaken phase/phases'))
    return [{ ...base, by: 'the game' }];
  // "Other" than by what it says itself.
  if (what.kind === 'me' && act !== 'be countered' && say(p, '(in) any other way')) return [{ ...base, by: 'others' }];
  return ban(p, base);
};

/** What is played is not on the board yet. */
const playing = (what: Selector): Cannot => {
  const base: Cannot = { gives: 'cannot', who: 'nobody', act: 'play', what };
  return what.kind === 'all' ? playedTo({ ...base, what: what.filter }) : base;
};

/** `be chosen by enemy spells`, `be targeted`. */
const unchosen = (p: Parser, what: Selector): Effects => {
  if (!say(p, 'be chosen/targeted')) return null;
  if (!say(p, 'by')) return [{ gives: 'untargetable', to: what, by: 'all' }];
  // "By other spells": than this one, which has chosen them already.
  if (p.spell) say(p, 'other');
  const by = doer(p);
  if (by === null) return null;
  const energy = say(p, 'with energy cost/costs | costing') ? range(p, 'energy') : null;
  return [{ ...untargetable(what, by), ...(energy === null ? {} : { energy }) }];
};

const untargetable = (to: Selector, { enemy, of }: Doer): Untargetable => ({
  gives: 'untargetable',
  to,
  by: enemy ? 'enemy' : 'all',
  ...(of === 'spells and abilities' ? {} : { of }),
});

/** `be dealt damage by enemy spells`, `take combat damage`. */
const undamaged = (p: Parser, what: Selector): Effects => {
  if (say(p, 'be dealt combat damage | take combat damage')) return [{ gives: 'prevention', of: 'combat', to: what }];
  if (!say(p, 'be dealt damage | take damage | be damaged')) return null;
  if (!say(p, 'by | from')) return [{ gives: 'immunity', to: what }];
  const by = doer(p);
  return by === null ? null : [cannot(what, 'be dealt damage', by)];
};

/** `opponents can't choose friendly units here`, with anything or `with spells`. */
export const unchosenByThem = (p: Parser): Effects => {
  const tools = attempt(p, () => means(p));
  if (!say(p, tools === null ? '(your) opponents cannot choose/target' : 'cannot choose/target')) return null;
  const what = p.grammar.selector(p);
  if (what === null || (what.kind !== 'me' && what.kind !== 'all')) return fail(p, 'me');
  if (tools !== null) return [untargetable(what, tools)];
  const of = say(p, 'with') ? oneOf(p, KINDS) : 'spells and abilities';
  return of === null ? fail(p, 'spells') : [untargetable(what, { enemy: true, of })];
};

/** `spells and abilities can't ready enemy units and gear`, `opponents can't stun friendly units`. */
export const spellsCannot = (p: Parser): Effects => {
  const tools = attempt(p, () => means(p));
  const by = tools ?? doer(p);
  if (by === null || !say(p, 'cannot')) return null;
  const act = oneOf(p, tools === null ? BY_ITEMS_ALONE : ACTIVELY);
  if (act === null) return fail(p, 'ready');
  const what = filter(p);
  return what === null ? null : [{ gives: 'cannot', who: 'nobody', act, what, by: byOf(by) }];
};

const ACTIVELY = ways<Cannot['act']>([
  ['ready', 'be readied'],
  ['exhaust', 'be exhausted'],
  ['kill', 'be killed'],
  ['stun', 'be stunned'],
  ['move', 'be moved'],
  ['buff', 'be buffed'],
  ['recall', 'be recalled'],
  ['banish', 'be banished'],
  ['deal damage to', 'be dealt damage'],
]);

/** What players do in no other way than with spells and abilities. */
const BY_ITEMS_ALONE = ways<Cannot['act']>([
  ['stun', 'be stunned'],
  ['buff', 'be buffed'],
  ['recall', 'be recalled'],
  ['banish', 'be banished'],
]);

/** `spells you play can't be countered`. */
export const uncounterable = (p: Parser): Effects => {
  const what = filter(p);
  if (what === null || what.side !== undefined || !say(p, 'you play')) return null;
  p.lasting = lasting(p) ?? p.lasting;
  if (!say(p, 'cannot be countered')) return null;
  const yours: Filter = { ...what, side: 'yours' };
  return [{ gives: 'cannot', who: 'nobody', act: 'be countered', what: { kind: 'all', filter: yours } }];
};
