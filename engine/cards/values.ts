/** Amounts: `3`, `my might`, `the number of friendly units here`, `that much`, and `for each …` after an amount. */
import { EVENT_GROUP, type EventPattern, type Filter, type Selector, type Value } from '../game/state/cards/terms.ts';
import { happening } from './events/events.ts';
import { goneThisTurn } from './events/past.ts';
import { filter, phrase } from './filters/filter.ts';
import { keywordName, tag } from './nouns.ts';
import { number } from './numerals.ts';
import { owner } from './owner.ts';
import { atEnd, attempt, fail, firstOf, isTooDeep, list, oneOf, type Parser, say, sees, tokenAt } from './parser.ts';
import { ways } from './patterns.ts';
import { who, whose } from './players.ts';
import { difference, excess, extremeCost, kindsAmong } from './reckonings.ts';
import { it } from './referents.ts';
import { countOfStep, damageThisWay } from './steps.ts';

/** A number, or a term to be evaluated when it is needed; `A plus B` is a sum. */
export const value = (p: Parser): Value | null => {
  if (isTooDeep(p)) return null;
  p.valuesWithin += 1;
  const first = firstOf(p, [calculated, measured, plain]);
  p.valuesWithin -= 1;
  if (first === null) return null;
  const more = attempt(p, () => (say(p, 'plus') ? value(p) : null));
  return more === null ? first : { kind: 'sum', of: [first, more] };
};

const plain = (p: Parser): Value | null => {
  if (sees(p, 'a/an/one additional/extra')) say(p, 'a/an/one additional/extra');
  return number(p);
};

const calculated = (p: Parser): Value | null => {
  if (say(p, 'that many')) return p.thatMuch ?? countOfStep(p) ?? { kind: 'that much' };
  // Of a trigger, "that much" is what set it off came to.
  if (say(p, 'that much | the same amount'))
    return p.thatMuch ?? (p.spell ? countOfStep(p) : null) ?? { kind: 'that much' };
  if (say(p, 'x | any amount')) return { kind: 'x' };
  if (say(p, 'twice | double | two times')) {
    const by = value(p);
    return by === null ? null : { kind: 'times', value: by, by: 2 };
  }
  if (say(p, 'half')) {
    say(p, 'of');
    const of = value(p);
    if (of === null) return null;
    say(p, ',');
    const round = say(p, 'rounded down') ? 'down' : 'up';
    if (round === 'up') say(p, 'rounded up');
    return { kind: 'half', of, round };
  }
  const reckoned = firstOf<Value>(p, [extremeCost, difference, excess]);
  if (reckoned !== null) return reckoned;
  if (say(p, 'the (total) number of')) return counted(p);
  if (say(p, 'the highest/greatest might among/of')) return extreme(p, 'highest');
  if (say(p, 'the lowest might among/of')) return extreme(p, 'lowest');
  if (say(p, 'the total might of | total might of | the combined might of')) return extreme(p, 'total');
  if (say(p, 'the total might bonus of')) return extreme(p, 'total', 'might bonus');
  return null;
};

const extreme = (
  p: Parser,
  kind: 'highest' | 'lowest' | 'total',
  of: 'might' | 'might bonus' = 'might',
): Value | null => {
  say(p, 'all | the');
  const what = filter(p);
  return what === null ? null : { kind, of, what };
};

/** What is counted: things, cards in hand, tags, or how often something happened. */
export const counted = (p: Parser): Value | null =>
  firstOf(p, [cardsGone, damageThisWay, counts, timesHappened, tagsAmong, kindsAmong, things, ofThem]);

/** `time I moved this turn`, `times you have conquered this turn`. */
const timesHappened = (p: Parser): Value | null => {
  if (!say(p, 'time/times (that)')) return null;
  const found = happening(p, 'did');
  if (found === null || found.never === true || found.when !== undefined) return null;
  if (found.thisTurn !== true && !say(p, 'this turn')) return fail(p, 'this turn');
  // Of several that are moved together, each is an event of its own, and the player has moved once.
  if (found.events.some(({ together, nth }) => together === true || nth !== undefined)) return null;
  const [first, ...more] = found.events.map((event): Value => ({ kind: 'happened', event }));
  if (first === undefined) return null;
  return more.length === 0 ? first : { kind: 'sum', of: [first, ...more] };
};

const TOOK_BATTLEFIELDS = ways<'conquer' | 'hold'>([
  ['conquered', 'conquer'],
  ['held', 'hold'],
]);

