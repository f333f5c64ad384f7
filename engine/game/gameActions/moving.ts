/**
 * Takes objects from one location to another: moves, and recalls, which are not moves (`move`, `recall.not-a-move`).
 */

import { locationOf } from '../abilities/context.ts';
import { arrive } from '../play/contesting.ts';
import { type Play, step } from '../play/play.ts';
import { baseOf, objectsById } from '../play/query.ts';
import { newMoveEvent } from '../play/recordEvents.ts';
import { isOrAre, sentence } from '../play/sentence.ts';
import type { Concept } from '../state/concepts.ts';
import { objectRef } from '../state/ref.ts';
import type { BattlefieldId, GameObject, Location, MoveEvent, ObjectId } from '../state/state.ts';
import type { Said } from '../state/steps.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { Cause } from './cause.ts';
import { eventFor, unreplaced } from './objectEvents.ts';
import { putAt } from './putAt.ts';
import { orderedBy } from './replacementOrder.ts';
import { replaced } from './replacing.ts';

export interface Move {
  readonly id: ObjectId;
  readonly to: Location;
}

/**
 * `move`: all of them at once; where a player comes to a battlefield that they do not control, they contest it
 * (`move.contests`). Rules: `action.move.meaning`, `move.origin`, `move.by-effect`, `move.cleanup`,
 * `action.move.when`.
 */
export const moveAll = (
  play: Play,
  asked: readonly Move[],
  cause: Cause,
  as: { readonly rule: Concept; readonly text: Said },
): void => {
  const moves = asked.filter(m => !isReplaced(play, m, cause));
  if (moves.length === 0) return;
  const ids = moves.map(m => m.id);
  const before = objectsById(play.state, ids);
  const to = (o: GameObject): Location | null => moves.findLast(m => m.id === o.id)?.to ?? null;
  putAt(
    play,
    before.map(o => o.id),
    o => to(o) ?? baseOf(o.controller),
  );
  const places: BattlefieldId[] = [];
  for (const { to: goal } of moves) if (goal.kind === 'battlefield' && !places.includes(goal.at)) places.push(goal.at);
  step(play)?.tell(as.rule, as.text, {
    units: before.map(o => o.id),
    players: cause.player === null ? undefined : [cause.player],
    places,
  });
  arrive(play, ids);
  emitEvents(play, () => before.map(o => moveEvent(play, o, to(o), cause)));
};

/** `skip`, `ability.replacement`: something else, or nothing, may happen instead of a move. */
const isReplaced = (play: Play, { id, to }: Move, cause: Cause): boolean => {
  const o = play.state.objects[id];
  return o !== undefined && replaced(play, () => moveEvent(play, o, to, cause), orderedBy(play, o));
};

const moveEvent = (play: Play, before: GameObject, to: Location | null, cause: Cause): MoveEvent => {
  const o = play.state.objects[before.id] ?? before;
  return newMoveEvent({
    player: cause.player,
    what: objectRef(play.state, o.id),
    memo: o,
    by: cause.by,
    at: to,
    from: locationOf(play.state, before),
    to,
    inCombat: before.role !== null,
  });
};

/** `recall`: to its controller's base; nothing that triggers on moves does. */
export const recall = (
  play: Play,
  asked: readonly ObjectId[],
  cause: Cause,
  rule: Concept = 'recall',
): readonly ObjectId[] => {
  const ids = unreplaced(play, ['recall'], asked, () => cause);
  const all = objectsById(play.state, ids);
  if (all.length === 0) return [];
  putAt(play, ids, o => baseOf(o.controller));
  step(play)?.tell(rule, sentence`${all} ${isOrAre(all)} recalled to base.`, { units: ids });
  emitEvents(play, () => all.map(o => eventFor(play, 'recall', o, cause)));
  return ids;
};
