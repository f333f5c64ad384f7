/**
 * A client of its own that knows the protocol's specification and nothing of the adapter's insides: it starts the program, frames
 * and counts messages, and goes through a session as an editor does.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProgram } from '../program.ts';

const folder = mkdtempSync(join(tmpdir(), 'riftbench-dap-'));
const program = join(folder, 'cli.mjs');
const file = join(folder, 'a fight.rift');

const TEXT = `scenario "A fight"
  edition 1.4
  player Ana
  player Ben
  battlefield Spire controlled by Ben
    Ben: Wall might 4
  base Ana
    Raider might 5

  turn Ana
  Ana moves Raider to Spire
  all pass
  expect Wall is dead
`;

interface Message {
  readonly seq: number;
  readonly type: 'request' | 'response' | 'event';
  readonly event?: string;
  readonly command?: string;
  readonly request_seq?: number;
  readonly success?: boolean;
  readonly message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each command has a body of its own, which the test looks at
  readonly body?: any;
}

/** Messages as they arrive, by the base protocol: a header that ends with an empty line, then as many bytes as it says. */
const messagesOf = (stream: NodeJS.ReadableStream, heard: (message: Message) => void): void => {
  let bytes = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let end = bytes.indexOf('\r\n\r\n'); end >= 0; end = bytes.indexOf('\r\n\r\n')) {
      const length = Number(/^Content-Length: (\d+)$/m.exec(bytes.toString('ascii', 0, end))?.[1]);
      if (bytes.length < end + 4 + length) return;
      heard(JSON.parse(bytes.toString('utf8', end + 4, end + 4 + length)));
      bytes = bytes.subarray(end + 4 + length);
    }
  });
};

const connect = () => {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, [program, 'dap', '--stdio'], { cwd: folder });
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
  const heard: Message[] = [];
  let waiting: { readonly is: (message: Message) => boolean; readonly done: (message: Message) => void }[] = [];
  messagesOf(child.stdout, message => {
    heard.push(message);
    const now = waiting.filter(({ is }) => is(message));
    waiting = waiting.filter(each => !now.includes(each));
    for (const { done } of now) done(message);
  });
  const next = (is: (message: Message) => boolean) => new Promise<Message>(done => waiting.push({ is, done }));
  let seq = 0;
  const send = async (command: string, args?: object): Promise<Message> => {
    seq += 1;
    const mine = seq;
    const answered = next(({ type, request_seq }) => type === 'response' && request_seq === mine);
    const text = JSON.stringify({ seq: mine, type: 'request', command, arguments: args });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    return answered;
  };
  return {
    heard,
    exited,
    event: (name: string) => next(({ type, event }) => type === 'event' && event === name),
    /** The body of the answer. */
    async request(command: string, args?: object) {
      const { success, message, body, command: answers } = await send(command, args);
      expect({ answers, success, message }).toEqual({ answers: command, success: true, message: undefined });
      return body;
    },
    refused: async (command: string, args?: object) => (await send(command, args)).message,
  };
};

beforeAll(async () => {
  writeFileSync(file, TEXT);
  await buildProgram(program);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('`riftbench dap --stdio`', () => {
  test('goes through a session as the specification has it', { timeout: 60_000 }, async () => {
    const { request, refused, event, heard, exited } = connect();

    const can = await request('initialize', { adapterID: 'riftbench', linesStartAt1: true, pathFormat: 'path' });
    expect(can).toMatchObject({ supportsConfigurationDoneRequest: true, supportsStepBack: true });
    const initialized = event('initialized');
    await request('launch', { program: file });
    await initialized;
    const { breakpoints } = await request('setBreakpoints', { source: { path: file }, breakpoints: [{ line: 12 }] });
    expect(breakpoints).toMatchObject([{ verified: true, line: 12 }]);
    await request('setFunctionBreakpoints', { breakpoints: [{ name: '466.3' }] });
    await request('setExceptionBreakpoints', { filters: [] });
    const entry = event('stopped');
    await request('configurationDone');
    expect((await entry).body).toMatchObject({ reason: 'entry' });

    const { threads } = await request('threads');
    const [{ id: threadId }] = threads;
    const go = async (command: string, args: object = {}) => {
      const stopped = event('stopped');
      await request(command, { threadId, ...args });
      return (await stopped).body;
    };
    const shown = async () => {
      const { stackFrames } = await request('stackTrace', { threadId });
      const { scopes } = await request('scopes', { frameId: stackFrames[0].id });
      const inside = await Promise.all(
        scopes.map(({ variablesReference }: { variablesReference: number }) =>
          request('variables', { variablesReference }),
        ),
      );
      const values = inside.map(({ variables }) =>
        variables.map(({ name, value }: { name: string; value: string }) => `${name} = ${value}`),
      );
      return { line: stackFrames[0].line, source: stackFrames[0].source.path, values };
    };

    expect(await go('continue')).toMatchObject({ reason: 'breakpoint', hitBreakpointIds: [breakpoints[0].id] });
    const before = await shown();
    expect(before).toMatchObject({ line: 12, source: file });
    expect(before.values.flat()).toContainEqual(expect.stringMatching(/^Wall = /));
    expect(await go('continue')).toMatchObject({ reason: 'function breakpoint' });
    expect((await request('evaluate', { expression: 'Wall is dead', context: 'repl' })).result).toMatch(/^Yes/i);
    expect(await refused('evaluate', { expression: 'Wall dances', context: 'repl' })).toMatch(/dances/);
    while ((await shown()).line !== 12 || (await shown()).values.flat().join() !== before.values.flat().join())
      await go('stepBack', { granularity: 'instruction' });
    expect(await shown()).toEqual(before);

    expect(await refused('variables', { variablesReference: 999_999 })).toBeTruthy();
    await request('disconnect', {});
    expect(await exited).toBe(0);
    expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_, at) => at + 1));
  });
});
