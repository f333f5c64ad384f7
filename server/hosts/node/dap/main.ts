/** The debug adapter as a program: it speaks on standard input and output, and ends with them. */

import { RiftbenchSession } from '../../../dap/session.ts';
import { bookWithImports } from '../library/book.ts';
import { libraryFolder } from '../library/folder.ts';
import { nodeDebugHost } from './host.ts';

const session = new RiftbenchSession({
  host: nodeDebugHost,
  book: () => bookWithImports(libraryFolder(), problem => process.stderr.write(`riftbench dap: ${problem}\n`)),
});
session.start(process.stdin, process.stdout);
