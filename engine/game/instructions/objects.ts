/** Instructions that do something to objects where they are, or remove them. */

import { objectOf, unchangedObject } from '../abilities/context.ts';
import type { EffectFrame } from '../abilities/effectFrame.ts';
import { recordOutcome } from '../abilities/outcomes.ts';
import { putFacedown, refuseHidingAt } from '../chain/hiding.ts';
import { detach } from '../gameActions/attach.ts';
import { topCards } from '../gameActions/burnOut.ts';
import { beforeRevealing, discardThese } from '../gameActions/cards.ts';
import { causeOf } from '../gameActions/cause.ts';
import { noteUnspecifiedDeckUsed } from '../gameActions/deckOrder.ts';
import { banish, kill, recycle, returnToHand } from '../gameActions/leavingBoard.ts';
import { changeCondition, PARTICIPLE } from '../gameActions/states.ts';
import { change, changePlayer, type Play, step } from '../play/play.ts';
import { isOnBoard, objectsById, player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { putOffBoard } from '../play/zones.ts';
import type { Destination, Selector } from '../state/cards/ability.ts';
import { withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { amongRefs, idsOf, objectRef, type Ref } from '../state/ref.ts';
import { LOOKED_SLOT } from '../state/slots.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { placeOf } from './moves.ts';
import { amountFor, choosers, objectsFor, refsFor } from './refs.ts';
import { countedOf, finish, keep, possibleOf, speakOf, thoseOf } from './results.ts';

type OnObjects = InstructionOf<'stun'>;

/** Changes a condition of objects on the board; gives those that it was changed of. */
const changed = (play: Play, frame: EffectFrame, i: OnObjects, condition: keyof typeof PARTICIPLE): readonly Ref[] => {
  const refs = objectsFor(play, frame, i.what);
  const done = changeCondition(play, condition, idsOf(refs), causeOf(frame));
  finish(frame, refs, done.length);
  return thoseOf(refs, done);
};

/** As above, to be spoken of further as "stunned this way". */
const outcome =
  (condition: Exclude<keyof typeof PARTICIPLE, 'disempower' | 'spend buff'>) =>
  (play: Play, frame: EffectFrame, i: OnObjects): void =>
    recordOutcome(frame, PARTICIPLE[condition], changed(play, frame, i, condition));

export const objectHandlers = {
  choose: (play, frame, i) => {
    frame.antecedent = refsFor(play, frame, i.what);
    frame.done = frame.antecedent.length > 0;
  },
  stun: outcome('stun'),
  buff: outcome('buff'),
  heal: (play, frame, i) => {
    const before = play.state.objects;
    const healed = changed(play, frame, i, 'heal');
    // "Removed this way": as much as was marked on them.
    frame.lastAmount = idsOf(healed).reduce((sum, id) => sum + (before[id]?.damage ?? 0), 0);
    recordOutcome(frame, 'healed', healed);
  },
  ready: outcome('ready'),
  exhaust: outcome('exhaust'),
  empower: outcome('empower'),
  disempower: (play, frame, i) => {
    changed(play, frame, i, 'disempower');
  },
  'spend buff': (play, frame, i) => {
    frame.lastAmount = changed(play, frame, i, 'spend buff').length;
  },
  kill: (play, frame, i) => {
    const meant = objectsFor(play, frame, i.what);
    if (meant.length === 0) tellFacedown(play, frame, objectsFor(play, frame, i.what, 'anywhere'));
    const refs = possibleOf(play, frame, 'be killed', meant);
    const spoken = speakOf(play, frame, i.what, meant, refs);
    const cause = causeOf(frame);
    const dead = kill(play, idsOf(refs), () => cause, 'kill');
    const counted = countedOf(play, refs, dead);
    finish(frame, leftToAsk(play, spoken, dead), counted.length);
    frame.lastAmount = counted.length;
    recordOutcome(frame, 'killed', counted);
  },
  banish: (play, frame, i) => {
    const refs = possibleOf(play, frame, 'be banished', objectsFor(play, frame, i.what, 'anywhere'));
    const gone = banish(play, idsOf(refs), causeOf(frame));
    keep(frame, i.what, refs, play);
    noteBanished(play, frame, refs, gone);
  },
  'banish top': (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) banishTop(play, frame, who, amountFor(play, frame, i.amount) ?? 0);
  },
  return: (play, frame, i) => {
    const meant = objectsFor(play, frame, i.what, 'anywhere');
    const refs = possibleOf(play, frame, 'be returned', meant);
    speakOf(play, frame, i.what, meant, refs);
    const gone = returnToHand(play, idsOf(refs), causeOf(frame));
    keep(frame, i.what, refs, play);
    const counted = countedOf(play, refs, gone);
    frame.done = counted.length > 0;
    recordOutcome(frame, 'returned', counted);
  },
  'draw these': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what, 'anywhere');
    putOffBoard(play, idsOf(refs), 'hand');
    step(play)?.tell('draw', `${frame.name}: ${refs.length === 1 ? 'a card is' : `${refs.length} cards are`} drawn.`, {
      units: idsOf(refs),
    });
    changePlayer(play, frame.controller, p => {
      p.drew += refs.length;
    });
    emitEvents(play, () =>
      refs.map(what => newEvent('draw', { player: frame.controller, what, memo: objectOf(play.state, what) })),
    );
    keep(frame, i.what, refs, play);
    recordOutcome(frame, 'drawn', frame.antecedent ?? []);
  },
  recycle: (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what, 'anywhere');
    recycle(play, idsOf(refs), causeOf(frame));
    finish(frame, refs, refs.length);
    recordOutcome(frame, 'recycled', refs);
  },
  'discard these': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what, 'anywhere');
    const who = idsOf(refs).map(id => play.state.objects[id]?.owner)[0];
    if (who !== undefined) discardThese(play, frame, who, idsOf(refs));
    finish(frame, refs, refs.length);
    recordOutcome(frame, 'discarded', refs);
  },
  hide: (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what, 'anywhere').filter(r => isHidden(play, frame, i.to, r));
    finish(frame, refs, refs.length);
  },
  reveal: (play, frame, i) => {
    const meant = objectsFor(play, frame, i.what, 'anywhere');
    for (const owner of ownersOfDecks(play, meant)) beforeRevealing(play, frame.controller, owner);
    const refs = meant.filter(r => unchangedObject(play.state, r) !== null);
    step(play)?.tell('reveal', `${frame.name}: ${refs.length === 1 ? 'a card is' : 'cards are'} revealed.`, {
      units: idsOf(refs),
    });
    finish(frame, refs, refs.length);
    // Where some of those looked at are revealed, "the rest" is what is left of them.
    const looked = frame.slots[LOOKED_SLOT] ?? [];
    if (refs.every(amongRefs(looked))) return;
    frame.slots = withSlot(frame.slots, LOOKED_SLOT, refs);
  },
  'look at': (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what, 'anywhere');
    const seen = refs.length === 1 ? 'a card is' : `${refs.length} cards are`;
    const how = i.until === undefined ? 'looked at' : 'open to its controller for the rest of the turn';
    step(play)?.tell('chain.resolve.newest', `${frame.name}: ${seen} ${how}.`, { units: idsOf(refs) });
    finish(frame, refs, refs.length);
    frame.slots = withSlot(frame.slots, LOOKED_SLOT, refs);
  },
  detach: (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what).filter(r => isOnThat(play, frame, i.from, r));
    const done = detach(play, idsOf(refs), causeOf(frame));
    finish(frame, refs, done.length);
  },
} satisfies Partial<InstructionHandlers>;

