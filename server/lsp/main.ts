/** Starts the language server: over stdio, or over the channel that a client which forked it speaks through. */
import { startServer } from './start.ts';

startServer();
