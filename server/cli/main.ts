/** The `riftbench` command. */
import { availableParallelism } from 'node:os';
import { program } from '../shared/program.ts';
import { processIo } from './io.ts';
import { run } from './run.ts';
import { serveAsThread, startThread } from './threads.ts';

const main = async (): Promise<void> => {
  if (await serveAsThread()) return;
  const threads = { most: availableParallelism(), start: () => startThread(program()) };
  // Not `process.exit`: what is still on its way into a pipe would be lost, and a language server would not start.
  process.exitCode = await run(process.argv.slice(2), { ...processIo(), threads });
};

void main();
