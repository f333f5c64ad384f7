/** Runs an import's preparation to its end. */

import type { LibraryDocument } from '../../../rules-db/importing/library.ts';
import {
  type Prepared,
  type PrepareOptions,
  prepareImport,
  type TextFile,
} from '../../../rules-db/importing/prepare.ts';
import type { BookData } from '../../../rules-db/types.ts';

export const prepare = (
  files: readonly TextFile[],
  data: BookData,
  library: readonly LibraryDocument[] = [],
  options: PrepareOptions = {},
): Prepared => {
  const steps = prepareImport(files, data, library, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
