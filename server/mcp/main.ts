/** The server as a program of its own, which an editor starts: over standard input and output. */
import { startStdio } from './start.ts';
import { serveAsAnsweringThread } from './thread.ts';

void serveAsAnsweringThread().then(serves => (serves ? undefined : startStdio()));
