/** Whatever is thrown, each front end says it in words: no "[object Object]", no trace of calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { thrownText } from '../../rules-db/thrownText.ts';
import { UNREADABLE } from '../../server/analysis/text/unreadable.ts';
import type { Io, Stream } from '../../server/cli/io.ts';
import { run } from '../../server/cli/run.ts';
import { RiftbenchSession } from '../../server/dap/session.ts';
import { nodeDebugHost } from '../../server/hosts/node/dap/host.ts';
import { guardRequest } from '../../server/lsp/guard.ts';
import { fromRoot } from '../house/support/root.ts';

const nested = new Error('', { cause: new Error('', { cause: 'the disk is gone' }) });
const circular: { cause?: unknown } = {};
circular.cause = circular;
const trap = {
  get message(): string {
    throw new Error('not for you');
  },
};

const STRANGE: readonly (readonly [what: string, thrown: unknown, says: string])[] = [
  ['a text', 'no room', 'no room'],
  ['an empty text', '', 'it failed without saying why'],
  ['nothing', undefined, 'it failed without saying why'],
  ['null', null, 'it failed without saying why'],
  ['a number', 7, '7'],
  ['a symbol', Symbol('x'), 'Symbol(x)'],
  ['an object', {}, 'it failed without saying why'],
  ['an object with a message', { message: 'no room' }, 'no room'],
  ['an object with a code', { code: 'EIO' }, 'EIO'],
  ['an object without a prototype', Object.create(null), 'it failed without saying why'],
  ['an error without a message', new TypeError(), 'TypeError'],
  ['an error that says nothing at all', new Error(), 'it failed without saying why'],
  ['causes within one another', nested, 'the disk is gone'],
  ['a message and its cause', new Error('it failed', { cause: new Error('no room') }), 'it failed: no room'],
  ['several at once', new AggregateError([new Error('no room')]), 'no room'],
  ['its own cause', circular, 'it failed without saying why'],
  ['what throws when it is asked', trap, 'it failed without saying why'],
  ['a trace among its words', new Error('no room\n    at deep (/a/b.ts:1:2)\n    at main'), 'no room'],
];

it('a part of the program that is not there is no bug', async () => {
  const unread = Object.assign(new Error('the cards could not be read from cards.json.br'), { name: UNREADABLE });
  const missing = Object.assign(new Error("Cannot find module './parts/x.cjs'."), { code: 'MODULE_NOT_FOUND' });
  for (const thrown of [unread, missing]) {
    const said: string[] = [];
    const stream: Stream = { write: text => void said.push(text), isTerminal: false, hasColours: false, width: 80 };
    const io: Io = { out: stream, err: stream, cwd: '/', readInput: () => caught(thrown), now: () => 0 };
    expect(await run(['check', '-'], io)).toBe(2);
    expect(said.join('')).toMatch(
      /^riftbench: Riftbench's own files are incomplete: .* wait for that; otherwise build/,
    );
  }
});

const caught = (thrown: unknown): never => {
  throw thrown;
};

describe.each(STRANGE)('%s', (_, thrown, says) => {
  it('is put into words', () => {
    expect(thrownText(thrown)).toBe(says);
  });

  it('is told in one line by the command line', async () => {
    const said: string[] = [];
    const stream: Stream = { write: text => void said.push(text), isTerminal: false, hasColours: false, width: 80 };
    const io: Io = {
      out: stream,
      err: stream,
      cwd: '/',
      readInput: () => caught(thrown),
      now: () => 0,
    };
    expect(await run(['check', '-'], io)).toBe(2);
    expect(said.join('')).toBe(`riftbench: this is a bug in Riftbench: ${says}\n`);
  });

  it('is told by the debug adapter', () => {
    const session = new RiftbenchSession({
      host: { ...nodeDebugHost, ending: { within: () => caught(thrown) } },
      book: () => caught(thrown),
    });
    const sent: unknown[] = [];
    session.sendResponse = response => void sent.push(response);
    Reflect.apply(Reflect.get(session, 'dispatchRequest'), session, [{ seq: 1, command: 'threads', arguments: {} }]);
    expect(sent).toMatchObject([{ success: false, message: `This is a bug in Riftbench: ${says}` }]);
  });

  it('is not shown by the language server, which keeps it for its log', async () => {
    const logged: string[] = [];
    const guarded = guardRequest(message => void logged.push(message))('hover', () => caught(thrown));
    await expect(guarded()).rejects.toThrow('Riftbench could not answer hover; its log says why.');
    expect(logged.join()).not.toContain('[object');
  });
});

it('nothing else puts what was thrown into words', () => {
  const own = ['client', 'server', 'rules-db'].flatMap(place =>
    readdirSync(fromRoot(place), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => `${place}/${name}`)
      .filter(file => /\bString\((?:error|e)\)|\$\{(?:error|e)\}/.test(readFileSync(fromRoot(file), 'utf8'))),
  );
  expect(own).toEqual([]);
});
