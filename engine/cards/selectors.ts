/** What an instruction acts on: `me`, `it`, `a friendly unit`, `up to two units`, `all enemy units here`. */

import { type Count, EVENT_GROUP, type Filter, type Selector } from '../game/state/cards/terms.ts';
import { LOOKED_SLOT } from '../game/state/slots.ts';
import { calledSo } from './called.ts';
import { article } from './filters/adjectives.ts';
import type { Phrase } from './filters/draft.ts';
import { phrase } from './filters/filter.ts';
import { named, readNamedObject } from './named.ts';
import { thing } from './nouns.ts';
import { number } from './numerals.ts';
import { attempt, fail, firstOf, type Parser, peek, refuse, say, sees, slot, speakOf, tokenAt } from './parser.ts';
import { doneTo, it, speakOfThem, that, them } from './referents.ts';
import { whyUnclear } from './unclearChoices.ts';

const ANY = 'any';

const JOINS: ReadonlySet<string> = new Set(['and', 'then', 'or']);
const SAID_OF_IT =
  'enter/enters | have/has | cannot | can/may | get/gets | gain/gains | lose/loses | cost/costs | deal/deals';

/** What the same is done to as well. "Recycle your runes and friendly units enter ready" says something else of the latter. */
export const alsoActedOn = (p: Parser): Selector | null => {
  const other = single(p);
  return other !== null && sees(p, SAID_OF_IT) ? null : other;
};

/** One, or several joined by `and` or commas: `a friendly unit and an enemy unit`. */
export const selector = (p: Parser): Selector | null => {
  const acted = p.pos > 0 && tokenAt(p, -1).kind === 'word' && !JOINS.has(peek(p, -1));
  const first = single(p);
  if (first === null) return null;
  const all = [first];
  for (;;) {
    const next = attempt(p, () => {
      if (!say(p, ', and | , | and') || sees(p, 'it | them | they | each')) return null;
      return acted ? alsoActedOn(p) : single(p);
    });
    if (next === null) break;
    all.push(next);
  }
  return all.length === 1 ? first : { kind: 'both', of: all };
};

/** What is chosen, or spoken of before: one thing without `and`. */
export const single = (p: Parser): Selector | null =>
  firstOf(p, [myself, rest, spokenOf, yours, chosen, readNamedObject, all, named]);

/** Of cards looked at: `the rest`, `one`. */
const rest = (p: Parser): Selector | null => {
  if (say(p, 'the card/cards they banished'))
    return { kind: 'all', filter: { types: ['card'], side: 'that player', by: 'banished this way' } };
  if (say(p, 'the card/cards you banished'))
    return { kind: 'all', filter: { types: ['card'], side: 'yours', by: 'banished this way' } };
  if (
    say(
      p,
      'the rest | those you do not | the others | the other and/then/./, | the other | the remaining cards | the revealed cards | any you did not banish | those cards',
    )
  )
    return p.sawCards
      ? { kind: 'all', filter: { types: ['card'] }, among: LOOKED_SLOT }
      : fail(p, 'cards looked at before');
  const few =
    sees(p, 'one/two/three of them | one/1 and/then/into/on/./,') || (sees(p, 'one') && tokenAt(p, 1).kind === 'end');
  if (!few || !p.sawCards) return null;
  const most = number(p);
  say(p, 'of them');
  return most === null
    ? null
    : choose(p, { filter: { types: ['card'] }, many: most > 1, one: false, among: LOOKED_SLOT }, { least: most, most });
};

const MYSELF = 'this unit/gear/spell/card/legend/equipment/permanent/rune | this | itself';
const myself = (p: Parser): Selector | null => {
  if (sees(p, 'me | myself | i')) {
    p.pos++;
    return { kind: 'me' };
  }
  if (say(p, 'us/we')) return { kind: 'both', of: [{ kind: 'me' }, it(p)] };
  if (say(p, 'this battlefield')) return { kind: 'here' };
  if (sees(p, 'this turn/combat/way')) return fail(p, 'me');
  if (say(p, MYSELF)) return p.attached ? { kind: 'attachment' } : { kind: 'me' };
  const equipped = p.referents.some(({ filter }) => filter?.is?.includes('equipped') === true);
  if (!equipped && say(p, 'the equipped unit')) return { kind: 'bearer' };
  if (
    say(
      p,
      '(the) (equipped) unit this is attached to | what this is attached to | its bearer | the bearer | equipped unit',
    )
  )
    return { kind: 'bearer' };
  return null;
};

