/** Moves objects between zones: off the board, into a deck, onto the board. */

import type { Draft } from '../state/draft.ts';
import { flatMapped } from '../state/lists.ts';
import { amongThese } from '../state/ref.ts';
import { NOTHING_SHOWN_OFF } from '../state/shownOff.ts';
import type { GameObject, Location, Modifier, ObjectId, OffBoard, PlayerId, UnspecifiedOrder } from '../state/state.ts';
import { changeHands } from './contesting.ts';
import { endControl } from './controlEffects.ts';
import { endWithAttachment, forgetCopies, forgetTypes } from './copying.ts';
import { change, changeObjects, changePlayer, type Play, step } from './play.ts';
import { baseOf, isLocation, isOfType, listedNames } from './query.ts';

/** An object that leaves the board keeps nothing that was done to it (`buff.leaves`, `counter.leaves`). */
const forget = (u: Draft<GameObject>): void => {
  u.damage = 0;
  u.damagedBy = [];
  u.exhausted = false;
  u.stunned = false;
  u.buffs = 0;
  u.timesEmpowered = 0;
  u.shownOff = NOTHING_SHOWN_OFF;
  u.role = null;
  forgetCopies(u);
  forgetTypes(u);
  u.modifiers = NONE;
  u.attachedTo = null;
  u.controller = u.owner;
};

const NONE: readonly never[] = [];

/**
 * Puts each object into its owner's zone of this kind, off the board. It is a new object there
 * (`play.target.illegal.new-object`); a token ceases to exist (`token.ceases`), and cards that were attached to it stay
 * behind (`attachment.top-most.leaves`).
 */
export const putOffBoard = (
  play: Play,
  ids: readonly ObjectId[],
  zone: OffBoard,
  by: 'a kill' | 'other means' = 'other means',
): void => {
  if (ids.length === 0) return;
  const left = dropGear(play, ids);
  for (const id of ids) removeFromDeck(play, id);
  changeObjects(play, ids, u => {
    forget(u);
    u.zone = { kind: u.token && zone !== 'chain' ? 'gone' : zone };
    u.killed = by === 'a kill';
    u.incarnation += 1;
    u.since = play.state.turnNumber;
  });
  endWithSource(play, ids);
  endWithAttachment(play, [...ids, ...left]);
};

/** On top of its owner's deck, or under it; an unknown deck stays unknown. A rune goes to the rune deck (`types.rune-recycled`). */
export const putInDeck = (play: Play, id: ObjectId, end: 'top' | 'bottom'): void => {
  const o = play.state.objects[id];
  if (o === undefined) return;
  const rune = isOfType(o, 'rune');
  putOffBoard(play, [id], rune ? 'rune deck' : 'deck');
  if (play.state.objects[id]?.zone.kind === 'gone') return;
  changePlayer(play, o.owner, p => {
    if (rune) p.runeDeck = withCard(p.runeDeck, id, end);
    else p.deck = withCard(p.deck, id, end);
  });
};

const withCard = (deck: Deck, id: ObjectId, end: 'top' | 'bottom'): Deck => {
  if (deck === null) return null;
  return end === 'top' ? [id, ...deck] : [...deck, id];
};

/** Null where the scenario does not list it. */
type Deck = readonly ObjectId[] | null;

const removeFromDeck = (play: Play, id: ObjectId): void => {
  const o = play.state.objects[id];
  if (o?.zone.kind === 'rune deck') return takeFromRuneDeck(play, o.owner, [id]);
  if (o?.zone.kind !== 'deck') return;
  changePlayer(play, o.owner, p => {
    p.deck = p.deck?.filter(other => other !== id) ?? null;
    p.unspecifiedOrders = ordersWithout(p.unspecifiedOrders, [id]);
  });
};

/** One that the scenario does not list stays unlisted. */
export const takeFromRuneDeck = (play: Play, who: PlayerId, ids: readonly ObjectId[]): void => {
  const listed = play.state.players[who]?.runeDeck ?? null;
  if (listed === null || ids.length === 0) return;
  const isTaken = amongThese(ids);
  changePlayer(play, who, p => {
    p.runeDeck = listed.filter(id => !isTaken(id));
  });
};

