/** A client that speaks JSON-RPC to a server process, message by message: what an editor does, without an editor. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { fromRoot } from '../../house/support/root.ts';
import { replacements } from '../../house/support/scripts.ts';

let bundled: Promise<string> | undefined;

/** The path of the server's program, bundled as the build does, once for all files that one process tests. */
export const bundleServer = (): Promise<string> => {
  bundled ??= bundleAnew();
  return bundled;
};

const bundleAnew = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'riftbench server '));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'server.cjs');
  await esbuild.build({
    entryPoints: ['server/hosts/node/lsp/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    mainFields: ['module', 'main'],
    // Data is read from its sources, by their places.
    define: {
      'import.meta.url': JSON.stringify(
        // They lie in one folder.
        pathToFileURL(fromRoot(Object.values(replacements.FROM_SOURCES)[0] ?? '')).href,
      ),
    },
    plugins: [replacements.replacing(fromRoot('.'), replacements.FROM_SOURCES)],
    logLevel: 'error',
  });
  return outfile;
};

interface Message {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export type Answer = Pick<Message, 'result' | 'error'>;

export interface Client {
  /** The whole answer, be it an error. */
  ask(method: string, params?: unknown): Promise<Answer>;
  /** The result; an error answer is thrown. */
  request<T>(method: string, params?: unknown): Promise<T>;
  notify(method: string, params?: unknown): void;
  /** Bytes as they are, right or wrong. */
  write(bytes: string): void;
  /** The next notification of this method that fits, from now or among those that came already. */
  next(method: string, fits?: (params: unknown) => boolean): Promise<unknown>;
  /** All notifications of this method so far. */
  told(method: string): readonly unknown[];
  /** Answers so far to messages that the server could not read. */
  readonly unaddressed: readonly Answer[];
  /** Ends the conversation; gives the exit code. */
  stop(): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

export const connect = (program: string, environment: NodeJS.ProcessEnv = {}): Client => {
  const child = spawn(process.execPath, [program, '--stdio'], { env: { ...process.env, ...environment } });
  // A server that has ended reads no more.
  child.stdin.on('error', () => undefined);
  const waiting = new Map<number | string, (answer: Answer) => void>();
  const notifications: { readonly method: string; readonly params: unknown }[] = [];
  const listeners = new Set<() => void>();
  const unaddressed: Answer[] = [];
  const exited = new Promise<number | null>(resolve => child.on('exit', resolve));
  let count = 0;
  const send = (message: object): void => write(child, { jsonrpc: '2.0', ...message });
  readMessages(child, message => {
    if (message.method !== undefined && message.id !== undefined) {
      // What the server asks of a client: settings and registrations. Nothing is set, all is granted.
      send({ id: message.id, result: message.method === 'workspace/configuration' ? [null] : null });
    } else if (message.method !== undefined) {
      notifications.push({ method: message.method, params: message.params });
      for (const listener of listeners) listener();
    } else if (message.id === null) {
      unaddressed.push(message);
    } else if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  const ask = (method: string, params?: unknown): Promise<Answer> => {
    count += 1;
    const id = count;
    return new Promise(resolve => {
      waiting.set(id, resolve);
      send({ id, method, params });
    });
  };
  const told = (method: string): readonly unknown[] =>
    notifications.filter(each => each.method === method).map(each => each.params);
  const client: Client = {
    ask,
    async request<T>(method: string, params?: unknown): Promise<T> {
      const { result, error } = await ask(method, params);
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      return result as T;
    },
    notify: (method, params) => send({ method, params }),
    write: bytes => void child.stdin.write(bytes),
    told,
    unaddressed,
    next: (method, fits = () => true) =>
      new Promise(resolve => {
        const look = (): void => {
          const found = told(method).find(fits);
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    async stop() {
      await ask('shutdown');
      send({ method: 'exit' });
      return exited;
    },
    exited,
  };
  return client;
};

const write = (child: ChildProcessWithoutNullStreams, message: object): void => {
  const body = JSON.stringify(message);
  child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};

const readMessages = (child: ChildProcessWithoutNullStreams, onMessage: (message: Message) => void): void => {
  let buffer = Buffer.alloc(0);
  child.stdout.on('data', (data: Buffer) => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const head = buffer.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(buffer.subarray(0, Math.max(head, 0)).toString())?.[1]);
      if (head < 0 || buffer.length < head + 4 + length) return;
      const body = buffer.subarray(head + 4, head + 4 + length).toString();
      buffer = buffer.subarray(head + 4 + length);
      onMessage(JSON.parse(body) as Message);
    }
  });
};
