/** Costs: `2, 1 calm, exhaust me`; within instructions `pay 1 and exhaust me`. */
import { DOMAINS, POWER_DOMAINS, type PowerDomain } from '../domains.ts';
import type { Cost, CostPart, PowerCost, Selector, Value } from '../game/state/cards/ability.ts';
import { spending } from './costsSpent.ts';
import { filter } from './filters/filter.ts';
import { number } from './numerals.ts';
import {
  attempt,
  fail,
  firstOf,
  looksForA,
  oneOf,
  oneWord,
  type Parser,
  type Reader,
  refuse,
  repeat,
  say,
  sees,
  slot,
  tokenAt,
  wordOf,
} from './parser.ts';
import { ways } from './patterns.ts';
import { whose } from './players.ts';
import { mark } from './referents.ts';
import { single } from './selectors.ts';

interface CostDraft {
  energy: Value;
  power: PowerCost[];
  costParts: CostPart[];
}

/** `1 calm`, `2 any`: Power. */
export const power = (p: Parser): PowerCost | null =>
  attempt(p, () => {
    const amount = number(p) ?? 1;
    if (say(p, 'any power | any | rainbow | power (of any domain/type)')) return { domain: 'any', amount };
    const domain = wordOf(p, DOMAINS);
    if (domain === undefined) return fail(p, 'a domain');
    p.pos++;
    say(p, 'power');
    return { domain, amount };
  });

/** Energy and Power alone: `2`, `2, 1 calm`, `1 any`. */
export const resources = (p: Parser): Cost | null => {
  const draft: CostDraft = { energy: 0, power: [], costParts: [] };
  const one = (): boolean | null => (resource(p, draft) ? true : null);
  if (attempt(p, one) === null) return null;
  repeat(p, () => say(p, ', and | , | and') && one() === true);
  return draft;
};

const resource = (p: Parser, draft: CostDraft): boolean => {
  looksForA(p, 'number');
  if (tokenAt(p).kind !== 'number') return fail(p, 'a number') !== null;
  const paid = attempt(p, power);
  if (paid !== null) {
    draft.power.push(paid);
    return true;
  }
  const energy = number(p);
  if (energy === null) return false;
  say(p, 'energy');
  draft.energy = energy;
  return true;
};

/** The cost of an activated ability, up to its colon. What is paid is at least one thing, whatever the number. */
export const cost = (p: Parser): Cost | null => {
  const found = openCost(p);
  return found === null ? null : { ...found, costParts: found.costParts.map(atLeastOne) };
};

/** A cost as a card's fields have it, behind a keyword: `1 calm` is 1 Energy and one Power, `1 calm, kill a friendly unit`. */
export const costInField = (p: Parser): Cost | null => {
  const energy = attempt(p, () => number(p));
  const powers: PowerCost[] = [];
  for (let word = paidIn(p); word !== undefined; word = paidIn(p)) {
    powers.push({ domain: word, amount: 1 });
    p.pos++;
  }
  const isPaidInResources = energy !== null || powers.length > 0;
  if (isPaidInResources && !say(p, ',')) return { energy: energy ?? 0, power: powers, costParts: [] };
  const rest = cost(p);
  return rest === null || !isPaidInResources
    ? rest
    : { energy: energy ?? 0, power: [...powers, ...rest.power], costParts: rest.costParts };
};

const paidIn = (p: Parser): PowerDomain | undefined => wordOf(p, POWER_DOMAINS);

const atLeastOne = (part: CostPart): CostPart => {
  if (!('what' in part) || part.what === undefined || !('kind' in part.what) || part.what.kind !== 'chosen')
    return part;
  const { count } = part.what;
  if (count.least > 0 || count.most !== 'any') return part;
  return { ...part, what: { ...part.what, count: { least: 1, most: 'any' } } } as CostPart;
};

/** `exhaust me and 3 friendly units`: the same is done to both. */
const moreOfSame = (p: Parser, draft: CostDraft): true | null => {
  const last = draft.costParts.at(-1);
  const pays = last !== undefined && 'what' in last ? DONE.find(each => each === last.pays) : undefined;
  if (pays === undefined) return null;
  const what = single(p);
  if (what === null) return null;
  draft.costParts.push({ pays, what });
  return true;
};

/** The same of a cost that has to be paid: "any number" may be none. */
export const openCost = (p: Parser): Cost | null => {
  const draft: CostDraft = { energy: 0, power: [], costParts: [] };
  const item = (): true | null => (anything(p, draft) ? true : null);
  if (attempt(p, item) === null) return null;
  repeat(p, () => say(p, ', and | , | and') && (attempt(p, () => moreOfSame(p, draft)) ?? item()) === true);
  return draft;
};

const anything = (p: Parser, draft: CostDraft): boolean => {
  if (say(p, 'pay')) {
    const xp = attempt(p, () => {
      const amount = number(p);
      return amount !== null && say(p, 'xp') ? amount : null;
    });
    if (xp !== null) {
      draft.costParts.push({ pays: 'spend xp', amount: xp });
      return true;
    }
  }
  if (attempt(p, () => (resource(p, draft) ? true : null)) !== null) return true;
  if (attempt(p, () => (amountPaid(p, draft) ? true : null)) !== null) return true;
  const done = attempt(p, costPart);
  if (done === null) return fail(p, 'a cost') !== null;
  draft.costParts.push(done);
  return true;
};

const amountPaid = (p: Parser, draft: CostDraft): boolean => {
  if (!say(p, 'any amount of')) return false;
  if (say(p, 'energy')) {
    draft.energy = { kind: 'x' };
    return true;
  }
  const of = power(p);
  if (of === null) return false;
  draft.power.push({ domain: of.domain, amount: { kind: 'x' } });
  return true;
};

