/** Requests to the language server in its worker, as JSON-RPC. */

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface Server {
  readonly ask: <Result>(method: string, params: object) => Promise<Result>;
  readonly tell: (method: string, params: object) => void;
}

/** `start`: the worker's first message. What the server asks the page is answered with nothing: it can do without. */
export const serverIn = (worker: Worker, start: object, onNotice: (method: string) => void): Server => {
  const waiting = new Map<
    number,
    { readonly done: (result: unknown) => void; readonly failed: (why: Error) => void }
  >();
  let last = 0;
  const send = (message: object): void => worker.postMessage({ jsonrpc: '2.0', ...message });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { id, method, result, error } = data;
    if (method !== undefined) {
      if (id !== undefined) send({ id, result: null });
      onNotice(method);
      return;
    }
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || asked === undefined) return;
    waiting.delete(id);
    if (error === undefined) asked.done(result);
    else asked.failed(new Error(error.message));
  });
  worker.postMessage(start);
  return {
    ask: <Result>(method: string, params: object) =>
      new Promise<Result>((done, failed) => {
        last += 1;
        waiting.set(last, { done: result => done(result as Result), failed });
        send({ id: last, method, params });
      }),
    tell: (method, params) => send({ method, params }),
  };
};
