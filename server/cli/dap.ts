/** `riftbench dap`: the debug adapter in this process, for any editor. */
import type { Command, ExitStatus } from './command.ts';
import { CannotWork } from './io.ts';

export const dap: Command = {
  name: 'dap',
  summary: 'step through scenarios from any editor, forward and back',
  takes: '--stdio',
  options: [{ name: 'stdio', about: 'speak the Debug Adapter Protocol on standard input and output' }],
  about: [
    'An editor starts and ends it with this command line. Its launch request takes program, the path of a file, and optionally scenario, line, edition and stopOnEntry.',
  ],
  examples: ['riftbench dap --stdio'],
  statuses: { 0: 'the editor ended the session', 1: 'never' },
  run: async (options): Promise<ExitStatus> => {
    if (options.words.length > 0) throw new CannotWork(`dap takes no "${options.words[0]}": riftbench dap --stdio`);
    if (!options.has('stdio')) throw new CannotWork('dap speaks on standard input and output: riftbench dap --stdio');
    // It starts as soon as it is loaded. Released bundles have it once, as a program beside this one (`esbuild.mjs`).
    await import('../hosts/node/dap/main.ts');
    return 0;
  },
};
