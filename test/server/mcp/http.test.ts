/** Over HTTP, on this machine alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_TOOLS } from '../../../server/analysis/chat/tools.ts';
import { LONG, programFile } from './program.ts';

let child: ChildProcess | undefined;
let url = new URL('http://127.0.0.1/');
beforeAll(async () => {
  const started = spawn(process.execPath, [await programFile(), 'mcp', '--http', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child = started;
  url = await new Promise<URL>((resolve, reject) => {
    let said = '';
    started.on('exit', () => reject(new Error(said)));
    started.stderr.on('data', (part: Buffer) => {
      said += part;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(new URL(found));
    });
  });
});
afterAll(() => void child?.kill());

const HELLO = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'plain', version: '1' } },
};

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** As any program can ask: `fetch` would set the host by itself. */
const ask = ({
  method = 'POST',
  path = '/mcp',
  headers = {},
  body = JSON.stringify(HELLO),
}: Asked): Promise<{ readonly status: number; readonly body: string; readonly session: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: url.port,
        method,
        path,
        headers: {
          host: url.host,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...headers,
        },
      },
      response => {
        let text = '';
        response.on('data', part => {
          text += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            session: String(response.headers['mcp-session-id'] ?? ''),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? body : undefined);
  });

describe('the server over HTTP', () => {
  it('listens on the loopback address', () => expect(url.hostname).toBe('127.0.0.1'));

  it('answers the library’s own client, several at once', async () => {
    const clients = await Promise.all(
      ['a', 'b'].map(async name => {
        const client = new Client({ name, version: '1' });
        await client.connect(new StreamableHTTPClientTransport(url) as Parameters<Client['connect']>[0]);
        return client;
      }),
    );
    for (const client of clients) {
      await client.listTools();
      const { structuredContent } = (await client.callTool({
        name: 'rule',
        arguments: { query: '467.2.c.4' },
      })) as CallToolResult;
      expect(structuredContent).toMatchObject({ results: [{ cite: 'CR 467.2.c.4 (1.5)' }] });
    }
    await Promise.all(clients.map(client => client.close()));
  });

  it('answers a client that knows JSON-RPC alone, with JSON', async () => {
    const { status, body, session } = await ask({});
    expect({ status, version: JSON.parse(body).result.protocolVersion }).toEqual({
      status: 200,
      version: '2025-06-18',
    });
    const list = await ask({
      headers: { 'mcp-session-id': session },
      body: '{"jsonrpc":"2.0","id":2,"method":"tools/list"}',
    });
    expect(JSON.parse(list.body).result.tools).toHaveLength(CHAT_TOOLS.length);
  });

  it.each<[string, Asked, number, string]>([
    ['another name that leads here', { headers: { host: 'evil.example' } }, 403, 'on this machine alone'],
    ['the right name with another port', { headers: { host: 'localhost:1' } }, 403, 'on this machine alone'],
    ['a page of another site', { headers: { origin: 'https://evil.example' } }, 403, 'no page of another site'],
    ['a page without an origin of its own', { headers: { origin: 'null' } }, 403, 'no page of another site'],
    ['another path', { path: '/' }, 404, 'spoken at /mcp'],
    ['another method', { method: 'PUT' }, 405, 'GET, POST and DELETE'],
    ['what is no JSON', { body: '{' }, 400, 'not JSON'],
    ['a batch', { body: '[]' }, 400, 'Batches'],
    ['a message that is too long', { body: `"${'x'.repeat(10_000_000)}"` }, 413, '10,000,000 bytes'],
    [
      'a question before it was initialized',
      { body: '{"jsonrpc":"2.0","id":2,"method":"tools/list"}' },
      400,
      'A session is needed',
    ],
    ['a session that there is not', { headers: { 'mcp-session-id': 'x' } }, 404, 'no such session'],
    ['a stream without a session', { method: 'GET' }, 400, 'A session is needed'],
  ])('refuses %s', async (_, asked, status, says) => {
    const answer = await ask(asked);
    expect(answer).toMatchObject({ status, body: expect.stringContaining(says) });
  });

  it('ends what is cancelled, and answers the next question', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(url) as Parameters<Client['connect']>[0]);
    const stop = new AbortController();
    const long = client.callTool({ name: 'check', arguments: { text: LONG } }, undefined, { signal: stop.signal });
    const next = client.callTool({ name: 'rule', arguments: { query: 'tank' } });
    stop.abort();
    await expect(long).rejects.toThrow();
    expect(((await next) as CallToolResult).structuredContent).toMatchObject({ query: 'tank' });
    await client.close();
  });

  it('answers a page of this machine', async () => {
    expect((await ask({ headers: { origin: 'http://localhost:3000', host: `localhost:${url.port}` } })).status).toBe(
      200,
    );
  });
});
