/** Starts the language server: over stdio, or over the channel that a client which forked it speaks through. */
import { VERSION } from '../../../analysis/text/version.ts';
import { serveAsLongThread } from './longThread.ts';
import { startServer } from './start.ts';

void serveAsLongThread().then(serves => {
  if (!serves) startServer(VERSION);
});