/** Whose decks the cards are in. */
const ownersOfDecks = (play: Play, refs: readonly Ref[]): ReadonlySet<PlayerId> =>
  new Set(flatMapped(objectsById(play.state, idsOf(refs)), ({ zone, owner }) => (zone.kind === 'deck' ? [owner] : [])));

/** `kill`: permanents are killed, and a facedown card is not one; reported, as it was chosen for that. */
const tellFacedown = (play: Play, frame: EffectFrame, refs: readonly Ref[]): void => {
  const hidden = objectsById(play.state, idsOf(refs)).filter(({ zone }) => zone.kind === 'facedown');
  if (hidden.length === 0) return;
  step(play)?.tell('play.impossible.ignored', `${frame.name}: a facedown card is no permanent, and is not killed.`, {
    units: hidden.map(({ id }) => id),
  });
};

/** `detach it from that unit`: what is attached to something else stays where it is (`play.impossible`). */
const isOnThat = (play: Play, frame: EffectFrame, from: Selector | undefined, ref: Ref): boolean => {
  if (from === undefined || ref.kind !== 'object') return true;
  const gear = play.state.objects[ref.id];
  if (gear === undefined || idsOf(objectsFor(play, frame, from)).some(id => id === gear.attachedTo)) return true;
  step(play)?.tell(
    'play.impossible.ignored',
    `${frame.name}: ${gear.name} is not attached there, and stays where it is.`,
    {
      units: [gear.id],
    },
  );
  return false;
};

