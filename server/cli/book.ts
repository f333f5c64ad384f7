/** The rule book of the command line. */
import type { RuleBook } from '../../rules-db/types.ts';
import { printable } from '../analysis/text/printable.ts';
import { bookWithImports } from '../hosts/node/library/book.ts';
import type { Io } from './io.ts';

/** The rule book, with what the user of this machine has imported; what of it cannot be read is reported. */
export const bookOf = ({ library, err }: Io): RuleBook =>
  bookWithImports(library, problem => err.write(`riftbench: ${printable(problem)}\n`));
