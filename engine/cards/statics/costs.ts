/** What a card costs: more, less, additional, and where it may be played to. */
import type { Plays, StaticEffect } from '../../game/state/cards/ability.ts';
import type { Cost } from '../../game/state/cards/cost.ts';
import type { Filter, Value, Who } from '../../game/state/cards/terms.ts';
import { cost, fixedCost, power } from '../costs.ts';
import { lasting as duration } from '../durations.ts';
import type { Draft } from '../filters/draft.ts';
import { filter } from '../filters/filter.ts';
import { attempt, fail, number, ordinal, type Parser, say, sees } from '../parser.ts';
import { who } from '../players.ts';
import { counted, value } from '../values.ts';
import { spot } from '../where.ts';

export type CostChange = Extract<StaticEffect, { gives: 'cost' }>;
type Subject = Pick<CostChange, 'of' | 'whose' | 'plays'>;

/** `2 less`, `1 or 1 any less`, `1 more to play`, with what it is counted by. */
export const costing = (p: Parser, subject: Subject): CostChange | null =>
  say(p, 'cost/costs') ? change(p, subject) : null;

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
  const sign = say(p, 'less') ? -1 : say(p, 'more') ? 1 : null;
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
    by = counted(p);
    if (by === null) return null;
  }
  const least = minimum(p);
  const signed = (amount: Value): Value => {
    if (amount === 0) return 0;
    const times: Value = by === null ? amount : amount === 1 ? by : { kind: 'times', value: amount, by };
    if (sign > 0) return times;
    return typeof times === 'number' ? 0 - times : { kind: 'negative', of: times };
  };
  return {
    gives: 'cost',
    ...subject,
    energy: signed(energy),
    power: powers.map(({ domain, amount }) => ({ domain, amount: signed(amount) })),
    ...(least === null ? {} : { minimum: least }),
    ...(either ? { either: true as const } : {}),
  };
};

const minimum = (p: Parser): number | null =>
  attempt(p, () => {
    if (!say(p, '(,) to a minimum of')) return null;
    const least = number(p);
    say(p, 'energy');
    return least;
  });

const ME: Subject = { of: 'me', whose: 'you' };

/** `I cost 2 less`, `this costs 2 less`, `spells you play cost 1 less`, `reduce my cost by 1 for each …`. */
export const costs = (p: Parser): readonly StaticEffect[] | null => {
  const reduced = attempt(p, () => reduction(p));
  if (reduced !== null) return [reduced];
  if (say(p, 'optional additional costs you pay')) {
    const found = costing(p, { of: 'additional costs', whose: 'you' });
    return found === null ? null : [found];
  }
  if (say(p, 'your/friendly equip/repeat costs')) {
    const of = p.tokens[p.pos - 2]?.word === 'equip' ? 'equip' : 'additional costs';
    const found = costing(p, { of, whose: 'you' });
    return found === null ? null : [found];
  }
  const subject = attempt(p, () => costSubject(p));
  if (subject === null) return null;
  const found = costing(p, subject);
  if (found === null) return null;
  const all: StaticEffect[] = [found];
  for (;;) {
    const next = attempt(p, () => {
      if (!say(p, ', and | and')) return null;
      const of = attempt(p, () => costSubject(p));
      return of === null ? change(p, subject) : costing(p, of);
    });
    if (next === null) return all;
    all.push(next);
  }
};

const costSubject = (p: Parser): Subject | null => {
  return played(p);
};

/** `spells you play`, `enemy spells`, `your non-token units`, `units opponents play`. */
export const played = (p: Parser): Subject | null => {
  const nth = attempt(p, () => (say(p, 'the') ? ordinal(p) : null));
  if (nth === null) say(p, 'all | each');
  const what = filter(p);
  if (what === null) return null;
  const by = attempt(p, () => {
    const found = who(p);
    return found !== null && say(p, 'play/plays') ? found : null;
  });
  // "The first friendly gear played each turn": by whoever it is friendly to.
  if (nth !== null && by === null && what.side !== undefined && say(p, 'played each turn')) {
    const { side, ...such } = what as Draft;
    const player: Who = side === 'enemy' ? 'opponents' : side === 'friendly' ? 'you or an ally' : 'you';
    return { of: such as Filter, whose: player, plays: { nth } };
  }
  if (nth !== null && (by === null || !(say(p, 'each turn | in a turn') || sees(p, 'here | from | on | during'))))
    return fail(p, 'each turn');
  const plays = by === null ? null : playsMeant(p, nth);
  p.lasting = duration(p) ?? p.lasting;
  const { side, ...rest } = what as Draft;
  const whose: Who =
    by ??
    (side === 'enemy'
      ? 'opponents'
      : side === undefined
        ? 'each player'
        : side === 'friendly'
          ? 'you or an ally'
          : 'you');
  return { of: rest as Filter, whose, ...(plays === null ? {} : { plays }) };
};

