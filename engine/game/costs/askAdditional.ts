/** Optional additional costs of what an effect has somebody play: asked for, as no line says them (`play.cost.additional.optional`). */
import { effectFrame } from '../abilities/effectFrame.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { ChainItem, DeclaredChoices, DeclaredPayment, GameObject } from '../state/state.ts';
import { optionalKinds } from './additionalCosts.ts';
import { canPay } from './payWithAdded.ts';
import { totalCost } from './totalCost.ts';

/** The payments that the player takes up, one after the other; only what can be paid is asked about. */
export const askAdditional = (play: Play, item: ChainItem, card: GameObject): DeclaredChoices => {
  const paying: DeclaredPayment[] = [];
  for (const keyword of optionalKinds(play, card)) {
    const declared: DeclaredChoices = { choosing: [], moves: [], paying: [...paying, { kind: 'keyword', keyword }] };
    if (!isPayable(play, item, card, declared)) continue;
    const { yes } = ask(play, 'may', {
      player: item.controller,
      question: { ask: 'may' },
      about: item.name,
      rule: 'play.cost.additional.optional',
      prompt: keyword === 'additional' ? 'whether to pay the additional cost' : `whether to pay for ${keyword}`,
    });
    if (yes) paying.push({ kind: 'keyword', keyword });
  }
  return { choosing: [], moves: [], paying };
};

const isPayable = (play: Play, item: ChainItem, card: GameObject, declared: DeclaredChoices): boolean => {
  const { amount, costParts, terms } = totalCost(play, item, card, declared);
  const frame = effectFrame(item.controller, item.source, item.name, { slots: item.slots, terms, item: item.id });
  return canPay(play, frame, { energy: amount.energy, power: amount.power, costParts });
};
