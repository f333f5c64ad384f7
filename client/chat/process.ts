/** The server for chats as a process of its own: started with the first question, and again where it has ended. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface ChatProcess {
  /** The text that a tool answers with. Rejects with what it says where it refuses, and where `signal` is aborted. */
  ask(tool: string, given: object, signal: AbortSignal): Promise<string>;
  dispose(): void;
}

/** A message of JSON-RPC, as far as it is read here. */
interface Message {
  readonly id?: number;
  readonly result?: {
    readonly content?: readonly { readonly type: string; readonly text?: string }[];
    readonly isError?: boolean;
  };
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: Error) => void;
}

/** How the program of the extension is started: by the editor's own Node. */
export const startOf = (program: string, words: readonly string[] = []) =>
  ({ command: process.execPath, args: [program, ...words], env: { ELECTRON_RUN_AS_NODE: '1' } }) as const;

export interface ChatProgram {
  /** Its path. */
  readonly program: string;
  /** What follows the path. */
  readonly words?: readonly string[];
  /** What a question is told whose process ended before it was answered. */
  readonly whyUnanswered: string;
}

export const chatProcess = ({ program, words = [], whyUnanswered }: ChatProgram): ChatProcess => {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcessWithoutNullStreams | undefined;
  let last = 0;
  const send = (message: object): void =>
    void child?.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const ended = (which: ChildProcessWithoutNullStreams): void => {
    if (child !== which) return;
    child = undefined;
    for (const { reject } of waiting.values()) reject(new Error(whyUnanswered));
    waiting.clear();
  };
  const start = (): void => {
    const { command, args, env } = startOf(program, words);
    const made = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
    child = made;
    made.on('error', () => ended(made)).on('exit', () => ended(made));
    made.stdin.on('error', () => ended(made));
    made.stderr.resume();
    createInterface({ input: made.stdout }).on('line', line => settle(waiting, JSON.parse(line) as Message));
    const clientInfo = { name: 'riftbench-vscode', version: '1' };
    send({ id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } });
    send({ method: 'notifications/initialized' });
  };
  return {
    ask: (tool, given, signal) =>
      new Promise((resolve, reject) => {
        if (child === undefined) start();
        last += 1;
        const id = last;
        waiting.set(id, { resolve, reject });
        signal.addEventListener(
          'abort',
          () => {
            if (waiting.delete(id)) send({ method: 'notifications/cancelled', params: { requestId: id } });
            reject(new Error('cancelled'));
          },
          { once: true },
        );
        send({ id, method: 'tools/call', params: { name: tool, arguments: given } });
      }),
    dispose() {
      const ending = child;
      if (ending === undefined) return;
      ended(ending);
      ending.kill();
    },
  };
};

const settle = (waiting: Map<number, Waiting>, { id, result, error }: Message): void => {
  const asked = id === undefined ? undefined : waiting.get(id);
  if (id === undefined || asked === undefined) return;
  waiting.delete(id);
  const text = (result?.content ?? []).flatMap(each => (each.type === 'text' ? (each.text ?? '') : [])).join('\n');
  if (error !== undefined || result?.isError === true) asked.reject(new Error(error?.message ?? text));
  else asked.resolve(text);
};
