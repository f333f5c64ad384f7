/** What passive sentences say of damage: bonus damage, prevention, immunity, and in which order it is assigned. */

import type { Selector, StaticEffect, Who } from '../../game/state/cards/ability.ts';
import { saysOnly } from '../../game/state/cards/walk.ts';
import { filter } from '../filters/filter.ts';
import { attempt, fail, oneWord, type Parser, say } from '../parser.ts';
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
  const yours = say(p, 'your damage | damage (that) you deal');
  if (!yours && !say(p, 'damage')) return null;
  const whose: Who = yours ? 'you' : 'each player';
  return say(p, 'cannot be prevented') ? [{ gives: 'no prevention', whose }] : null;
};

/** `prevent the first 2 damage I would take each combat`, `… dealt to other friendly units each turn`. */
const preventingFirst = (p: Parser): Effects => {
  if (!say(p, 'prevent the first')) return null;
  const amount = value(p);
  if (amount === null || !say(p, 'damage')) return fail(p, 'damage');
  const to = say(p, 'I/this would take/suffer | I/this would be dealt') ? ME : taker(p);
  if (to === null) return null;
  if (say(p, 'each/every combat')) return [{ gives: 'first damage prevented', amount, each: 'combat', to }];
  return say(p, 'each/every turn')
    ? [{ gives: 'first damage prevented', amount, each: 'turn', to }]
    : fail(p, 'each combat');
};

const ME: Selector = { kind: 'me' };

/** `dealt to UNITS`, `UNITS would take`. */
const taker = (p: Parser): Selector | null => {
  if (say(p, 'that would be dealt to | dealt to')) return selector(p);
  say(p, 'that');
  const to = selector(p);
  return to === null || !say(p, 'would take | would be dealt') ? fail(p, 'would take') : to;
};

/** `prevent all damage that enemy spells would deal to me`. */
export const preventing = (p: Parser): Effects => {
  const first = attempt(p, () => preventingFirst(p));
  if (first !== null) return first;
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
  const by = DEALERS.find(each => say(p, each));
  if (by === undefined || !say(p, 'deal')) return null;
  return bonusDealt(p, { by });
};

const DEALERS = ['spells and abilities', 'spells', 'abilities'] as const;

/** `abilities of friendly gear deal 1 bonus damage`. */
const bonusOfSources = (p: Parser): Effects => {
  if (!say(p, 'abilities of')) return null;
  const source = filter(p);
  if (source === null || !say(p, 'deal')) return null;
  return bonusDealt(p, { by: 'abilities', source });
};

type BonusDamage = Extract<StaticEffect, { gives: 'bonus damage' }>;

/** After `deal`: `1 bonus damage`, `2 bonus damage to units here`. */
const bonusDealt = (p: Parser, dealer: Pick<BonusDamage, 'by' | 'source'>): Effects => {
  const amount = value(p);
  if (amount === null || !say(p, 'bonus damage')) return null;
  const to = attempt(p, () => (say(p, 'to') ? selector(p) : null));
  return [{ gives: 'bonus damage', amount, ...dealer, ...(to === null ? {} : { to }) }];
};

/** `your spells that cost 4 or more deal 1 bonus damage`. */
const bonusOfSpells = (p: Parser): Effects => {
  const source = filter(p);
  if (source?.types.join() !== 'spell' || source.side === undefined || !say(p, 'deal')) return null;
  if (saysOnly(source, 'types', 'side')) return fail(p, 'that cost');
  const amount = value(p);
  return amount === null || !say(p, 'bonus damage') ? null : [{ gives: 'bonus damage', amount, by: 'spells', source }];
};

/** What its subject does not deal, take or have any more: `I do not deal combat damage`, `units here lose all keywords`. */
export const withoutDamageOrKeywords = (p: Parser, to: Selector): Effects => {
  if (say(p, 'do/does not deal combat damage | deal/deals no combat damage'))
    return [{ gives: 'no combat damage', to }];
  if (say(p, 'am/is/are immune | do/does not take damage | am/is/are immune to damage'))
    return [{ gives: 'immunity', to }];
  if (say(p, 'lose/loses all keywords')) return [{ gives: 'no keywords', keywords: 'all', to }];
  return null;
};

const LAST = 'cannot be assigned (combat) damage until/before (all) (the) other/others (units) (here) have (been)';

/** When damage is assigned to its subject: `I must be assigned combat damage first`. */
export const assignedInOrder = (p: Parser, to: Selector): Effects => {
  if (say(p, LAST)) return [{ gives: 'assigned', rank: 'last', to }];
  if (!say(p, 'must be assigned (combat) damage | am/is/are assigned (combat) damage')) return null;
  const rank = oneWord(p, ['first', 'last']);
  return rank === null ? fail(p, 'first') : [{ gives: 'assigned', rank, to }];
};
