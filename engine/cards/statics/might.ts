/** Passive sentences that are about might alone: what buffs and Might bonuses are worth, and might that is increased. */
import type { Selector } from '../../game/state/cards/terms.ts';
import { gift } from '../effects/might.ts';
import { attempt, fail, type Parser, say } from '../parser.ts';
import { selector } from '../selectors.ts';
import { value } from '../values.ts';
import type { Effects } from './effects.ts';

/** `buffs give an additional +1 might to friendly units`. */
export const buffs = (p: Parser): Effects => {
  if (!say(p, 'buffs give')) return null;
  const early = attempt(p, () => selector(p));
  const what = gift(p);
  if (what?.might === undefined || (early === null && !say(p, 'to'))) return null;
  const to = early ?? selector(p);
  return to === null ? null : [{ gives: 'buff worth', amount: what.might, to }];
};

/** `equipment attached to me give double their base might bonus`. */
export const bonuses = (p: Parser): Effects => {
  const to = attempt(p, () => selector(p));
  return to !== null && say(p, 'gives/give double its/their base might bonus/bonuses')
    ? [{ gives: 'bonus worth', times: 2, to }]
    : null;
};

/** `my might is increased by your points`. */
export const mightIs = (p: Parser): Effects => {
  const mine = say(p, 'my might');
  const to: Selector | null = mine
    ? { kind: 'me' }
    : attempt(p, () => {
        const of = selector(p);
        return of !== null && say(p, "'s/' might") ? of : null;
      });
  if (to === null) return null;
  if (say(p, 'is/are equal to | equals/equal')) {
    const amount = value(p);
    return amount === null ? null : [{ gives: 'own might', amount, to }];
  }
  if (!say(p, 'is/are increased')) return null;
  if (say(p, 'to')) {
    const amount = value(p);
    return amount === null ? null : [{ gives: 'at least might', amount, to }];
  }
  if (!say(p, 'by')) return fail(p, 'by');
  const amount = value(p);
  return amount === null ? null : [{ gives: 'might', amount, to }];
};
