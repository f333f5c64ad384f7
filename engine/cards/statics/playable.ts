/** How a card may be played: for an additional cost, from elsewhere, to other places, at other times. */
import type { Condition, Cost, Filter, StaticEffect, Who } from '../../game/state/cards/ability.ts';
import { asksAmount, cost, fixedCost, openCost } from '../costs.ts';
import { filter } from '../filters/filter.ts';
import { attempt, fail, oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';
import { spot } from '../where.ts';
import { reducedBy } from './costs.ts';

export const THIS = 'me | this (spell/unit/gear/card)';

/** `as an additional cost to play me, COST`; `you may COST as an additional cost`, `COST as an additional cost to play me`. */
export const additional = (p: Parser): readonly StaticEffect[] | null => {
  let asked: Cost | null = null;
  let optional = false;
  if (say(p, 'as an additional cost to play')) {
    if (!say(p, THIS) || !say(p, ',')) return null;
    optional = say(p, 'you may');
    if (optional) asked = fixedCost(p);
    else asked = p.spell ? amountOrFixed(p) : fixedCost(p, openCost);
  } else {
    if (say(p, 'as you play')) {
      if (!say(p, THIS) || !say(p, ',')) return null;
    }
    optional = say(p, 'you may');
    asked = optional ? fixedCost(p) : fixedCost(p, openCost);
    if (asked === null || !say(p, 'as an additional cost')) return null;
    if (say(p, 'to play') ? !say(p, THIS) : !optional) return null;
  }
  if (asked === null) return null;
  return [{ gives: 'additional cost', of: 'me', whose: 'you', cost: asked, optional }];
};

/** `pay any amount of power`, of a spell: what it does may speak of as much. */
const amountOrFixed = (p: Parser): Cost | null => {
  const asked = openCost(p);
  if (asked !== null && asksAmount(asked)) p.paysAmount = true;
  return asked;
};

/** `as an additional cost to play any spell, you may exhaust 3 friendly units and me to reduce its cost by 2`. */
export const offeredForLess = (p: Parser): readonly StaticEffect[] | null => {
  if (!say(p, 'as an additional cost to play a/an/any')) return null;
  const of = filter(p);
  if (of === null || of.side !== undefined || of.where !== undefined || !say(p, ', you may')) return null;
  const asked = fixedCost(p);
  if (
    asked === null ||
    !say(
      p,
      "to reduce its cost by | to reduce that spell/unit/gear/card 's cost by | to reduce the cost of that spell/unit/gear/card by",
    )
  )
    return null;
  const less = reducedBy(p, { of, whose: 'you' });
  if (less === null || less.minimum !== undefined) return null;
  const reduces = { energy: less.energy, power: less.power };
  return [{ gives: 'additional cost', of, whose: 'you', cost: asked, optional: true, reduces }];
};

/** `any player may pay 2 any as an additional cost to play any Dragon; if they do so, they play it here`. */
export const offered = (p: Parser): readonly StaticEffect[] | null => {
  const whose: Who | null = say(p, 'any player | each player | players') ? 'each player' : null;
  if (whose === null || !say(p, 'may')) return null;
  const asked = fixedCost(p);
  if (asked === null || !say(p, 'as an additional cost to play')) return null;
  const of = say(p, 'a/an/any') ? filter(p) : null;
  if (of === null) return null;
  const to = attempt(p, () => {
    if (!say(p, '. | , | ;') || !say(p, 'if they do (so) ,') || !say(p, 'they play it/them')) return null;
    return spot(p)?.where ?? null;
  });
  const effect = { gives: 'additional cost', of, whose, cost: asked, optional: true } as const;
  return [to === null ? effect : { ...effect, to }];
};

const FROM = ways<'trash' | 'banishment' | 'deck'>([
  ['from (your) trash', 'trash'],
  ['from (your) banishment', 'banishment'],
  ['from the top of your deck', 'deck'],
]);

const TIMINGS = ways<'reaction' | 'action'>([
  ['as a reaction | at reaction speed', 'reaction'],
  ['as an action | at action speed', 'action'],
]);

/** `you may play me to an open battlefield`, `you may play me from your trash for 3, 1 fury`. */
export const playable = (p: Parser): readonly StaticEffect[] | null => {
  const ambush = attempt(p, () => {
    if (!say(p, 'I can/may ambush | you can/may ambush me')) return null;
    return playDestination(p);
  });
  if (ambush !== null) return [{ gives: 'may be played', what: 'me', to: ambush, timing: 'reaction' }];
  if (say(p, 'play me only')) {
    const to = playDestination(p);
    return to === null ? null : [{ gives: 'may be played', what: 'me', to, only: true }];
  }
  const allowed = attempt(p, () => fromElsewhere(p));
  if (allowed !== null) return [allowed];
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
  const from = oneOf(p, FROM) ?? undefined;
  const to = attempt(p, () => playDestination(p)) ?? undefined;
  const price = attempt(p, () => (say(p, 'for') ? cost(p) : null)) ?? undefined;
  const timing = oneOf(p, TIMINGS) ?? undefined;
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

/** `if a card would be put into your trash from anywhere but your deck, banish it instead`. */
export const banishedForTrash = (p: Parser): readonly StaticEffect[] | null =>
  say(p, 'if a card would go to your trash | if a card would be put into your trash') &&
  say(p, 'from anywhere other than/but your (main) deck | from anywhere but your (main) deck') &&
  say(p, ', banish it instead')
    ? [{ gives: 'banished for the trash', whose: 'you' }]
    : null;

/** `to an open battlefield`: where a card may be played to besides its usual places. */
export const playDestination = (p: Parser) => {
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

type MayBePlayed = Extract<StaticEffect, { gives: 'may be played' }>;

/** `you may play cards banished with me`: not only now, wherever it stands. */
export const standing = (p: Parser): MayBePlayed | null => {
  const found = fromElsewhere(p);
  return found?.from === 'banishment' ? found : null;
};

/** `cards from your trash`, `once each turn, … a unit from your trash`, `cards banished with this, but only on your turn`. */
const fromElsewhere = (p: Parser): MayBePlayed | null => {
  const early = say(p, 'once each/per turn (,)');
  if (!say(p, 'you may/can play')) return null;
  const one = say(p, 'a | an | one | 1');
  const found = filter(p);
  const from = found === null ? null : zoneOf(found);
  if (found === null || from === null) return null;
  // Cards that are played cost what they cost; without these words as well.
  say(p, '(,) for its/their cost/costs | (,) paying its/their cost/costs');
  const { once, when } = limits(p);
  // One card, and of which turn is not said.
  if (one && !early && !once) return fail(p, 'once each turn');
  return {
    gives: 'may be played',
    what: { ...found, ...(from === 'trash' ? { side: 'yours' as const } : {}) },
    from,
    ...(early || once ? { onceEachTurn: true as const } : {}),
    ...(when === undefined ? {} : { when }),
  };
};

/** The zone is where they are played from, not only where they are. */
const zoneOf = ({ where, by }: Filter): 'trash' | 'banishment' | null => {
  if (where === undefined) return by === 'banish' ? 'banishment' : null;
  return where.kind === 'zone' && where.zone === 'trash' && where.of === 'you' ? 'trash' : null;
};

const YOURS: Condition = { is: 'turn', of: 'you' };

const limits = (p: Parser): { readonly once: boolean; readonly when?: Condition } => {
  if (say(p, '(once) (on/during) each of your turns')) return { once: true, when: YOURS };
  let once = false;
  let when: Condition | undefined;
  for (;;) {
    if (say(p, '(,) (but/and) (only) once each/per turn')) once = true;
    else if (say(p, '(,) (but/and) only on/during your turn')) when = YOURS;
    else return { once, ...(when === undefined ? {} : { when }) };
  }
};
