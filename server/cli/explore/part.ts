/** What the threads of a count are given, and what they tell. Plain data. */
import type { LayerAnswer, LayerTask } from '../../../engine/game/explore/layerTasks.ts';

export interface PartJob {
  /** The words of the command, which each thread reads by itself. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly library: string | undefined;
}

export interface PartAnswer {
  readonly answer: LayerAnswer;
  /** Whether it was ended at a position with too much to do. */
  readonly isTooMuch: boolean;
}

/** A thread that carries out a part of a count. */
export interface PartThread {
  /** The task is sent at once. Rejects with why there is no answer, which ends a sentence. */
  readonly goOn: (task: LayerTask) => Promise<PartAnswer>;
  readonly end: () => void;
}

/** In such a thread: it answers one task after the other, until it is ended. */
export interface OwnPart {
  readonly serve: (goOn: (task: LayerTask) => PartAnswer) => void;
}
