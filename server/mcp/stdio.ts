/** Over standard input and output: a client starts this program and ends it by closing its input. */
import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { MOST_BYTES, onlyMessages } from './messages.ts';
import { makeServer } from './server.ts';
import type { Answering } from './work.ts';

/** What has been asked is answered also where the input ends at once; the process ends by itself then. */
export const serveStdio = async (answering: Answering, input: Readable, output: Writable): Promise<void> => {
  const messages = onlyMessages(line => void output.write(`${line}\n`));
  // A message and what else has come with it.
  const room = { maxBufferSize: 2 * MOST_BYTES };
  await makeServer(answering).connect(new StdioServerTransport(input.pipe(messages), output, room));
};
