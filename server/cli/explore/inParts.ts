/** A count in several threads at once: this one, and others as soon as there is enough to do for them. */
import type { Count } from '../../../engine/game/explore/count.ts';
import type { Counting } from '../../../engine/game/explore/countedPositions.ts';
import { DividedCount } from '../../../engine/game/explore/dividedCount.ts';
import { LayerPart } from '../../../engine/game/explore/layerPart.ts';
import { hasLooked } from '../../../engine/game/explore/layerTasks.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import type { CommandOptions } from '../command.ts';
import { CannotWork, type Io } from '../io.ts';
import { wholeNumber } from '../options.ts';
import type { Asked } from './asked.ts';
import type { OwnPart, PartThread } from './part.ts';

export interface Jobs {
  readonly most: number;
  readonly start: () => PartThread;
}

/** In one layer, so that there is something to do for all. */
const POSITIONS_FOR_EACH = 8;

/** Null where it is done in this thread alone, as it is where standard input is read: no other has that. */
export const jobsOf = (options: CommandOptions, { startPart }: Io): Jobs | null => {
  const most = wholeNumber(options, 'jobs', { least: 1, most: 999 }) ?? 1;
  return most === 1 || startPart === undefined || options.words.includes('-') ? null : { most, start: startPart };
};

/** This thread has a part of its own. */
export const countInParts = async (asked: Asked, counting: Counting, jobs: Jobs): Promise<Count> => {
  const { state, looked, positions } = asked;
  const [count, own] = looked(() => [new DividedCount(state, counting), new LayerPart(state, counting)] as const);
  const threads: PartThread[] = [];
  try {
    for (;;) {
      if (count.ahead >= POSITIONS_FOR_EACH * jobs.most)
        while (threads.length < jobs.most - 1) threads.push(jobs.start());
      const tasks = looked(() => count.tasks(1 + threads.length));
      const [first, ...others] = tasks ?? [];
      if (first === undefined || first === null) return count.count();
      const told = others.map((task, at) => ({ task, told: task === null ? null : threads[at]?.goOn(task) }));
      const answers = [{ part: 0, answer: looked(() => own.goOn(first)) }];
      if (answers[0]?.answer.stopped === null)
        for (const { task, told: one } of told) {
          if (task === null || one === undefined || one === null || !hasLooked(task)) continue;
          const { answer, isTooMuch } = await one.catch(cannotWork);
          answers.push({ part: task.part, answer });
          if (isTooMuch) positions.end();
        }
      looked(() => count.add(answers));
    }
  } finally {
    for (const thread of threads) thread.end();
  }
};

const cannotWork = (error: unknown): never => {
  throw new CannotWork(thrownText(error));
};

/** In a thread for a part. */
export const servePart = (asked: Asked, counting: Counting, { serve }: OwnPart): void => {
  const { state, looked, positions } = asked;
  const part = looked(() => new LayerPart(state, counting));
  serve(task => ({ answer: looked(() => part.goOn(task)), isTooMuch: positions.hasEndedIt() }));
};
