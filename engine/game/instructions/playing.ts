/** Instructions that play cards and tokens, and those that bring battlefields (`action.play.by-effect`, `create`, `replace`). */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { pendingCard } from '../chain/pending.ts';
import { replaced } from '../gameActions/replacing.ts';
import { ask } from '../play/ask.ts';
import { change, type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import { newPlayEvent } from '../play/recordEvents.ts';
import { tokenObject } from '../play/tokens.ts';
import { putOffBoard } from '../play/zones.ts';
import type { Destination, TokenSpec } from '../state/cards/effectTerms.ts';
import type { Saying } from '../state/events.ts';
import { withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, objectRef } from '../state/ref.ts';
import type { GameObject, ObjectId, PlayerId, Print } from '../state/state.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { placeOf } from './moves.ts';
import { isKeptFromPlay, placeToPlay } from './places.ts';
import { amountFor, choosers, objectsFor } from './refs.ts';
import { finish, keep } from './results.ts';

export const playingHandlers = {
  'play token': (play, frame, i) => {
    const first = play.state.objects.length;
    for (const who of choosers(play, frame, i.who)) {
      const amount = amountFor(play, frame, i.amount) ?? 0;
      for (let n = 0; n < amount; n++) {
        playToken(play, frame, i, who);
      }
    }
    // What was played in a token's place, or with it, has done to it what is done to that (`ability.replacement.inherits`).
    const made = flatMapped(play.state.objects.slice(first), o =>
      o.zone.kind === 'chain' ? [objectRef(play.state, o.id)] : [],
    );
    if (i.as !== undefined) frame.slots = withSlot(frame.slots, i.as, made);
    finish(frame, made, made.length);
  },
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
  'play copy': (play, frame, i) => {
    const model = objectsFor(play, frame, i.of, 'anywhere')[0];
    const of = model?.kind === 'object' ? play.state.objects[model.id] : undefined;
    if (of === undefined) {
      frame.done = false;
      return;
    }
    const like = play.state.chain.find(x => x.source.kind === 'object' && x.source.id === of.id && x.kind === 'card');
    const id = play.state.objects.length as ObjectId;
    const copy = tokenObject(play.state, id, of.print, frame.controller);
    copy.modifiers = of.modifiers;
    if (isKeptFromPlay(play, frame.controller, copy)) {
      frame.done = false;
      return;
    }
    change(play, s => {
      s.objects = [...play.state.objects, copy];
    });
    pendingCard(play, copy, frame.controller, {
      to: like?.to ?? null,
      places: like?.places ?? null,
      placed: like?.placed ?? false,
      enters: like?.enters ?? null,
      hiddenAt: frame.hiddenAt,
      from: 'nowhere',
    });
    finish(frame, [objectRef(play.state, id)], 1);
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
        return at === null ? x : { ...x, to: at, places: null };
      });
    });
  },
} satisfies Partial<InstructionHandlers>;

/** Wherever such a card or token may be played. */
const ANYWHERE = { to: null, places: null } as const;
const WHEREVER = { to: null, places: null, placed: false } as const;

type PlayToken = InstructionOf<'play token'>;

/** `token.played`: a token is created on the chain and played like a card, without a cost. */
const playToken = (play: Play, frame: EffectFrame, i: PlayToken, who: PlayerId): ObjectId | null => {
  const print = tokenPrint(play, frame, i.token);
  const id = play.state.objects.length as ObjectId;
  const object = tokenObject(play.state, id, print, who);
  if (isKeptFromPlay(play, who, object)) return null;
  const place = placeOfToken(play, frame, i, object);
  if (place === null) {
    step(play, 'play.impossible.ignored', `${print.name} is not played: there is no place where it may be played.`, {
      players: [who],
    });
    return null;
  }
  change(play, s => {
    s.objects = [...play.state.objects, object];
    if (print.abilities.length > 0 || print.keywords.length > 0) s.hasAbilities = true;
  });
  const said = {
    to: place.to,
    places: place.places,
    placed: place.placed,
    enters: i.enters ?? sayingOf(frame)?.enters ?? null,
    hiddenAt: hiddenFor(frame, object),
    from: 'nowhere',
  } as const;
  const would = newPlayEvent('play', {
    player: who,
    what: objectRef(play.state, id),
    memo: object,
    to: said.to,
    zone: said.from,
    saying: said,
  });
  if (replaced(play, () => would, who)) {
    // Something else was played in its place, or nothing.
    if (!play.state.chain.some(x => x.kind === 'card' && x.source.kind === 'object' && x.source.id === id))
      putOffBoard(play, [id], 'gone');
    return id;
  }
  pendingCard(play, object, who, said);
  return id;
};

