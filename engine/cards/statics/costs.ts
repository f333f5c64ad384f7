/** What cards cost: more or less, for the card itself or for what somebody plays. */

import type { Filter, Plays, StaticEffect, Value, Who } from '../../game/state/cards/ability.ts';
import { power } from '../costs.ts';
import { lasting as duration } from '../durations.ts';
import { choosing, choosingBehind } from '../filters/choosing.ts';
import type { FilterDraft } from '../filters/draft.ts';
import { filter } from '../filters/filter.ts';
import { number, ordinal } from '../numerals.ts';
import { attempt, fail, oneOf, type Parser, say, sees, speakOf } from '../parser.ts';
import { ways } from '../patterns.ts';
import { playersOf, who } from '../players.ts';
import { countedBy, value } from '../values.ts';
import { ownEquip } from './equipping.ts';
import { playsMeant } from './plays.ts';

export type CostChange = Extract<StaticEffect, { gives: 'cost' }>;

export type Subject = Pick<CostChange, 'of' | 'whose' | 'plays' | 'source' | 'keyword'>;

/** `2 less`, `1 or 1 any less`, `1 more to play`, with what it is counted by. */
export const costing = (p: Parser, subject: Subject): CostChange | null =>
  say(p, 'cost/costs') ? change(p, readWhoseCost(p, subject)) : null;

/** `spells that choose me cost opponents 2 more`: of those that anybody plays, of theirs alone. */
const readWhoseCost = (p: Parser, subject: Subject): Subject =>
  subject.whose === 'each player' && say(p, 'opponents') ? { ...subject, whose: 'opponents' } : subject;

const LESS_OR_MORE = ways<-1 | 1>([
  ['less', -1],
  ['more', 1],
]);

const multiplied = (amount: Value, by: Value | null): Value => {
  if (by === null) return amount;
  return amount === 1 ? by : { kind: 'times', value: amount, by };
};

const negated = (amount: Value): Value => (typeof amount === 'number' ? 0 - amount : { kind: 'negative', of: amount });

export const change = (p: Parser, subject: Subject): CostChange | null => {
  say(p, 'an additional');
  let energy: Value = 0;
  const powers: { domain: string; amount: Value }[] = [];
  let either = false;
  const equal = sees(p, 'less/more equal to');
  const one = (): true | null => {
    if (equal) return true;
    const paid = attempt(p, power);
    if (paid !== null) {
      powers.push(paid);
      return true;
    }
    const amount = value(p);
    if (amount === null) return fail(p, 'a number');
    say(p, 'energy');
    energy = amount;
    return true;
  };
  if (one() === null) return null;
  for (;;) {
    const joined = attempt(p, () => {
      const or = say(p, 'or');
      if (!or && !say(p, ', and | , | and')) return null;
      if (or) either = true;
      return one();
    });
    if (joined === null) break;
  }
  const sign = oneOf(p, LESS_OR_MORE);
  if (sign === null) return fail(p, 'less');
  if (equal) {
    say(p, 'equal to');
    const amount = value(p);
    if (amount === null) return null;
    energy = amount;
  }
  say(p, 'to play');
  let by: Value | null = null;
  if (say(p, 'for each/every')) {
    by = countedInAll(p);
    if (by === null) return null;
  }
  const least = minimum(p);
  const such = attempt(p, () => (say(p, 'if it/they choose/chooses') ? chosenBy(p, subject) : null)) ?? subject;
  const signed = (amount: Value): Value => {
    if (amount === 0) return 0;
    const times = multiplied(amount, by);
    return sign > 0 ? times : negated(times);
  };
  return {
    gives: 'cost',
    ...such,
    energy: signed(energy),
    power: powers.map(({ domain, amount }) => ({ domain, amount: signed(amount) })),
    ...(least === null ? {} : { minimum: least }),
    ...(either ? { either: true as const } : {}),
  };
};

/** `for each friendly gear and for each card in your hand`: all of them together. */
const countedInAll = (p: Parser): Value | null => {
  const first = countedBy(p);
  if (first === null) return null;
  const all = [first];
  while (say(p, ', and for each/every | , for each/every | and for each/every')) {
    const next = countedBy(p);
    if (next === null) return null;
    all.push(next);
  }
  return all.length === 1 ? first : { kind: 'sum', of: all };
};

