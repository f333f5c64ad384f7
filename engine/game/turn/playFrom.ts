/** A game to be played on from a state, with all that the rooms of the engine hand to each other. */

import { finishAtOnce } from '../chain/addingAtOnce.ts';
import { run } from '../instructions/run.ts';
import { newPlay, type Play } from '../play/play.ts';
import type { State } from '../state/state.ts';
import { concede } from './conceding.ts';

/** A game as it stands, ready to be played on. `library` knows what is printed on cards that effects bring. */
export const playFrom = (state: State, library?: Play['library'], isInterrupted?: Play['isInterrupted']): Play =>
  newPlay(state, { run, finishItem: finishAtOnce, leave: concede, library, isInterrupted });
