/**
 * The thread for long runs, as long as there is something for it to do: started when it is first needed, and again after its
 * end. One that does not stop when it is told to, or in which nothing moves, is ended from here.
 */
import { DEFAULT_TIMEOUT, whyEnded } from '../analysis/document/timeLimit.ts';
import { looksIn, type Watch } from '../analysis/document/watch.ts';
import type { LongAnswer, LongJob, LongThread } from './longWork.ts';

/** How many looks a thread has to stop, and how many while nothing moves: a scenario has a time limit of its own, which comes first. */
const MOST_STOPPING = looksIn(1);
const MOST_STILL = looksIn(DEFAULT_TIMEOUT + 1);

export interface KeptThreadOptions {
  readonly start: () => LongThread;
  readonly onAnswer: (answer: LongAnswer) => void;
  /** It has ended, and the job that it had with it. No reason is given where it was to stop anyway. */
  readonly onEnd: (why: string | undefined) => void;
  readonly watch: Watch;
}

export interface KeptThread {
  /** Whether it is new, and knows no documents. */
  readonly isNew: () => boolean;
  readonly begin: (job: LongJob) => void;
  /** The job shall stop. */
  readonly stop: () => void;
  /** The job has its answer. */
  readonly done: () => void;
  readonly end: () => void;
}

interface Watched {
  readonly id: number;
  isStopping: boolean;
  /** Since it last moved, or was told to stop. */
  looks: number;
  beats: number;
}

export const keptThread = ({ start, onAnswer, onEnd, watch }: KeptThreadOptions): KeptThread => {
  let thread: LongThread | undefined;
  let job: Watched | undefined;
  let unwatch = (): void => undefined;
  const done = (): void => {
    job = undefined;
    unwatch();
    unwatch = () => undefined;
  };
  const end = (): void => {
    const ended = thread;
    thread = undefined;
    done();
    ended?.end();
  };
  const look = (): void => {
    if (thread === undefined || job === undefined) return;
    const beats = thread.beats();
    job.looks = !job.isStopping && beats !== job.beats ? 0 : job.looks + 1;
    job.beats = beats;
    const { isStopping, looks } = job;
    if (looks < (isStopping ? MOST_STOPPING : MOST_STILL)) return;
    end();
    onEnd(isStopping ? undefined : NOTHING_MOVED);
  };
  const started = (): LongThread => {
    if (thread !== undefined) return thread;
    const made = start();
    thread = made;
    made.onAnswer(onAnswer);
    made.onDeath(why => {
      if (thread !== made) return;
      thread = undefined;
      done();
      onEnd(why);
    });
    return made;
  };
  return {
    isNew: () => thread === undefined,
    begin(next) {
      const at = started();
      job = { id: next.id, isStopping: false, looks: 0, beats: at.beats() };
      unwatch = watch(look);
      at.send(next);
    },
    stop() {
      if (job === undefined) return;
      if (!job.isStopping) job.looks = 0;
      job.isStopping = true;
      thread?.stop(job.id);
    },
    done,
    end,
  };
};

const NOTHING_MOVED = `one scenario ${whyEnded(DEFAULT_TIMEOUT)}`;
