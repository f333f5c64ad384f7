/** Instructions that play cards, and that say how what is played enters (`action.play.by-effect`). */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { pendingCard } from '../chain/pending.ts';
import { change, type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import { putOffBoard } from '../play/zones.ts';
import type { Destination } from '../state/cards/effectTerms.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, objectRef } from '../state/ref.ts';
import type { ChainItem, GameObject, Location, ObjectId, PlayerId } from '../state/state.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { placeOf } from './moves.ts';
import { isKeptFromPlay, placeToPlay } from './places.ts';
import { hiddenFor, pendToken, sayingOf } from './playingTokens.ts';
import { amountFor, choosers, objectsFor } from './refs.ts';
import { keep } from './results.ts';

export const playingHandlers = {
  play: (play, frame, i) => {
    const who = choosers(play, frame, i.who)[0] ?? frame.controller;
    const refs = objectsFor(play, frame, i.what, 'anywhere');
    const played = idsOf(refs).filter(id => playCard(play, frame, i, who, id));
    keep(
      frame,
      i.what,
      played.map(id => objectRef(play.state, id)),
      play,
    );
  },
  'enter ready': (play, frame, i) => {
    const ids = idsOf(objectsFor(play, frame, i.what, 'anywhere'));
    change(play, s => {
      s.chain = play.state.chain.map(x =>
        x.kind === 'card' && x.source.kind === 'object' && ids.includes(x.source.id) ? { ...x, enters: 'ready' } : x,
      );
    });
  },
  enter: (play, frame, i) => {
    const to = flatMapped(objectsFor(play, frame, i.what, 'anywhere'), r => {
      const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
      return o === undefined ? [] : [{ id: o.id, to: placeOf(play, frame, i.to, o) }];
    });
    change(play, s => {
      s.chain = play.state.chain.map(x => {
        const at = to.find(t => x.kind === 'card' && x.source.kind === 'object' && x.source.id === t.id)?.to ?? null;
        return at === null ? x : { ...x, to: at, places: null, placed: true };
      });
    });
  },
} satisfies Partial<InstructionHandlers>;

/** Wherever such a card or token may be played. */
const ANYWHERE = { to: null, places: null } as const;

/** A card goes on the chain as a pending item, and is finalised when this has resolved (`play.begin.resolving-first`). */
const playCard = (play: Play, frame: EffectFrame, i: InstructionOf<'play'>, who: PlayerId, id: ObjectId): boolean => {
  const o = play.state.objects[id];
  if (o === undefined || o.zone.kind === 'gone') return false;
  // "Play this again": the spell that resolves, which needs no other zone to be played from.
  const again = play.state.chain.some(
    x => x.id === frame.item && x.kind === 'card' && x.source.kind === 'object' && x.source.id === id,
  );
  if (o.zone.kind === 'chain' && !again) {
    // "Play that token": the one that was about to be played, as it was (`ability.replacement.inherits`).
    if (play.state.chain.some(x => x.kind === 'card' && x.source.kind === 'object' && x.source.id === id)) return false;
    const said = sayingOf(frame);
    if (said !== null) return pendToken(play, who, o, said);
    pendingCard(play, o, who, {});
    return true;
  }
  if (isKeptFromPlay(play, who, o)) return false;
  const from = ZONES[o.zone.kind] ?? 'nowhere';
  const where = placeSaid(i, o);
  const place = where === undefined ? ANYWHERE : placeToPlay(play, frame, where, o, who);
  if (place === null) {
    step(play)?.tell('play.impossible.ignored', `${o.name} is not played: there is no place where it may be played.`, {
      players: [who],
      units: [id],
    });
    return false;
  }
  putOffBoard(play, [id], 'chain');
  const now: GameObject = play.state.objects[id] ?? o;
  pendingCard(play, now, who, {
    to: place.to,
    places: place.places,
    granted: grantedPlace(play, frame, i, o),
    placed: where !== undefined,
    byEffect: true,
    enters: i.enters ?? null,
    hiddenAt: hiddenFor(frame, o),
    from,
    afterwards: i.afterwards ?? null,
    free: i.free,
    ...(i.cost === undefined ? {} : { instead: i.cost }),
    discount: discountOn(play, frame, i),
  });
  step(play)?.tell('action.play.by-effect', `${player(play.state, who).name} plays ${o.name} by ${frame.name}.`, {
    players: [who],
    units: [id],
  });
  return true;
};

const discountOn = (
  play: Play,
  frame: EffectFrame,
  { discount, minimum }: InstructionOf<'play'>,
): ChainItem['discount'] =>
  discount === undefined
    ? null
    : {
        energy: amountFor(play, frame, discount) ?? 0,
        minimum: minimum === undefined ? 0 : (amountFor(play, frame, minimum) ?? 0),
      };

/** `if it is a unit, play it here`: where units among what is played have to go (`play.choices.requirement`). */
const placeSaid = ({ to, units }: InstructionOf<'play'>, o: GameObject): Destination | undefined =>
  units === undefined || units.may || o.type !== 'unit' ? to : units.to;

/**
 * `…, you may play it here`, of a unit among them: one more place for its player to choose among as it is finalised, and no order
 * (`play.choices.location.granted`, `play.choices.requirement`).
 */
const grantedPlace = (
  play: Play,
  frame: EffectFrame,
  { units }: InstructionOf<'play'>,
  o: GameObject,
): Location | null => (units?.may === true && o.type === 'unit' ? placeOf(play, frame, units.to, o) : null);

const ZONES: Readonly<Record<string, 'hand' | 'trash' | 'deck' | 'banishment' | 'champion' | 'facedown' | undefined>> =
  {
    hand: 'hand',
    trash: 'trash',
    deck: 'deck',
    banished: 'banishment',
    champion: 'champion',
    facedown: 'facedown',
  };
