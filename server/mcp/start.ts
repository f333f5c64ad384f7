/** Starts the server in this process. */
import { program } from '../hosts/node/program.ts';
import type { HttpServer } from './http.ts';
import { startAnsweringThread } from './thread.ts';
import { type Answering, answerInThread } from './work.ts';

const answering = (): Answering => answerInThread({ start: () => startAnsweringThread(program()) });

export const startStdio = async (): Promise<void> => {
  // Nobody hears it any more.
  process.stdout.on('error', () => process.exit(0));
  const { serveStdio } = await import('./stdio.ts');
  await serveStdio(answering(), process.stdin, process.stdout);
};

/** Rejects where the port is taken. */
export const startHttp = async (port: number): Promise<HttpServer> => {
  const { serveHttp } = await import('./http.ts');
  return serveHttp(answering(), port);
};
