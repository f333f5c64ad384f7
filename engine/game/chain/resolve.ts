/** Resolving chain items (`chain.resolve`, `play.spell.resolve`, `play.permanent`). */

import { effectFrame } from '../abilities/effectFrame.ts';
import { ownCause } from '../gameActions/cause.ts';
import { banish, recycle } from '../gameActions/leavingBoard.ts';
import { replaced } from '../gameActions/replacing.ts';
import { putInTrash } from '../gameActions/trashing.ts';
import { arrive } from '../play/contesting.ts';
import { itemCard, removeItem } from '../play/items.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { baseOf, placeName } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { putOnBoard } from '../play/zones.ts';
import type { Instruction } from '../state/cards/ability.ts';
import type { Concept } from '../state/concepts.ts';
import { sourceRef } from '../state/item.ts';
import type { ChainItem, GameObject, Slots, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { orderReflexive } from './delayed.ts';
import { applyLimited, entering, entersInBase, entersReady, enterWith, playEvent, withWhat } from './entering.ts';
import { dropIllegal } from './mistargets.ts';
import { endNextPlay } from './next.ts';

/**
 * Resolves an item; with it the item leaves the chain. Rules: `spell.resolve`, `spell.resolve.nothing-between`,
 * `spell.resolve.whole`, `spell.to-trash`, `play.kinds.spell`, `ability.activate.finalize.resolve`.
 */
export const resolve = (play: Play, item: ChainItem): void => {
  const card = itemCard(play.state, item);
  if (card !== null && card.type !== 'spell') return enter(play, item, card);
  const { nextItem } = play.state;
  for (const slots of [item.slots, ...item.again]) carryOut(play, item, slots);
  orderReflexive(play, nextItem);
  // It may have left the chain by its own doing (`play.impossible.left-chain`).
  const still = play.state.chain.some(i => i.id === item.id);
  removeItem(play, item.id);
  if (card === null) {
    step(play)?.tell('chain.resolve.newest', `${item.name}'s ability has resolved.`, { players: [item.controller] });
    emitActivation(play, item);
    return;
  }
  const o = play.state.objects[card.id];
  // Played again by its own doing, it is on the chain for that (`play.begin.resolving-first`).
  if (still && o?.zone.kind === 'chain' && !isPlayedAgain(play.state, o)) {
    // The player who played it does what it was played for (`keyword.flow.meaning`).
    const cause = ownCause(item.controller);
    if (item.afterwards === 'banish') banish(play, [card.id], cause);
    else if (item.afterwards === 'recycle') recycle(play, [card.id], cause);
    else putInTrash(play, [card.id]);
  }
  step(play)?.tell('play.spell.resolve', `${item.name} has resolved.`, {
    players: [item.controller],
    units: [card.id],
  });
  played(play, item, card);
};

const isPlayedAgain = ({ chain }: State, { id }: GameObject): boolean =>
  chain.some(i => i.kind === 'card' && i.source.kind === 'object' && i.source.id === id);

const carryOut = (play: Play, item: ChainItem, slots: Slots): void => {
  if (!play.state.chain.some(i => i.id === item.id)) return;
  const frame = effectFrame(item.controller, item.source, item.name, {
    event: item.event,
    slots,
    terms: item.terms,
    item: item.id,
    hiddenAt: item.hiddenAt,
    willing: item.willing,
    wanted: isWanted(play, item),
  });
  dropIllegal(play, item, frame);
  play.run(play, frame, leading(play, item));
};

/** Whether a trigger was taken up or paid for before it was finalised. */
const isWanted = (play: Play, { ability }: ChainItem): boolean =>
  ability?.kind === 'triggered' &&
  (ability.may === 'you' || ability.cost !== undefined) &&
  play.behaviours.leadingMay !== 'on resolution';

/** A trigger's instructions, with its "may" and its cost where they are decided now. */
const leading = (play: Play, { ability, instructions }: ChainItem): readonly Instruction[] => {
  if (ability?.kind !== 'triggered') return instructions;
  // "They may", of somebody else's ability, is theirs to decide, and so decided now (`play.choices.later`).
  if (ability.may !== undefined && ability.may !== 'you') return [{ do: 'may', who: ability.may, instructions }];
  if (play.behaviours.leadingMay !== 'on resolution') return instructions;
  if (ability.cost !== undefined) return [{ do: 'pay', who: 'you', cost: ability.cost, optional: true, instructions }];
  return ability.may === undefined ? instructions : [{ do: 'may', who: 'you', instructions }];
};

/**
 * `play.permanent`: a unit exhausted at its place, gear ready at base. Rules: `control.permanent`,
 * `play.kinds.permanent`.
 */
const enter = (play: Play, first: ChainItem, card: GameObject): void => {
  // Of a token that was asked as it was created (`ability.replacement.before`).
  if (!card.token) replaced(play, () => playEvent(play, first, card), first.controller);
  // "I enter there": what replaces its entering may have sent it elsewhere.
  const item = play.state.chain.find(i => i.id === first.id) ?? first;
  removeItem(play, item.id);
  const to = item.to === null || entersInBase(play, item, card) ? baseOf(item.controller) : item.to;
  const how = applyLimited(play, item, card, entering(play, item, card, to));
  const ready = entersReady(item, card, how);
  putOnBoard(play, card.id, to, item.controller);
  changeObjects(play, [card.id], o => {
    o.exhausted = !ready;
    o.shownOff = item.terms.shownOff;
    for (const each of how) enterWith(o, each);
  });
  const rule: Concept = card.type === 'unit' ? 'play.permanent.unit' : 'play.permanent.gear';
  step(play)?.tell(
    rule,
    `${card.name} enters ${placeName(play.state, to)} ${ready ? 'ready' : 'exhausted'}${withWhat(how)}.`,
    {
      units: [card.id],
      players: [item.controller],
      places: to.kind === 'battlefield' ? [to.at] : [],
    },
  );
  arrive(play, [card.id]);
  played(play, item, play.state.objects[card.id] ?? card, 'enters');
};

/** `action.play.triggers.when`: what triggers on it being played does so once it has resolved. */
const played = (play: Play, item: ChainItem, card: GameObject, as?: 'enters'): void => {
  endNextPlay(play, item);
  const done = playEvent(play, item, card);
  emitEvents(play, () => (as === 'enters' ? [done, { ...done, on: 'enter' }] : [done]));
};

/**
 * The event that an ability was activated, which one and what it costs (`ability.activate`): once it has resolved, as a card is played by
 * then (`action.play.triggers.when`).
 */
const emitActivation = (play: Play, item: ChainItem): void => {
  if (item.ability?.kind !== 'activated') return;
  emitEvents(play, () => [
    newEvent('activate', {
      player: item.controller,
      what: sourceRef(play.state, item.source),
      // As it was when it was activated: its cost may have taken it from the board (`play.information.look-back`).
      memo: item.source.kind === 'object' ? item.source.memo : null,
      amount: baseEnergyOf(item),
    }),
  ]);
};

/** `cost.determining.ability`: whatever has made it cheaper or dearer. */
const baseEnergyOf = ({ ability }: ChainItem): number => {
  const energy = ability?.kind === 'activated' ? ability.cost.energy : 0;
  return typeof energy === 'number' ? energy : 0;
};
