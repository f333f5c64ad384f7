/** What happens: `I attack`, `you play a spell`, `a friendly unit dies here`, and as it would happen. */
import type { Condition, EventPattern, Filter, Selector, Where, Who } from '../game/state/cards/terms.ts';
import { anywhere } from '../game/state/cards/walk.ts';
import { OBJECT_VERBS, PLAYER_VERBS } from './eventVerbs.ts';
import { phrase } from './filters/filter.ts';
import { both, type Draft, type Form, type Happening, type What } from './happening.ts';
import { moment, showdown } from './moments.ts';
import { attempt, fail, firstOf, ordinal, type Parser, say, sees, speakOf } from './parser.ts';
import { who } from './players.ts';
import { that } from './referents.ts';
import { place, spot } from './where.ts';

const EVENT_WHAT: Selector = { kind: 'event', part: 'what' };

/** One or several events with one subject: `I attack or defend`, `you play me or when I hold`. */
export const happening = (p: Parser, form: Form = 'does'): Happening | null => {
  const first = attempt(p, () => clause(p, form));
  if (first === null) return null;
  const events: EventPattern[] = [...first.events];
  let { when } = first;
  for (;;) {
    const next =
      attempt(p, () => (say(p, 'or/and when | , or/and when | or/and if | or') ? clause(p, form) : null)) ??
      attempt(p, () => (say(p, 'or/and (at)') ? moment(p) : null));
    if (next === null) break;
    events.push(...next.events);
    when = when ?? next.when;
  }
  const { thisTurn, never } = first;
  return {
    events,
    ...(when === undefined ? {} : { when }),
    ...(thisTurn === undefined ? {} : { thisTurn }),
    ...(never === undefined ? {} : { never }),
  };
};

const clause = (p: Parser, form: Form): Happening | null =>
  firstOf<Happening>(p, [() => byPlayer(p, form), () => byObject(p, form), showdown]);

const byPlayer = (p: Parser, form: Form): Happening | null => {
  const by = who(p);
  if (by === null) return null;
  if (form === 'would' && !say(p, 'would')) return fail(p, 'would');
  const never = form === 'did' && say(p, 'did/have/has not');
  if (form === 'did') say(p, 'have | has');
  if (by !== 'you') speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  const found: Draft[] = [];
  const whens: Condition[] = [];
  let thisTurn = false;
  for (;;) {
    const next = attempt(p, () => (found.length === 0 || say(p, 'or | , or') ? doing(p, form, by) : null));
    if (next === null) break;
    found.push(next);
  }
  if (found.length === 0) return null;
  // `choose or ready me`: what stands last is meant of all.
  const last = found.at(-1);
  for (const each of found) {
    each.who = by;
    // A player who moves a group has moved once.
    if (each.on === 'move' && each.what === undefined) each.together = true;
    if (each.what === undefined && last?.what !== undefined && needsThing(each)) each.what = last.what;
    if (each.what === undefined && needsThing(each)) return fail(p, 'a unit');
    if (each.at === undefined && last?.at !== undefined) each.at = last.at;
  }
  while (attempt(p, () => (trailing(p, found, whens) ? true : null)) !== null);
  speakOfGoal(p, found);
  thisTurn = form === 'does' && say(p, 'this turn');
  const events = [...found, ...alsoOf(p, found)];
  return {
    events,
    ...(whens.length === 0 ? {} : { when: both(whens) }),
    ...(thisTurn ? { thisTurn: true as const } : {}),
    ...(never ? { never: true as const } : {}),
  };
};

/** `when you play me or another Dragon`. */
const alsoOf = (p: Parser, found: readonly Draft[]): readonly EventPattern[] => {
  const last = found.at(-1);
  if (last?.what === undefined) return [];
  const also = attempt(p, () => (say(p, 'or') && sees(p, 'another | a | an | me') ? object(p) : null));
  return also === null ? [] : [{ ...last, what: also }];
};

const needsThing = ({ on }: Draft): boolean => PLAYER_VERBS.some(each => each.on === on && each.takes === 'thing');

const doing = (p: Parser, form: Form, by: Who): Draft | null => {
  const found = PLAYER_VERBS.find(({ words }) => words.some(each => bounded(p, each)));
  if (found === undefined) return fail(p, 'play');
  const draft: Draft = { on: found.on };
  if (found.takes === 'none') return draft;
  if (found.takes === 'count') attempt(p, () => (counting(p, draft, by) ? true : null));
  else if (found.takes === 'thing' || !sees(p, 'here | there | at | with | to | this turn')) {
    const what = attempt(p, () => object(p, draft));
    if (what !== null) draft.what = what;
  }
  if (found.on === 'deal' || form === 'would') return draft;
  if (draft.what !== undefined && !('kind' in draft.what) && draft.what.where?.kind === 'zone') {
    const { where, ...what } = draft.what;
    draft.what = what;
    draft.from = where;
  }
  if (found.takes === 'maybe' && isPlace(draft.what)) {
    draft.at = asPlace(draft.what);
    delete draft.what;
  }
  // Abilities are activated, not played: an event of playing tells of none.
  if (found.on === 'play' && anywhere(draft.what, part => Array.isArray(part.types) && part.types.includes('ability')))
    return fail(p, 'a card');
  p.event = p.event || ['conquer', 'hold', 'score', 'attack', 'defend'].includes(found.on);
  return draft;
};

