/** Kill, banish, return, recycle: ways off the board (`kill`, `banish`, `recycle`). */

import { locationOf } from '../abilities/context.ts';
import { isOnBoard } from '../abilities/measures.ts';
import { isAlone } from '../abilities/thingStates.ts';
import type { Draft } from '../play/copies.ts';
import { changeUnits, type Play, step } from '../play/play.ts';
import { combatUnderWay, listed } from '../play/query.ts';
import { event } from '../play/recordEvents.ts';
import { putInDeck, putOff } from '../play/zones.ts';
import type { Replaceable } from '../state/cards/terms.ts';
import type { Concept } from '../state/concepts.ts';
import type { GameEvent } from '../state/events.ts';
import { objectRef } from '../state/ref.ts';
import type { GameObject, ObjectId } from '../state/state.ts';
import { happen } from '../triggers/emitEvents.ts';
import { place } from '../triggers/placing.ts';
import { ownLeavingTriggers, setOffBy } from '../triggers/triggering.ts';
import type { Doer } from './cause.ts';
import { orderedBy } from './replacementOrder.ts';
import { mayReplace, replacedAtOnce, type Would } from './replacing.ts';

const names = (all: readonly GameObject[]): string => listed(all.map(o => o.name));
const are = (all: readonly unknown[]): string => (all.length === 1 ? 'is' : 'are');

/** Something that happens to an object, told as it is now. */
export const eventFor = (
  play: Play,
  on: GameEvent['on'],
  o: GameObject,
  doer: Doer,
  fields?: Partial<GameEvent>,
): GameEvent => {
  const told: Draft<GameEvent> = event(play.state, on, fields);
  if (fields?.player === undefined) told.player = doer.player;
  told.what = objectRef(play.state, o.id);
  told.memo = o;
  if (fields?.by === undefined) told.by = doer.by;
  told.at ??= locationOf(play.state, o);
  told.inCombat = o.role !== null && combatUnderWay(play.state) !== null;
  if (on === 'die' && o.type === 'unit') told.alone = isAlone(play.state, o);
  return told;
};

/** Those that nothing else happens to instead, of each of the events that it would be (`ability.replacement`). */
export const unreplaced = (
  play: Play,
  ons: readonly Replaceable[],
  ids: readonly ObjectId[],
  doer: Doer,
): readonly ObjectId[] => {
  if (!mayReplace(play.state)) return ids;
  return ons.reduce((left, on) => {
    const would = left.flatMap((id): readonly Would[] => {
      const o = play.state.objects[id];
      if (o === undefined || (on === 'leave' && !isOnBoard(o))) return [];
      return [{ event: eventFor(play, on, o, doer), affected: orderedBy(play, o) }];
    });
    const gone = new Set([...replacedAtOnce(play, would)].map(w => w.event.memo?.id));
    return left.filter(id => !gone.has(id));
  }, ids);
};

const idOf = (o: GameObject): ObjectId => o.id;

/** The objects still on the board, in the order given. */
const present = (play: Play, ids: readonly ObjectId[]): readonly GameObject[] =>
  ids.flatMap(id => {
    const o = play.state.objects[id];
    return o !== undefined && isOnBoard(o) ? [o] : [];
  });

/**
 * `kill`: all of them at once. Each death can be replaced; what triggers on its own death goes on the chain first
 * (`kill.instruction.deathknell`, `cleanup.deathknell`), what triggers on others' behind it. Gives those that died.
 * Rules: `gear.on-board.killed`, `keyword.deathknell.trigger`, `keyword.deathknell.pending`,
 * `keyword.deathknell.noted`, `unit.on-board.killed`.
 */
export const kill = (
  play: Play,
  said: readonly ObjectId[],
  doer: Doer,
  rule: Concept,
  why = '',
): readonly ObjectId[] => {
  const there = present(play, unreplaced(play, ['die', 'leave'], present(play, said).map(idOf), doer));
  if (there.length === 0) return [];
  let events: readonly GameEvent[] = [];
  if (play.state.hasAbilities) {
    events = [...there.map(o => eventFor(play, 'die', o, doer)), ...leaving(play, there, doer)];
    const own = there.flatMap(o => ownLeavingTriggers(play.state, o));
    const off = setOffBy(play, events, own).filter(t => t.inForce === null);
    place(play, off);
  }
  const ids = there.map(o => o.id);
  putOff(play, ids, 'trash');
  changeUnits(play, ids, u => {
    u.killed = true;
  });
  step(play, rule, `${names(there)} ${are(there)} killed${why}.`, { units: ids });
  happen(play, events);
  return ids;
};

/** Objects that leave the board; what triggers on their own leaving goes on the chain before they are gone. */
const leaving = (play: Play, all: readonly GameObject[], doer: Doer): readonly GameEvent[] =>
  play.state.hasAbilities ? all.filter(isOnBoard).map(o => eventFor(play, 'leave', o, doer)) : [];

/** The same for what is no death. */
const leaveBoard = (play: Play, all: readonly GameObject[], doer: Doer): readonly GameEvent[] => {
  const events = leaving(play, all, doer);
  if (events.length > 0)
    place(
      play,
      setOffBy(
        play,
        events,
        all.flatMap(o => ownLeavingTriggers(play.state, o)),
      ).filter(t => t.inForce === null),
    );
  return events;
};

/** `banish`: from wherever it is. */
export const banish = (play: Play, asked: readonly ObjectId[], doer: Doer): readonly ObjectId[] => {
  const ids = unreplaced(play, ['banish', 'leave'], asked, doer);
  const all = ids.flatMap(id => play.state.objects[id] ?? []);
  const events = [...all.map(o => eventFor(play, 'banish', o, doer)), ...leaveBoard(play, all, doer)];
  putOff(play, ids, 'banished');
  if (all.length > 0) step(play, 'banish', `${names(all)} ${are(all)} banished.`, { units: ids });
  happen(play, events);
  return ids;
};

/** To its owner's hand, from the board or the trash. */
export const toHand = (
  play: Play,
  asked: readonly ObjectId[],
  doer: Doer,
  rule: Concept = 'play.impossible',
): readonly ObjectId[] => {
  const ids = unreplaced(play, ['return', 'leave'], asked, doer);
  const all = ids.flatMap(id => play.state.objects[id] ?? []);
  const events = [...all.map(o => eventFor(play, 'return', o, doer)), ...leaveBoard(play, all, doer)];
  putOff(play, ids, 'hand');
  if (all.length > 0) step(play, rule, `${names(all)} ${all.length === 1 ? 'goes' : 'go'} to hand.`, { units: ids });
  happen(play, events);
  return ids;
};

/** `recycle`: to the bottom of its owner's deck. */
export const recycle = (play: Play, asked: readonly ObjectId[], doer: Doer): void => {
  const ids = unreplaced(play, ['leave'], asked, doer);
  const all = ids.flatMap(id => play.state.objects[id] ?? []);
  const events = [
    // Each player recycles their own, whoever was told to (`recycle.own-deck`).
    ...all.map(o => eventFor(play, 'recycle', o, doer, { player: o.owner })),
    ...leaveBoard(play, all, doer),
  ];
  for (const id of ids) putInDeck(play, id, 'bottom');
  if (all.length > 0) step(play, 'recycle', `${names(all)} ${are(all)} recycled.`, { units: ids });
  happen(play, events);
};
