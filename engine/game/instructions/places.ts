/** Places to which an instruction can play something (`play.choices.location`). */

import { locationOfRef, optionsFor, placeOptions } from '../abilities/choosing.ts';
import { objectOf } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { forbids } from '../abilities/prohibited.ts';
import { isOthersCombat } from '../chain/places.ts';
import type { Play } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Destination } from '../state/cards/effectTerms.ts';
import type { Where } from '../state/cards/terms.ts';
import type { ChainItem } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, Location, PlayerId } from '../state/state.ts';
import type { InstructionOf } from './handlers.ts';
import { placeOf } from './moves.ts';
import { placeFor } from './refs.ts';

/** The place of something that an effect plays, or several among which its player chooses later. */
type PlayedTo = Pick<ChainItem, 'to' | 'places'>;

/**
 * Null if there is no place for it: then the instruction is skipped (`play.legality.prevented-action`). One of several places
 * is chosen as the card is finalised, after this has resolved (`play.begin.resolving-first`); if one place is for all that
 * are played, it is chosen as this resolves.
 */
export const placeToPlay = (
  play: Play,
  frame: EffectFrame,
  to: Destination,
  o: GameObject,
  who: PlayerId,
): PlayedTo | null => {
  if (to.kind !== 'chosen') {
    const place = placeOf(play, frame, to, o);
    return place === null || isBarred(play, who, o, place) ? null : { to: place, places: null };
  }
  if (to.one === true) {
    const place = placeFor(play, frame, to.slot, to.where, allowed(play, frame, to, o, who));
    return place === null || isBarred(play, who, o, place) ? null : { to: place, places: null };
  }
  const places = flatMapped(allowed(play, frame, to, o, who), r => locationOfRef(r) ?? []);
  return places.length === 0 ? null : { to: null, places };
};

const allowed = (
  play: Play,
  frame: EffectFrame,
  to: Extract<Destination, { kind: 'chosen' }>,
  o: GameObject,
  who: PlayerId,
) => {
  const free = placeOptions(contextOf(play, frame), to.where).filter(r => {
    const place = locationOfRef(r);
    return place !== null && !isBarred(play, who, o, place);
  });
  const open = free.filter(r => {
    const place = locationOfRef(r);
    return place !== null && !isOthersCombat(play.state, who, place);
  });
  return open.length === 0 ? free : open;
};

const isBarred = (play: Play, who: PlayerId, o: GameObject, to: Location): boolean =>
  o.type === 'unit' && (isOthersBase(who, to) || forbids(play.state, 'play', who, o, { to, at: to }) !== null);

/** Nobody plays units to another player's base (`play.choices.location.valid`). */
const isOthersBase = (who: PlayerId, to: Location): boolean => to.kind === 'base' && to.player !== who;

/** Whether the scenario lists all cards of a zone, so that none but these can be found there. */
const isListed = (play: Play, where: Where | undefined, who: PlayerId): boolean => {
  if (where?.kind !== 'zone') return true;
  const p = player(play.state, who);
  if (where.zone === 'hand') return p.handKnown;
  return where.zone !== 'deck' || p.deck !== null;
};

/** Whether the instruction has anything to play; assumed of a zone whose cards the scenario does not list. */
export const canBePlayed = (play: Play, frame: EffectFrame, i: InstructionOf<'play'>): boolean => {
  const { what, to } = i;
  if (what.kind !== 'chosen' || what.among !== undefined || frame.slots[what.slot] !== undefined) return true;
  const known = optionsFor(contextOf(play, frame), what).options;
  if (known.length === 0) return !isListed(play, what.filter.where, frame.controller);
  return known.some(r => {
    const o = objectOf(play.state, r);
    return o === null || to?.kind !== 'chosen' || allowed(play, frame, to, o, frame.controller).length > 0;
  });
};