const bounded = (p: Parser, words: string): boolean => say(p, words);

const isPlace = (what: What | undefined): what is Filter =>
  what !== undefined && !('kind' in what) && what.types.length === 1 && what.types[0] === 'battlefield';

const asPlace = (what: Filter): Where => {
  if (what.where?.kind === 'battlefield') return what.where;
  const of =
    what.side === 'enemy' ? 'enemy' : what.side === 'yours' ? 'you' : what.side === 'friendly' ? 'friendly' : undefined;
  return {
    kind: 'battlefield',
    ...(of === undefined ? {} : { of }),
    ...(what.is === undefined ? {} : { is: what.is }),
    ...(what.other === undefined ? {} : { other: what.other }),
  };
};

/** `a card`, `one or more cards`, `me`, `your second card`, `a rune`. */
const counting = (p: Parser, draft: Draft, by: Who): boolean => {
  if (say(p, by === 'you' ? 'your' : 'their')) {
    const nth = ordinal(p);
    if (nth === null || !say(p, 'card')) return false;
    draft.nth = nth;
    return true;
  }
  const what = object(p, draft);
  if (what === null) return false;
  const plain = draft.on === 'channel' ? 'rune' : 'card';
  if (!('kind' in what) && what.types.length === 1 && what.types[0] === plain && Object.keys(what).length === 1)
    return true;
  draft.what = what;
  return true;
};

/** What it happens to: `me`, `a friendly unit`, `one or more enemy units`, `it`. */
const object = (p: Parser, draft?: Draft): What | null => {
  if (say(p, 'me | i')) return { kind: 'me' };
  if (say(p, 'this (unit/gear/card/spell/battlefield)')) return p.attached ? { kind: 'attachment' } : { kind: 'me' };
  if (say(p, 'the equipped unit | equipped unit | its bearer')) return { kind: 'bearer' };
  const used = attempt(p, () => (say(p, 'a/an (activated) ability of (a/an)') ? phrase(p) : null));
  if (used !== null) return used.filter;
  if (say(p, 'it')) return that(p, ['unit', 'gear', 'spell', 'card']) ?? { kind: 'it' };
  if (sees(p, 'that')) {
    const found = attempt(p, () => p.grammar.selector(p));
    if (found !== null) return found;
  }
  const together = say(p, 'one or more | any number of');
  if (together && draft !== undefined) draft.together = true;
  let nth: number | null = null;
  if (!together && say(p, 'your')) {
    nth = attempt(p, ordinal);
    if (nth === null) p.pos--;
  }
  const other = !together && nth === null && say(p, 'another');
  if (!together && !other && nth === null) say(p, 'one of | a | an | any | the | all');
  const what = phrase(p);
  if (what === null) return null;
  if (nth !== null && draft !== undefined) draft.nth = nth;
  const filter = other ? { ...what.filter, other: true as const } : what.filter;
  speakOf(p, { what: EVENT_WHAT, types: filter.types.length === 0 ? ['unit'] : filter.types, many: together, filter });
  return filter;
};

/** `is played, discarded, or killed`: what may follow a mere comma. */
const DONE_NEXT = ', played/discarded/killed/recycled/banished/recalled/attached';

const byObject = (p: Parser, form: Form): Happening | null => {
  const shared: Draft = { on: 'die' };
  const none = form === 'did' && say(p, 'no');
  const what = object(p, shared);
  if (what === null) return null;
  if (form === 'would' && !say(p, 'would')) return fail(p, 'would');
  const never = none || (form === 'did' && say(p, 'did/have/has not'));
  if (form === 'did') say(p, 'has | have');
  const found: Draft[] = [];
  const whens: Condition[] = [];
  for (;;) {
    const next = attempt(p, () =>
      found.length === 0 || say(p, ', or | or') || (sees(p, DONE_NEXT) && say(p, ',')) ? undergoing(p) : null,
    );
    if (next === null) break;
    // A unit that scores conquers or holds: the score itself is told of the player.
    const ways = next.on === 'score' ? (['conquer', 'hold'] as const) : [next.on];
    for (const on of ways)
      found.push({ ...next, on, what, ...(shared.together === undefined ? {} : { together: shared.together }) });
  }
  if (found.length === 0) return null;
  const last = found.at(-1);
  for (const each of found) if (each.at === undefined && last?.at !== undefined) each.at = last.at;
  while (attempt(p, () => (trailing(p, found, whens) ? true : null)) !== null);
  speakOfGoal(p, found);
  const thisTurn = form !== 'did' && say(p, 'this turn');
  p.event = p.event || found.some(({ on }) => on !== 'draw');
  return {
    events: found,
    ...(whens.length === 0 ? {} : { when: both(whens) }),
    ...(thisTurn ? { thisTurn: true as const } : {}),
    ...(never ? { never: true as const } : {}),
  };
};

