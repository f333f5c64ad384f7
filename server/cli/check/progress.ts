/** What a long check shows while it is running. */
import { inFigures } from '../../../engine/bounds.ts';
import type { Io } from '../io.ts';
import { progressLine } from '../progressLine.ts';

export interface CheckProgress {
  /** A scenario is about to run. */
  readonly scenario: () => void;
  readonly file: () => void;
  /** Removes the line, as something is about to be printed or everything is done. */
  readonly clear: () => void;
}

export const progress = (io: Io, files: number): CheckProgress => {
  const line = progressLine(io);
  let scenarios = 0;
  let done = 0;
  const show = (): void =>
    line.show(() => `Checking: ${inFigures(done)} of ${inFigures(files)} files, ${inFigures(scenarios)} scenarios`);
  return {
    scenario: () => {
      scenarios += 1;
      show();
    },
    file: () => {
      done += 1;
      show();
    },
    clear: line.clear,
  };
};
