/** Events that happen to objects, and whether something happens instead of them. */

import { locationOf } from '../abilities/context.ts';
import { isAlone } from '../abilities/plainStates.ts';
import type { Play } from '../play/play.ts';
import { combatUnderWay, isOnBoard } from '../play/query.ts';
import { newDeathEvent, newEvent } from '../play/recordEvents.ts';
import type { Replaceable } from '../state/cards/eventNames.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { DeathEvent, GameEvent, GameObject, ObjectId, PlainEvent } from '../state/state.ts';
import type { Cause, CauseFor } from './cause.ts';
import { orderedBy } from './replacementOrder.ts';
import { mayReplace } from './replacements.ts';
import { type PendingEvent, replacedAtOnce } from './replacing.ts';

/** What can happen to an object without more to say of it, and its death. */
type ToObject = PlainEvent['on'] | 'die';

/** An event that happens to an object, recorded as the object is now. */
export const eventFor = (
  play: Pick<Play, 'state'>,
  on: ToObject,
  o: GameObject,
  cause: Cause,
  { player = cause.player, by = cause.by, amount = 1 }: Partial<Pick<GameEvent, 'player' | 'by' | 'amount'>> = {},
): PlainEvent | DeathEvent => {
  const fields = {
    player,
    what: objectRef(play.state, o.id),
    memo: o,
    by,
    at: locationOf(play.state, o),
    amount,
    inCombat: o.role !== null && combatUnderWay(play.state) !== null,
    alone: on === 'die' && o.type === 'unit' ? isAlone(play.state, o) : null,
  };
  return on === 'die' ? newDeathEvent(fields) : newEvent(on, fields);
};

/** Those that nothing else happens to instead, of each of the events that it would be (`ability.replacement`). */
export const unreplaced = (
  play: Play,
  ons: readonly (Replaceable & ToObject)[],
  ids: readonly ObjectId[],
  causeOf: CauseFor,
): readonly ObjectId[] => {
  if (!mayReplace(play.state)) return ids;
  return ons.reduce((left, on) => {
    const would = flatMapped(left, (id): readonly PendingEvent[] => {
      const o = play.state.objects[id];
      if (o === undefined || (on === 'leave' && !isOnBoard(o))) return [];
      return [{ event: eventFor(play, on, o, causeOf(id)), affected: orderedBy(play, o) }];
    });
    const gone = new Set([...replacedAtOnce(play, would)].map(w => w.event.memo?.id));
    return left.filter(id => !gone.has(id));
  }, ids);
};
