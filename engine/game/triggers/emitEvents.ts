/** Records what happens in the turn's past, and triggers the abilities that wait for it (`ability.triggered`). */

import type { TriggeredInstance } from '../abilities/abilityIndex.ts';
import type { Play } from '../play/play.ts';
import { recordEvents } from '../play/recordEvents.ts';
import type { GameEvent } from '../state/events.ts';
import { triggersFor } from './listeners.ts';
import { type PlacingOrder, placeTriggers } from './placing.ts';
import { triggeredBy } from './triggering.ts';

/**
 * All that happened at the same time; `extra` are abilities that are at work for these events alone. Without any ability in
 * the game nobody hears of them, and they are not even made.
 */
export const emitEvents = (
  play: Play,
  happened: () => readonly GameEvent[],
  order: PlacingOrder = 'turn order',
  extra: readonly TriggeredInstance[] = [],
): void => {
  if (!play.state.hasAbilities) return;
  const events = happened();
  if (events.length === 0) return;
  recordEvents(play, events);
  const listeners = triggersFor(play.state, events);
  placeTriggers(play, triggeredBy(play, events, extra.length === 0 ? listeners : [...listeners, ...extra]), order);
};
