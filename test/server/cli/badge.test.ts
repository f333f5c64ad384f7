/** The badge of a check. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { cli, FAILING, folderOf, GOOD, INVALID } from './fixture.ts';

const badge = async (files: Readonly<Record<string, string | Uint8Array>>, ...options: readonly string[]) => {
  const folder = folderOf(files);
  const { status } = await cli(folder, ['check', '.', '--badge', 'badge.json', ...options]);
  return { status, badge: JSON.parse(readFileSync(join(folder, 'badge.json'), 'utf8')) as unknown };
};

const good = (message: string) => ({ schemaVersion: 1, label: 'Riftbench', message, color: 'brightgreen' });
const bad = (message: string) => ({ schemaVersion: 1, label: 'Riftbench', message, color: 'red', isError: true });

describe('--badge', () => {
  it.each([
    ['all passed', { 'a.rift': GOOD, 'b.rift': GOOD }, 0, good('2 passed')],
    ['some not', { 'a.rift': GOOD, 'b.rift': FAILING, 'c.rift': INVALID }, 1, bad('2 of 3 not passed')],
    ['an error alone', { 'a.rift': GOOD.replace('  player Ana', '  cites 999.9\n  player Ana') }, 1, bad('1 error')],
    ['a file unread', { 'a.rift': GOOD, 'b.rift': new Uint8Array([0xff]) }, 2, bad('1 not read')],
  ])('tells of %s', async (_, files, status, told) => {
    expect(await badge(files)).toEqual({ status, badge: told });
  });

  it('is grey where there is no scenario', async () => {
    const { badge: told } = await badge({ 'a.md': '# Words\n' }, '--allow-empty');
    expect(told).toEqual({ schemaVersion: 1, label: 'Riftbench', message: 'no scenarios', color: 'lightgrey' });
  });

  it('is a picture that says the same, to screen readers as well', async () => {
    const folder = folderOf({ 'a.rift': GOOD });
    await cli(folder, ['check', '.', '--badge', 'badge.svg']);
    const svg = readFileSync(join(folder, 'badge.svg'), 'utf8');
    const texts: string[] = [];
    const parser = sax.parser(true);
    parser.ontext = text => void (text.trim() !== '' && texts.push(text));
    parser.write(svg).close();
    expect(texts).toEqual(['Riftbench: 1 passed', 'Riftbench', '1 passed']);
    expect(svg).toContain('aria-label="Riftbench: 1 passed"');
    expect(svg).toContain('fill="#1a7f37"');
  });

  it('is made of merged shards, and of none by itself', async () => {
    const folder = folderOf({ 'a.rift': GOOD, 'b.rift': FAILING });
    for (const part of ['1', '2'])
      await cli(folder, ['check', '.', '--shard', `${part}/2`, '--report', `${part}.json`]);
    const { status } = await cli(folder, ['check', '--merge', '1.json', '2.json', '--badge', 'badge.json']);
    expect([status, JSON.parse(readFileSync(join(folder, 'badge.json'), 'utf8'))]).toEqual([
      1,
      bad('1 of 2 not passed'),
    ]);
    const { err } = await cli(folder, ['check', '.', '--shard', '1/2', '--badge', 'badge.svg']);
    expect(err).toContain('--badge is about the whole, not about a shard');
  });

  it('says which files it can be', async () => {
    const { status, err } = await cli(folderOf({ 'a.rift': GOOD }), ['check', '.', '--badge', 'badge.png']);
    expect([status, err]).toEqual([2, 'riftbench: --badge needs a name in .svg or .json, not "badge.png".\n']);
  });
});
