/**
 * "Pay any amount" as an additional cost: its payer names the amount before all other choices, which may go by it (`Count.paid`),
 * as they do whether an optional one is paid (`play.choices.as-played.optional-cost`).
 */
import { choosablesOf, optionsFor } from '../abilities/choosing.ts';
import { effectFrame } from '../abilities/effectFrame.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { mandatoryCosts } from '../costs/additionalCosts.ts';
import { asksAmount } from '../costs/payCost.ts';
import { mostPayable } from '../costs/payWithAdded.ts';
import { ask } from '../play/ask.ts';
import { itemCard, itemOf, updateItem } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import type { Cost, Instruction } from '../state/cards/ability.ts';
import { replaceParts } from '../state/cards/walk.ts';
import type { ChainItem, DeclaredPayment } from '../state/state.ts';

/** Notes the amount, and as many choices as there are by it. */
export const nameAmount = (play: Play, id: number, paying: readonly DeclaredPayment[]): void => {
  const item = itemOf(play.state, id);
  const card = item === null ? null : itemCard(play.state, item);
  const cost = item === null || card === null ? undefined : mandatoryCosts(play, item, card).find(asksAmount);
  if (item === null || cost === undefined) return;
  const x = item.free === 'any and all costs' ? 0 : (amountSaid(cost, paying) ?? amountAsked(play, item, cost));
  updateItem(play, id, i => {
    i.terms = { ...i.terms, x };
    i.instructions = asMany(i.instructions, x);
  });
};

/** What was said to be paid of it: of Power, in all domains together. */
const amountSaid = (cost: Cost, paying: readonly DeclaredPayment[]): number | null => {
  const ofPower = cost.power.length > 0;
  let sum: number | null = null;
  for (const p of paying)
    if (p.kind === 'amount' && p.domain !== 'xp' && (p.domain !== null) === ofPower) sum = (sum ?? 0) + p.amount;
  return sum;
};

const amountAsked = (play: Play, item: ChainItem, cost: Cost): number => {
  const payer = effectFrame(item.controller, item.source, item.name, { terms: item.terms, item: item.id });
  return ask(play, 'number', {
    player: item.controller,
    question: { ask: 'number', least: 0, most: Math.min(mostPayable(play, payer, cost), mostChoosable(play, item)) },
    about: item.name,
    rule: 'play.cost.additional.mandatory',
    prompt: 'how much to pay',
  }).amount;
};

/** More than can be chosen for it could not be played. */
const mostChoosable = (play: Play, item: ChainItem): number => {
  const c = contextOfItem(play, item);
  return choosablesOf(item.instructions).reduce(
    (most, k) =>
      k.kind === 'objects' && k.selector.count.paid === true
        ? Math.min(most, optionsFor(c, k.selector).options.length)
        : most,
    Number.POSITIVE_INFINITY,
  );
};

const asMany = (instructions: readonly Instruction[], x: number): readonly Instruction[] =>
  replaceParts(instructions, part =>
    part.paid === true ? { least: x, most: x } : undefined,
  ) as readonly Instruction[];