/** `here`, `from your trash`, `on an opponent's turn`: which plays of theirs. */
const playsMeant = (p: Parser, nth: number | null): Plays | null => {
  const draft: { -readonly [Key in keyof Plays]: Plays[Key] } = nth === null ? {} : { nth };
  for (;;) {
    if (say(p, 'here')) draft.to = { kind: 'here' };
    else if (say(p, 'from anywhere but/except (your) hand | from anywhere other than (your) hand'))
      draft.from = 'anywhere but hand';
    else if (say(p, 'from (your) hand')) draft.from = 'hand';
    else if (say(p, 'from (your) trash')) draft.from = 'trash';
    else if (say(p, 'from facedown/hiding/hidden')) draft.from = 'facedown';
    else if (say(p, "on/during an opponent 's turn | on/during opponents ' turns")) draft.turn = 'opponents';
    else if (say(p, 'on/during your turn')) draft.turn = 'you';
    else if (nth === null || !say(p, 'each turn')) break;
  }
  return Object.keys(draft).length === 0 ? null : draft;
};

const reduction = (p: Parser): StaticEffect | null => {
  const mine =
    say(
      p,
      "this spell/unit/gear/card 's (energy) cost is reduced by | my (energy) cost is reduced by | its (energy) cost is reduced by",
    ) || say(p, 'reduce my/its cost by | reduce this cost by');
  let subject: Subject = ME;
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
  const paid = attempt(p, power);
  const amount = paid === null ? value(p) : null;
  if (paid === null && amount === null) return null;
  if (amount !== null) say(p, 'energy');
  let by: Value | null = null;
  if (say(p, 'for each/every')) {
    by = counted(p);
    if (by === null) return null;
  }
  const least = minimum(p);
  const negative = (of: Value): Value => {
    const times: Value = by === null ? of : of === 1 ? by : { kind: 'times', value: of, by };
    return typeof times === 'number' ? 0 - times : { kind: 'negative', of: times };
  };
  return {
    gives: 'cost',
    ...subject,
    energy: amount === null ? 0 : negative(amount),
    power: paid === null ? [] : [{ domain: paid.domain, amount: negative(paid.amount) }],
    ...(least === null ? {} : { minimum: least }),
  };
};

export const THIS = 'me | this (spell/unit/gear/card)';

/** `as an additional cost to play me, COST`; `you may COST as an additional cost`. */
export const additional = (p: Parser): readonly StaticEffect[] | null => {
  let asked: Cost | null = null;
  let optional = false;
  if (say(p, 'as an additional cost to play')) {
    if (!say(p, THIS) || !say(p, ',')) return null;
    optional = say(p, 'you may');
    asked = fixedCost(p);
  } else {
    if (say(p, 'as you play')) {
      if (!say(p, THIS) || !say(p, ',')) return null;
    }
    optional = say(p, 'you may');
    if (!optional) return null;
    asked = fixedCost(p);
    if (asked === null || !say(p, 'as an additional cost')) return null;
    if (say(p, 'to play')) if (!say(p, THIS)) return null;
  }
  if (asked === null) return null;
  return [{ gives: 'additional cost', of: 'me', whose: 'you', cost: asked, optional }];
};

/** `you may play me to an open battlefield`, `you may play me from your trash for 3, 1 fury`. */
export const playable = (p: Parser): readonly StaticEffect[] | null => {
  const ambush = attempt(p, () => {
    if (!say(p, 'I can/may ambush | you can/may ambush me')) return null;
    return whither(p);
  });
  if (ambush !== null) return [{ gives: 'may be played', what: 'me', to: ambush, timing: 'reaction' }];
  if (say(p, 'play me only')) {
    const to = whither(p);
    return to === null ? null : [{ gives: 'may be played', what: 'me', to, only: true }];
  }
  let what: Filter | 'me' = 'me';
  if (say(p, 'you may/can play')) {
    if (!say(p, THIS)) {
      const found = filter(p);
      if (found === null) return null;
      what = found;
    }
  } else if (say(p, 'I/this can/may be played')) what = 'me';
  else {
    const found = filter(p);
    if (found === null || !say(p, 'can/may be played')) return null;
    what = found;
  }
  const from = say(p, 'from (your) trash')
    ? 'trash'
    : say(p, 'from (your) banishment')
      ? 'banishment'
      : say(p, 'from the top of your deck')
        ? 'deck'
        : undefined;
  const to = attempt(p, () => whither(p)) ?? undefined;
  const price = attempt(p, () => (say(p, 'for') ? cost(p) : null)) ?? undefined;
  const timing = say(p, 'as a reaction | at reaction speed')
    ? 'reaction'
    : say(p, 'as an action | at action speed')
      ? 'action'
      : undefined;
  if (from === undefined && to === undefined && price === undefined && timing === undefined) return fail(p, 'to');
  return [
    {
      gives: 'may be played',
      what,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(price === undefined ? {} : { for: price }),
      ...(timing === undefined ? {} : { timing }),
    },
  ];
};

const whither = (p: Parser) => {
  if (!say(p, 'to')) return null;
  if (say(p, "a battlefield you 're attacking | a battlefield you are attacking"))
    return { kind: 'battlefield', is: ['attacking'] } as const;
  const to = spot(p);
  if (to === null) return null;
  const lonely = attempt(p, () => (say(p, 'if an enemy unit is alone there') ? true : null));
  if (lonely !== null && to.where.kind === 'battlefield')
    return { ...to.where, withUnits: { types: ['unit'], side: 'enemy', is: ['alone'] } as Filter };
  return to.where;
};