/** `card you discarded this turn`, which is not what was discarded by what is said before. */
const cardsGone = (p: Parser): Value | null => {
  if (say(p, 'battlefield/battlefields (that) you')) {
    say(p, 'have');
    const on = oneOf(p, TOOK_BATTLEFIELDS);
    return on !== null && say(p, 'this turn') ? { kind: 'happened', event: { on, who: 'you' } } : null;
  }
  if (!say(p, 'card/cards')) return null;
  const gone = goneThisTurn(p);
  return gone === null ? null : { kind: 'happened', event: { ...gone, ...ofCards(gone) } };
};

/** Of drawing, an event is of one card in any case, and one that nobody named has no object. */
const ofCards = ({ on }: EventPattern): Pick<EventPattern, 'what'> =>
  on === 'draw' || on === 'recycle' ? {} : { what: { types: ['card'] } };

/** After `for each`: what is counted, or, for `every three` of them, how many whole groups there are. */
export const countedBy = (p: Parser): Value | null => {
  // "Draw 1 for each": of those that it was just done to.
  if (p.follows !== null && atEnd(p)) attempt(p, () => (number(p) ?? counted(p)) && null);
  if (atEnd(p) || sees(p, '.')) return countOfStep(p) ?? (p.acted === 'kill' ? { kind: 'that much' } : ofThem(p));
  const by = attempt(p, () => {
    const size = number(p);
    return size !== null && size > 1 ? size : null;
  });
  const of = counted(p);
  if (by === null || of === null) return of;
  return by === 2 ? { kind: 'half', of, round: 'down' } : { kind: 'groups', of, by };
};

/** What an additional cost was paid with, counted. */
const PAID =
  '(unit/units/gear/card/cards/rune/runes) killed/recycled/exhausted/banished/returned/discarded this way | buff/buffs you spend/spent | buff/buffs spent (this way)';

const counts = (p: Parser): Value | null => {
  if (say(p, 'energy you have spent this turn | energy you spent this turn'))
    return { kind: 'energy spent this turn', who: 'you' };
  if (say(p, 'power you have spent this turn | power you spent this turn'))
    return { kind: 'power spent this turn', who: 'you' };
  if (say(p, 'energy it costs | energy')) return { kind: 'energy cost', of: it(p) };
  if (say(p, 'power it costs | power')) return { kind: 'power cost', of: it(p) };
  if (p.spell && say(p, 'time this (spell) has dealt damage this turn | time it dealt damage this turn'))
    return { kind: 'happened', event: { on: 'deal', what: { kind: 'me' } } };
  if (say(p, 'time I am empowered')) return { kind: 'times empowered', of: { kind: 'me' } };
  if (say(p, 'time it is empowered')) return { kind: 'times empowered', of: it(p) };
  if (say(p, 'cards (in) your hand | card (in) your hand')) return { kind: 'cards in hand', who: 'you' };
  if (say(p, "card/cards in (your) opponents ' hand/hands")) return { kind: 'cards in hand', who: 'opponents' };
  const other = say(p, 'other');
  if (say(p, "card/cards (that) you have/'ve played this turn | card/cards (that) you played this turn"))
    return { kind: 'cards played', who: 'you', ...(other ? { other } : {}) };
  if (other) return null;
  if (say(p, 'point/points you scored/gained from/by/for holding this turn')) {
    // A hold happens without a point, too (`ability.hold-effect`).
    const event: EventPattern = { on: 'hold', who: 'you', amount: { least: 1 } };
    return { kind: 'happened', event };
  }
  if (p.paymentSlot !== null && say(p, PAID)) return { kind: 'count', what: { types: [] }, among: p.paymentSlot };
  if (say(p, 'buff/buffs you spend/spent | buff/buffs spent (this way)')) return { kind: 'that much' };
  if (say(p, 'card/cards (you) discarded/recycled/drawn/drew/burned (this way)')) return { kind: 'that much' };
  if (say(p, 'xp (you) gained/gain/spent (this way)')) return { kind: 'that much' };
  if (say(p, 'killed this way')) return { kind: 'count', what: { types: ['unit'], by: 'killed this way' } };
  if (say(p, 'point/points you have')) return { kind: 'points', who: 'you' };
  if (say(p, 'xp you have | of your xp')) return { kind: 'xp', who: 'you' };
  return null;
};

/** `when one or more friendly units die, draw 1 for each`: for each of those that the event happened to. */
const ofThem = (p: Parser): Value | null => {
  const spoken = say(p, '(of) them | of those units/gear/cards');
  if (!spoken && tokenAt(p).kind !== 'end' && !sees(p, '. | ;')) return null;
  const last = p.referents.findLast(({ types }) => !types.includes('player') && !types.includes('battlefield'));
  if (last?.what.kind !== 'event' || !last.many) return fail(p, 'what is counted');
  return { kind: 'count', what: { types: [] }, among: EVENT_GROUP };
};

