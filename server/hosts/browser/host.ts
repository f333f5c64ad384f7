/** A page of a browser, or a worker of one. */
import type { Files } from '../../analysis/document/files.ts';
import type { Host } from '../../analysis/document/host.ts';

export const browserHost = (files: Files): Host => ({
  files,
  // Nothing ends work from outside here, but to end the whole worker.
  ending: {
    isLimited: () => false,
    within: (_, work) => work(),
    // Another worker costs as much to start as this one, which on a phone is seconds: what is not endless stays here.
    slice: { usual: 250, whileCold: 2_000 },
  },
  nextTurn: () =>
    new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    }),
  newName: () => crypto.randomUUID(),
});