/** Orders of cards of a deck, as far as they still are open once these have left it or have been put in order anew. */
export const ordersWithout = (
  orders: readonly UnspecifiedOrder[],
  ids: readonly ObjectId[],
): readonly UnspecifiedOrder[] => {
  const isGone = amongThese(ids);
  if (!orders.some(({ cards, isReliedOn }) => !isReliedOn && cards.some(isGone))) return orders;
  return flatMapped(orders, order => {
    if (order.isReliedOn) return [order];
    const cards = order.cards.filter(id => !isGone(id));
    return cards.length < 2 ? [] : [{ cards, by: order.by, isReliedOn: false }];
  });
};

/** From the chain or another zone onto the board. From the chain it stays the same object. */
export const putOnBoard = (play: Play, id: ObjectId, at: Location, controller: PlayerId): void => {
  removeFromDeck(play, id);
  changeObjects(play, [id], u => {
    if (u.zone.kind !== 'chain') u.incarnation += 1;
    u.zone = at;
    u.killed = false;
    u.controller = controller;
    u.since = play.state.turnNumber;
  });
};

/** `detach.location.left`: gear stays where its bearer last was. */
const dropGear = (play: Play, ids: readonly ObjectId[]): readonly ObjectId[] => {
  const isGone = amongThese(ids);
  const gear = play.state.objects.filter(g => g.attachedTo !== null && isGone(g.attachedTo) && !isGone(g.id));
  for (const g of gear) {
    const bearer = g.attachedTo === null ? undefined : play.state.objects[g.attachedTo];
    const zone = bearer !== undefined && isLocation(bearer.zone) ? bearer.zone : baseOf(g.controller);
    changeObjects(play, [g.id], u => {
      u.attachedTo = null;
      u.zone = zone;
    });
  }
  return gear.map(g => g.id);
};

/**
 * Effects that last while their source is on the board end with it: control goes back, their abilities are gone, and what they have
 * created for that time. So does a
 * delayed linked ability as what it is linked with leaves its zone. Rules: `ability.delayed.linked.object`,
 * `ability.delayed.linked.zone.moved`.
 */
const endWithSource = (play: Play, ids: readonly ObjectId[]): void => {
  const isGone = amongThese(ids);
  const ends = (m: Modifier): boolean =>
    m.kind === 'control' && m.until === 'source' && m.source !== null && isGone(m.source);
  const taken = play.state.objects.filter(o => o.modifiers.length > 0 && o.modifiers.some(ends));
  if (taken.length > 0)
    changeObjects(
      play,
      taken.map(o => o.id),
      u => endControl(u, ends),
    );
  changeHands(play, taken);
  endCreated(play, isGone);
  if (play.state.lastingAbilities.length === 0) return;
  const over = play.state.lastingAbilities.filter(
    f =>
      (f.until === 'source' && f.source.kind === 'object' && isGone(f.source.id)) ||
      (f.until === 'linked' && f.slots.it?.some(r => r.kind === 'object' && isGone(r.id)) === true),
  );
  if (over.length === 0) return;
  change(play, s => {
    const isOver = amongThese(over);
    s.lastingAbilities = play.state.lastingAbilities.filter(f => !isOver(f));
  });
};

/** `create.duration`: what was created for a time ceases to exist once that is over, and may be created anew. */
const endCreated = (play: Play, isGone: (source: ObjectId) => boolean): void => {
  const ends = (m: Modifier): boolean => m.kind === 'created' && isGone(m.source);
  const over = play.state.objects.filter(o => o.modifiers.length > 0 && o.modifiers.some(ends));
  if (over.length === 0) return;
  putOffBoard(
    play,
    over.map(o => o.id),
    'outside',
  );
  step(play)?.tell(
    'create.duration',
    `${listedNames(over.map(o => o.name))} ${over.length === 1 ? 'ceases' : 'cease'} to exist, as what created ${over.length === 1 ? 'it' : 'them'} for so long leaves the board.`,
    { units: over.map(o => o.id) },
  );
};
