/** What takes longest is begun before the page itself is there: the worker, which fetches what it reads by itself. */
import { DATA, type DataParams } from '../../protocol.ts';

/** The folder that the page is in; the site is the one around it. */
export const BASE = new URL('.', document.baseURI);

export interface Begun {
  readonly worker: Worker;
  /** It has what a board needs, and can be spoken to. */
  readonly first: Promise<void>;
  /** It has everything. */
  readonly whole: Promise<void>;
}

declare global {
  var riftbenchBegun: Begun | undefined;
}

/** Once: whoever asks first begins it. */
export const begun = (): Begun => {
  globalThis.riftbenchBegun ??= begin();
  return globalThis.riftbenchBegun;
};

const begin = (): Begun => {
  const worker = new Worker(new URL('web.js', BASE));
  const first = told(worker, () => true);
  const whole = told(worker, ({ has }) => has === 'all');
  worker.postMessage({
    dataAt: new URL('data/', BASE).href,
    files: {},
    pages: new URL('../', BASE).href,
  });
  return { worker, first, whole };
};

interface Told {
  readonly method?: string;
  readonly params: DataParams;
}

/** Once the worker says that it has as much; rejects where it says that it could not get it. */
const told = (worker: Worker, isEnough: (has: Exclude<DataParams, { readonly why: string }>) => boolean) => {
  const made = new Promise<void>((done, failed) =>
    worker.addEventListener('message', ({ data: { method, params } }: MessageEvent<Told>) => {
      if (method !== DATA) return;
      if ('why' in params) failed(new Error(params.why));
      else if (isEnough(params)) done();
    }),
  );
  // Whoever waits for it is told.
  made.catch(() => undefined);
  return made;
};
