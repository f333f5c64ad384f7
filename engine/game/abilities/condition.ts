/** Whether the conditions in an ability's words hold. */

import { combatUnderWay, isLocation, player } from '../play/query.ts';
import type { Condition, Filter, ThingState, Value, Where, Who } from '../state/cards/ability.ts';
import { normalizeFilter } from '../state/cards/normalizeShape.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { type GameEvent, pastEvents } from '../state/events.ts';
import { isChoice } from '../state/slots.ts';
import type { Phase, PlayerId, Ref } from '../state/state.ts';
import { type Context, departureOf } from './context.ts';
import { objectFits } from './filter.ts';
import { cardsInHand, inRange } from './measures.ts';
import { hasPlayedForLegion, lookedBackOn } from './played.ts';
import { areShownSo, shownOff } from './shownOff.ts';
import { unseenIn, unseenOf } from './unseenIn.ts';
import { locationFits } from './where.ts';
import { playersMeant } from './who.ts';

/** Whether a condition holds in the state of its context. One that speaks only of things that are gone does not. */
export const conditionHolds = (c: Context, is: Condition): boolean => {
  switch (is.is) {
    case 'all':
      return is.of.every(part => conditionHolds(c, part));
    case 'any':
      return is.of.some(part => conditionHolds(c, part));
    case 'not':
      return !conditionHolds(c, is.of);
    case 'showed off':
      return shownOff(c, { link: is.link, filter: is.what }).length > 0;
    case 'fits': {
      const asShown = is.what.kind === 'shown off' ? areShownSo(c, is.what, is.filter) : null;
      if (asShown !== null) return asShown;
      const refs = c.evaluator.refs(c, is.what);
      // Cards looked at are judged where they are, in the deck.
      const looked = is.what.kind === 'all' && is.what.among !== undefined && is.filter.where === undefined;
      const filter = looked ? withWhere(is.filter, ANYWHERE) : is.filter;
      return refs.length > 0 && refs.every(r => isOrWas(c, r, filter));
    }
    case 'exists':
      return inRange(c, c.evaluator.all(c, is.filter).length + unseenIn(c, is.filter), is.count);
    case 'compare':
      return compare(c, is);
    case 'happened':
      return inRange(c, howOften(c, is), is.times);
    case 'paid':
      return c.terms?.additional === true || (c.event !== null && 'additional' in c.event && c.event.additional);
    case 'turn':
      return playersMeant(c, is.of).includes(c.state.turnPlayer);
    case 'controls':
      return playersMeant(c, is.who).some(id => {
        const seen = c.evaluator.all(c, is.what).filter(r => isControlledBy(c, r, id)).length;
        const theirs = seen + unseenOf(c, is.what, id);
        return is.count === undefined ? theirs > 0 : inRange(c, theirs, is.count);
      });
    case 'state':
      if (is.at !== undefined) return isShowdownAt(c, is.at);
      return is.turn === 'combat'
        ? combatUnderWay(c.state) !== null
        : (c.state.showdown === null && combatUnderWay(c.state) === null) === (is.turn === 'neutral');
    case 'played from': {
      if (is.by === 'you' && c.state.behaviours.finalizedBy === 'its controller' && isPlayedByAnother(c)) return false;
      const item = c.state.chain.find(i => i.id === c.item);
      const from = c.event?.on === 'play' ? c.event.zone : (item?.from ?? 'hand');
      return is.zone === 'anywhere but hand' ? from !== 'hand' : from === is.zone;
    }
    case 'phase':
      return playersMeant(c, is.of).includes(c.state.turnPlayer) && PHASES[is.phase].includes(c.state.phase);
    case 'near victory':
      return playersMeant(c, is.who).some(id => c.view.victoryScore() - player(c.state, id).points <= is.points);
    case 'outdoes':
      return outdoes(c, is);
    case 'chooses':
      return Object.entries(c.slots).some(
        ([slot, refs]) => isChoice(slot) && refs.some(r => c.evaluator.fits(c, r, is.what)),
      );
    case 'legion': {
      const item = c.state.chain.find(i => i.id === c.item);
      const me = c.source.kind === 'object' ? c.source.id : null;
      return hasPlayedForLegion(c.state, c.controller, me, item?.ability ?? null);
    }
    case 'did':
      // What this kills dies in a later cleanup, which is waited for.
      return false;
  }
};

/**
 * Whether somebody else has finalised the spell that this is: who takes control of it has not played it
 * (`action.play.triggers.countered`, `control.spell`), unless it only counts that this was done (`card.text.instructions.finalizing`).
 */
const isPlayedByAnother = (c: Context): boolean =>
  pastEvents(c.state.past, e => e.on === 'finalize' && e.player !== c.controller && e.by.some(r => isItem(r, c.item)))
    .length > 0;

const isItem = (r: Ref, item: number): boolean => r.kind === 'item' && r.id === item;

/** "An opponent has two or more cards in hand": a single one has that many; hands are not added together. */
const ofOnePlayer = (a: Value): { readonly of: keyof typeof MEANT; readonly who: Who } | null =>
  typeof a === 'object' &&
  (a.kind === 'cards in hand' || a.kind === 'points' || a.kind === 'xp') &&
  (a.who === 'an opponent' || a.who === 'a player')
    ? { of: a.kind, who: a.who }
    : null;

