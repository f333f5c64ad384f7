/** The process of play, from pending to finalised (`play.process`, `chain.finalize`). */

import { optionalCosts, placesPaid } from '../costs/additionalCosts.ts';
import { askAdditional } from '../costs/askAdditional.ts';
import { askForChanges } from '../costs/askForChanges.ts';
import { pay } from '../costs/payItem.ts';
import { chosenRefs } from '../costs/totalCost.ts';
import { doneAmongChoices } from '../gameActions/replacements.ts';
import { applyTo } from '../gameActions/replacing.ts';
import { endUnitToo } from '../play/copying.ts';
import { itemCard, itemOf, removeItem, updateItem } from '../play/items.ts';
import { type Play, step } from '../play/play.ts';
import { listed, sameLocation } from '../play/query.ts';
import { recordEvents } from '../play/recordEvents.ts';
import { putInDeck, putOffBoard } from '../play/zones.ts';
import { slotNames } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf } from '../state/ref.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, DeclaredChoices, DeclaredPayment, Location } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { recordOfItem } from '../triggers/limits.ts';
import { nameAmount } from './amountToPay.ts';
import { noteModesOf } from './choices.ts';
import { playEvent } from './entering.ts';
import { makeChoices } from './makeChoices.ts';
import { namePaidForTargets } from './paidForTargets.ts';
import { isPerformed } from './performed.ts';
import { showOff } from './showingOff.ts';
import { refuseLostPlace } from './stillLegal.ts';
import { emitChosen } from './tellChosen.ts';
import { outcomeUnderWay } from './underWay.ts';

/**
 * Completes the steps of playing a pending item. What its own player plays or activates is refused as a whole where a
 * step fails; what an effect plays or triggers leaves the chain. Rules: `chain.pending.until`,
 * `ability.activate.item`.
 */
export const finalize = (
  play: Play,
  id: number,
  declared: DeclaredChoices | null,
  refuseLost: (play: Play) => Refusal | null = after => refuseLostPlace(after, id),
): void => {
  const item = itemOf(play.state, id);
  if (item === null) return;
  const before = play.state;
  const came = outcomeUnderWay(play, id, FINALIZING, () => takeSteps(play, item, declared, refuseLost));
  if (came.kind === 'countered') return;
  if (came.kind === 'cannot be finalized') {
    if (declared !== null) stop({ kind: 'refused', refusals: [came.refusal] });
    // What its choices set off never happened, either (`play.legality.undone`).
    if (play.behaviours.targetingTriggers === 'as it is chosen') play.state = before;
    undo(play, id, came.refusal.message);
  } else if (came.value && itemOf(play.state, id) !== null) finish(play, id);
};

/** Reasons to stop in the middle of finalising. */
const FINALIZING = ['countered', 'cannot be finalized'] as const;

/** False where a trigger is not performed. */
const takeSteps = (
  play: Play,
  begun: ChainItem,
  declared: DeclaredChoices | null,
  refuseLost: (play: Play) => Refusal | null,
): boolean => {
  if (begun.ability?.kind === 'triggered' && !isPerformed(play, begun)) return false;
  doAsPlayed(play, begun);
  showOff(play, begun.id, declared);
  const item = itemOf(play.state, begun.id) ?? begun;
  const paying = declared ?? paymentsOf(play, item);
  const { choices, slots } = namePaidForTargets(play, item, paying);
  if (slots !== item.slots || item.paidSlots.length > 0)
    updateItem(play, item.id, i => {
      i.slots = slots;
      i.paidSlots = slotNames(slots).filter(slot => item.slots[slot] === undefined);
    });
  goWherePaid(play, item, choices?.paying ?? []);
  noteAdditional(play, item, choices?.paying ?? []);
  nameAmount(play, item.id, choices?.paying ?? []);
  makeChoices(play, item.id, declared, choices);
  if (play.behaviours.targetingTriggers === 'as it is chosen') tellChosen(play, item.id);
  const chosen = itemOf(play.state, item.id);
  const all =
    choices === null || chosen === null ? choices : askForChanges(play, chosen, itemCard(play.state, chosen), choices);
  pay(play, item.id, declared === null ? null : all, all, refuseLost);
  return true;
};

/** `play.choices.as-played`: "as you play me", where that is done with the first choices and not as it enters; of a spell, it always is. */
const doAsPlayed = (play: Play, item: ChainItem): void => {
  const card = itemCard(play.state, item);
  if (card === null) return;
  const would = playEvent(play, item, card);
  for (const each of doneAmongChoices(play, would)) applyTo(play, each, would);
};

/** `ability.targeting-effect` */
const tellChosen = (play: Play, id: number): void => {
  const item = itemOf(play.state, id);
  if (item !== null) emitChosen(play, item, chosenRefs(item));
};

/**
 * What is paid on top may say where the card is played to (`play.choices.location.granted`). If an effect has it played
 * somewhere else, its player follows one of the two.
 */
