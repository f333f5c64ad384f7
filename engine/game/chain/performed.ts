/** Whether a triggered ability is performed: optional ones, those with a cost, those with nothing to choose. */

import { type Choosable, choosablesOf } from '../abilities/choosing.ts';
import { effectFrame } from '../abilities/effectFrame.ts';
import { isForNobody } from '../abilities/placeAbilities.ts';
import { hasTooFewOptions } from '../abilities/targets.ts';
import { declineRule, leaveChain, mayBeDeclined } from '../costs/declining.ts';
import { cannotPayText, canPay } from '../costs/payWithAdded.ts';
import { ask, mayQuestion } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Cost, Triggered } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import type { SlotName } from '../state/slots.ts';
import type { ChainItem, Ref } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import { timesPerformedOf } from '../triggers/limits.ts';

/**
 * `ability.triggered.may`, `ability.triggered.cost`: whether its controller performs the trigger at all. Rules:
 * `ability.activate.choices.may`, `term.cost-within.trigger`.
 */
export const isPerformed = (play: Play, item: ChainItem): boolean => {
  const { ability } = item;
  if (ability?.kind !== 'triggered') return true;
  const frame = effectFrame(item.controller, item.source, item.name, {
    event: item.event,
    slots: item.slots,
    item: item.id,
  });
  if (isUsedUp(play, item, ability))
    return leaveChain(
      play,
      item,
      'ability.triggered.limit.used-up',
      `${item.name}'s ability has already been performed as often as it can be in a turn, and leaves the chain.`,
    );
  if (isForNobody(play.state, item))
    return leaveChain(
      play,
      item,
      'control.abilities.you',
      `Nobody controls ${item.name}, so "you" in its ability is nobody: it is not performed, and leaves the chain.`,
    );
  const later = play.behaviours.leadingMay === 'on resolution';
  if (!later && ability.cost !== undefined && !canPay(play, frame, ability.cost))
    return leaveChain(
      play,
      item,
      'ability.activate.pay.decline',
      cannotPayText(play, frame, ability.cost, `${item.name}'s ability`),
    );
  refuseWithNothingToChoose(play, item, ability);
  const costs = ability.may === undefined && ability.cost !== undefined;
  if (later || !(costs || mayBeDeclined(play, ability))) return true;
  if (ability.cost === undefined && choosesFirst(item)) return true;
  const { yes } = ask(play, 'may', {
    player: item.controller,
    question: mayQuestion(subjectOf(item)),
    about: item.name,
    rule: 'ability.triggered.may',
    prompt: ability.text,
  });
  return (
    yes ||
    leaveChain(
      play,
      item,
      declineRule(play),
      `${player(play.state, item.controller).name} declines ${item.name}'s ability.`,
    )
  );
};

/** `ability.activate.choices.none-triggered`: with nothing to choose, there is nothing to decide either. */
const refuseWithNothingToChoose = (play: Play, item: ChainItem, ability: Triggered): void => {
  const all = choosablesOf(item.instructions, item.slots);
  for (const k of all)
    if (
      k.kind === 'objects' &&
      !k.optional &&
      !dependsOnCost(k, ability.cost) &&
      !all.some(other => other !== k && refersToSlot(k, other.slot)) &&
      hasTooFewOptions(play, item, k)
    )
      cannotBeFinalized({
        code: 'play/target',
        rules: ['ability.activate.choices.none-triggered'],
        message: 'there is nothing that it could choose.',
        units: [],
      });
};

/** Of several that triggered at once, or before one of them was finalised, those that are performed use up its limit. */
const isUsedUp = (play: Play, item: ChainItem, ability: Triggered): boolean =>
  ability.limit !== undefined &&
  play.behaviours.usedUpBy === 'being performed' &&
  timesPerformedOf(play.state, { ...item, ability }) >= ability.limit;

/** What its trigger is about, where that is another thing than the one that asks: of two triggers of a card, it says which. */
const subjectOf = ({ event, source }: ChainItem): Ref | null => {
  const what = event?.what ?? null;
  return what?.kind !== 'object' || (source.kind === 'object' && source.id === what.id) ? null : what;
};

/** Whether its options are known only once it is known what pays the cost (`namePaidForTargets`). */
const dependsOnCost = (k: Choosable, cost: Cost | undefined): boolean =>
  (cost?.costParts ?? []).some(
    d => 'what' in d && d.what !== undefined && 'slot' in d.what && refersToSlot(k, d.what.slot),
  );

const refersToSlot = (k: Choosable, slot: SlotName): boolean =>
  anywhere(k, part => part.kind === 'slot' && part.slot === slot);

/** Whether the first choice of objects also decides whether it is performed. */
export const choosesFirst = (item: ChainItem): boolean => {
  const [first] = choosablesOf(item.instructions, item.slots);
  return first?.kind === 'objects' && first.selector.count.least > 0 && !first.optional;
};
