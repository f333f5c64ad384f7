/** `riftbench mcp`: a server of the Model Context Protocol, so that a chat assistant asks the engine instead of guessing. */
import type { Command, ExitStatus } from './command.ts';
import { CannotWork } from './io.ts';
import { wholeNumber } from './options.ts';

export const mcp: Command = {
  name: 'mcp',
  summary: 'let a chat assistant ask the engine and the rule book',
  takes: '',
  options: [
    { name: 'stdio', about: 'speak on standard input and output; that is the default' },
    { name: 'http', value: 'PORT', about: 'speak HTTP on this machine alone (127.0.0.1) instead; 0 takes a free port' },
  ],
  about: [
    'A server of the Model Context Protocol: an assistant starts it with this command line. It has tools that check and explain scenarios and look up rules and cards, the language on one page as a resource, and two prompts. It reads no file, and answers only what the engine has run or the book says.',
  ],
  examples: ['riftbench mcp', 'riftbench mcp --http 8123'],
  statuses: { 0: 'the client went away', 1: 'never' },
  run: async (options, io): Promise<ExitStatus> => {
    if (options.has('stdio') && options.has('http')) throw new CannotWork('--stdio and --http cannot both be given.');
    const port = wholeNumber(options, 'http', { least: 0, most: 65_535 });
    const { startHttp, startStdio } = await import('../mcp/start.ts');
    if (port === undefined) {
      if (process.stdin.isTTY) io.err.write('riftbench mcp waits for a client on standard input; Ctrl+C ends it.\n');
      await startStdio();
      return 0;
    }
    try {
      const { url } = await startHttp(port);
      io.err.write(`riftbench mcp: ${url} (Ctrl+C ends it)\n`);
      return 0;
    } catch (error) {
      throw new CannotWork(`--http ${port}: ${whyNotListening(error)}`);
    }
  },
};

const whyNotListening = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return 'another program listens there already; take another port.';
  return code === 'EACCES'
    ? 'this user may not listen there; take a port above 1023.'
    : `it cannot listen there (${code}).`;
};
