/** Kills units with lethal damage, and says which player is responsible. */
import { hasLethalDamage } from '../abilities/might.ts';
import { type Cause, THE_GAME } from '../gameActions/cause.ts';
import { kill } from '../gameActions/kill.ts';
import type { Play } from '../play/play.ts';
import { onBoard } from '../play/query.ts';
import { newEvent, recordEvents } from '../play/recordEvents.ts';
import { freshDamage, type GameEvent } from '../state/events.ts';
import type { Unit } from '../state/state.ts';
import { ids } from './unitsInSteps.ts';

/** `cleanup.kill`: all units with lethal damage, at once. */
export const killLethal = (play: Play): void => {
  const dying = play.state.objects.filter(u => u.damage > 0 && onBoard(u) && hasLethalDamage(play.state, u));
  const dealt = freshDamage(play.state.past);
  if (dying.length > 0) kill(play, ids(dying), killers(dealt, dying), 'cleanup.kill', ' by lethal damage');
  if (dealt.length > 0) recordEvents(play, [newEvent('cleanup')]);
};

/** `kill.attributed.cleanup`, `kill.cleanup.responsible`: the player who has just dealt the damage is responsible for the deaths. */
const killers = (fresh: readonly GameEvent[], dying: readonly Unit[]): Cause => {
  const dead = new Set(ids(dying));
  const dealt = fresh.find(e => e.what?.kind === 'object' && dead.has(e.what.id));
  return dealt === undefined ? THE_GAME : { player: dealt.player, by: dealt.by };
};
