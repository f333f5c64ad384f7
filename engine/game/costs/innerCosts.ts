/**
 * Costs within the instructions of a trigger that the edition has paid before the trigger can be finalised
 * (`ability.triggered.cost`).
 */

import { effectFrame } from '../abilities/effectFrame.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { ChainItem, Slots } from '../state/item.ts';
import { PAID_BEFORE_SLOT } from '../state/slots.ts';
import { canPay, payCost } from './payWithAdded.ts';

/** Pays it now, or not; gives the slots with what came of it. */
export const payInner = (play: Play, item: ChainItem): Slots => {
  if (play.behaviours.innerCosts !== 'as it is finalised' || item.ability?.kind !== 'triggered') return item.slots;
  // "Pay X to do Y" is such a cost; "pay X. If you do, …" is an instruction like others.
  const inner = item.instructions.find(i => i.do === 'pay' && i.instructions.length > 0);
  if (inner?.do !== 'pay' || inner.who !== 'you' || item.ability.cost !== undefined) return item.slots;
  const frame = effectFrame(item.controller, item.source, item.name, {
    event: item.event,
    slots: item.slots,
    item: item.id,
  });
  const can = canPay(play, frame, inner.cost);
  const paid =
    can &&
    (!inner.optional ||
      ask(play, 'may', {
        player: item.controller,
        question: { ask: 'may' },
        about: item.name,
        rule: 'ability.triggered.cost',
        prompt: 'whether to pay for what it says',
      }).yes) &&
    payCost(play, frame, inner.cost);
  return { ...frame.slots, [PAID_BEFORE_SLOT]: paid ? [{ kind: 'item', id: item.id }] : [] };
};
