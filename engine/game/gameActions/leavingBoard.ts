/** Kill, banish, return, recycle: ways off the board (`kill`, `banish`, `recycle`). */

import { asNoted } from '../abilities/noted.ts';
import { viewOfState } from '../abilities/stateView.ts';
import { type Play, step } from '../play/play.ts';
import { isOnBoard, objectsById } from '../play/query.ts';
import { isOrAre, sentence } from '../play/sentence.ts';
import { putInDeck, putOffBoard } from '../play/zones.ts';
import type { Concept } from '../state/concepts.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameEvent, GameObject, ObjectId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { placeTriggers } from '../triggers/placing.ts';
import { ownLeavingTriggers, triggeredBy } from '../triggers/triggering.ts';
import type { Cause, CauseFor } from './cause.ts';
import { noteUnspecifiedOrder } from './deckOrder.ts';
import { eventFor, unreplaced } from './objectEvents.ts';

const idOf = (o: GameObject): ObjectId => o.id;

/** The objects still on the board, in the order given. */
const present = (play: Play, ids: readonly ObjectId[]): readonly GameObject[] =>
  objectsById(play.state, ids).filter(isOnBoard);

/**
 * `kill`: all of them at once. Each death can be replaced; what triggers on its own death goes on the chain first
 * (`kill.instruction.deathknell`, `cleanup.deathknell`), what triggers on others' after it. Gives those that died.
 * Rules: `gear.on-board.killed`, `keyword.deathknell.trigger`, `keyword.deathknell.pending`,
 * `keyword.deathknell.noted`, `unit.on-board.killed`.
 */
export const kill = (
  play: Play,
  said: readonly ObjectId[],
  causeOf: CauseFor,
  rule: Concept,
  why = '',
): readonly ObjectId[] => {
  const would = unreplaced(play, ['die', 'leave'], present(play, said).map(idOf), causeOf);
  const there = present(play, would);
  if (there.length === 0) return [];
  let events: readonly GameEvent[] = [];
  if (play.state.hasAbilities) {
    const noted = there.map(o => asNoted(play.state, viewOfState(play.state), o));
    events = [...noted.map(o => eventFor(play, 'die', o, causeOf(o.id))), ...leaving(play, noted, causeOf)];
    placeOwnTriggers(play, there, events);
  }
  const ids = there.map(idOf);
  putOffBoard(play, ids, 'trash', 'a kill');
  step(play)?.tell(rule, sentence`${there} ${isOrAre(there)} killed${why}.`, { units: ids });
  emitEvents(play, () => events);
  return ids;
};

/** What these objects bear that triggers on their own leaving goes on the chain while they are still there. */
const placeOwnTriggers = (play: Play, all: readonly GameObject[], events: readonly GameEvent[]): void => {
  const own = flatMapped(all, o => ownLeavingTriggers(play.state, o));
  placeTriggers(
    play,
    triggeredBy(play, events, own).filter(t => t.lasting === null),
  );
};

/** Objects that leave the board; what triggers on their own leaving goes on the chain before they are gone. */
const leaving = (play: Play, all: readonly GameObject[], causeOf: CauseFor): readonly GameEvent[] =>
  play.state.hasAbilities ? all.filter(isOnBoard).map(o => eventFor(play, 'leave', o, causeOf(o.id))) : [];

/** The same for what is no death, besides what it is: looked up while all of it is still there, and only where anybody hears of it. */
const leaveBoard = (
  play: Play,
  all: readonly GameObject[],
  causeOf: CauseFor,
  happens: (o: GameObject) => GameEvent,
): readonly GameEvent[] => {
  if (!play.state.hasAbilities) return NO_EVENTS;
  const noted = all.map(o => (isOnBoard(o) ? asNoted(play.state, viewOfState(play.state), o) : o));
  const happening = noted.map(happens);
  const events = leaving(play, noted, causeOf);
  if (events.length > 0) placeOwnTriggers(play, all, events);
  return [...happening, ...events];
};

const NO_EVENTS: readonly never[] = [];

/** `banish`: from wherever it is. */
export const banish = (play: Play, asked: readonly ObjectId[], cause: Cause): readonly ObjectId[] =>
  banishEach(play, asked, () => cause);

const banishEach = (play: Play, asked: readonly ObjectId[], causeOf: CauseFor): readonly ObjectId[] => {
  const ids = unreplaced(play, ['banish', 'leave'], asked, causeOf);
  const all = objectsById(play.state, ids);
  const events = leaveBoard(play, all, causeOf, o => eventFor(play, 'banish', o, causeOf(o.id)));
  putOffBoard(play, ids, 'banished');
  if (all.length > 0) step(play)?.tell('banish', sentence`${all} ${isOrAre(all)} banished.`, { units: ids });
  emitEvents(play, () => events);
  return ids;
};

/** To its owner's hand, from the board or the trash: as an effect says, or to pay a cost. */
export const returnToHand = (
  play: Play,
  asked: readonly ObjectId[],
  cause: Cause,
  rule: Concept = 'chain.resolve.newest',
): readonly ObjectId[] => {
  const ids = unreplaced(play, ['return', 'leave'], asked, () => cause);
  const all = objectsById(play.state, ids);
  const events = leaveBoard(
    play,
    all,
    () => cause,
    o => eventFor(play, 'return', o, cause),
  );
  putOffBoard(play, ids, 'hand');
  if (all.length > 0)
    step(play)?.tell(rule, sentence`${all} ${all.length === 1 ? 'goes' : 'go'} to hand.`, { units: ids });
  emitEvents(play, () => events);
  return ids;
};

/**
 * `recycle`: to the bottom of its owner's deck. Several at once lie there in an order that is nobody's choice (`recycle.order`), so
 * it does not go by the one in which they were named. Told here and not where they are chosen (`askWhich`), as costs and effects
 * recycle what nobody has named, too, and messages list what was named as it was named.
 */
export const recycle = (play: Play, asked: readonly ObjectId[], cause: Cause): void => {
  const ids = unreplaced(play, ['leave'], asked, () => cause);
  const all = objectsById(play.state, ids);
  // Each player recycles their own, no matter who was instructed to (`recycle.own-deck`).
  const events = leaveBoard(
    play,
    all,
    () => cause,
    o => eventFor(play, 'recycle', o, cause, { player: o.owner }),
  );
  const unordered = [...ids].sort((a, b) => a - b);
  for (const id of unordered) putInDeck(play, id, 'bottom');
  noteUnspecifiedOrder(play, unordered, 'chance');
  if (all.length > 0) step(play)?.tell('recycle', sentence`${all} ${isOrAre(all)} recycled.`, { units: ids });
  emitEvents(play, () => events);
};
