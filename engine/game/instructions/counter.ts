/** The instruction that counters what is on the chain (`action.counter`). */

import { banishing } from '../abilities/banishedForTrash.ts';
import { uncounterable } from '../abilities/countering.ts';
import type { EffectFrame } from '../abilities/effectFrame.ts';
import { causeOf, ownCause } from '../gameActions/cause.ts';
import { banish, recycle, returnToHand } from '../gameActions/leavingBoard.ts';
import { nextInOrder, orderedBy } from '../gameActions/replacementOrder.ts';
import { putInTrash } from '../gameActions/trashing.ts';
import { change, type Play, remarkClarified, step } from '../play/play.ts';
import { newEvent } from '../play/recordEvents.ts';
import { type ChainItem, withSlot } from '../state/item.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { GameObject } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { refsFor } from './refs.ts';
import { finish, keep } from './results.ts';

export const counterHandlers = {
  counter: (play, frame, i) => counter(play, frame, i),
} satisfies Partial<InstructionHandlers>;

/** Where a countered card goes in place of the trash, which it then never comes to. */
const INSTEAD = { return: returnToHand, recycle, banish } as const;

/**
 * What it was played to be done with "then", which replaces whatever else takes it off the chain
 * (`ability.delayed.replacement.then`, `keyword.flow.banished`); undefined for nothing.
 */
const thenOf = (play: Play, item: ChainItem): 'banish' | 'recycle' | undefined =>
  item.afterwards === 'recycle' && play.behaviours.thenRecycled === 'as it resolves'
    ? undefined
    : (item.afterwards ?? undefined);

/**
 * Where it goes in place of the trash, if the spell that counters it says so: that replaces its going there, and is put in order with
 * whatever else does (`ability.replacement.order`).
 */
const insteadOfTrash = (
  play: Play,
  { name, controller }: EffectFrame,
  card: GameObject | undefined,
  instead: InstructionOf<'counter'>['instead'],
): InstructionOf<'counter'>['instead'] => {
  if (card === undefined || instead === undefined) return instead;
  const others = banishing(play.state, card.id).map(({ by: { instance } }, i) => ({
    key: `${i}`,
    name: instance.name,
    controller: instance.controller,
  }));
  const contenders = [{ key: SAID, name, controller }, ...others];
  const contest = { affected: orderedBy(play, card), keys: contenders.map(({ key }) => key) };
  return nextInOrder(play, contenders, [contest], new Map()) === SAID ? instead : undefined;
};

const SAID = 'said';

/**
 * `action.counter`: it does nothing and leaves the chain; a card goes to the trash, what was paid stays paid. A spell that was
 * countered is spoken of further as the card that it is (`play.linked`): "return it to its owner's hand", "its Energy cost".
 */
const counter = (play: Play, frame: EffectFrame, { what, instead }: InstructionOf<'counter'>): void => {
  const refs = refsFor(play, frame, what);
  const cards: Ref[] = [];
  const controllers: Ref[] = [];
  let done = 0;
  for (const r of refs) {
    const item = r.kind === 'item' ? play.state.chain.find(i => i.id === r.id) : undefined;
    if (item === undefined) continue;
    const shield = uncounterable(play.state, item);
    if (shield !== null) {
      step(play)?.tell('silver.cant.forbidden', `${item.name} cannot be countered (${shield}).`, {
        players: [item.controller],
      });
      continue;
    }
    change(play, s => {
      s.chain = play.state.chain.filter(i => i.id !== item.id);
    });
    // The event names the spell as it was on the chain, and its controller.
    const card = item.source.kind === 'object' ? play.state.objects[item.source.id] : undefined;
    const then = thenOf(play, item);
    const where = then ?? insteadOfTrash(play, frame, card, instead);
    const text =
      item.kind === 'card' && card !== undefined ? { what: objectRef(play.state, card.id), memo: card } : { what: r };
    if (item.kind === 'card' && item.source.kind === 'object' && where === undefined)
      putInTrash(play, [item.source.id]);
    if (item.kind === 'card') remarkClarified(play, 'countsAsPlayed', 'it was never played');
    step(play)?.tell('action.counter', `${item.name} is countered.`, { players: [item.controller] });
    if (item.kind === 'card' && item.source.kind === 'object') {
      // "Then banish it" is done by its own player, not by the one who counters it.
      const cause = then === undefined ? causeOf(frame) : ownCause(item.controller);
      if (where !== undefined) INSTEAD[where](play, [item.source.id], cause);
      cards.push(objectRef(play.state, item.source.id));
    }
    emitEvents(play, () => [newEvent('counter', { player: frame.controller, ...text })]);
    controllers.push({ kind: 'player', id: item.controller });
    done++;
  }
  // An ability is gone as it is countered; whose it was is spoken of further.
  if (controllers.length > 0) frame.slots = withSlot(frame.slots, 'its controller', controllers);
  if (cards.length > 0) keep(frame, what, cards, play);
  else finish(frame, refs, done);
};
