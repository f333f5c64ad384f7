/** Where an instruction has something played to (`play.choices.location`). */

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
import type { GameObject, Location, PlayerId } from '../state/state.ts';
import type { InstructionOf } from './handlers.ts';
import { placeOf } from './moves.ts';
import { placeFor } from './refs.ts';

/** Where something that an effect has played goes: to a place, or to one of several, which its player chooses later. */
type PlaceSaid = Pick<ChainItem, 'to' | 'places'>;

/**
 * Null where it may be played to none: then the instruction is skipped (`play.legality.prevented-action`). Which of several
 * is chosen as it is finalised, when this has resolved (`play.begin.resolving-first`); one for all that are played, as this
 * resolves.
 */
export const placeToPlay = (
  play: Play,
  a: EffectFrame,
  to: Destination,
  o: GameObject,
  who: PlayerId,
): PlaceSaid | null => {
  if (to.kind !== 'chosen') {
    const place = placeOf(play, a, to, o);
    return place === null || isBarred(play, who, o, place) ? null : { to: place, places: null };
  }
  if (to.one === true) {
    const place = placeFor(play, a, to.slot, to.where, allowed(play, a, to, o, who));
    return place === null || isBarred(play, who, o, place) ? null : { to: place, places: null };
  }
  const places = allowed(play, a, to, o, who).flatMap(r => locationOfRef(r) ?? []);
  return places.length === 0 ? null : { to: null, places };
};

const allowed = (
  play: Play,
  a: EffectFrame,
  to: Extract<Destination, { kind: 'chosen' }>,
  o: GameObject,
  who: PlayerId,
) => {
  const free = placeOptions(contextOf(play, a), to.where).filter(r => {
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

/** Only a player plays units to that player's base (`play.choices.location.valid`). */
const isOthersBase = (who: PlayerId, to: Location): boolean => to.kind === 'base' && to.player !== who;

/** Whether the cards of a zone are all known: nothing is to be found there that has not been told of. */
const isTold = (play: Play, where: Where | undefined, who: PlayerId): boolean => {
  if (where?.kind !== 'zone') return true;
  const p = player(play.state, who);
  return where.zone === 'hand' ? p.handKnown : where.zone === 'deck' ? p.deck !== null : true;
};

/** Whether there is anything that the instruction could have played, as far as the cards are told. */
export const canBePlayed = (play: Play, a: EffectFrame, i: InstructionOf<'play'>): boolean => {
  const { what, to } = i;
  if (what.kind !== 'chosen' || what.among !== undefined || a.slots[what.slot] !== undefined) return true;
  const known = optionsFor(contextOf(play, a), what).options;
  if (known.length === 0) return !isTold(play, what.filter.where, a.controller);
  return known.some(r => {
    const o = objectOf(play.state, r);
    return o === null || to?.kind !== 'chosen' || allowed(play, a, to, o, a.controller).length > 0;
  });
};
