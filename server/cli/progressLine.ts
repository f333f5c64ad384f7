/** A line on a terminal that shows that something long still runs; anywhere else, nothing is written. */
import type { Io } from './io.ts';

export interface ProgressLine {
  /** Writes the line, unless nobody could read it yet or again. */
  readonly show: (text: () => string) => void;
  /** Removes it, as something is about to be printed or everything is done. */
  readonly clear: () => void;
}

/** What is shorter is over before anybody could read the line. */
const PATIENCE = 500;
const BETWEEN = 100;

/** Silent where standard error is no terminal. */
export const progressLine = ({ err, now }: Pick<Io, 'err' | 'now'>): ProgressLine => {
  if (!err.isTerminal) return SILENT;
  let next = now() + PATIENCE;
  let isShown = false;
  return {
    show: text => {
      const time = now();
      if (time < next) return;
      next = time + BETWEEN;
      isShown = true;
      err.write(`${LINE_START}${text()}`);
    },
    clear: () => {
      if (isShown) err.write(LINE_START);
      isShown = false;
    },
  };
};

/** Back to the line's start, and all after it gone. */
export const LINE_START = '\r\u001b[K';

const SILENT: ProgressLine = { show: () => undefined, clear: () => undefined };
