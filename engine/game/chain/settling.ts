/** What happens after an item has been finalised, and when the last item of a chain has resolved. */

import { passFocusAfterChain } from '../combat/showdown.ts';
import { itemOf } from '../play/items.ts';
import { change, type Play } from '../play/play.ts';
import type { ChainItem } from '../state/item.ts';
import { resolve } from './resolve.ts';
import { outcomeUnderWay } from './underWay.ts';

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

/** Reasons to stop in the middle of resolving. */
const RESOLVING = ['countered'] as const;

/** `chain.resolve`: abilities that trigger as the last item resolves join the chain before it would be empty, so that it continues. */
export const resolveOnChain = (play: Play, item: ChainItem): void => {
  const { chainBy } = play.state;
  outcomeUnderWay(play, item.id, RESOLVING, () => resolve(play, item));
  if (play.state.chain.length === 0) chainEnds(play);
  else if (play.state.chainBy !== chainBy)
    change(play, s => {
      s.chainBy = chainBy;
    });
};

/** `chain.resolve.empty`: the state is open again. In a showdown, focus passes, depending on what opened the chain (`showdown.focus-passes`). */
const chainEnds = (play: Play): void => {
  change(play, s => {
    s.priority = null;
    s.passes = 0;
  });
  passFocusAfterChain(play);
};
