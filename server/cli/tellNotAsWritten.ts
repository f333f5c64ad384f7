import { notAsWritten } from '../analysis/verdict/notAsWritten.ts';
import type { Io } from './io.ts';

/** Beside the answer, how many lines before it were refused; nothing where none was. */
export const tellNotAsWritten = ({ err }: Io, refused: number): void => {
  if (refused > 0) err.write(`${notAsWritten(refused)} riftbench check says why.\n`);
};
