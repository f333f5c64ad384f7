/** The debug adapter as a program: it speaks on standard input and output, and ends with them. */
import { bookWithImports } from '../hosts/node/library/book.ts';
import { libraryFolder } from '../hosts/node/library/folder.ts';
import { RiftbenchSession } from './session.ts';

const session = new RiftbenchSession({
  book: () => bookWithImports(libraryFolder(), problem => process.stderr.write(`riftbench dap: ${problem}\n`)),
});
session.start(process.stdin, process.stdout);
