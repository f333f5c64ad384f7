/** The `riftbench` command. */
import { processIo } from './io.ts';
import { run } from './run.ts';

run(process.argv.slice(2), processIo()).then(status => {
  // Not `process.exit`: what is still on its way into a pipe would be lost, and a language server would not start.
  process.exitCode = status;
});