const DONE =
  'killed/chosen/moved/discarded/recycled/banished/returned/burned/revealed/exhausted/stunned/attached/drawn/played';
// Put together here, not where they are asked for: a pattern is found again by its text.
const THE_DONE = `the ${DONE}`;
const THAT = `that | the ${DONE} | the`;
const YOU_DONE = `you ${DONE}`;
const YOU_DONE_TO_PAY = `you ${DONE} (to pay for this ability)`;
const spokenOf = (p: Parser): Selector | null => {
  const from = p.pos;
  if (
    say(
      p,
      'them/they both | them | they | both of them | each of them | those units/gear/cards/spells/tokens | the revealed/remaining cards',
    )
  )
    return them(p);
  if (sees(p, 'it')) {
    p.pos++;
    return it(p);
  }
  if (sees(p, 'the first/next/second/top')) return fail(p, 'that unit');
  const done = sees(p, THE_DONE) ? peek(p, 1) : null;
  if (say(p, 'your unit')) return that(p, ['unit'], { side: 'friendly' });
  if (!say(p, THAT)) return null;
  const called = calledSo(p);
  const type = thing(p);
  if (type === null) return null;
  if (done === 'chosen' && peek(p, -1).endsWith('s')) return them(p);
  if (sees(p, YOU_DONE)) say(p, YOU_DONE_TO_PAY);
  const verb = p.tokens[p.pos - 1]?.word ?? '';
  const past = done ?? (DONE.split('/').includes(verb) ? verb : null);
  const found =
    past === null
      ? that(p, type, called)
      : doneTo(p, past, type, past === 'stunned' || past === 'exhausted' ? { is: past } : called);
  if (found !== null) return found;
  // What another ability of the same card has banished (`ability.linked`).
  if (done === 'banished' && !p.spell) return { kind: 'all', filter: { types: ['card'], by: 'banish' } };
  p.unbound = from;
  return null;
};

const yours = (p: Parser): Selector | null => {
  if (say(p, 'your legend')) return { kind: 'your', what: 'legend' };
  if (say(p, 'your chosen champion')) return { kind: 'your', what: 'champion' };
  return null;
};

interface Choice {
  readonly count: Count;
  readonly other?: true;
  readonly yours?: Filter['side'];
}

const ONE: Count = { least: 1, most: 1 };
/** How many are chosen: the words in front of what they are. */
const choice = (p: Parser): Choice | null => {
  if (sees(p, 'something')) return { count: ONE };
  say(p, 'each of | exactly');
  if (say(p, 'another | a different | one other | one another')) return { count: ONE, other: true };
  if (say(p, 'any number of | any amount of')) return { count: { least: 0, most: ANY } };
  if (p.paysAmount && say(p, 'that many')) return { count: { least: 0, most: ANY, paid: true } };
  if (say(p, 'one or more')) return { count: { least: 1, most: ANY } };
  if (say(p, 'up to')) {
    const most = number(p);
    if (most === null) return null;
    return { count: { least: 0, most }, ...(say(p, 'other') ? { other: true as const } : {}) };
  }
  if (say(p, 'one of')) return { count: ONE };
  if (article(p, 'a | an | any | target')) return { count: ONE };
  const exactly = number(p);
  if (exactly === null) return null;
  if (say(p, 'or more | +')) return { count: { least: exactly, most: ANY } };
  say(p, 'of');
  return { count: { least: exactly, most: exactly }, ...(say(p, 'other') ? { other: true as const } : {}) };
};

const chosen = (p: Parser): Selector | null => {
  if (
    sees(
      p,
      'one/two/three/1/2/3 of them | up to one/two/three/1/2/3 of them | any number of them | one or both of them',
    )
  )
    return amongThem(p);
  const from = p.pos;
  const how = choice(p);
  if (how === null) return null;
  const what = phrase(p);
  if (what === null) return null;
  const unclear = whyUnclear(p, from, how.count, what.filter);
  if (unclear !== null) return refuse(p, unclear);
  const filter = how.other === undefined ? what.filter : { ...what.filter, other: true as const };
  // "A unit at a battlefield or a gear": one of either.
  const either = attempt(p, () => (how.count === ONE && say(p, '(,) or a/an') ? phrase(p) : null));
  const whole = either === null ? filter : { ...filter, or: [...(filter.or ?? []), either.filter] };
  // One is like itself: of more, and not of several places or kinds at once.
  if (what.together !== undefined && (how.count.most === 1 || either !== null || arranged(whole)))
    return fail(p, 'two or more units');
  return choose(p, { ...what, filter: whole }, how.count);
};

