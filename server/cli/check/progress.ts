/** A line on a terminal that shows that a long check is still running; anywhere else, nothing is written. */
import { inFigures } from '../../../engine/bounds.ts';
import type { Io } from '../io.ts';

export interface CheckProgress {
  /** A scenario is about to run. */
  readonly scenario: () => void;
  readonly file: () => void;
  /** Removes the line, as something is about to be printed or everything is done. */
  readonly clear: () => void;
}

/** Shorter checks are over before anybody could read the line. */
const PATIENCE = 500;
const BETWEEN = 100;

/** Silent where standard error is no terminal. */
export const progress = ({ err, now }: Io, files: number): CheckProgress => {
  if (!err.isTerminal) return SILENT;
  let scenarios = 0;
  let done = 0;
  let next = now() + PATIENCE;
  let isShown = false;
  const show = (): void => {
    const time = now();
    if (time < next) return;
    next = time + BETWEEN;
    isShown = true;
    err.write(
      `${LINE_START}Checking: ${inFigures(done)} of ${inFigures(files)} files, ${inFigures(scenarios)} scenarios`,
    );
  };
  return {
    scenario: () => {
      scenarios += 1;
      show();
    },
    file: () => {
      done += 1;
      show();
    },
    clear: () => {
      if (isShown) err.write(LINE_START);
      isShown = false;
    },
  };
};

/** Back to the line's start, and all after it gone. */
const LINE_START = '\r\u001b[K';

const SILENT: CheckProgress = { scenario: () => undefined, file: () => undefined, clear: () => undefined };
