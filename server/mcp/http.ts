/**
 * Over HTTP, for this machine alone: it listens on the loopback address, and answers only who asks for it by a name of that. A page of
 * the web that has its own name lead here (DNS rebinding) names another host, or comes from another origin.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { errorMessage, INVALID_REQUEST, MOST_BYTES, readMessage, TOO_LONG } from './messages.ts';
import { makeServer } from './server.ts';
import type { Answering } from './work.ts';

const PATH = '/mcp';
const LOOPBACK = '127.0.0.1';
const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', LOOPBACK, '[::1]']);

/** Clients at once; the one that was not heard of for longest goes for a new one. */
const MOST_SESSIONS = 32;

export interface HttpServer {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/** `port` 0 takes one that is free. Rejects where it cannot listen. */
export const serveHttp = async (answering: Answering, port: number): Promise<HttpServer> => {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const server = createServer((request, response) => {
    handle(request, response, { answering, sessions, port: portOf(server) }).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'This request could not be answered.');
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  return {
    url: `http://${LOOPBACK}:${portOf(server)}${PATH}`,
    end: async () => {
      for (const transport of sessions.values()) await transport.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
};

const portOf = (server: Server): number => (server.address() as AddressInfo | null)?.port ?? 0;

interface Serving {
  readonly answering: Answering;
  readonly sessions: Map<string, StreamableHTTPServerTransport>;
  readonly port: number;
}

const handle = async (request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> => {
  const wrong = whyRefused(request, serving.port);
  if (wrong !== undefined) return refuse(response, ...wrong);
  const { sessions } = serving;
  const id = request.headers['mcp-session-id'];
  const known = typeof id === 'string' ? sessions.get(id) : undefined;
  if (typeof id === 'string' && known === undefined)
    return refuse(response, 404, 'There is no such session: initialize again.');
  if (known !== undefined && typeof id === 'string') {
    // The newest last.
    sessions.delete(id);
    sessions.set(id, known);
  }
  if (request.method !== 'POST')
    return known === undefined
      ? refuse(response, 400, 'A session is needed: POST an initialize request first.')
      : known.handleRequest(request, response);
  const body = await bodyOf(request);
  if (body === undefined) return refuse(response, 413, TOO_LONG);
  const read = readMessage(body);
  if ('answer' in read) return answerWith(response, 400, read.answer);
  if (known !== undefined) return known.handleRequest(request, response, read.value);
  if (!isInitializeRequest(read.value))
    return refuse(response, 400, 'A session is needed: POST an initialize request first.');
  const transport = await newSession(serving);
  await transport.handleRequest(request, response, read.value);
};

const newSession = async ({ answering, sessions }: Serving): Promise<StreamableHTTPServerTransport> => {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    // One JSON object for each request: nothing is told before the answer.
    enableJsonResponse: true,
    onsessioninitialized: id => {
      sessions.set(id, transport);
      const [oldest] = sessions;
      if (sessions.size > MOST_SESSIONS && oldest !== undefined) void oldest[1].close();
    },
  });
  transport.onclose = () => {
    if (transport.sessionId !== undefined) sessions.delete(transport.sessionId);
  };
  await makeServer(answering).connect(transport as Parameters<ReturnType<typeof makeServer>['connect']>[0]);
  return transport;
};

/** Before anything of the request is read. */
const whyRefused = (
  { method = '', url = '', headers }: IncomingMessage,
  port: number,
): readonly [number, string] | undefined => {
  if (!isOwn(`http://${headers.host ?? ''}`, port))
    return [403, 'This server answers on this machine alone, by the name localhost or 127.0.0.1.'];
  if (headers.origin !== undefined && !isOwn(headers.origin))
    return [403, 'This server answers no page of another site.'];
  if (url.replace(/\?.*$/, '') !== PATH) return [404, `The protocol is spoken at ${PATH}.`];
  return ['GET', 'POST', 'DELETE'].includes(method) ? undefined : [405, 'The protocol has GET, POST and DELETE.'];
};

/** Whether an address is one of this machine's own; with a port, of that port. */
const isOwn = (address: string, port?: number): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, port: named, protocol } = new URL(address);
  return OWN_NAMES.has(hostname) && /^https?:$/.test(protocol) && (port === undefined || Number(named || 80) === port);
};

/**
 * Undefined where it is too long. That is read to its end all the same, without being held, as a client that is cut off while it writes
 * does not see the answer; of what has no end, the connection is closed.
 */
const bodyOf = async (request: IncomingMessage): Promise<string | undefined> => {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_READ) request.destroy();
    if (length <= MOST_BYTES) parts.push(part);
    else parts = [];
  }
  return length > MOST_BYTES ? undefined : Buffer.concat(parts).toString('utf8');
};

/** In bytes. */
const MOST_READ = 10 * MOST_BYTES;

const refuse = (response: ServerResponse, status: number, why: string): void =>
  answerWith(response, status, errorMessage(INVALID_REQUEST, why));

const answerWith = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
};
