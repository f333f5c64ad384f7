/** What cannot be done, and what it costs to do it all the same. */
import type { Filter, StaticEffect, Where } from '../../game/state/cards/ability.ts';
import { resources } from '../costs.ts';
import { filter } from '../filters/filter.ts';
import { keywordName } from '../nouns.ts';
import { number, ordinal } from '../numerals.ts';
import { attempt, fail, type Parser, say, sees } from '../parser.ts';
import { who } from '../players.ts';
import { selector } from '../selectors.ts';
import { place, spot } from '../where.ts';
import type { Effects } from './effects.ts';

type Cannot = Extract<StaticEffect, { gives: 'cannot' }>;

const ACTS: readonly (readonly [string, Cannot['act'], takes: 'thing' | 'none'])[] = [
  ['play', 'play', 'thing'],
  ['move', 'move', 'thing'],
  ['score', 'score', 'none'],
  ['conquer', 'conquer', 'none'],
  ['hold', 'hold', 'none'],
  ['draw (cards/points)', 'draw', 'none'],
  ['gain points', 'gain points', 'none'],
  ['gain xp', 'gain xp', 'none'],
  ['use/activate', 'activate', 'thing'],
  ['hide', 'hide', 'thing'],
];

/** `opponents can't play cards`, `players can't score here`, `opponents can only play units to their base`. */
export const players = (p: Parser): Effects => {
  const by = who(p);
  if (by === null) return null;
  let only = say(p, 'can/may only');
  if (!only && sees(p, 'can/may play/move units only to')) {
    say(p, 'can/may');
    only = true;
  } else if (!only && !say(p, 'cannot')) return fail(p, 'cannot');
  const act = ACTS.find(([pattern]) => say(p, pattern));
  if (act === undefined) return fail(p, 'play');
  let what: Filter | undefined;
  let beyond: number | null = null;
  if (act[1] === 'activate') {
    if (!say(p, '(activated) abilities')) return fail(p, 'abilities');
    if (say(p, 'of')) {
      const bearers = filter(p);
      if (bearers === null) return null;
      what = bearers;
    }
  } else if (act[1] === 'move' && sees(p, 'it | them | me | this unit | that unit')) {
    // "They can't move it": everybody else can.
    const moved = selector(p);
    return moved === null ? null : ban(p, { gives: 'cannot', who: by, act: 'move', what: moved });
  } else if (act[2] === 'thing') {
    beyond = act[1] === 'play' && say(p, 'more than') ? number(p) : null;
    say(p, 'a/an/any');
    const found = attempt(p, () =>
      !sees(p, 'cards with') && say(p, 'cards') ? ({ types: ['card'] } as Filter) : filter(p),
    );
    if (found !== null) what = found;
    else if (act[1] !== 'move') return fail(p, 'cards');
  }
  const base: Cannot = {
    gives: 'cannot',
    who: by,
    act: act[1],
    ...(what === undefined ? {} : { what }),
    ...(beyond === null ? {} : { beyond }),
  };
  // It is counted within a turn: a passive sentence says so.
  if (beyond !== null) return only || (!say(p, 'each/per turn') && !sees(p, 'this turn')) ? null : [base];
  return ban(p, act[1] === 'play' ? playedTo(base) : base, only ? 'can only' : 'cannot');
};

/** `opponents can't play units here`: where they would go, not where they are. */
export const playedTo = (base: Cannot): Cannot => {
  const { what, ...rest } = base;
  if (what === undefined || 'kind' in what || what.where === undefined || what.where.kind === 'zone') return base;
  // Facedown cards are somewhere before they are played.
  if (what.is?.includes('facedown') === true) return base;
  const { where, ...plain } = what;
  return { ...rest, what: plain, to: where };
};

/** What may follow a prohibition, in any order: places, times, by what; added to `base`. */
export const ban = (p: Parser, base: Cannot, said: 'cannot' | 'can only' = 'cannot'): Effects => {
  let found: Cannot = base;
  let restricted = said === 'can only';
  for (;;) {
    const fresh = attempt(p, () => turnPlayed(p, found));
    if (fresh !== null) {
      found = fresh;
      continue;
    }
    const turn = found.untilTurn === undefined ? attempt(p, () => untilTurn(p)) : null;
    if (turn !== null) {
      found = { ...found, untilTurn: turn };
      continue;
    }
    if (say(p, 'only')) restricted = true;
    const next: Cannot | null = attempt(p, () => {
      if (say(p, 'from')) return plus(found, 'from', spot(p));
      // "Can't move here" is where it goes, as with "to here".
      if (say(p, 'to') || (found.act === 'move' && sees(p, 'here | there')))
        return plus(found, restricted ? 'except' : 'to', spot(p));
      return plus(found, 'at', place(p));
    });
    if (next === null) return restricted && found.except === undefined ? fail(p, 'to') : [found];
    found = next;
  }
};

