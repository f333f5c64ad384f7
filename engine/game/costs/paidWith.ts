/**
 * What an additional cost is paid with, where the card's own cost depends on it ("I cost 1 less for each unit killed this
 * way"): named before the total is worked out (`play.choices.as-played.optional-cost`, `play.cost.discount`).
 */

import type { Context } from '../abilities/context.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { CostPart, Selector } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import type { Draft } from '../state/draft.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, objectRef } from '../state/ref.ts';
import type { ChainItem, DeclaredChoices, DeclaredPayment, GameObject, Slots } from '../state/state.ts';
import { optionalCosts, ownEffects } from './additionalCosts.ts';
import { objectsMeant, VERB } from './costParts.ts';

type Picked = Extract<CostPart, { what: Selector }> & { readonly what: Extract<Selector, { kind: 'chosen' }> };

/** The parts of additional costs that are taken up, paid with things to pick, of which the card's cost speaks. */
const spokenOf = (play: Play, card: GameObject | null, paying: readonly DeclaredPayment[]): readonly Picked[] => {
  const changes = ownEffects(play, card).filter(e => e.gives === 'cost' && e.of === 'me');
  if (changes.length === 0) return [];
  return flatMapped(optionalCosts(play, card, paying).costs, ({ cost }) => cost.costParts)
    .filter((d): d is Picked => 'what' in d && d.what !== undefined && 'kind' in d.what && d.what.kind === 'chosen')
    .filter(d => anywhere(changes, part => part.slot === d.what.slot || part.among === d.what.slot));
};

/** What was said to pay with, by the slot that the card's cost speaks of; or what alone can pay. */
export const paidWith = (
  play: Play,
  c: Context,
  card: GameObject | null,
  paying: readonly DeclaredPayment[],
): Slots => {
  const slots: Draft<Slots> = {};
  for (const d of spokenOf(play, card, paying)) {
    const ids = said(paying, d);
    const options = objectsMeant(c, d.what);
    if (ids.length > 0) slots[d.what.slot] = ids.map(id => objectRef(play.state, id));
    else if (options.length === 1) slots[d.what.slot] = options;
  }
  return slots;
};

const said = (paying: readonly DeclaredPayment[], d: CostPart) =>
  flatMapped(paying, p => (p.kind === 'cost part' && p.verb === VERB[d.pays] ? p.objects : []));

/** The payments with what they are paid with, asked for where they were not given and determine what the card costs. */
export const namePaidWith = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  declared: DeclaredChoices,
): DeclaredChoices => {
  const paying = [...declared.paying];
  for (const d of spokenOf(play, card, paying)) {
    if (said(paying, d).length > 0) continue;
    const options = objectsMeant(contextOfItem(play, item), d.what);
    if (options.length < 2) continue;
    const { most } = d.what.count;
    const { refs } = ask(play, 'refs', {
      player: item.controller,
      question: { ask: 'refs', what: 'object', options, least: 1, most: most === 'any' ? options.length : most },
      about: item.name,
      rule: 'play.pay.other',
      prompt: 'what to pay with',
    });
    const objects = idsOf(refs);
    paying.push({ kind: 'cost part', verb: VERB[d.pays], objects });
  }
  return { ...declared, paying };
};