/** A cost that is paid before anything resolves: nobody is asked there how much "any amount" is. */
export const fixedCost = (p: Parser, read: Reader<Cost> = cost): Cost | null => {
  const found = read(p);
  return found !== null && asksAmount(found) ? refuse(p, NO_AMOUNT, amountAt(p)) : found;
};

export const NO_AMOUNT =
  '"Any amount" is chosen only as a spell resolves, or as an additional cost that has to be paid for a spell: in the cost of a trigger or an activated ability, or in an optional cost, write an amount.';

/** The word to show for that. */
export const amountAt = (p: Parser): number =>
  Math.max(
    0,
    p.tokens.findIndex(({ word }) => word === 'any'),
  );

/** Whether the payer names an amount of Energy, of Power or of things ("any amount"). */
export const asksAmount = ({ energy, power: powers, costParts }: Cost): boolean =>
  [
    energy,
    ...powers.map(({ amount }) => amount),
    ...costParts.flatMap(each => ('amount' in each ? [each.amount] : [])),
  ].some(amount => typeof amount === 'object' && amount.kind === 'x');

/** A cost within instructions, as `[do X] to`: at least one thing is paid or done. */
export const costBefore = (p: Parser): Cost | null =>
  attempt(p, () => {
    const from = p.pos;
    if (tokenAt(p).kind === 'number') return null;
    const found = cost(p);
    return found === null || p.pos === from ? null : found;
  });

/** What another player may do to have something not happen: `unless its controller discards 1`. */
export const costPartOfTheirs = (p: Parser): Cost | null => {
  const found = firstOf<CostPart>(p, [
    () => {
      if (!say(p, 'discard/discards')) return null;
      const amount = say(p, 'a card') ? 1 : number(p);
      return amount === null ? null : { pays: 'discard', amount };
    },
    () => {
      const pays = (['kill', 'exhaust'] as const).find(verb => say(p, `${verb}/${verb}s`));
      if (pays === undefined || !say(p, 'one of their units | a unit they control')) return null;
      // Read as that player's: the unit is theirs, and theirs to choose.
      const theirs = { types: ['unit'], side: 'yours' } as const;
      return {
        pays,
        what: { kind: 'chosen', slot: slot(p), filter: theirs, count: { least: 1, most: 1 }, must: true },
      };
    },
  ]);
  return found === null ? fail(p, 'pay') : { energy: 0, power: [], costParts: [found] };
};

const DONE = ['exhaust', 'kill', 'banish', 'detach', 'disempower'] as const;

export const costPart = (p: Parser): CostPart | null =>
  firstOf<CostPart>(p, [done, recycling, returning, discarding, spending, losing, revealing]);

const done = (p: Parser): CostPart | null => {
  const pays = DONE.find(verb => say(p, verb));
  if (pays === undefined) return fail(p, 'exhaust');
  const what = single(p);
  if (what === null) return null;
  mark(p, what, pays === 'banish' ? 'banished' : `${pays}ed`);
  return { pays, what };
};

const recycling = (p: Parser): CostPart | null => {
  if (!say(p, 'recycle')) return null;
  return firstOf<CostPart>(p, [
    () => {
      const amount = number(p);
      if (amount === null) return null;
      const card = say(p, 'card/cards') || sees(p, 'from');
      if (!card || !say(p, 'from')) return null;
      const of = whose(p) ?? 'you';
      const zone = oneWord(p, ['trash', 'hand']);
      if (zone === null) return null;
      return { pays: 'recycle some', amount, what: { types: ['card'], where: { kind: 'zone', zone, of } } };
    },
    () => {
      const what = single(p);
      if (what === null) return null;
      mark(p, what, 'recycled');
      return { pays: 'recycle', what: own(what) };
    },
  ]);
};

/** Nobody recycles the runes of others. */
const own = (what: Selector): Selector =>
  what.kind === 'chosen' && what.filter.side === undefined && what.filter.types.join() === 'rune'
    ? { ...what, filter: { ...what.filter, side: 'yours' } }
    : what;

const returning = (p: Parser): CostPart | null => {
  if (!say(p, 'return')) return null;
  const what = single(p);
  if (what === null || !say(p, 'to')) return null;
  if (!say(p, "my owner 's | my")) whose(p);
  return say(p, 'hand/hands') ? { pays: 'return', what } : null;
};

const discarding = (p: Parser): CostPart | null => {
  if (!say(p, 'discard')) return null;
  if (say(p, 'your hand')) return { pays: 'discard', amount: { kind: 'cards in hand', who: 'you' } };
  const amount = say(p, 'a/an') ? 1 : number(p);
  if (amount === null) return null;
  if (say(p, 'card/cards') || sees(p, ', | and | : | to | . | ; | as') || tokenAt(p).kind === 'end')
    return { pays: 'discard', amount };
  const what = filter(p);
  return what === null ? null : { pays: 'discard', amount, what };
};

const LOST = ways<'points' | 'burn'>([
  ['lose', 'points'],
  ['burn', 'burn'],
]);

const losing = (p: Parser): CostPart | null => {
  const pays = oneOf(p, LOST);
  if (pays === null) return null;
  const amount = number(p);
  if (amount === null) return null;
  if (pays === 'burn') say(p, 'card/cards');
  else if (!say(p, 'point/points')) return null;
  return { pays, amount };
};

const revealing = (p: Parser): CostPart | null => {
  if (!say(p, 'reveal')) return null;
  const what = single(p);
  return what === null ? null : { pays: 'reveal', what };
};
