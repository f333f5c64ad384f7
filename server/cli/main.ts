/** The `riftbench` command. */
import { availableParallelism } from 'node:os';
import { program } from '../hosts/node/program.ts';
import { serveAsAnsweringThread } from '../mcp/thread.ts';
import type { StartApart } from './apartJob.ts';
import { serveApart, startApart } from './apartThread.ts';
import { servePart, startPart } from './explore/partThread.ts';
import { processIo } from './io.ts';
import { run } from './run.ts';
import { serveAsThread, startThread } from './threads.ts';

/**
 * How much bytecode a function runs between two looks at whether to optimize it: eight times V8's own figure. Scenarios are so
 * unlike each other that what is optimized early is little used and thrown away soon: without this, more than half of the
 * processor time of a check is V8's optimizing compiler, and a fifth of that of a trace.
 */
const INTERRUPT_BUDGET = 8 * 66 * 1024;

/** For all threads. Set before any compiled code is read, as V8 refuses code that was compiled under other flags. Node before 20.16 optimizes as always. */
const optimizeLater = (): void =>
  process.getBuiltinModule?.('node:v8').setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);

const OPTIMIZED_LATER: ReadonlySet<string | undefined> = new Set(['check', 'trace']);

const main = async (): Promise<void> => {
  if ((await serveAsThread()) || (await serveApart()) || (await servePart()) || (await serveAsAnsweringThread()))
    return;
  if (OPTIMIZED_LATER.has(process.argv[2])) optimizeLater();
  const threads = { most: availableParallelism(), start: () => startThread(program()) };
  const apart: StartApart = job => startApart(program(), job);
  const args = process.argv.slice(2);
  const io = processIo();
  // Not `process.exit`: what is still on its way into a pipe would be lost, and a language server would not start.
  process.exitCode = await run(args, {
    ...io,
    threads,
    apart,
    startPart: () => startPart(program(), { args, cwd: io.cwd, library: io.library }),
  });
};

void main();
