/** Who is responsible for what is done, and which objects it is attributed to (`action.responsibility`, `action.attribution`). */
import { attributedTo, type EffectFrame } from '../abilities/effectFrame.ts';
import type { ObjectId, PlayerId, Ref } from '../state/state.ts';

export interface Cause {
  /** Null for the procedures of the game (`action.responsibility.nobody`). */
  readonly player: PlayerId | null;
  readonly by: readonly Ref[];
}

/** What happens to several objects at once may have another cause for each. */
export type CauseFor = (id: ObjectId) => Cause;

export const THE_GAME: Cause = { player: null, by: [] };

/** A player's own doing, attributed to no object. */
export const ownCause = (player: PlayerId): Cause => ({ player, by: [] });

/** The ability's controller is responsible; the objects of `attributedTo` are what did it (`action.attribution`). */
export const causeOf = (frame: EffectFrame): Cause => ({ player: frame.controller, by: attributedTo(frame) });
