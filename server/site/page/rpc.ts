/** Requests to the language server in its worker, as JSON-RPC. */
import type { Requests } from '../../protocol.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly token?: unknown; readonly value?: unknown };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface Server {
  /** Rejects with an error that the server tells of; where it was called off, with one of its own making. */
  readonly ask: <Result>(method: string, params: object, asked?: Asked) => Promise<Result>;
  readonly tell: (method: string, params: object) => void;
}

export interface Asked {
  /** Calls it off. */
  readonly signal?: AbortSignal;
  /** What is found on the way. */
  readonly onPart?: (part: unknown) => void;
}

/** A request of Riftbench's own. */
export const request = <Method extends keyof Requests>(
  { ask }: Server,
  method: Method,
  params: Requests[Method]['params'],
  asked?: Asked,
): Promise<Requests[Method]['result']> => ask(method, params, asked);

/** Of a worker: what is sent to it, and heard from it. */
interface ServerWorker {
  readonly postMessage: (message: object) => void;
  readonly addEventListener: (kind: 'message', listener: (event: { readonly data: Message }) => void) => void;
}

/** Of a worker that has been started. What the server asks the page is answered with nothing: it can do without. */
export const serverIn = (worker: ServerWorker, onNotice: (method: string) => void): Server => {
  const waiting = new Map<
    number,
    Pick<Asked, 'onPart'> & { readonly done: (result: unknown) => void; readonly failed: (why: Error) => void }
  >();
  let last = 0;
  const send = (message: object): void => worker.postMessage({ jsonrpc: '2.0', ...message });
  worker.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = data;
    if (method !== undefined) {
      if (id !== undefined) send({ id, result: null });
      if (method === '$/progress') waiting.get(Number(params?.token))?.onPart?.(params?.value);
      else onNotice(method);
      return;
    }
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || asked === undefined) return;
    waiting.delete(id);
    if (error === undefined) asked.done(result);
    else asked.failed(new Error(error.message));
  });
  return {
    ask: <Result>(method: string, params: object, { signal, onPart }: Asked = {}) =>
      new Promise<Result>((done, failed) => {
        if (signal?.aborted === true) return failed(new Error('It has been called off.'));
        last += 1;
        const id = last;
        waiting.set(id, {
          done: result => done(result as Result),
          failed,
          ...(onPart === undefined ? {} : { onPart }),
        });
        signal?.addEventListener('abort', () => send({ method: '$/cancelRequest', params: { id } }), { once: true });
        send({ id, method, params: onPart === undefined ? params : { ...params, partialResultToken: id } });
      }),
    tell: (method, params) => send({ method, params }),
  };
};
