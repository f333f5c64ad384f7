/** What the threads of a count are given, and what they tell. Plain data. */
import type { CountedShare, Share } from '../../../engine/game/explore/shares.ts';
import type { Met } from '../../../engine/game/explore/unknowns.ts';

export interface ShareJob {
  /** The words of the command, which each thread carries out for its own share. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly library: string | undefined;
  readonly share: Share;
}

export interface ShareResult {
  readonly counted: CountedShare;
  readonly met: Met;
  /** Whether it was ended at a position with too much to do. */
  readonly isTooMuch: boolean;
}

export interface ShareThread {
  /** Rejects with why it cannot be had, which ends a sentence. */
  readonly told: Promise<ShareResult>;
  readonly end: () => void;
}

/** In such a thread: which share is its own, and who is told of it. */
export interface OwnShare {
  readonly share: Share;
  readonly tell: (told: ShareResult) => void;
}