/** `enemy spells cost 1 more if they choose me`: only those that do. */
const chosenBy = (p: Parser, subject: Subject): Subject | null => {
  if (typeof subject.of !== 'object') return null;
  const of: FilterDraft = { ...subject.of };
  return choosing(p, of) ? { ...subject, of } : null;
};

const minimum = (p: Parser): number | null =>
  attempt(p, () => {
    if (!say(p, '(,) to a minimum of')) return null;
    const least = number(p);
    say(p, 'energy');
    return least;
  });

/** `I cost 2 less`, `this costs 2 less`, `spells you play cost 1 less`, `reduce my cost by 1 for each …`. */
export const costs = (p: Parser): readonly StaticEffect[] | null => {
  const reduced = attempt(p, () => reduction(p));
  if (reduced !== null) return [reduced];
  if (say(p, 'optional additional costs you pay')) {
    const found = costing(p, { of: 'additional costs', whose: 'you' });
    return found === null ? null : [found];
  }
  const only = attempt(p, () => ownEquip(p)) ?? attempt(p, () => payMore(p)) ?? attempt(p, () => abilityCosts(p));
  if (only !== null) return [only];
  const subject = attempt(p, () => costSubject(p));
  if (subject === null) return null;
  const found = costing(p, subject);
  if (found === null) return null;
  const all: StaticEffect[] = [found];
  for (;;) {
    const next = attempt(p, () => {
      if (!say(p, ', and | and')) return null;
      if (sees(p, 'enter/enters')) return enteringSo(p, subject);
      const of = attempt(p, () => costSubject(p));
      return of === null ? change(p, subject) : costing(p, of);
    });
    if (next === null) return all;
    all.push(next);
  }
};

/** `opponents must pay 1 more to play spells`. */
const payMore = (p: Parser): CostChange | null => {
  const by = who(p);
  if (by === null || !say(p, 'must pay')) return null;
  const paid = attempt(p, power);
  const energy = paid === null ? number(p) : 0;
  if (energy === null || !say(p, '(energy) more to play')) return null;
  const of = filter(p);
  if (of === null || of.side !== undefined || of.where !== undefined) return null;
  return { gives: 'cost', of, whose: by, energy, power: paid === null ? [] : [paid] };
};

/** `units you play from your trash cost 2 less and enter ready`: of the same. */
const enteringSo = (p: Parser, { of, whose, plays }: Subject): StaticEffect | null => {
  if ((typeof of === 'string' && of !== 'me') || !say(p, 'enter/enters ready')) return null;
  return { gives: 'enters', how: 'ready', what: of, whose, ...(plays === undefined ? {} : { plays }) };
};

/** `empower costs of your units here cost 1 less`, `the first friendly gear activated ability you play each turn costs 1 less`. */
const abilityCosts = (p: Parser): CostChange | null => {
  if (say(p, 'empower costs of')) {
    const source = filter(p);
    return source === null ? null : costing(p, { of: 'abilities', whose: whoseBy(source), source, keyword: 'empower' });
  }
  const nth = attempt(p, () => (say(p, 'the') ? ordinal(p) : null));
  const source = filter(p);
  if (source === null || !say(p, nth === null ? "'s/' activated abilities" : "('s) activated ability")) return null;
  const own = nth !== null && say(p, 'you play/activate each turn');
  if (nth !== null && !own && !say(p, 'played/activated each turn')) return fail(p, 'each turn');
  const whose = own ? 'you' : whoseBy(source);
  if (nth === null) return costing(p, { of: 'abilities', whose, source });
  const plays: Plays = own ? { nth } : { nth, counted: 'together' };
  return costing(p, { of: 'abilities', whose, source, plays });
};

/** Abilities are activated by the controller of the object that has them: of friendly things by teammates as well (`term.friendly`). */
const whoseBy = ({ side }: Filter): Who => (side === 'friendly' ? 'you or an ally' : 'you');

/** `for each player, the first gear they play each turn`: of everybody's plays, counted for each of them apart. */
const costSubject = (p: Parser): Subject | null => {
  if (!say(p, 'for each player ,')) return played(p);
  speakOf(p, { what: { kind: 'event', part: 'by' }, types: ['player'], many: false });
  const found = played(p);
  if (found?.whose !== 'that player' || found.plays?.nth === undefined) return null;
  return { ...found, whose: 'each player' };
};

