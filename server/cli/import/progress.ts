/** A line on a terminal that shows how far an import has come; anywhere else, nothing is written. */

import { printable } from '../../analysis/text/printable.ts';
import type { ImportProgress } from '../../hosts/node/library/importFiles.ts';
import type { Io } from '../io.ts';
import { LINE_START } from '../progressLine.ts';

export const importProgress = ({
  err,
}: Io): { readonly tell: (progress: ImportProgress) => void; readonly clear: () => void } => {
  if (!err.isTerminal) return { tell: () => {}, clear: () => {} };
  return {
    tell: ({ doing, file, done }) => {
      const line = `${WORDS[doing]}${file === '' ? '' : ` ${printable(file)}`}: ${Math.floor(done * 100)} %`;
      err.write(`${LINE_START}${line.slice(0, err.width - 1)}`);
    },
    clear: () => err.write(LINE_START),
  };
};

const WORDS = { reading: 'Reading', recognising: 'Recognising', mapping: 'Mapping', writing: 'Writing' } as const;
