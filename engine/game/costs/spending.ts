/** What something is paid for, and which limited resources may be spent on it (`add`): `use only to play spells`. */

import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { itemOf } from '../play/items.ts';
import type { Purpose } from '../state/cards/cost.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { LimitedPool, PlayerId, State } from '../state/state.ts';

/** What a price is paid for: a card that is played, or an ability of an object that is activated. */
export interface Spending {
  readonly to: Exclude<Purpose['to'], 'anything'>;
  readonly what: Ref;
}

/**
 * What is paid for while an item goes through the steps of being played. What is paid as it resolves is neither played nor
 * activated, and a trigger is not activated by anybody.
 */
export const spendingOn = (state: State, id: number): Spending | null => {
  const item = itemOf(state, id);
  if (item === null || item.status !== 'pending' || item.source.kind !== 'object') return null;
  if (item.kind === 'card') return { to: 'play', what: objectRef(state, item.source.id) };
  return item.ability?.kind === 'activated' ? { to: 'activate', what: objectRef(state, item.source.id) } : null;
};

/** Whether resources with such a limit may pay for it. */
export const maySpend = (
  state: State,
  who: PlayerId,
  { purposes }: LimitedPool['only'],
  on: Spending | null,
): boolean => {
  const c = contextFor(state, effectFrame(who, { kind: 'none' }, ''));
  return purposes.some(purpose => {
    if (purpose.to === 'anything')
      return purpose.during === 'showdown' ? state.showdown !== null : state.turnPlayer === who;
    if (purpose.to !== on?.to) return false;
    const { what } = purpose;
    return evaluator.fits(c, on.what, what.where === undefined ? withWhere(what, ANYWHERE) : what);
  });
};
