/** The stops of a path as frames of a moving picture. */
import type { Run } from '../../../engine/scenario/report/report.ts';
import { type Path, stateAtStop } from '../scene/path.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import type { Frame } from './animated.ts';
import { pictureWords } from './pictureWords.ts';

export interface FramesWanted {
  /** Stops of the path. */
  readonly first: number;
  readonly last: number;
  /** What came of it, below the last one. */
  readonly verdict: readonly string[];
}

/** Made one at a time, as each is drawn: a board may be large, and the way long. */
export function* framesOfPath(run: Run, path: Path, { first, last, verdict }: FramesWanted): Generator<Frame> {
  for (let stop = first; stop <= last; stop++) {
    const at = stateAtStop(run, path, stop);
    if (at === undefined) continue;
    const scene = sceneOf(at.state, { ruleset: path.ruleset, before: at.before });
    // On the way, what comes of it is not told yet.
    yield { scene, words: pictureWords(path, stop, stop === last ? verdict : []) };
  }
}