/** Where its words have it played, or where the one was to be played in whose place it is. */
const placeOfToken = (
  play: Play,
  frame: EffectFrame,
  { to }: PlayToken,
  token: GameObject,
): Pick<Saying, 'to' | 'places' | 'placed'> | null => {
  if (to === undefined) return WHEREVER;
  if (to.kind === 'same place') return sayingOf(frame) ?? WHEREVER;
  const place = placeToPlay(play, frame, to, token, token.controller);
  return place === null ? null : { to: place.to, places: place.places, placed: true };
};

const tokenPrint = (play: Play, frame: EffectFrame, spec: TokenSpec): Print => {
  const known = play.library(spec.name);
  const might = spec.might === undefined ? (known?.might ?? 0) : (amountFor(play, frame, spec.might) ?? 0);
  const keywords = [
    ...(known?.keywords ?? []).filter(k => !spec.keywords.some(s => s.name === k.name)),
    ...spec.keywords.map(k => ({ name: k.name, value: amountFor(play, frame, k.value) ?? 1 })),
  ];
  return {
    name: spec.name,
    // A token that the library knows is what it is there.
    type: known?.type === 'gear' ? 'gear' : spec.type,
    also: known?.also ?? [],
    marks: ['token'],
    domains: [],
    energy: 0,
    power: [],
    might,
    mightBonus: 0,
    tags: [...new Set([...(known?.tags ?? []), ...spec.tags])],
    keywords,
    abilities: known?.abilities ?? [],
    timing: 'main',
  };
};

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
    pendingCard(play, o, who, sayingOf(frame) ?? {});
    return true;
  }
  if (isKeptFromPlay(play, who, o)) return false;
  const from = ZONES[o.zone.kind] ?? 'nowhere';
  const where = placeSaid(play, frame, i, o, who);
  const place = where === undefined ? ANYWHERE : placeToPlay(play, frame, where, o, who);
  if (place === null) {
    step(play, 'play.impossible.ignored', `${o.name} is not played: there is no place where it may be played.`, {
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
    placed: where !== undefined,
    byEffect: true,
    enters: i.enters ?? null,
    hiddenAt: hiddenFor(frame, o),
    from,
    afterwards: i.afterwards ?? null,
    free: i.free,
    ...(i.cost === undefined ? {} : { instead: i.cost }),
    discount: discountOn(play, frame, i, now),
  });
  step(play, 'action.play.by-effect', `${player(play.state, who).name} plays ${o.name} by ${frame.name}.`, {
    players: [who],
    units: [id],
  });
  return true;
};

/** `keyword.hidden.here.plays-unit`: of what a card from facedown plays, units alone go where it was hidden. */
const hiddenFor = ({ hiddenAt }: EffectFrame, { type }: GameObject): EffectFrame['hiddenAt'] =>
  type === 'unit' ? hiddenAt : null;

/** `play.cost.discount.minimum`: a discount with a minimum takes nothing off what costs less than that. */
const discountOn = (
  play: Play,
  frame: EffectFrame,
  { discount, minimum }: InstructionOf<'play'>,
  { print }: GameObject,
): number => {
  const less = discount === undefined ? 0 : (amountFor(play, frame, discount) ?? 0);
  if (minimum === undefined) return less;
  return Math.min(less, Math.max(0, print.energy - (amountFor(play, frame, minimum) ?? 0)));
};

/** `if it is a unit, play it here`: where units among what is played go; where they only may, their player is asked. */
const placeSaid = (
  play: Play,
  frame: EffectFrame,
  { to, units }: InstructionOf<'play'>,
  o: GameObject,
  who: PlayerId,
): Destination | undefined => {
  if (units === undefined || o.type !== 'unit') return to;
  if (!units.may) return units.to;
  const { yes } = ask(play, 'may', {
    player: who,
    question: { ask: 'may' },
    about: frame.name,
    rule: 'play.choices.location.granted',
    prompt: `whether to play ${o.name} there`,
  });
  return yes ? units.to : to;
};

const ZONES: Readonly<Record<string, 'hand' | 'trash' | 'deck' | 'banishment' | 'champion' | 'facedown' | undefined>> =
  {
    hand: 'hand',
    trash: 'trash',
    deck: 'deck',
    banished: 'banishment',
    champion: 'champion',
    facedown: 'facedown',
  };

/** How the token was to be played in whose place this is done. */
const sayingOf = ({ event }: EffectFrame): Saying | null => (event !== null && 'saying' in event ? event.saying : null);