const goWherePaid = (play: Play, item: ChainItem, paying: readonly DeclaredPayment[]): void => {
  const paid = placesPaid(play, itemCard(play.state, item), paying);
  if (paid.length === 0) return;
  const others = placesOtherwise(item);
  // Where one place does for both, it is that (`play.choices.requirement.several`).
  const both =
    play.behaviours.placeRequirements === 'as many as possible'
      ? paid.filter(at => others.some(each => sameLocation(each, at)))
      : [];
  updateItem(play, item.id, i => {
    i.places = both.length > 0 ? both : [...paid, ...others];
    i.placed = true;
    // That a spell from facedown sends it to its battlefield is one of those orders (`play.choices.requirement.several`).
    if (item.byEffect) i.hiddenAt = null;
  });
};

/** Where an effect has it played: one from facedown, to its battlefield (`keyword.hidden.here`). */
const placesOtherwise = ({ to, placed, byEffect, places, hiddenAt }: ChainItem): readonly Location[] => {
  if (placed && to !== null) return [to];
  const allowed = byEffect ? (places ?? []) : [];
  return !byEffect || hiddenAt === null ? allowed : [{ kind: 'battlefield', at: hiddenAt }];
};

/** Targets may go by whether that is paid, and are chosen before it is (`play.choices.as-played.optional-cost`). */
const noteAdditional = (play: Play, item: ChainItem, paying: readonly DeclaredPayment[]): void => {
  const { additional } = optionalCosts(play, itemCard(play.state, item), paying).terms;
  if (additional)
    updateItem(play, item.id, i => {
      i.terms = { ...i.terms, additional };
    });
};

/** `play.choices.as-played.optional-cost`: what is paid on top is the first choice of all, before any place or target. */
const paymentsOf = (play: Play, item: ChainItem): DeclaredChoices | null => {
  const card = itemCard(play.state, item);
  return card === null ? null : askAdditional(play, item, card);
};

/**
 * `play.legality.undone`: a card goes back to where it was played from; a trigger is gone
 * (`ability.activate.choices.none-triggered`). Rules: `ability.activate.legality`,
 * `keyword.action.conditional.undone`, `keyword.reaction.conditional.undone`.
 */
const undo = (play: Play, id: number, why: string): void => {
  const item = itemOf(play.state, id);
  if (item === null) return;
  removeItem(play, id);
  const card = itemCard(play.state, item);
  if (card !== null) {
    if (card.token) putOffBoard(play, [card.id], 'gone');
    else if (item.from === 'deck') putInDeck(play, card.id, 'top');
    else putOffBoard(play, [card.id], ZONE[item.from]);
  }
  step(play)?.tell(
    card === null ? 'ability.activate.choices.none-triggered' : 'play.legality.undone',
    card === null ? `${item.name}'s ability leaves the chain: ${why}` : `${item.name} is not played: ${why}`,
    { players: [item.controller] },
  );
};

const ZONE = {
  hand: 'hand',
  facedown: 'hand',
  trash: 'trash',
  deck: 'deck',
  banishment: 'banished',
  champion: 'champion',
  nowhere: 'trash',
} as const;

/** "Until you choose another with me": one that is chosen ends what lasted for the one before. */
const endByChoosing = (play: Play, { source, instructions, slots }: ChainItem): void => {
  if (source.kind !== 'object') return;
  for (const i of instructions)
    if (i.do === 'become unit' && i.what.kind === 'slot') endUnitToo(play, source.id, idsOf(slots[i.what.slot] ?? []));
};

/**
 * `play.finalize`: it is pending no more; what chooses things has chosen them (`ability.targeting-effect`). Rules:
 * `chain.finalized`, `play.states.finalized`, `ability.activate.finalize`, `ability.activate.finalize.pending`.
 */
const finish = (play: Play, id: number): void => {
  updateItem(play, id, i => {
    i.status = 'finalized';
  });
  const item = itemOf(play.state, id);
  if (item === null) return;
  const card = itemCard(play.state, item);
  endByChoosing(play, item);
  step(play)?.tell(
    card === null ? 'ability.activate.finalize.finalized' : 'play.finalize.pending',
    card === null
      ? `${item.name}'s ability is finalised${chosenText(play, item)}.`
      : `${item.name} is finalised${chosenText(play, item)}.`,
    { players: [item.controller], units: item.source.kind === 'object' ? [item.source.id] : [] },
  );
  if (card !== null) recordEvents(play, [playEvent(play, item, card, 'finalize')]);
  if (item.ability?.kind === 'triggered' && item.ability.limit !== undefined)
    recordOfItem(play, 'perform', { ...item, ability: item.ability }, 1);
  noteModesOf(play, item);
  if (play.behaviours.targetingTriggers === 'once it is finalised') emitChosen(play, item, chosenRefs(item));
};

const chosenText = (play: Play, item: ChainItem): string => {
  const names = flatMapped(chosenRefs(item), r => {
    if (r.kind === 'object') return [play.state.objects[r.id]?.name ?? ''];
    return r.kind === 'battlefield' ? [play.state.battlefields[r.id]?.name ?? ''] : [];
  });
  return names.length === 0 ? '' : `, choosing ${listed([...new Set(names)])}`;
};
