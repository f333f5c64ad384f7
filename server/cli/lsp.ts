/** `riftbench lsp`: the language server in this process, for any editor. */
import type { Command, ExitStatus } from './command.ts';
import { CannotWork } from './io.ts';

export const lsp: Command = {
  name: 'lsp',
  summary: 'run the language server, for any editor',
  takes: '--stdio',
  options: [
    { name: 'stdio', about: 'speak the Language Server Protocol on standard input and output' },
    // Some clients name themselves, so that a server outlives none of them.
    { name: 'clientProcessId', value: 'ID', about: 'the process of the editor', isHidden: true },
  ],
  about: ['An editor starts and ends it with this command line. It also serves rift fences in Markdown.'],
  examples: ['riftbench lsp --stdio'],
  statuses: { 0: 'the editor asked the server to shut down', 1: 'the editor went away without asking' },
  run: async (options): Promise<ExitStatus> => {
    if (options.words.length > 0) throw new CannotWork(`lsp takes no "${options.words[0]}": riftbench lsp --stdio`);
    if (!options.has('stdio')) throw new CannotWork('lsp speaks on standard input and output: riftbench lsp --stdio');
    // It starts as soon as it is loaded. Released bundles have it once, as a program beside this one (`esbuild.mjs`).
    await import('../hosts/node/lsp/main.ts');
    return 0;
  },
};
