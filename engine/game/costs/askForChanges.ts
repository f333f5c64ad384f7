/** What may lower the cost of a card, if the controller of what says so likes (`ability.times.passive.may`). */
import { effectFrame } from '../abilities/effectFrame.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { ChainItem, DeclaredChoices, GameObject } from '../state/state.ts';
import { changesOffered } from './costChanges.ts';
import { canPay } from './payWithAdded.ts';
import { priceText } from './resources.ts';
import { type Total, totalCost } from './totalCost.ts';

/** The payments with those that are taken: asked for, but where nothing else pays for the card, or nothing comes of it. */
export const askForChanges = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  declared: DeclaredChoices,
): DeclaredChoices => {
  // Whoever pays for nothing uses nothing up.
  if (card === null || player(play.state, item.controller).pool === null) return declared;
  let choices = declared;
  for (const { key, name } of changesOffered(play, item, card)) {
    const changed: DeclaredChoices = { ...choices, paying: [...choices.paying, { kind: 'change', by: key }] };
    const [plain, less] = [totalCost(play, item, card, choices), totalCost(play, item, card, changed)];
    const [costs, instead] = [priceText(plain.amount), priceText(less.amount)];
    if (costs === instead) continue;
    if (!isPayable(play, item, plain) || isWanted(play, item, name, `whether to pay ${instead} instead of ${costs}`))
      choices = changed;
  }
  return choices;
};

const isWanted = (play: Play, item: ChainItem, about: string, prompt: string): boolean =>
  ask(play, 'may', {
    player: item.controller,
    question: { ask: 'may' },
    about,
    rule: 'ability.times.passive.may',
    prompt,
  }).yes;

const isPayable = (play: Play, item: ChainItem, { amount, costParts, terms }: Total): boolean => {
  const frame = effectFrame(item.controller, item.source, item.name, { slots: item.slots, terms, item: item.id });
  return canPay(play, frame, { energy: amount.energy, power: amount.power, costParts });
};
