/** Instructions that play tokens, and copies of what is played (`create`, `token.played`, `ability.replacement.flow`). */

import type { EffectFrame } from '../abilities/effectFrame.ts';
import { pendingCard } from '../chain/pending.ts';
import { replaced } from '../gameActions/replacing.ts';
import { change, type Play, step } from '../play/play.ts';
import { newPlayEvent } from '../play/recordEvents.ts';
import { tokenObject } from '../play/tokens.ts';
import { putOffBoard } from '../play/zones.ts';
import type { TokenSpec } from '../state/cards/effectTerms.ts';
import { withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { GameObject, ObjectId, PlayerId, Print, Saying } from '../state/state.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { isKeptFromPlay, placeToPlay } from './places.ts';
import { amountFor, choosers, objectsFor } from './refs.ts';
import { finish } from './results.ts';

export const tokenHandlers = {
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
    // Where the model itself has been replaced by then, as it was to be played.
    const as = like ?? sayingOf(frame);
    const made = pendToken(play, frame.controller, copy, {
      to: as?.to ?? null,
      places: as?.places ?? null,
      placed: as?.placed ?? false,
      enters: as?.enters ?? null,
      hiddenAt: frame.hiddenAt,
      from: 'nowhere',
    });
    finish(frame, made ? [objectRef(play.state, id)] : [], made ? 1 : 0);
  },
} satisfies Partial<InstructionHandlers>;

/** Wherever such a token may be played. */
const WHEREVER = { to: null, places: null, placed: false } as const;

type PlayToken = InstructionOf<'play token'>;

/** So many are copied, and looked through for what replaces it, in about the time of a look at one. */
const OBJECTS_OF_A_UNIT = 4;

/** `token.played`: a token is created on the chain and played like a card, without a cost. */
const playToken = (play: Play, frame: EffectFrame, i: PlayToken, who: PlayerId): void => {
  play.state.budget.spend(Math.ceil(play.state.objects.length / OBJECTS_OF_A_UNIT), 'happenings');
  const print = tokenPrint(play, frame, i.token);
  const id = play.state.objects.length as ObjectId;
  const object = tokenObject(play.state, id, print, who);
  if (isKeptFromPlay(play, who, object)) return;
  const place = placeOfToken(play, frame, i, object);
  if (place === null) {
    step(play)?.tell(
      'play.impossible.ignored',
      `${print.name} is not played: there is no place where it may be played.`,
      {
        players: [who],
      },
    );
    return;
  }
  change(play, s => {
    s.objects = [...play.state.objects, object];
    if (print.abilities.length > 0 || print.keywords.length > 0) s.hasAbilities = true;
  });
  pendToken(play, who, object, {
    to: place.to,
    places: place.places,
    placed: place.placed,
    enters: i.enters ?? sayingOf(frame)?.enters ?? null,
    hiddenAt: hiddenFor(frame, object),
    from: 'nowhere',
  });
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

/**
 * A token goes on the chain, unless something else happens instead. That holds for "that token" and its copy, too: each is the
 * playing of a token, which every other replacement may still apply to once (`ability.replacement.once`). False where it is not played.
 */
export const pendToken = (play: Play, who: PlayerId, token: GameObject, said: Saying): boolean => {
  const isOnChain = (): boolean =>
    play.state.chain.some(x => x.kind === 'card' && x.source.kind === 'object' && x.source.id === token.id);
  const would = newPlayEvent('play', {
    player: who,
    what: objectRef(play.state, token.id),
    memo: token,
    to: said.to,
    zone: 'nowhere',
    saying: said,
  });
  if (!replaced(play, () => would, who)) {
    pendingCard(play, token, who, said);
    return true;
  }
  if (isOnChain()) return true;
  // Something else was played in its place, or nothing.
  putOffBoard(play, [token.id], 'gone');
  return false;
};

/** `keyword.hidden.here.plays-unit`: of what a card from facedown plays, units alone go where it was hidden. */
export const hiddenFor = ({ hiddenAt }: EffectFrame, { type }: GameObject): EffectFrame['hiddenAt'] =>
  type === 'unit' ? hiddenAt : null;

/** How the token was to be played in whose place this is done. */
export const sayingOf = ({ event }: EffectFrame): Saying | null =>
  event !== null && 'saying' in event ? event.saying : null;
