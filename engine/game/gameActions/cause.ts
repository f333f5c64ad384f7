/** Who is responsible for what is done, and which objects it is attributed to (`action.responsibility`, `action.attribution`). */
import { type Acting, doers } from '../abilities/effectFrame.ts';
import type { Ref } from '../state/ref.ts';
import type { PlayerId } from '../state/state.ts';

export interface Doer {
  /** Null for the procedures of the game (`action.responsibility.nobody`). */
  readonly player: PlayerId | null;
  readonly by: readonly Ref[];
}

export const THE_GAME: Doer = { player: null, by: [] };

export const doerOf = (a: Acting): Doer => ({ player: a.controller, by: doers(a) });