/** `the turn they're played`: those that were played this turn. */
const turnPlayed = (p: Parser, found: Cannot): Cannot | null => {
  const { what } = found;
  if (!say(p, "(on/during/in) the turn they are/'re played | (on/during/in) the turn it is/'s played")) return null;
  if (what === undefined || !('kind' in what) || what.kind !== 'all' || what.filter.pastEvent !== undefined)
    return null;
  return { ...found, what: { ...what, filter: { ...what.filter, pastEvent: { on: 'play', what: { types: [] } } } } };
};

/** `until their third turn`. */
const untilTurn = (p: Parser): number | null => {
  if (!say(p, 'until/before their/your')) return null;
  const nth = ordinal(p);
  return nth !== null && say(p, 'turn') ? nth : null;
};

const plus = (of: Cannot, key: 'from' | 'to' | 'at' | 'except', at: { readonly where: Where } | null): Cannot | null =>
  at === null || of[key] !== undefined ? null : { ...of, [key]: at.where };

/** `opponents must pay COST for each unit beyond the first …`. */
export const toll = (p: Parser): Effects => {
  const by = who(p);
  if (by === null || !say(p, 'must pay')) return null;
  const cost = resources(p);
  if (cost === null) return null;
  const once = attempt(p, () => {
    if (!say(p, 'to move one or more units | to move a unit or units | to move units')) return null;
    if (sees(p, 'here')) return place(p);
    return say(p, 'to') ? spot(p) : null;
  });
  if (once !== null) return [{ gives: 'toll', act: 'move', who: by, cost, to: once.where, beyond: 0, once: true }];
  if (!say(p, 'for each unit')) return fail(p, 'for each unit');
  const beyond = say(p, 'beyond the first') ? 1 : 0;
  if (!say(p, '(that) they move (to)')) say(p, 'to move (multiple/several) (a) unit/units to');
  const to = spot(p);
  if (to === null) return fail(p, 'that they move');
  say(p, 'at the same time');
  return [{ gives: 'toll', act: 'move', who: by, cost, to: to.where, beyond }];
};

const COST_PARTS: readonly (readonly [string, 'cost' | 'energy' | 'power'])[] = [
  ["this spell/unit/gear/card 's energy cost/costs | this 's energy cost/costs | my energy cost/costs", 'energy'],
  ["this spell/unit/gear/card 's power cost/costs | this 's power cost/costs | my power cost/costs", 'power'],
  ["this spell/unit/gear/card 's cost/costs | this 's cost/costs | my cost/costs", 'cost'],
];

/** `players ignore Ganking here`, `ignore this spell's cost`. */
export const ignoring = (p: Parser): Effects => {
  const free = attempt(p, () => {
    if (!say(p, 'ignore')) return null;
    const part = COST_PARTS.find(([pattern]) => say(p, pattern))?.[1];
    return part ?? null;
  });
  if (free !== null) return [{ gives: 'ignore cost', of: 'me', part: free }];
  const own = attempt(p, () => {
    if (!say(p, 'ignore')) return null;
    const named = keywordName(p);
    return named !== null && say(p, "while paying this spell/card 's cost/costs | while paying my cost/costs")
      ? named
      : null;
  });
  if (own !== null) return [{ gives: 'ignore', who: 'you', keyword: own, during: 'costs' }];
  const by = who(p);
  if (by === null || !say(p, 'ignore/ignores')) return null;
  const keyword = keywordName(p);
  if (keyword === null) return null;
  if (say(p, 'while paying for spells and/or abilities choosing/targeting')) {
    const choosing = filter(p);
    return choosing === null ? null : [{ gives: 'ignore', who: by, keyword, during: 'costs', choosing }];
  }
  say(p, 'while assigning combat damage');
  const at = attempt(p, () => place(p));
  return [{ gives: 'ignore', who: by, keyword, ...(at === null ? {} : { at: at.where }) }];
};

/** `increase the victory score by 1`. */
export const victory = (p: Parser): Effects => {
  const higher = attempt(p, () => {
    if (!say(p, 'the victory score is')) return null;
    const by = number(p);
    if (by === null) return null;
    if (say(p, 'higher')) return by;
    return say(p, 'lower') ? 0 - by : null;
  });
  if (higher !== null) return [{ gives: 'victory score', amount: higher }];
  const down = say(p, 'reduce the points needed to win (the game) by');
  if (!down && !say(p, 'increase the points needed to win (the game) by | increase the victory score by')) return null;
  const amount = number(p);
  return amount === null ? null : [{ gives: 'victory score', amount: down ? 0 - amount : amount }];
};
