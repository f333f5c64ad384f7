/** Who judges the files of a check: this process, one after the other, or several threads at once. */

import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { judgeFile, type SourceFile } from '../../analysis/checking/judge.ts';
import type { FileReport } from '../../analysis/checking/report.ts';
import { runContext } from '../../analysis/document/context.ts';
import { NotInTime } from '../../analysis/document/host.ts';
import { timeLimit } from '../../analysis/document/timeLimit.ts';
import { limitsFor, limitsWithin } from '../../analysis/exploring/limits.ts';
import { heapUsed } from '../../hosts/node/heapUsed.ts';
import { usedOnDisk } from '../../hosts/node/nodeFiles.ts';
import { within } from '../../hosts/node/within.ts';

/** A file, the edition for scenarios of it that name none, and how long each may run. Plain data: it goes from thread to thread. */
export interface Job extends SourceFile {
  readonly edition: Ruleset;
  /** In seconds. */
  readonly timeout: number;
}

export interface Judges {
  /** How many files may be in progress at once so that no thread is idle. */
  readonly width: number;
  /** `onScenario` is called for each scenario, before or after it has run. */
  readonly judge: (job: Job, onScenario: () => void) => FileReport | Promise<FileReport>;
  readonly end: () => void;
}

/** Judges in this thread. `now` gives milliseconds. */
export const judgesHere = (book: RuleBook, now: () => number): Judges => ({
  width: 1,
  judge: judging(book, now),
  end: () => undefined,
});

/**
 * Judges in this thread what is soon done, and what is not in another one: a run that does not end is ended here, and may use up
 * its time and memory there. `end` ends work when so many milliseconds are over.
 */
export const judgesHereFirst = (
  book: RuleBook,
  now: () => number,
  start: () => Thread,
  end: typeof within = within,
): Judges => {
  const here = judging(book, now);
  let elsewhere: Judges | undefined;
  const judgedElsewhere: Judges['judge'] = (job, onScenario) => {
    elsewhere ??= judgesOn([start()]);
    return elsewhere.judge(job, onScenario);
  };
  return {
    width: 1,
    judge(job, onScenario) {
      if (job.limit !== undefined) return judgedElsewhere(job, onScenario);
      try {
        let scenarios = 0;
        const report = end(mostHere(job), () => here(job, () => scenarios++));
        for (; scenarios > 0; scenarios--) onScenario();
        return report;
      } catch (error) {
        if (!(error instanceof NotInTime)) throw error;
        return judgedElsewhere(job, onScenario);
      }
    },
    end: () => elsewhere?.end(),
  };
};

/**
 * In milliseconds: several times what a slow machine takes for such a text, and for all the work that a file may make
 * (`BOUNDS.workOfFile`, `BOUNDS.workOfClaimsOfLargestFile`), so that hardly anything is done twice.
 */
const mostHere = ({ text }: Job): number => 40_000 + Math.floor(text.length / 25);

const judging = (
  book: RuleBook,
  now: () => number,
  onBlock: (offset: number) => void = () => undefined,
): ((job: Job, onScenario: () => void) => FileReport) => {
  const uses = usedOnDisk();
  return (job, onScenario) =>
    judgeFile(job, {
      context: runContext(book, job.edition),
      book,
      uses,
      onScenario,
      onBlock,
      options: {
        interruption: () => timeLimit(job.timeout, now, heapUsed),
        limits: () => (job.limit === undefined ? limitsWithin(job.timeout, now) : limitsFor(job.limit, now, heapUsed)),
        more: job.proofs === true ? 'strategies' : undefined,
      },
    });
};

/** What comes back from a thread. */
export type JudgeMessage =
  | { readonly report: Omit<FileReport, 'text'>; readonly scenarios: number }
  /** It could not do its work: in words. */
  | { readonly failed: string };

/** A thread, as far as it is needed here: what is sent to it is a job, and each job has one answer, in their order. */
export interface Thread {
  readonly send: (job: Job) => void;
  readonly onAnswer: (listener: (answer: JudgeMessage) => void) => void;
  readonly end: () => void;
}

/** Each job goes to an idle thread, or waits until there is one. */
export const judgesOn = (threads: readonly Thread[]): Judges => {
  const free = [...threads];
  const waiting: { readonly job: Job; readonly done: (answer: JudgeMessage) => void }[] = [];
  const busy = new Map<Thread, (answer: JudgeMessage) => void>();
  const goOn = (): void => {
    while (free.length > 0 && waiting.length > 0) {
      const [thread, next] = [free.pop(), waiting.shift()];
      if (thread === undefined || next === undefined) return;
      busy.set(thread, next.done);
      thread.send(next.job);
    }
  };
  for (const thread of threads)
    thread.onAnswer(answer => {
      const done = busy.get(thread);
      busy.delete(thread);
      if ('failed' in answer) {
        // The whole check fails with it, because a thread that has died answers nothing more and nobody may be left
        // waiting.
        const all = [...busy.values(), ...waiting.splice(0).map(each => each.done)];
        for (const each of all) each(answer);
      } else free.push(thread);
      goOn();
      done?.(answer);
    });
  return {
    width: threads.length * FILES_A_THREAD,
    judge: (job, onScenario) => {
      const report = new Promise<FileReport>((resolve, reject) => {
        const done = (answer: JudgeMessage): void => {
          if ('failed' in answer) return reject(new Error(answer.failed));
          for (let n = answer.scenarios; n > 0; n--) onScenario();
          resolve({ ...answer.report, text: job.text });
        };
        waiting.push({ job, done });
      });
      goOn();
      // The code that waits for it gets the failure; until then, it must not end the process as an unhandled rejection.
      report.catch(() => undefined);
      return report;
    },
    end: () => {
      for (const thread of threads) thread.end();
    },
  };
};

/** Reports are printed in the files' order: while a long file is judged, the others go on this far. */
const FILES_A_THREAD = 4;

/** The work of a thread: it judges the files that it is sent until it is ended. */
export const answerJobs = (
  {
    book,
    now,
    onBlock,
  }: { readonly book: RuleBook; readonly now: () => number; readonly onBlock?: (offset: number) => void },
  listen: (listener: (job: Job) => void) => void,
  answer: (answer: JudgeMessage) => void,
): void => {
  const judge = judging(book, now, onBlock);
  listen(job => {
    let scenarios = 0;
    try {
      const { text: _, ...report } = judge(job, () => scenarios++);
      answer({ report, scenarios });
    } catch (error) {
      answer({ failed: `${job.path}: ${thrownText(error)}` });
    }
  });
};