/** `at different locations`: what they are to each other is said by where they are already. */
const arranged = ({ where }: Filter): boolean => where !== undefined && /^(?:one|each|different) /u.test(where.kind);

const numberOrBoth = (p: Parser): number | null => (say(p, 'one or both') ? 2 : number(p));

const amongThem = (p: Parser): Selector | null => {
  const any = say(p, 'any number of them');
  const upTo = any || say(p, 'up to');
  const most = any ? ANY : numberOrBoth(p);
  if (most === null || (!any && !say(p, 'of them'))) return null;
  if (p.sawCards)
    return choose(
      p,
      { filter: { types: ['card'] }, many: true, one: false, among: LOOKED_SLOT },
      { least: upTo ? 0 : 1, most },
    );
  const last = p.referents.findLast(({ types }) => !types.includes('player') && !types.includes('battlefield'));
  if (last?.what.kind === 'all' && last.what.filter.where?.kind === 'zone')
    return choose(
      p,
      { filter: last.what.filter, many: true, one: false },
      { least: upTo || most === ANY ? 0 : most, most },
    );
  if (last?.what.kind === 'event' && !last.many)
    return refuse(p, 'It is not clear what to choose from: only one thing was mentioned.');
  if (last?.what.kind === 'all' && last.what.among === undefined)
    return choose(
      p,
      { filter: last.what.filter, many: most === ANY || most > 1, one: false },
      { least: upTo || most === ANY ? 0 : most, most },
    );
  const filter: Filter = { types: ['permanent'] };
  return choose(
    p,
    { filter, many: most === ANY || most > 1, one: false, among: last?.what.kind === 'event' ? EVENT_GROUP : 'it' },
    { least: upTo || most === ANY ? 0 : most, most },
  );
};

const choose = (p: Parser, { filter, one, total, among, together }: Phrase, count: Count): Selector => {
  const name = slot(p);
  const many = count.most === ANY || count.most > 1;
  // Several that are chosen "at a battlefield" are all at the same one.
  const where = one && many ? { ...filter, where: atOne(filter) } : filter;
  const types = where.types.length === 0 ? (['unit'] as const) : where.types;
  speakOf(p, { what: { kind: 'slot', slot: name }, types, many, filter });
  return {
    kind: 'chosen',
    slot: name,
    filter: where,
    count,
    ...(p.isDoneByAnother ? { who: 'that player' as const, must: true as const } : {}),
    ...(total === undefined ? {} : { total }),
    ...(together === undefined ? {} : { together }),
    ...(among === undefined ? {} : { among }),
  };
};

/** A bare plural of which at least one is chosen: `split among enemy units here`. */
export const someOf = (p: Parser): Selector | null => {
  const what = phrase(p);
  return what?.many === true && what.together === undefined ? choose(p, what, { least: 1, most: ANY }) : null;
};

const atOne = ({ where }: Filter) =>
  where?.kind === 'battlefield' && where.of === undefined && where.is === undefined && where.withUnits === undefined
    ? ({ kind: 'one battlefield' } as const)
    : (where ?? ({ kind: 'one battlefield' } as const));

/** `all units`, `each enemy unit`, or bare: `friendly units`. */
const all = (p: Parser): Selector | null => {
  const each = say(p, 'each of your') ? p.pos-- > 0 : say(p, 'all | each | every | all of | the');
  const other = each && say(p, 'other');
  const what = phrase(p);
  if (what === null || what.together !== undefined) return null;
  if (!each && what.many === false) return fail(p, 'a');
  const filter = other ? { ...what.filter, other: true as const } : what.filter;
  const types = filter.types;
  // "That unit and each other enemy unit": no enemy is me, so it is other than the one that the event happened to.
  const last = filter.side === 'enemy' && filter.other === true ? it(p) : null;
  const except = last?.kind === 'event' ? { except: last } : {};
  if (what.one && filter.where !== undefined) {
    const at = slot(p);
    speakOf(p, { what: { kind: 'slot', slot: at }, types: ['battlefield'], many: false });
    speakOfThem(p, types);
    return { kind: 'all', filter: { ...filter, where: { kind: 'chosen', slot: at, where: filter.where } }, ...except };
  }
  speakOfThem(p, types);
  return { kind: 'all', filter, ...(what.among === undefined ? {} : { among: what.among }), ...except };
};
