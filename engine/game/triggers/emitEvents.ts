/** What happens is noted in the turn's past, and sets off the abilities that trigger on it (`ability.triggered`). */

import type { Play } from '../play/play.ts';
import { note } from '../play/recordEvents.ts';
import type { GameEvent } from '../state/events.ts';
import { type PlacingOrder, place } from './placing.ts';
import { borneNow, setOffBy } from './triggering.ts';

/** All that happened at the same time. */
export const happen = (play: Play, events: readonly GameEvent[], order: PlacingOrder = 'turn order'): void => {
  if (!play.state.hasAbilities || events.length === 0) return;
  note(play, events);
  place(play, setOffBy(play, events, borneNow(play.state)), order);
};
