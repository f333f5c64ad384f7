/** The rule book of the command line. */
import type { RuleBook } from '../../rules-db/types.ts';
import { bookWithImports } from '../library/book.ts';
import { printable } from '../shared/printable.ts';
import type { Io } from './io.ts';

/** The rule book, with what the user of this machine has imported; what of it cannot be read is reported. */
export const bookOf = ({ library, err }: Io): RuleBook =>
  bookWithImports(library, problem => err.write(`riftbench: ${printable(problem)}\n`));
