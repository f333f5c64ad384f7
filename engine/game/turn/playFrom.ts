/** A game to be played on from a state, with all that the rooms of the engine hand to each other. */

import { finishAtOnce } from '../chain/addingAtOnce.ts';
import { run } from '../instructions/run.ts';
import { newPlay, type Play, type RecordedPlay, type Surroundings } from '../play/play.ts';
import { Recorder } from '../play/recorder.ts';
import type { State } from '../state/state.ts';
import { concede } from './conceding.ts';

/**
 * A game as it stands, ready to be played on; of what happens in it, nothing is made for telling. `library` knows what is printed on
 * cards that effects bring.
 */
export const playFrom = (state: State, library?: Play['library'], isInterrupted?: Play['isInterrupted']): Play =>
  newPlay(state, surroundings(library, isInterrupted), null);

/** The same, with all that happens written down. */
export const recordedPlayFrom = (
  state: State,
  library?: Play['library'],
  isInterrupted?: Play['isInterrupted'],
): RecordedPlay => newPlay(state, surroundings(library, isInterrupted), new Recorder(state));

const surroundings = (
  library: Surroundings['library'],
  isInterrupted: Surroundings['isInterrupted'],
): Surroundings => ({ run, finishItem: finishAtOnce, leave: concede, library, isInterrupted });
