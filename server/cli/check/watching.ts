/** Checks again whenever something changes, until whoever watches ends it. */
import { thrownText } from '../../../rules-db/thrownText.ts';
import type { ExitStatus } from '../exitStatus.ts';
import { CannotWork, type Io } from '../io.ts';

/** `once`: one check, with what it prints. Answers with the status of the last one, once nothing is watched any more. */
export const watching = async (
  { watch, out, err }: Pick<Io, 'watch' | 'out' | 'err'>,
  paths: readonly string[],
  once: () => Promise<ExitStatus>,
): Promise<ExitStatus> => {
  if (watch === undefined) throw new CannotWork('--watch: files cannot be watched here.');
  // Watched before the first check begins, so that nothing that changes meanwhile is missed.
  const changes = watch(paths);
  const check = async (): Promise<ExitStatus> => {
    const status = await once().catch((error: unknown): ExitStatus => {
      // What cannot be read, or is not there just now, may be again with the next change.
      if (!(error instanceof CannotWork)) throw error;
      err.write(`riftbench: ${thrownText(error)}\n`);
      return 2;
    });
    err.write(`Watching ${paths.join(', ')} for changes; Ctrl+C ends it.\n`);
    return status;
  };
  let status = await check();
  for await (const _ of changes) {
    if (out.isTerminal) out.write(CLEARED);
    status = await check();
  }
  return status;
};

/** The terminal, as if nothing had been printed yet. */
const CLEARED = '\u001b[2J\u001b[3J\u001b[H';
