/** What passive sentences say of damage: bonus damage, prevention, immunity, and in which order it is assigned. */
import type { Selector, Who } from '../../game/state/cards/terms.ts';
import { filter } from '../filters/filter.ts';
import { attempt, fail, type Parser, say } from '../parser.ts';
import { selector } from '../selectors.ts';
import { value } from '../values.ts';
import type { Effects } from './effects.ts';

/** `any amount of your damage is enough to kill UNITS`. */
export const deadly = (p: Parser): Effects => {
  if (!say(p, 'any amount of (your/my) damage is enough to kill')) return null;
  const to = selector(p);
  return to === null ? null : [{ gives: 'any damage kills', to }];
};

/** `your damage can't be prevented`. */
export const unprevented = (p: Parser): Effects => {
  const whose: Who | null = say(p, 'your damage | damage (that) you deal')
    ? 'you'
    : say(p, 'damage')
      ? 'each player'
      : null;
  return whose === null || !say(p, 'cannot be prevented') ? null : [{ gives: 'no prevention', whose }];
};

/** `prevent all damage that enemy spells would deal to me`. */
export const preventing = (p: Parser): Effects => {
  if (!say(p, 'prevent all damage (that)')) return null;
  const enemy = say(p, 'enemy');
  if (!say(p, 'spells and/or abilities would deal to')) return null;
  const to = selector(p);
  return to === null
    ? null
    : [{ gives: 'prevention', of: 'spells and abilities', to, ...(enemy ? { by: 'enemy' as const } : {}) }];
};

/** `your spells deal 1 bonus damage to units here`. */
export const bonus = (p: Parser): Effects => {
  const sourced = attempt(p, () => bonusOfSources(p)) ?? attempt(p, () => bonusOfSpells(p));
  if (sourced !== null) return sourced;
  say(p, 'your | friendly | all');
  const by = say(p, 'spells and abilities')
    ? 'spells and abilities'
    : say(p, 'spells')
      ? 'spells'
      : say(p, 'abilities')
        ? 'abilities'
        : null;
  if (by === null || !say(p, 'deal')) return null;
  const amount = value(p);
  if (amount === null || !say(p, 'bonus damage')) return null;
  const to = attempt(p, () => (say(p, 'to') ? selector(p) : null));
  return [{ gives: 'bonus damage', amount, by, ...(to === null ? {} : { to }) }];
};

/** `abilities of friendly gear deal 1 bonus damage`. */
const bonusOfSources = (p: Parser): Effects => {
  if (!say(p, 'abilities of')) return null;
  const source = filter(p);
  if (source === null || !say(p, 'deal')) return null;
  const amount = value(p);
  if (amount === null || !say(p, 'bonus damage')) return null;
  const to = attempt(p, () => (say(p, 'to') ? selector(p) : null));
  return [{ gives: 'bonus damage', amount, by: 'abilities', source, ...(to === null ? {} : { to }) }];
};

/** `your spells that cost 4 or more deal 1 bonus damage`. */
const bonusOfSpells = (p: Parser): Effects => {
  const source = filter(p);
  if (source?.types.join() !== 'spell' || source.side === undefined || !say(p, 'deal')) return null;
  if (Object.keys(source).length <= 2) return fail(p, 'that cost');
  const amount = value(p);
  return amount === null || !say(p, 'bonus damage') ? null : [{ gives: 'bonus damage', amount, by: 'spells', source }];
};

export const mortal = (p: Parser, to: Selector): Effects => {
  if (say(p, 'do/does not deal combat damage | deal/deals no combat damage'))
    return [{ gives: 'no combat damage', to }];
  if (say(p, 'am/is/are immune | do/does not take damage | am/is/are immune to damage'))
    return [{ gives: 'immunity', to }];
  if (say(p, 'lose/loses all keywords')) return [{ gives: 'no keywords', keywords: 'all', to }];
  return null;
};

const LAST = 'cannot be assigned (combat) damage until/before (all) (the) other/others (units) (here) have (been)';

export const assigned = (p: Parser, to: Selector): Effects => {
  if (say(p, LAST)) return [{ gives: 'assigned', rank: 'last', to }];
  if (!say(p, 'must be assigned (combat) damage | am/is/are assigned (combat) damage')) return null;
  const rank = say(p, 'first') ? 'first' : say(p, 'last') ? 'last' : null;
  return rank === null ? fail(p, 'first') : [{ gives: 'assigned', rank, to }];
};
