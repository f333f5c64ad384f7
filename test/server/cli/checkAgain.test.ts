/** `riftbench check --cache` and `--watch`: what has not changed is not judged again, and whatever has is. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesBelow } from '../../../server/hosts/node/watching.ts';
import { cli, folderOf } from './fixture.ts';

const RIGHT = `use "cards/own.rift"

scenario "Mine"
  edition 1.5
  player Ana
  player Ben
  battlefield Quarry
  base Ana
    "Bell"
  turn Ana
  expect Bell has 3 might
`;
const CARD = `card "Bell" unit
  might 3
`;
const files = () => folderOf({ 'a.rift': RIGHT, 'b.rift': RIGHT, 'cards/own.rift': CARD });
const check = (at: string, ...more: readonly string[]) =>
  cli(at, ['check', '.', '--cache', 'known.jsonl', '--format', 'json', ...more]);
const linesOf = (at: string): readonly string[] => readFileSync(join(at, 'known.jsonl'), 'utf8').trim().split('\n');

describe('check --cache', () => {
  it('says the same as without, the first time and from memory', async () => {
    const at = files();
    const plain = await cli(at, ['check', '.', '--format', 'json']);
    expect(plain.status).toBe(0);
    expect(await check(at)).toEqual(plain);
    expect(linesOf(at)).toHaveLength(4);
    expect(await check(at)).toEqual(plain);
  });

  it('takes from memory what is in it: a report that was changed there is told', async () => {
    const at = files();
    await check(at);
    writeFileSync(join(at, 'known.jsonl'), readFileSync(join(at, 'known.jsonl'), 'utf8').replaceAll('Mine', 'Theirs'));
    expect((await check(at)).out).toContain('Theirs');
  });

  it.each([
    ['its text', 'a.rift', RIGHT.replace('3 might', '4 might')],
    ['a card that it uses', 'cards/own.rift', CARD.replace('might 3', 'might 2')],
  ])('judges a file anew that has another %s', async (_, path, text) => {
    const at = files();
    await check(at);
    writeFileSync(join(at, path), text);
    const { status, out } = await check(at);
    expect(status).toBe(1);
    expect(out).toBe((await cli(at, ['check', '.', '--format', 'json'])).out);
  });

  it('judges a file anew whose cards are gone, or that is checked otherwise', async () => {
    const at = files();
    await check(at);
    expect((await check(at, '--edition', '1.4')).status).toBe(0);
    // Each way of checking is known by itself.
    expect(linesOf(at).length).toBeGreaterThan(4);
    rmSync(join(at, 'cards/own.rift'));
    expect((await check(at)).status).toBe(1);
  });

  it('begins anew with what another program remembers, and with what cannot be read', async () => {
    const at = files();
    await check(at);
    const plain = await check(at);
    const [head = '', ...rest] = linesOf(at);
    writeFileSync(join(at, 'known.jsonl'), [head.replace('riftbench', 'other'), ...rest].join('\n'));
    expect(await check(at)).toEqual(plain);
    writeFileSync(join(at, 'known.jsonl'), `${head}\n{"cut`);
    expect(await check(at)).toEqual(plain);
  });

  it('forgets files that are gone', async () => {
    const at = files();
    await check(at);
    rmSync(join(at, 'b.rift'));
    await check(at);
    expect(linesOf(at).some(line => line.includes('b.rift'))).toBe(false);
  });
});

describe('check --watch', () => {
  it('checks again after each change, and tells what came of the last', async () => {
    const at = files();
    let times = 0;
    const changes = async function* (): AsyncGenerator<void> {
      writeFileSync(join(at, 'a.rift'), RIGHT.replace('3 might', '4 might'));
      times += 1;
      yield;
      rmSync(join(at, 'a.rift'));
      rmSync(join(at, 'b.rift'));
      rmSync(join(at, 'cards/own.rift'));
      times += 1;
      yield;
      writeFileSync(join(at, 'a.rift'), RIGHT);
      writeFileSync(join(at, 'cards/own.rift'), CARD);
      times += 1;
      yield;
    };
    const { status, out, err } = await cli(at, ['check', '.', '--watch'], { watch: changes });
    expect(times).toBe(3);
    expect(status).toBe(0);
    expect(out.match(/(?<=^Scenarios +)\d+/gm)).toEqual(['2', '2', '0', '1']);
    expect(err).toContain('neither a scenario nor a card was found');
    expect(err.match(/Watching \. for changes/g)).toHaveLength(4);
  });

  it('is told of files that change, come and go, but not of hidden ones', async () => {
    const at = files();
    const changes = changesBelow(['.'], at);
    const next = async (change: () => void): Promise<boolean> => {
      const told = changes.next().then(() => true);
      change();
      return Promise.race([told, new Promise<boolean>(resolve => setTimeout(() => resolve(false), 5_000))]);
    };
    expect(await next(() => writeFileSync(join(at, 'cards/own.rift'), 'x'))).toBe(true);
    expect(await next(() => rmSync(join(at, 'b.rift')))).toBe(true);
    await changes.return(undefined);
  });
});
