/** Damage: dealing it, splitting it, preventing it, doubling it. */
import type { Instruction, Selector, Value } from '../../game/state/cards/ability.ts';
import { sameTerms } from '../../game/state/cards/walk.ts';
import { lasting, until } from '../durations.ts';
import { number } from '../numerals.ts';
import { attempt, fail, list, type Parser, refuse, say, sees } from '../parser.ts';
import { reckonedFor, them } from '../referents.ts';
import { alsoActedOn, selector, single, someOf } from '../selectors.ts';
import { timesEach, value } from '../values.ts';

type Deal = Extract<Instruction, { do: 'deal' }>;

/** After `deal`: `2 damage to a unit`, `damage equal to my might to …`, `5 split among …`. */
export const deal = (p: Parser, by?: Selector): readonly Instruction[] | null => {
  const all = say(p, 'deal/deals') ? list(p, () => dealing(p, by), ', and | and | ,') : null;
  return all?.flat() ?? null;
};

const dealing = (p: Parser, by: Selector | undefined): readonly Deal[] | null => {
  const named = say(p, 'damage');
  if (named && sees(p, 'to')) return equalTo(p, by);
  say(p, 'equal to');
  let amount = value(p);
  if (amount === null) return fail(p, 'a number');
  if (!named) say(p, 'as damage | (additional/more) damage');
  if (sees(p, 'for each')) amount = timesEach(p, amount);
  say(p, ',');
  const from = by === undefined ? {} : { by };
  if (say(p, 'split/divided among/between | split as you choose among')) {
    const to = spread(p);
    return to === null ? null : [{ do: 'deal', amount, to, ...from, split: true }];
  }
  if (!say(p, 'to')) return null;
  if (sees(p, 'each other') && !sees(p, 'each other unit/units/enemy/friendly')) {
    say(p, 'each other');
    return mutual(p, by);
  }
  if (say(p, 'the other')) return mutual(p, by);
  const to = single(p);
  if (to === null) return null;
  const all = attempt(p, () => (say(p, 'and | , and') && !sees(p, 'it/them') ? alsoActedOn(p) : null));
  const whole: Selector = all === null ? to : { kind: 'both', of: [to, all] };
  const each = amount;
  const total = reckonedFor(p, to, () => timesEach(p, each)) ?? each;
  return [{ do: 'deal', amount: total, to: whole, ...from }];
};

/** After what takes it: `takes 2 damage`, `takes that much damage again`. */
export const taking = (p: Parser, to: Selector): readonly Instruction[] | null => {
  if (!say(p, 'take/takes | is/are dealt')) return null;
  const it: Selector = to.kind === 'chosen' ? { kind: 'slot', slot: to.slot } : to;
  // "A unit with damage marked on it takes that much again": as much as it has.
  const own = isDamaged(p, to) && say(p, 'that much (damage) again');
  const amount: Value | null = own ? { kind: 'damage', of: it } : value(p);
  if (amount === null || (!own && !say(p, '(more) damage'))) return null;
  return [{ do: 'deal', amount: timesEach(p, amount), to }];
};

const isDamaged = (p: Parser, to: Selector): boolean => {
  const filter = 'filter' in to ? to.filter : p.referents.findLast(({ what }) => sameTerms(what, to))?.filter;
  return (to.kind !== 'all' && filter?.is?.includes('damaged')) ?? false;
};

/** `damage to a unit equal to its might`. */
const equalTo = (p: Parser, by: Selector | undefined): readonly Deal[] | null => {
  say(p, 'to');
  const to = single(p);
  if (to === null || !say(p, 'equal to')) return fail(p, 'equal to');
  const amount = reckonedFor(p, to, value);
  if (amount === null) return null;
  if (isCostOf(amount, to) && p.sawCards) return refuse(p, WHOSE_COST);
  return [{ do: 'deal', amount, to, ...(by === undefined ? {} : { by }) }];
};

