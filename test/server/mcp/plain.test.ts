/** A client that writes lines of JSON-RPC and knows nothing else of the protocol. */
import { describe, expect, it } from 'vitest';
import { CHAT_TOOLS } from '../../../server/analysis/chat/tools.ts';
import { TANK_FIRST } from '../lsp/fixture.ts';
import { answersTo, type Message } from './program.ts';

const request = (id: number, method: string, params?: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) });

const TOOLS = CHAT_TOOLS.map(({ name }) => name);

const HELLO = [
  request(0, 'initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'plain', version: '1' },
  }),
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
];

const call = (id: number, name: string, given: object): string => request(id, 'tools/call', { name, arguments: given });

const asked = async (...lines: readonly string[]): Promise<readonly Message[]> => {
  const { messages, status } = await answersTo([...HELLO, ...lines]);
  expect(status).toBe(0);
  return messages;
};

const byId = (messages: readonly Message[], id: number): Message => messages.find(each => each.id === id) ?? {};

/** Lines, each with the code and some words of its answer. */
const WRONG: readonly (readonly [line: string, code: number, message: string])[] = [
  ['{not json', -32700, 'This is not JSON.'],
  ['[]', -32600, 'Batches are no part'],
  ['7', -32600, 'is an object'],
  [call(9, 'check', { text: '' }).replace('""', `${'['.repeat(500_000)}${']'.repeat(500_000)}`), -32600, '64 deep'],
  ['{"id":1,"method":"ping"}', -32600, '"jsonrpc": "2.0"'],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, '"id" has to be'],
  ['{"jsonrpc":"2.0","id":9}', -32600, 'has a "method"'],
  ['{"jsonrpc":"2.0","id":9,"method":7}', -32600, '"method" has to be'],
  ['{"jsonrpc":"2.0","id":9,"method":"ping","params":[1]}', -32600, '"params" has to be'],
  [request(9, 'no/such/method'), -32601, 'Method not found'],
  [call(9, 'play', {}), -32602, `There is no such tool; there are ${TOOLS.join(', ')}.`],
  [request(9, 'resources/read', { uri: 'file:///etc/passwd' }), -32002, 'There is no such resource'],
  [request(9, 'prompts/get', { name: 'judge-this' }), -32602, 'needs “question”'],
];

/** Tools and arguments, each with some words of why not. */
const REFUSED: readonly (readonly [tool: string, given: object, says: string])[] = [
  ['check', {}, 'check needs “text”'],
  ['check', { text: 7 }, 'check: “text” has to be a text, not a number.'],
  ['check', { text: 'x'.repeat(5_000_001) }, 'check: “text” is too long: the limit is 5,000,000 bytes.'],
  ['check', { text: 'x', pictrue: true }, 'check takes no “pictrue”. Is it “picture”?'],
  ['check', { text: 'x', edition: '9.9' }, '“edition”: There is no edition "9.9"'],
  ['check', { text: 'scenario "A"', scenario: 'B' }, 'No scenario of the text has “B” in its name. There are “A”.'],
  ['explain', { text: 'x', line: 0.5 }, 'explain: “line” has to be a whole number from 1'],
  ['explain', { text: 'nothing here' }, 'There is no scenario in the text'],
  ['explain', { text: 'scenario "A"\n  player Ana', line: 99 }, 'Line 99 is in no scenario'],
  ['rule', { query: ' ' }, 'rule needs “query”'],
  ['card', { name: 'Hiden Blad' }, 'The library has no card “Hiden Blad”. Is it "Hidden Blade"?'],
];

describe('a client that knows JSON-RPC alone', () => {
  it('is answered all that it asked, though its input ends at once, and the program ends with it', async () => {
    const messages = await asked(
      request(1, 'tools/list'),
      call(2, 'check', { text: TANK_FIRST }),
      call(3, 'rule', { query: '467.2.c.4' }),
      call(4, 'card', { name: 'Hidden Blade' }),
      call(5, 'explain', { text: TANK_FIRST }),
      request(6, 'ping'),
    );
    const { tools } = byId(messages, 1).result as { readonly tools: readonly { readonly name: string }[] };
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
    for (const id of [2, 3, 4, 5])
      expect(byId(messages, id).result).toMatchObject({ structuredContent: expect.any(Object) });
    expect(byId(messages, 6).result).toEqual({});
    expect(messages).toHaveLength(7);
  });

  it('is told what is wrong with a line, and is answered after it', async () => {
    const messages = await asked(...WRONG.map(([line]) => line), request(10, 'ping'));
    const errors = messages.flatMap(({ error }) => error ?? []);
    expect(errors).toHaveLength(WRONG.length);
    for (const [line, code, message] of WRONG)
      expect(errors, line.slice(0, 200)).toContainEqual(
        expect.objectContaining({ code, message: expect.stringContaining(message) }),
      );
    expect(byId(messages, 10).result).toEqual({});
  });

  it('is told of a message that is too long, which is not held', async () => {
    const messages = await asked(call(1, 'check', { text: 'x'.repeat(10_000_001) }), request(2, 'ping'));
    expect(messages.find(({ error }) => error !== undefined)?.error).toEqual({
      code: -32600,
      message: 'A message may have 10,000,000 bytes.',
    });
    expect(byId(messages, 2).result).toEqual({});
  });

  it('is refused by a tool with one sentence, as a result that a model can read', async () => {
    const messages = await asked(...REFUSED.map(([name, given], at) => call(100 + at, name, given)));
    for (const [at, [name, given, says]] of REFUSED.entries())
      expect(byId(messages, 100 + at).result, `${name} ${JSON.stringify(given).slice(0, 80)}`).toEqual({
        content: [{ type: 'text', text: expect.stringContaining(says) }],
        isError: true,
      });
  });
});
