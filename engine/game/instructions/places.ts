/** Places to which an instruction can play something (`play.choices.location`). */

import { locationOfRef, optionsFor, placeOptions } from '../abilities/choosing.ts';
import { nameOfRef, objectOf } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { forbids } from '../abilities/prohibited.ts';
import { isOthersCombat } from '../chain/places.ts';
import { allLocations } from '../play/destinations.ts';
import { type Play, step } from '../play/play.ts';
import { listedNames, player } from '../play/query.ts';
import type { Destination, Where } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { ChainItem, GameObject, Location, PlayerId, Ref } from '../state/state.ts';
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

/**
 * What keeps a player from playing something at all: an effect that has it played does not get past that
 * (`silver.cant.forbidden`, `play.legality.prevented-action`). A unit is kept from places one by one, unless it is kept from
 * leaving the place where it lies. Null where nothing does.
 */
const barOnPlaying = (play: Play, who: PlayerId, o: GameObject): string | null => {
  const { state } = play;
  if (o.type !== 'unit' || o.zone.kind === 'facedown') return forbids(state, 'play', who, o, {});
  const bars = allLocations(state).map(to => forbids(state, 'play', who, o, { to, at: to }));
  return bars.includes(null) ? null : (bars[0] ?? null);
};

/** `play.impossible.ignored`: what may not be played stays where it is, and its player is told so. False where it may. */
export const isKeptFromPlay = (play: Play, who: PlayerId, o: GameObject): boolean => {
  const bar = barOnPlaying(play, who, o);
  if (bar === null) return false;
  step(play)?.tell(
    'play.impossible.ignored',
    `${o.name} is not played: ${bar} does not let ${player(play.state, who).name} play it.`,
    { players: [who], units: play.state.objects[o.id] === undefined ? [] : [o.id] },
  );
  return true;
};

/** Nobody plays units to another player's base (`play.choices.location.valid`). */
const isOthersBase = (who: PlayerId, to: Location): boolean => to.kind === 'base' && to.player !== who;

/** Whether the scenario lists all cards of a zone, so that none but these can be found there. */
const isListed = (play: Play, where: Where | undefined, who: PlayerId): boolean => {
  if (where?.kind !== 'zone') return true;
  const p = player(play.state, who);
  if (where.zone === 'hand') return p.handKnown;
  return where.zone !== 'deck' || p.deck !== null;
};

const isAllKeptFromPlay = (play: Play, who: PlayerId, refs: readonly Ref[]): boolean =>
  refs.length > 0 &&
  refs.every(r => {
    const o = objectOf(play.state, r);
    return o !== null && isKeptFromPlay(play, who, o);
  });

/** Whether the instruction has anything to play; assumed of a zone whose cards the scenario does not list. */
export const canBePlayed = (play: Play, frame: EffectFrame, i: InstructionOf<'play'>): boolean => {
  const { what, to } = i;
  const who = frame.controller;
  if (what.kind !== 'chosen') return true;
  const chosen = frame.slots[what.slot];
  // One that may not be played is nothing to be asked about, and is told of.
  if (chosen !== undefined) return !isAllKeptFromPlay(play, who, chosen);
  if (what.among !== undefined) return true;
  const known = optionsFor(contextOf(play, frame), what).options;
  if (known.length === 0 && !isListed(play, what.filter.where, who)) return true;
  const open = known.filter(r => {
    const o = objectOf(play.state, r);
    return o === null || barOnPlaying(play, who, o) === null;
  });
  if (known.length > 0 && open.length === 0) return !isAllKeptFromPlay(play, who, known);
  const isAnyPlaced = open.some(r => {
    const o = objectOf(play.state, r);
    return o === null || to?.kind !== 'chosen' || allowed(play, frame, to, o, who).length > 0;
  });
  if (!isAnyPlaced) tellNothingToPlay(play, frame, open);
  return isAnyPlaced;
};

/** Whoever is not asked is told why. */
const tellNothingToPlay = (play: Play, frame: EffectFrame, open: readonly Ref[]): void => {
  const { name } = player(play.state, frame.controller);
  step(play)?.tell(
    'play.impossible.ignored',
    open.length === 0
      ? `${name} has nothing to play with ${frame.name}.`
      : `${name} plays nothing by ${frame.name}: there is no place where ${listedNames(open.map(r => nameOfRef(play.state, r)))} may be played.`,
    { players: [frame.controller] },
  );
};
