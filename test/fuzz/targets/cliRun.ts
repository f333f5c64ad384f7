/** The command line as somebody runs it in a folder, within this process. */
import type { Io } from '../../../server/cli/io.ts';
import { run } from '../../../server/cli/run.ts';

export interface Said {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export const runIn = async (cwd: string, args: readonly string[]): Promise<Said> => {
  const said = { out: '', err: '' };
  const stream = (name: 'out' | 'err'): Io['out'] => ({
    write: text => {
      said[name] += text;
    },
    isTerminal: false,
    hasColours: false,
    width: 100,
  });
  const io: Io = {
    out: stream('out'),
    err: stream('err'),
    cwd,
    readInput: () => ({ bytes: new Uint8Array() }),
    now: () => 0,
  };
  const status = await run(args, io);
  return { status, ...said };
};

/** What may never come of a command, whatever the files: a failure of ours, a character that a terminal acts upon. */
export const faultsOfSaid = (
  what: string,
  { status, out, err }: Said,
  statuses: readonly number[],
): readonly string[] => {
  const said = out + err;
  const faults: string[] = [];
  if (!statuses.includes(status)) faults.push(`${what}: exit status ${status}: ${err}`);
  if (/The mistake is Riftbench|^ +at .+:\d+:\d+/m.test(said))
    faults.push(`${what}: a failure of ours: ${failure(said)}`);
  const control = CONTROLS.exec(said)?.[0];
  if (control !== undefined) faults.push(`${what}: a control character: ${JSON.stringify(control)}`);
  return faults;
};

const failure = (text: string): string => /.*The mistake is Riftbench.*/.exec(text)?.[0] ?? text.slice(0, 300);

/** Those of both ranges, and those that turn the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not reach a terminal or a log
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