const tagsAmong = (p: Parser): Value | null => {
  if (!say(p, 'of the following tags among')) return null;
  const what = filter(p);
  if (what === null || !say(p, '- | : | —')) return null;
  const tags = list(p, tag);
  return tags === null ? null : { kind: 'tags among', tags: tags.map(({ name }) => name), what };
};

const things = (p: Parser): Value | null => {
  say(p, 'of');
  const marked = attempt(p, () => (say(p, 'damage (marked) on') ? p.grammar.selector(p) : null));
  if (marked !== null) return { kind: 'damage', of: marked };
  const found = phrase(p);
  if (found !== null) {
    const what = found.filter;
    if (found.together !== undefined)
      return found.together === 'different names' ? { kind: 'different', of: 'names', what } : null;
    const theirs = attempt(p, () => discarded(p, what));
    if (theirs !== null) return theirs;
    const { pastEvent, ...rest } = what;
    // What was played is counted as often as it was, wherever it is by now.
    if (pastEvent?.on === 'play') return { kind: 'happened', event: { ...pastEvent, what: rest } };
    const gone = found.among === undefined ? attempt(p, () => goneThisTurn(p)) : null;
    if (gone !== null) return { kind: 'happened', event: { ...gone, what } };
    return { kind: 'count', what, ...(found.among === undefined ? {} : { among: found.among }) };
  }
  return fail(p, 'what is counted');
};

const DONE_WITH_CARDS = ways<'discard' | 'play'>([
  ['discarded', 'discard'],
  ['played', 'play'],
]);

/** `card your opponents have discarded this turn`: each of them an event of its own. */
const discarded = (p: Parser, what: Filter): Value | null => {
  const by = who(p);
  if (by === null) return null;
  say(p, 'have/has');
  const on = oneOf(p, DONE_WITH_CARDS);
  if (on === null || (on === 'play' && by === 'you') || !say(p, 'this turn')) return null;
  return { kind: 'happened', event: { on, who: by, what } };
};

/** An amount of one thing: `my might`, `its energy cost`, `your points`, `that unit's might`. */
const measured = (p: Parser): Value | null => {
  const thisWay = attempt(p, () => damageThisWay(p));
  if (thisWay !== null) return thisWay;
  if (say(p, 'the energy (you) spent on/for it/me/this | the energy (you) spent to play it/me/this'))
    return isPlayed(p) ? { kind: 'energy spent', who: 'you' } : fail(p, 'a card that was played');
  if (say(p, 'your points/score')) return { kind: 'points', who: 'you' };
  if (say(p, 'your xp')) return { kind: 'xp', who: 'you' };
  if (say(p, 'the damage dealt | the damage it dealt | the number discarded')) return { kind: 'that much' };
  const points = attempt(p, () => {
    const of = whose(p);
    return of !== null && say(p, 'points/score') ? of : null;
  });
  if (points !== null) return { kind: 'points', who: points };
  const marked = attempt(p, () => (say(p, 'the damage (marked) on') ? p.grammar.selector(p) : null));
  if (marked !== null) return { kind: 'damage', of: marked };
  const of = attempt(p, owner);
  if (of !== null) return measure(p, of);
  if (sees(p, 'the energy/power cost of')) {
    say(p, 'the');
    const kind = say(p, 'energy') ? 'energy cost' : 'power cost';
    p.pos += kind === 'energy cost' ? 2 : 3;
    const what = p.grammar.selector(p);
    return what === null ? null : { kind, of: what };
  }
  if (sees(p, 'the might/base')) {
    say(p, 'the');
    const base = say(p, 'base');
    if (!say(p, 'might of')) return null;
    const what = p.grammar.selector(p);
    return what === null ? null : { kind: base ? 'base might' : 'might', of: what };
  }
  return null;
};

/** Whether what was spent is spoken of: a spell's own cost, or that of what an event says was played. */
const isPlayed = (p: Parser): boolean =>
  p.spell || p.tokens.slice(0, p.pos).some(({ word }, at) => at > 0 && (word === 'play' || word === 'plays'));

const measure = (p: Parser, of: Selector): Value | null => {
  if (say(p, 'base might')) return { kind: 'base might', of };
  if (say(p, 'might/mights')) return { kind: 'might', of };
  if (say(p, 'damage')) return { kind: 'damage', of };
  if (say(p, 'energy (cost)')) return { kind: 'energy cost', of };
  if (say(p, 'power (cost)')) return { kind: 'power cost', of };
  const keyword = keywordName(p);
  return keyword === null ? null : { kind: 'keyword', of, keyword };
};

/** `2 for each friendly unit here`: the amount, times what follows it. */
export const timesEach = (p: Parser, amount: Value): Value => {
  const by = attempt(p, () => {
    if (!say(p, 'for each | for every | per')) return null;
    return countedBy(p);
  });
  if (by === null) return amount;
  return amount === 1 ? by : { kind: 'times', value: amount, by };
};
