/** Puts cards into trashes. */

import { banishedForTrash } from '../abilities/banishedForTrash.ts';
import type { Play } from '../play/play.ts';
import { putOffBoard } from '../play/zones.ts';
import { amongThese } from '../state/ref.ts';
import type { ObjectId } from '../state/state.ts';
import { ownCause } from './cause.ts';
import { banish } from './leavingBoard.ts';

/** Puts them into their owners' trashes, or banishes those for which an effect says so; returns those that went to a trash. */
export const putInTrash = (play: Play, ids: readonly ObjectId[]): readonly ObjectId[] => {
  const banished = banishedForTrash(play.state, ids);
  if (banished.length === 0) {
    putOffBoard(play, ids, 'trash');
    return ids;
  }
  for (const who of new Set(banished.map(each => each.who)))
    banish(
      play,
      banished.filter(each => each.who === who).map(({ id }) => id),
      ownCause(who),
    );
  const isBanished = amongThese(banished.map(({ id }) => id));
  const trashed = ids.filter(id => !isBanished(id));
  putOffBoard(play, trashed, 'trash');
  return trashed;
};
