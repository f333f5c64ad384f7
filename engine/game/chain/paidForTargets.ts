/**
 * What is paid with, where the words of a target go by that ("with less might than the killed unit"), or where its card may be
 * played: named before target and place are chosen, so that the one fits the other (`play.choices.dead-end`).
 */

import { type Choosable, choosablesOf } from '../abilities/choosing.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { targetsFor } from '../abilities/targets.ts';
import { mandatoryCosts, optionalCosts } from '../costs/additionalCosts.ts';
import { objectsMeant, VERB } from '../costs/costParts.ts';
import { ask } from '../play/ask.ts';
import { itemCard } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import type { CostPart, Selector } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, objectRef, type Ref } from '../state/ref.ts';
import type { ChainItem, DeclaredChoices, DeclaredPayment, Slots } from '../state/state.ts';
import { goesByPayment, refusePlace } from './places.ts';
import { withModes } from './unclaimedMoves.ts';

type Picked = Extract<CostPart, { what: Selector }> & { readonly what: Extract<Selector, { kind: 'chosen' }> };
type ObjectTargets = Extract<Choosable, { kind: 'objects' }>;

/** The declared choices with what costs are paid with, and the slots by which targets refer to it. */
export interface NamedPayments {
  readonly choices: DeclaredChoices | null;
  readonly slots: Slots;
}

/**
 * Asks for what pays wherever a target or the card's place depends on it and nothing was declared. The declared choices
 * come back unchanged where none does.
 */
export const namePaidForTargets = (play: Play, item: ChainItem, choices: DeclaredChoices | null): NamedPayments => {
  let named: NamedPayments = { choices, slots: item.slots };
  const parts = pickedParts(play, item, choices?.paying ?? []);
  if (parts.length === 0) return named;
  const targets = choosablesOf(withModes(item.instructions), item.slots).filter(
    (k): k is ObjectTargets => k.kind === 'objects',
  );
  const card = itemCard(play.state, item);
  const goes = card !== null && goesByPayment(play.state, card);
  for (const part of parts) {
    const dependents = targets.filter(k => anywhere(k.selector, p => p.slot === part.what.slot) || isAnother(k, part));
    if (dependents.length > 0 || goes) named = nameOne(play, item, part, dependents, named);
  }
  return named;
};

/** `exhaust a unit you control: move another unit you control`: not the one that is paid with. */
const isAnother = ({ selector }: ObjectTargets, { what }: Picked): boolean =>
  selector.filter.other === true &&
  'filter' in what &&
  what.filter.where === undefined &&
  what.filter.types.some(type => selector.filter.types.includes(type));

/** Whether it could go where it is said to go, with that paid. */
const fitsPlace = (play: Play, item: ChainItem): boolean => {
  const card = itemCard(play.state, item);
  return card === null || item.to === null || refusePlace(play.state, item, card, item.to).length === 0;
};

const pickedParts = (play: Play, item: ChainItem, paying: readonly DeclaredPayment[]): readonly Picked[] => {
  const { ability } = item;
  const card = itemCard(play.state, item);
  const own =
    ability?.kind === 'activated' || (ability?.kind === 'triggered' && play.behaviours.leadingMay !== 'on resolution')
      ? (ability.cost?.costParts ?? [])
      : [];
  const added = [
    ...optionalCosts(play, card, paying).costs.map(({ cost }) => cost),
    ...mandatoryCosts(play, item, card),
  ];
  return [...own, ...flatMapped(added, cost => cost.costParts)].filter(
    (d): d is Picked => 'what' in d && d.what !== undefined && 'kind' in d.what && d.what.kind === 'chosen',
  );
};

const nameOne = (
  play: Play,
  item: ChainItem,
  part: Picked,
  dependents: readonly ObjectTargets[],
  { choices, slots }: NamedPayments,
): NamedPayments => {
  const verb = VERB[part.pays];
  const said = flatMapped(choices?.paying ?? [], p => (p.kind === 'cost part' && p.verb === verb ? p.objects : []));
  const refs =
    said.length > 0 ? said.map(id => objectRef(play.state, id)) : pickOne(play, { ...item, slots }, part, dependents);
  if (refs.length === 0) return { choices, slots };
  const objects = idsOf(refs);
  const payment: DeclaredPayment = { kind: 'cost part', verb, objects };
  const before: DeclaredChoices = choices ?? { choosing: [], moves: [], paying: [] };
  return {
    choices: said.length > 0 ? choices : { ...before, paying: [...before.paying, payment] },
    slots: { ...slots, [part.what.slot]: refs },
  };
};

/** Of what can pay, only what leaves something to choose. */
const pickOne = (
  play: Play,
  item: ChainItem,
  { what }: Picked,
  dependents: readonly ObjectTargets[],
): readonly Ref[] => {
  const all = objectsMeant(contextOfItem(play, item), what);
  const open = all.filter(r => {
    const slots = { ...item.slots, [what.slot]: [r] };
    const paid = { ...item, slots, paidSlots: [...item.paidSlots, what.slot] };
    return (
      fitsPlace(play, paid) &&
      dependents.every(k => k.optional || targetsFor(play, paid, k).options.length >= k.selector.count.least)
    );
  });
  const options = open.length > 0 ? open : all;
  if (options.length < 2) return options;
  return ask(play, 'refs', {
    player: item.controller,
    question: { ask: 'refs', what: 'object', options, least: 1, most: 1 },
    about: item.name,
    rule: 'play.pay.other',
    prompt: 'what to pay with',
  }).refs;
};
