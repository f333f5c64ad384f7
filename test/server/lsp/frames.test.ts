/** A header that makes no sense ends the conversation with a sentence; the program never waits for what cannot come. */
import { spawn } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { bundleServer } from './rpc.ts';

let program = '';
beforeAll(async () => {
  program = await bundleServer();
});

const endOf = (bytes: string): Promise<{ readonly code: number | null; readonly said: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [program, '--stdio']);
    let said = '';
    child.stderr.on('data', data => {
      said += data;
    });
    child.stdin.on('error', () => undefined);
    child.on('close', code => resolve({ code, said }));
    child.stdin.write(bytes, 'latin1');
  });

/** What is wrong, the bytes that are sent, and what is said of them. */
test.each([
  ['a line that is no header', 'hello\r\n\r\n', '"hello" is not a header: "Name: value" is needed.'],
  ['no Content-Length', 'X-Any: 1\r\n\r\n{}', 'a message has no Content-Length header.'],
  ['a word for a length', 'Content-Length: two\r\n\r\n{}', 'Content-Length must be a whole number, not "two".'],
  ['a length below 0', 'Content-Length: -5\r\n\r\n{}', 'Content-Length must be a whole number, not "-5".'],
  [
    'a length beyond every message',
    'Content-Length: 99999999999\r\n\r\n{',
    'a message of 99999999999 bytes is announced; 200000000 is the limit',
  ],
  ['headers without an end', `X: ${'a'.repeat(100_000)}`, 'the headers of a message have more than 4096 bytes.'],
])('%s', async (_, bytes, why) => {
  expect(await endOf(bytes)).toEqual({ code: 1, said: expect.stringContaining(`riftbench lsp: ${why}`) });
});
