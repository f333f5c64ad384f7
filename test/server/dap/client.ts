/** A client of the debug adapter, as the protocol's specification describes one: requests and answers by number, events in order. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { expect } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { RiftbenchSession, type SessionOptions } from '../../../server/dap/session.ts';
import { nodeDebugHost } from '../../../server/hosts/node/dap/host.ts';

export interface Stop {
  readonly reason: string;
  readonly description: string;
  readonly text?: string;
  readonly hitBreakpointIds?: readonly number[];
}

export interface Client {
  /** The body of the answer; throws its message where the request was refused. */
  request<Body = Record<string, unknown>>(command: string, args?: object): Body;
  /** What has been sent since it was last asked for. */
  events(): readonly DebugProtocol.Event[];
  /** Goes somewhere, and gives the only stop that comes of it; undefined once the session has ended. */
  go(command: string, args?: object): Stop | undefined;
}

const book = loadRuleBook();

/** Every message is looked at: numbers rise, each request has one answer, and no event comes between a request and its answer. */
export const connect = (options: Partial<SessionOptions> = {}): Client => {
  const session = new RiftbenchSession({ host: nodeDebugHost, book: () => book, ...options });
  const inbox: DebugProtocol.ProtocolMessage[] = [];
  let seen = 0;
  let seq = 0;
  session.onDidSendMessage(message => {
    const sent = JSON.parse(JSON.stringify(message)) as DebugProtocol.ProtocolMessage;
    mustBe('The number of a message', sent.seq, seen + 1);
    seen = sent.seq;
    inbox.push(sent);
  });
  const take = (): readonly DebugProtocol.Event[] =>
    inbox.splice(0).map(message => {
      mustBe('A message beside answers', message.type, 'event');
      return message as DebugProtocol.Event;
    });
  let waiting: readonly DebugProtocol.Event[] = [];
  const client: Client = {
    request(command, args) {
      waiting = [...waiting, ...take()];
      seq += 1;
      const request: DebugProtocol.Request = { seq, type: 'request', command, arguments: args };
      session.handleMessage(request);
      const at = inbox.findIndex(({ type }) => type === 'response');
      const [response] = inbox.splice(at, 1) as DebugProtocol.Response[];
      if (response === undefined) throw new Error(`${command} was not answered`);
      mustBe('The answered command', response.command, command);
      mustBe('The answered request', response.request_seq, seq);
      if (!response.success) throw new Error(response.message);
      return response.body ?? {};
    },
    events() {
      const all = [...waiting, ...take()];
      waiting = [];
      return all;
    },
    go(command, args) {
      client.events();
      client.request(command, { threadId: 1, ...args });
      const events = client.events();
      const stops = events.filter(({ event }) => event === 'stopped');
      if (events.some(({ event }) => event === 'terminated')) {
        expect(stops).toEqual([]);
        return undefined;
      }
      expect(stops).toHaveLength(1);
      return stops[0]?.body;
    },
  };
  return client;
};

/** There are so many messages that an `expect` for each would take most of the time. */
const mustBe = (what: string, found: unknown, wanted: unknown): void => {
  if (found !== wanted) throw new Error(`${what} is ${found}, and has to be ${wanted}.`);
};

export interface Started {
  readonly client: Client;
  readonly capabilities: DebugProtocol.Capabilities;
  readonly stop: Stop | undefined;
  /** What came of it, the stop among them. */
  readonly events: readonly DebugProtocol.Event[];
}

/** As an editor starts a session: the text stands for the file's. */
export const start = (
  text: string,
  args: object = {},
  configure: (client: Client) => void = () => undefined,
  options: Partial<SessionOptions> = {},
): Started => {
  const client = connect(options);
  const capabilities = client.request<DebugProtocol.Capabilities>('initialize', { adapterID: 'riftbench' });
  client.request('launch', { program: FILE, text, ...args });
  expect(client.events().map(({ event }) => event)).toEqual(['initialized']);
  configure(client);
  client.request('configurationDone');
  const events = client.events();
  return { client, capabilities, events, stop: events.find(({ event }) => event === 'stopped')?.body };
};

export const FILE = '/scenarios/board.rift';

/** Where it stands: the frames' names and lines, and everything in the variables, to any depth. */
export const seen = (client: Client): { readonly frames: readonly string[]; readonly variables: unknown } => {
  const { stackFrames } = client.request<DebugProtocol.StackTraceResponse['body']>('stackTrace', { threadId: 1 });
  const { scopes } = client.request<DebugProtocol.ScopesResponse['body']>('scopes', { frameId: stackFrames[0]?.id });
  return {
    frames: stackFrames.map(({ name, line }) => `${line}: ${name}`),
    variables: Object.fromEntries(scopes.map(scope => [scope.name, inside(client, scope.variablesReference)])),
  };
};

const inside = (client: Client, variablesReference: number): unknown =>
  Object.fromEntries(
    client
      .request<DebugProtocol.VariablesResponse['body']>('variables', { variablesReference })
      .variables.map(({ name, value, variablesReference: more }, index) => [
        `${index} ${name}`,
        more === 0 ? value : { value, inside: inside(client, more) },
      ]),
  );

/** The console's answer, or why there is none. */
export const asked = (client: Client, expression: string, context = 'repl'): string => {
  try {
    return client.request<DebugProtocol.EvaluateResponse['body']>('evaluate', { expression, context }).result;
  } catch (error) {
    return `(${error instanceof Error ? error.message : error})`;
  }
};

export const lineOf = (client: Client): number | undefined =>
  client.request<DebugProtocol.StackTraceResponse['body']>('stackTrace', { threadId: 1 }).stackFrames[0]?.line;