const compare = (c: Context, { a, in: range }: Extract<Condition, { is: 'compare' }>): boolean => {
  const one = ofOnePlayer(a);
  return one === null
    ? inRange(c, c.evaluator.value(c, a), range)
    : playersMeant(c, one.who).some(id => inRange(c, MEANT[one.of](c, id), range));
};

const isControlledBy = (c: Context, r: Ref, who: PlayerId): boolean =>
  r.kind === 'object'
    ? c.state.objects[r.id]?.controller === who
    : r.kind === 'battlefield' && c.state.battlefields[r.id]?.controller === who;

/** `you control more units than an opponent`: compared player by player, never added together. */
const outdoes = (c: Context, { who, than, every, how, by, of }: Extract<Condition, { is: 'outdoes' }>): boolean => {
  const least = by === undefined ? 1 : (c.evaluator.value(c, by) ?? 1);
  const amount = (id: PlayerId): number => {
    if (typeof of === 'string') return MEANT[of](c, id);
    return c.evaluator.all(c, of).filter(r => r.kind === 'object' && c.state.objects[r.id]?.controller === id).length;
  };
  const others = playersMeant(c, than).map(amount);
  return playersMeant(c, who)
    .map(amount)
    .some(own => {
      const beats = (other: number): boolean => (how === 'more' ? own - other : other - own) >= least;
      return every ? others.every(beats) : others.some(beats);
    });
};

const MEANT: Readonly<Record<'points' | 'xp' | 'cards in hand', (c: Context, id: PlayerId) => number>> = {
  points: (c, id) => player(c.state, id).points,
  xp: (c, id) => player(c.state, id).xp,
  'cards in hand': (c, id) => cardsInHand(c.state, id),
};

/** What has left the board is judged as it was as it left (`play.information.look-back`, `keyword.deathknell.noted`). */
type Happened = Extract<Condition, { is: 'happened' }>;

/** In the Beginning Phase of this turn alone, where that is asked. */
const howOften = (c: Context, { event, beginningOf }: Happened): number => {
  const matches = (e: GameEvent): boolean => c.evaluator.matches(c, event, lookedBackOn(c, event, e));
  if (beginningOf === undefined) return pastEvents(c.state.past, matches).length;
  const whose = playersMeant(c, beginningOf);
  const isBeginning = ({ on, player }: GameEvent): boolean =>
    on === 'start of beginning phase' && player !== null && whose.includes(player);
  const latestFirst = pastEvents(
    c.state.past,
    e => isBeginning(e) || PHASES_BEHIND.has(e.on) || matches(e),
  ).toReversed();
  const from = latestFirst.findIndex(isBeginning);
  if (from < 0) return 0;
  const rest = latestFirst.slice(from + 1);
  const end = rest.findIndex(({ on }) => PHASES_BEHIND.has(on));
  return (end < 0 ? rest : rest.slice(0, end)).filter(matches).length;
};

/** A combat has its showdown where it is. */
const isShowdownAt = (c: Context, where: Where): boolean => {
  const at = c.state.showdown?.at ?? combatUnderWay(c.state)?.at;
  return at !== undefined && locationFits(c, { kind: 'battlefield', at }, where);
};

/** Events that come only after the Beginning Phase. */
const PHASES_BEHIND: ReadonlySet<GameEvent['on']> = new Set<GameEvent['on']>(['channel', 'start of main phase']);

const isOrWas = (c: Context, r: Ref, f: Filter): boolean => {
  const left = f.where === undefined || PLACES.has(f.where.kind) ? departureAlsoOfCard(c, r) : null;
  // A thing that is spoken of is judged where it is: "draw it. If it is a Poro".
  if (left === null) return c.evaluator.fits(c, r, f.where === undefined ? withWhere(f, ANYWHERE) : f);
  const wasAlone = left.on === 'die' && left.alone === true;
  const alone = (is: ThingState): boolean => is === 'alone';
  if (f.is?.some(alone) === true && !wasAlone) return false;
  if (f.isNot?.some(alone) === true && wasAlone) return false;
  const others = (states: readonly ThingState[] | undefined) => states?.filter(s => !alone(s));
  return objectFits(c, left.memo, normalizeFilter({ ...f, is: others(f.is), isNot: others(f.isNot) }));
};

/** Places of the board, where what has left it is no more. */
const PLACES: ReadonlySet<Where['kind']> = new Set<Where['kind']>(['board', 'battlefield', 'base']);

/**
 * "Return a unit to hand. If it was stunned": what this ability moved off the board is spoken of as the card that it has become,
 * and looked back on (`play.information.look-back`).
 */
const departureAlsoOfCard = (c: Context, r: Ref): ReturnType<typeof departureOf> => {
  const left = departureOf(c, r);
  if (left !== null || r.kind !== 'object') return left;
  const now = c.state.objects[r.id];
  return now === undefined || isLocation(now.zone)
    ? null
    : departureOf(c, { kind: 'object', id: r.id, incarnation: r.incarnation - 1 });
};

const PHASES: Readonly<Record<'beginning' | 'main' | 'ending', readonly Phase[]>> = {
  beginning: ['beginning', 'scoring'],
  main: ['main'],
  ending: ['ending', 'expiration', 'expired'],
};
