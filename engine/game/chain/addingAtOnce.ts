/** Triggered abilities that add resources, in the middle of whatever is being done (`add.at-once`, `add.no-pass`). */

import type { FinishItem } from '../play/play.ts';
import { finalize } from './finalize.ts';
import { settleFinalized } from './settling.ts';

/** Finalises an item and, as it adds, resolves it: what is under way waits until that has been done. */
export const finishAtOnce: FinishItem = (play, id) => {
  finalize(play, id, null);
  settleFinalized(play, id);
};
