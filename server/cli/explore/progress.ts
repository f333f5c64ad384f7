/** A line on a terminal that shows that a long exploration goes on; anywhere else, nothing is written. */
import { counted } from '../formats/style.ts';
import type { Io } from '../io.ts';

export interface ExploringProgress {
  readonly show: (positions: number) => void;
  readonly clear: () => void;
}

const PATIENCE = 500;
const BETWEEN = 100;

export const exploringProgress = ({ err, now }: Io): ExploringProgress => {
  let next = now() + PATIENCE;
  let isShown = false;
  return {
    show: positions => {
      if (!err.isTerminal || now() < next) return;
      next = now() + BETWEEN;
      isShown = true;
      err.write(`\r\u001b[KExploring: ${counted(positions, 'position')} (Ctrl+C ends it)`);
    },
    clear: () => {
      if (isShown) err.write('\r\u001b[K');
    },
  };
};
