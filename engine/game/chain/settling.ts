/** What becomes of an item that has been finalised, and of a chain whose last item has resolved. */

import { movesFocus } from '../combat/showdown.ts';
import { itemOf } from '../play/items.ts';
import { change, type Play } from '../play/play.ts';
import type { ChainItem } from '../state/item.ts';
import { resolve } from './resolve.ts';

/** `chain.finalize.resolves-at-once`: permanents and what adds resources. */
export const settleFinalized = (play: Play, id: number): void => {
  const item = itemOf(play.state, id);
  if (item === null) {
    if (play.state.chain.length === 0) chainEnds(play);
    return;
  }
  const card = item.kind === 'card' && item.source.kind === 'object' ? play.state.objects[item.source.id] : undefined;
  const permanent = card !== undefined && card.type !== 'spell';
  if (item.status !== 'finalized' || !(permanent || item.adds)) return;
  resolveOnChain(play, item);
};

/** `chain.resolve`: what triggers as the last item resolves is on the chain before that would be empty, and goes on with it. */
export const resolveOnChain = (play: Play, item: ChainItem): void => {
  const { chainBy } = play.state;
  resolve(play, item);
  if (play.state.chain.length === 0) chainEnds(play);
  else if (play.state.chainBy !== chainBy)
    change(play, s => {
      s.chainBy = chainBy;
    });
};

/** `chain.resolve.empty`: an open state again; in a showdown, focus passes on, but for what opened the chain (`showdown.focus-passes`). */
const chainEnds = (play: Play): void => {
  change(play, s => {
    s.priority = null;
    s.passes = 0;
  });
  movesFocus(play);
};
