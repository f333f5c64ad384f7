/** Triggers that their controller does not perform (`ability.triggered.may`, `ability.activate.pay.decline`). */

import { removeItem } from '../play/items.ts';
import { type Play, step } from '../play/play.ts';
import type { Triggered } from '../state/cards/ability.ts';
import type { ChainItem } from '../state/item.ts';
import { recordOfItem } from '../triggers/limits.ts';

/**
 * Whether its controller may leave it: as it says itself, or as one that is limited to "once each turn", where the edition lets
 * these be left. Rules: `ability.triggered.limit.may`, `ability.triggered.limit.may.when`.
 */
export const mayBeDeclined = (play: Play, { may, limit }: Triggered): boolean =>
  may === 'you' || (may === undefined && limit !== undefined && play.behaviours.onceEachTurn === 'optional');

type Declined = 'ability.triggered.may' | 'ability.activate.choices.may.declined';

/** The rule by which a trigger is not performed that its controller declines. */
export const declineRule = (play: Play): Declined =>
  play.behaviours.leadingMay === 'as it triggers' ? 'ability.triggered.may' : 'ability.activate.choices.may.declined';

/** A trigger that is not performed: it is off the chain, and has not triggered. */
export const leaveChain = (
  play: Play,
  item: ChainItem,
  rule: 'ability.activate.pay.decline' | 'control.abilities.you' | 'ability.triggered.limit.used-up' | Declined,
  text: string,
): false => {
  removeItem(play, item.id);
  if (item.ability !== null) recordOfItem(play, 'trigger', { ...item, ability: item.ability }, -1);
  step(play)?.tell(rule, text, { players: [item.controller] });
  return false;
};