/** `when a unit moves to a battlefield, … there`: where it moved to, unless the event says where from. */
const speakOfGoal = (p: Parser, found: readonly Draft[]): void => {
  if (found.some(({ on, from }) => on === 'move' && from === undefined))
    speakOf(p, { what: { kind: 'event', part: 'to' }, types: ['battlefield'], many: false });
};

const undergoing = (p: Parser): Draft | null => {
  const found = OBJECT_VERBS.find(({ words }) => words.some(each => bounded(p, each)));
  if (found === undefined) return fail(p, 'attack');
  const draft: Draft = { on: found.on };
  if (found.takes === 'maybe' && sees(p, 'a | an | another')) {
    const at = attempt(p, () => spot(p));
    if (at !== null) draft.at = at.where;
  }
  return draft;
};

/** What may stand behind an event, of all its verbs at once. */
const trailing = (p: Parser, found: readonly Draft[], whens: Condition[]): boolean => {
  const set = (change: (each: Draft) => void): true => {
    for (const each of found) change(each);
    return true;
  };
  if (say(p, '(while) alone')) {
    if (found.some(({ what }) => what !== undefined && 'kind' in what)) {
      whens.push({ is: 'fits', what: { kind: 'me' }, filter: { types: [], is: ['alone'] } });
      return true;
    }
    return set(each => {
      each.what = alone(each.what);
    });
  }
  if (say(p, 'one on one')) {
    whens.push({ is: 'fits', what: { kind: 'me' }, filter: { types: [], is: ['alone'] } });
    whens.push({
      is: 'exists',
      filter: { types: ['unit'], side: 'enemy', where: { kind: 'here' } },
      count: { least: 1, most: 1 },
    });
    return true;
  }
  if (say(p, 'after an attack | after attacking')) return set(each => (each.after = 'attack'));
  if (say(p, 'in combat | during combat')) return set(each => (each.inCombat = true));
  if (say(p, 'for the')) {
    const nth = ordinal(p);
    if (nth === null || !say(p, 'time each turn | time this turn')) return false;
    return set(each => (each.nth = nth));
  }
  if (say(p, 'each turn | in a turn')) {
    if (found.every(({ nth }) => nth === undefined)) return false;
    return true;
  }
  if (say(p, "on an opponent 's turn | during an opponent 's turn | on opponents ' turns")) {
    whens.push({ is: 'turn', of: 'opponents' });
    return true;
  }
  if (say(p, 'on/during your turn')) {
    whens.push({ is: 'turn', of: 'you' });
    return true;
  }
  if (say(p, 'during/in a showdown | during showdowns')) {
    whens.push({ is: 'state', turn: 'showdown' });
    return true;
  }
  if (say(p, 'during/in your beginning phase')) {
    whens.push({ is: 'phase', phase: 'beginning', of: 'you' });
    return true;
  }
  if (say(p, 'while')) {
    const when = p.grammar.condition(p);
    if (when === null) return false;
    whens.push(when);
    return true;
  }
  if (say(p, 'with')) {
    const tool = object(p);
    if (tool === null) return false;
    return set(each => (each.with = tool));
  }
  if (found.some(({ on }) => on === 'attach') && say(p, 'to')) {
    const to = object(p);
    if (to === null) return false;
    return set(each => (each.with = to));
  }
  if (say(p, 'from facedown/hidden/hiding | from face down'))
    return set(each => (each.from = { kind: 'zone', zone: 'facedown', of: 'you' }));
  // Cards that are recycled go to their owners' decks: those of yours, into yours.
  if (found.every(({ on }) => on === 'recycle') && say(p, 'to/into your (main) deck'))
    return set(each => (each.what = each.what ?? { types: ['card'], notTypes: ['rune'], side: 'yours' }));
  if (say(p, 'on/from (the) top of your (main) deck'))
    return set(each => {
      each.from = { kind: 'zone', zone: 'deck', of: 'you' };
    });
  if (say(p, 'from anywhere but/except (your) hand | from anywhere other than (your) hand')) {
    whens.push({ is: 'played from', zone: 'anywhere but hand' });
    return found.every(({ on }) => on === 'play');
  }
  if (say(p, 'from')) {
    const from = attempt(p, () => placeFrom(p));
    if (from === null) return false;
    return set(each => (each.from = from.where));
  }
  if (say(p, 'to | into')) {
    const to = spot(p);
    if (to === null) return false;
    return set(each => (each.to = to.where));
  }
  if (found.some(({ at }) => at !== undefined)) return false;
  const at = place(p);
  if (at === null) return false;
  return set(each => (each.at = at.where));
};

/** The place whose `from` is taken already: a zone, or a spot on the board. */
const placeFrom = (p: Parser) => {
  p.pos--;
  return place(p);
};

const alone = (what: What | undefined): What => {
  if (what === undefined) return { types: ['unit'], is: ['alone'] };
  if ('kind' in what) return what;
  return { ...what, is: [...(what.is ?? []), 'alone'] };
};