/** After cards that were revealed, "its Energy cost" may be theirs or that of what is dealt damage. */
const isCostOf = (amount: Value, to: Selector): boolean =>
  typeof amount === 'object' &&
  (amount.kind === 'energy cost' || amount.kind === 'power cost') &&
  to.kind === 'chosen' &&
  amount.of.kind === 'slot' &&
  amount.of.slot === to.slot;

const WHOSE_COST =
  'It is not clear whose cost is meant: that of the revealed card, or of the unit that is dealt damage. Write the amount before the unit.';

/** Each unit among which damage is split is chosen (`play.split.targets`), unless the sentence says all of them. */
const spread = (p: Parser): Selector | null => attempt(p, () => someOf(p)) ?? selector(p);

/** Each deals its own might to the other. */
const mutual = (p: Parser, by: Selector | undefined): readonly Deal[] | null => {
  const pair = by ?? them(p);
  if (pair.kind !== 'both') {
    if (pair.kind !== 'slot') return fail(p, 'two units spoken of before');
    return [{ do: 'deal', amount: { kind: 'might', of: pair }, to: { kind: 'each other', of: pair }, by: pair }];
  }
  const [a, b] = pair.of;
  if (a === undefined || b === undefined) return null;
  return [
    { do: 'deal', amount: { kind: 'might', of: a }, to: b, by: a },
    { do: 'deal', amount: { kind: 'might', of: b }, to: a, by: b },
  ];
};

/** `split 5 among any number of enemy units here`. */
export const split = (p: Parser): readonly Instruction[] | null => {
  if (!say(p, 'split')) return null;
  const amount = value(p);
  if (amount === null) return null;
  say(p, 'damage');
  if (!say(p, 'among/between')) return null;
  const to = spread(p);
  return to === null ? null : [{ do: 'deal', amount, to, split: true }];
};

/** `prevent the next 3 damage that would be dealt to it this turn`. */
export const prevent = (p: Parser): readonly Instruction[] | null => {
  if (!say(p, 'prevent/prevents')) return null;
  const from = p.pos;
  const early = attempt(p, () => (say(p, 'all damage that would be dealt') ? (lasting(p) ?? 'turn') : null));
  if (early !== null && say(p, 'by spells and abilities')) return [ofSpellsAndAbilities(lasting(p) ?? early)];
  if (early !== null) p.pos = from;
  if (say(p, 'all spell and ability damage')) return [ofSpellsAndAbilities(until(p))];
  if (say(p, 'all combat damage (that would be dealt)')) return [heldBack('combat', lasting(p) ?? until(p))];
  const next = say(p, 'the next');
  let amount: Value | 'all' | null = null;
  if (say(p, 'all')) amount = 'all';
  else amount = attempt(p, number);
  if (amount === null && next) amount = 'all';
  if (amount === null || !say(p, 'damage')) return fail(p, 'all damage');
  const within = lasting(p);
  if (!say(p, '(that would be) (dealt) to')) return null;
  const to = selector(p);
  if (to === null) return null;
  const shield = prevention(amount, to, within ?? until(p));
  return [next && amount === 'all' ? { ...shield, once: true } : shield];
};

const ofSpellsAndAbilities = (lasts: ReturnType<typeof until>): Instruction => heldBack('spells and abilities', lasts);

const heldBack = (of: 'spells and abilities' | 'combat', lasts: ReturnType<typeof until>): Instruction => ({
  do: 'for a while',
  effect: { gives: 'prevention', of },
  until: lasts === 'board' ? 'turn' : lasts,
});

const prevention = (
  amount: Value | 'all',
  to: Selector,
  lasts: ReturnType<typeof until>,
): Extract<Instruction, { do: 'prevent' }> => ({
  do: 'prevent',
  amount,
  to,
  until: lasts === 'board' ? 'turn' : lasts,
});

/** `double all damage that would be dealt to UNIT`. */
export const readDoubleDamage = (p: Parser): readonly Instruction[] | null => {
  if (!say(p, 'double (all) (the) damage')) return null;
  if (!say(p, '(that would be) (dealt) to')) return null;
  const to = selector(p);
  return to === null ? null : [{ do: 'double damage', to, until: until(p) }];
};