/** `spells you play`, `enemy spells`, `your non-token units`, `units opponents play`. */
export const played = (p: Parser): Subject | null => {
  const early = say(p, 'each turn ,');
  const nth = attempt(p, () => (say(p, 'the') ? ordinal(p) : null));
  if (early && nth === null) return fail(p, 'the first');
  if (nth === null) say(p, 'all | each');
  const what = filter(p);
  if (what === null) return null;
  const by = attempt(p, () => {
    const found = who(p);
    return found !== null && say(p, 'play/plays') ? found : null;
  });
  // "The first token played here each turn": by anybody, all of them together.
  if (nth !== null && by === null && what.side === undefined && say(p, 'played here each turn'))
    return { of: what, whose: 'each player', plays: { nth, to: { kind: 'here' }, counted: 'together' } };
  // "Gear played here": by anybody, or by those to whom it is friendly.
  if (nth === null && by === null && say(p, 'played here')) {
    const { side, ...such } = what as FilterDraft;
    return { of: such as Filter, whose: playersOf(side), plays: { to: { kind: 'here' } } };
  }
  // "The first friendly gear played each turn": by the players to whom it is friendly, counted together.
  if (nth !== null && by === null && what.side !== undefined && say(p, 'played each turn')) {
    const { side, ...such } = what as FilterDraft;
    return { of: such as Filter, whose: playersOf(side), plays: { nth, counted: 'together' } };
  }
  if (
    nth !== null &&
    (by === null || !(early || say(p, 'each turn | in a turn') || sees(p, 'here | from | on | during')))
  )
    return fail(p, 'each turn');
  const plays = by === null ? null : playsMeant(p, nth);
  const chosen: FilterDraft = { ...what };
  if (by !== null && !choosingBehind(p, chosen)) return null;
  p.lasting = duration(p) ?? p.lasting;
  const when = by === null ? null : attempt(p, () => (say(p, 'while') ? p.grammar.condition(p) : null));
  if (when !== null) chosen.when = when;
  const { side, ...rest } = chosen;
  return { of: rest as Filter, whose: by ?? playersOf(side), ...(plays === null ? {} : { plays }) };
};

const reduction = (p: Parser): StaticEffect | null => {
  // "Play a unit. Its cost is reduced by 2": that one's, not that of the card which says so.
  if (sees(p, 'its | reduce its') && p.referents.some(({ types }) => !types.includes('player')))
    return fail(p, 'reducing its cost by');
  const mine =
    say(
      p,
      "this spell/unit/gear/card 's (energy) cost is reduced by | my (energy) cost is reduced by | its (energy) cost is reduced by",
    ) || say(p, 'reduce my/its cost by | reduce this cost by');
  let subject: Subject = { of: 'me', whose: 'you' };
  if (!mine) {
    if (say(p, 'the (energy) cost/costs for/of')) {
      const of = played(p);
      if (of === null || !say(p, 'is/are reduced by')) return null;
      subject = of;
    } else {
      const of = played(p);
      if (of === null || !say(p, "'/'s energy cost/costs is/are reduced by")) return null;
      subject = of;
    }
  }
  return reducedBy(p, subject);
};

/** After `reduced by`: `2`, `1 for each …`. */
export const reducedBy = (p: Parser, subject: Subject): CostChange | null => {
  const alone = attempt(p, power);
  const amount = alone === null ? value(p) : 0;
  if (amount === null) return null;
  if (alone === null) say(p, 'energy');
  const paid = alone ?? attempt(p, () => (say(p, ', and | , | and') ? power(p) : null));
  let by: Value | null = null;
  if (say(p, 'for each/every')) {
    by = countedBy(p);
    if (by === null) return null;
  }
  const least = minimum(p);
  const negative = (of: Value): Value => negated(multiplied(of, by));
  return {
    gives: 'cost',
    ...subject,
    energy: amount === 0 ? 0 : negative(amount),
    power: paid === null ? [] : [{ domain: paid.domain, amount: negative(paid.amount) }],
    ...(least === null ? {} : { minimum: least }),
  };
};
