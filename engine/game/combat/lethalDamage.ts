/** Kills units with lethal damage, and says which player is responsible. */

import { unchangedObject } from '../abilities/context.ts';
import { hasLethalDamage } from '../abilities/might.ts';
import { prohibited } from '../abilities/prohibited.ts';
import { type Cause, type CauseFor, THE_GAME } from '../gameActions/cause.ts';
import { kill } from '../gameActions/leavingBoard.ts';
import type { Play } from '../play/play.ts';
import { isOnBoard } from '../play/query.ts';
import { newEvent, recordEvents } from '../play/recordEvents.ts';
import { freshDamage, type GameEvent } from '../state/events.ts';
import { flatMapped } from '../state/lists.ts';
import { distinctRefs } from '../state/ref.ts';
import type { ObjectId, State, Unit } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { cleanupNeedsOf } from './cleanupNeeds.ts';
import { ids } from './unitsInSteps.ts';

/** `cleanup.kill`: all units with lethal damage, at once. */
export const killLethal = (play: Play): void => {
  const { objects } = play.state;
  const dying = cleanupNeedsOf(play.state).hurt
    ? objects.filter(u => u.damage > 0 && isOnBoard(u) && hasLethalDamage(play.state, u) && !isSpared(play.state, u))
    : [];
  const dealt = freshDamage(play.state.past);
  if (dying.length > 0) kill(play, ids(dying), killerOf(dealt), 'cleanup.kill', ' by lethal damage');
  if (dealt.length > 0) tellSurvivors(play, dealt);
  if (dealt.length > 0) recordEvents(play, [newEvent('cleanup')]);
};

/** `ability.passive`: what cannot be killed stays, whatever damage is marked on it. */
const isSpared = (state: State, u: Unit): boolean => prohibited(state, 'be killed', u, 'the game') !== null;

/**
 * Whatever has been dealt damage and is still the same object on the board has survived it: one event, however often
 * damage was dealt.
 */
const tellSurvivors = (play: Play, dealt: readonly GameEvent[]): void => {
  if (!play.state.hasAbilities) return;
  const { state } = play;
  const hurt = flatMapped(dealt, e => (e.what === null || unchangedObject(state, e.what) === null ? [] : [e.what]));
  emitEvents(play, () => distinctRefs(hurt).map(what => newEvent('survive', { what })));
};

/**
 * `kill.attributed.cleanup`, `kill.cleanup.responsible`: whoever has just dealt damage to a unit is responsible for its death. Units of
 * both sides may die at once, each by the other side's damage (`kill.cleanup.combat`).
 */
const killerOf = (fresh: readonly GameEvent[]): CauseFor => {
  const first = new Map<ObjectId, Cause>();
  for (const { what, player, by } of fresh)
    if (what?.kind === 'object' && !first.has(what.id)) first.set(what.id, { player, by });
  return id => first.get(id) ?? THE_GAME;
};
