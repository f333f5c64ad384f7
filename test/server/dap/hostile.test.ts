/** Names that somebody has chosen to do harm, wherever a session shows them; and files that are too much. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { NotInTime } from '../../../server/analysis/document/host.ts';
import { RiftbenchSession } from '../../../server/dap/session.ts';
import { nodeDebugHost } from '../../../server/hosts/node/dap/host.ts';
import { HOSTILE, hostileScenario } from '../lsp/hostileNames.ts';
import { asked, connect, FILE, seen, start } from './client.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Without the lines that are no statements: such a file is not started. */
const walked = (scenario: string): string => {
  const text = scenario.replace(/^ *(nonsense|edition ").*$/gm, '');
  const { client, stop, events } = start(text, {}, each => each.request('setExceptionBreakpoints', { filters: [] }));
  const shown: unknown[] = [stop, events.map(({ body }) => (body?.output ? body.output.trimEnd() : ''))];
  for (let at = stop; at !== undefined && shown.length < 40; at = client.go('stepIn'))
    shown.push(at, seen(client), asked(client, '?'), asked(client, 'nothing \u001b[2J'));
  return JSON.stringify(shown, (_, value) => (typeof value === 'string' ? value.replace(CONTROL, 'CONTROL') : value));
};

test('nothing that is shown moves the cursor or turns what is written round', () => {
  const text = walked(hostileScenario('\u001b[31mred\u202e\u0007'));
  expect(text).toContain('red');
  expect(text).not.toContain('CONTROL');
});

test.each(HOSTILE)('a scenario in which everything is called %j can be stepped through', bad => {
  expect(walked(hostileScenario(bad))).not.toContain('This is a bug');
});

test('requests that make no sense are answered', () => {
  const { client } = start('scenario "x"\n  player Ana\n  turn Ana\n');
  const odd = [undefined, null, [], 'x', -1, { nested: {} }, 1e9] as const;
  const commands =
    'setBreakpoints setFunctionBreakpoints setDataBreakpoints setExceptionBreakpoints dataBreakpointInfo breakpointLocations threads stackTrace scopes variables evaluate completions exceptionInfo gotoTargets goto restart riftbench/text launch initialize'.split(
      ' ',
    );
  for (const command of commands)
    for (const value of odd) {
      const args = {
        ...Object.fromEntries(
          'source breakpoints filters name line column text frameId variablesReference expression targetId program arguments'
            .split(' ')
            .map(name => [name, value]),
        ),
      };
      try {
        client.request(command, args);
      } catch (error) {
        expect(String(error)).not.toContain('This is a bug');
      }
      client.events();
    }
});

test('a file of 5,000 lines is stepped through like any other', () => {
  const moves = Array.from(
    { length: 2400 },
    (_, at) => `  effect give Wall ${at % 2 === 0 ? '+1' : '-1'} might\n`,
  ).join('');
  const text = `scenario "long"\n  player Ana\n  player Ben\n  battlefield Spire controlled by Ben\n    Ben: Wall might 4\n  turn Ana\n${moves}  expect Wall is alive\n`;
  const { client } = start(text, {}, each =>
    each.request('setBreakpoints', { source: { path: FILE }, breakpoints: [{ line: 2000 }] }),
  );
  expect(client.go('continue')).toMatchObject({ reason: 'breakpoint' });
  expect(client.go('continue')).toMatchObject({ reason: 'pause' });
  expect(client.go('reverseContinue')).toMatchObject({ reason: 'breakpoint' });
});

test('a session ends where the client says so, before anything was launched as well', () => {
  const client = connect();
  expect(client.request('terminate')).toEqual({});
  expect(client.events().map(({ event }) => event)).toEqual(['terminated']);
});

/** What a session answers to one request, as it comes over the wire. */
const answered = (options: object, command: string, args: object): Promise<string> =>
  new Promise(resolve => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const session = new RiftbenchSession({ host: nodeDebugHost, book: loadRuleBook, ...options });
    session.setRunAsServer(true);
    session.start(input, output);
    let heard = '';
    output.on('data', (chunk: Buffer) => {
      heard += chunk.toString('utf8');
      if (heard.includes('"type":"response"')) resolve(heard);
    });
    const request = JSON.stringify({ seq: 1, type: 'request', command, arguments: args });
    input.write(`Content-Length: ${Buffer.byteLength(request)}\r\n\r\n${request}`);
  });

test('a request that does not end by itself is ended, and says that it was too much', async () => {
  const within = () => {
    throw new NotInTime();
  };
  expect(await answered({ host: { ...nodeDebugHost, ending: { within } } }, 'launch', { program: FILE })).toContain(
    'This was too much: it took longer than 10 seconds, the time limit for one scenario, and had to be ended from outside.',
  );
});

test('a scenario that takes longer than its time is not stepped through, and says so', async () => {
  let time = 0;
  const now = () => {
    time += 60_000;
    return time;
  };
  const text = 'scenario "x"\n  player Ana\n  player Ben\n  turn Ana\n';
  const reply = await answered({ now }, 'launch', { program: FILE, text });
  expect(reply).toMatch(/cannot be stepped through: it took longer than 10 seconds/);
});