/** Whether a card could be hidden there, and has been: by the player's own battlefields and the room that there is. */
const isHidden = (play: Play, frame: EffectFrame, to: Destination, ref: Ref): boolean => {
  const o = ref.kind === 'object' ? play.state.objects[ref.id] : undefined;
  const at = o === undefined ? null : placeOf(play, frame, to, o);
  if (o === undefined || at?.kind !== 'battlefield') return false;
  const [why] = refuseHidingAt(play.state, frame.controller, o, at.at);
  if (why !== undefined)
    step(play)?.tell('play.impossible.ignored', `${frame.name}: ${why.message}`, { places: [at.at] });
  else putFacedown(play, frame.controller, o.id, at.at);
  return why === undefined;
};

/**
 * Looked back on is what this ability has put off the board itself (`play.information.look-back`); of what something else has,
 * in its place, there is nothing left to ask (`play.information.gone`).
 */
const leftToAsk = (play: Play, refs: readonly Ref[], own: readonly ObjectId[]): readonly Ref[] =>
  refs.filter(r => {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    return o === undefined || isOnBoard(o) || own.includes(o.id);
  });

/** `burn-out.other-zones`: so many cards as there are, where the edition has nobody burn out for this. */
const banishTop = (play: Play, frame: EffectFrame, who: PlayerId, asked: number): void => {
  const { deck } = player(play.state, who);
  noteUnspecifiedDeckUsed(play, who);
  const amount = play.behaviours.burnOutFor === 'any move' ? asked : Math.min(asked, deck?.length ?? 0);
  const refs: Ref[] = [];
  const gone: ObjectId[] = [];
  topCards(play, who, amount, ids => {
    refs.push(...ids.map(id => objectRef(play.state, id)));
    gone.push(...banish(play, ids, causeOf(frame)));
  });
  keep(frame, { kind: 'it' }, refs, play);
  noteBanished(play, frame, refs, gone);
};

const noteBanished = (play: Play, frame: EffectFrame, refs: readonly Ref[], gone: readonly ObjectId[]): void => {
  const counted = countedOf(play, refs, gone);
  frame.done = counted.length > 0;
  recordOutcome(frame, 'banished', counted);
  link(play, frame, gone);
};

/** `ability.linked.reference`: what this ability banished, for the others of its source, or of the gear that lent it. */
const link = (play: Play, frame: EffectFrame, ids: readonly ObjectId[]): void => {
  const { source } = frame;
  if (source.kind !== 'object') return;
  const by = source.gear ?? source.id;
  const more = ids.map(what => ({ by, what, incarnation: play.state.objects[what]?.incarnation ?? 0 }));
  change(play, s => {
    s.banishedBy = [...play.state.banishedBy, ...more];
  });
};
