/** The report of a check in a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, FAILING, folderOf, GOOD, INVALID } from './fixture.ts';

describe('--report', () => {
  it('writes what --format json prints to a file, and prints as before', async () => {
    const folder = folderOf({ 'a.rift': GOOD, 'b.rift': FAILING });
    const { out } = await cli(folder, ['check', '.', '--format', 'json']);
    const both = await cli(folder, ['check', '.', '--report', 'report.json']);
    expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe(out);
    expect(both).toEqual(await cli(folder, ['check', '.']));
  });

  it('says why it cannot be written', async () => {
    const { status, err } = await cli(folderOf({ 'a.rift': GOOD }), ['check', '.', '--report', 'none/report.json']);
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(/none\/report\.json cannot be written: there is no folder .*none\.\n$/),
    ]);
  });
});

describe('--merge', () => {
  const CARD = 'card "House Watch" unit\n  cost 2 calm\n  might 2\n\ncard "Cold Snap" spell\n  draw one or so\n';
  const FILES = {
    'a.rift': GOOD,
    'b/1.rift': FAILING,
    'b/2.md': `# Words\n\n\`\`\`rift\n${INVALID}\`\`\`\n`,
    'b/3.md': '# Only words\n',
    'cards.rift': CARD,
    'hint.rift': GOOD.replace('  battlefield Grove\n', ''),
    'several.rift': GOOD.replace('1.4', '1.3 as printed, 1.4').replace('expect Wall', 'is Wall dead?\n  expect Wall'),
    'undecided.rift': GOOD.replace('  all pass\n', ''),
    'z.rift': GOOD,
  };
  const NOT_TEXT = { 'm.rift': new Uint8Array([0xff, 0xfe, 0xff]), 'c.rift': new Uint8Array([0xff]) };

  /** The whole, and its four shards with their reports beside it. */
  const sharded = async (files: Readonly<Record<string, string | Uint8Array>>, shards = 4) => {
    const [folder, reports] = [folderOf(files), folderOf({})];
    const paths: string[] = [];
    for (let index = 1; index <= shards; index++) {
      const path = join(reports, `${index}.json`);
      await cli(folder, ['check', '.', '--shard', `${index}/${shards}`, '--report', path]);
      paths.push(path);
    }
    const merge = (...args: readonly string[]) => cli(folder, ['check', '--merge', ...args]);
    return { folder, paths, merge };
  };

  it.each([
    ['nothing unread', FILES],
    ['files that cannot be read', { ...FILES, ...NOT_TEXT }],
    ['all well', { 'a.rift': GOOD, 'b.rift': GOOD }],
  ])('makes of four shards the report and the status of the whole: %s', async (_, files) => {
    const { folder, paths, merge } = await sharded(files);
    const whole = await cli(folder, ['check', '.', '--format', 'json']);
    expect(await merge(...paths.toReversed(), '--format', 'json')).toEqual(whole);
    const summed = await merge(...paths);
    const printed = await cli(folder, ['check', '.']);
    expect([summed.status, summed.err]).toEqual([printed.status, printed.err]);
    expect(printed.out.endsWith(summed.out)).toBe(true);
    expect(summed.out).toMatch(/^Files +\d/);
  });

  it('writes a report that is no shard, and that itself cannot be merged', async () => {
    const { folder, paths, merge } = await sharded(FILES);
    await merge(...paths, '--report', 'whole.json');
    const whole = await cli(folder, ['check', '.', '--format', 'json']);
    expect(readFileSync(join(folder, 'whole.json'), 'utf8')).toBe(whole.out);
    const { status, err } = await merge('whole.json');
    expect([status, err]).toEqual([2, expect.stringContaining('whole.json is the report of a whole check')]);
  });

  it('says which shard is missing, is there twice, or belongs to others', async () => {
    const { paths, merge } = await sharded({ 'a.rift': GOOD });
    const other = await sharded({ 'a.rift': GOOD }, 2);
    const [first = '', second = '', ...rest] = paths;
    expect((await merge(first, ...rest)).err).toBe('riftbench: the report of shard 2/4 is missing.\n');
    expect((await merge(first, first, second, ...rest)).err).toContain('are both shard 1/4.');
    expect((await merge(first, other.paths[1] ?? '')).err).toMatch(/is shard 2\/2, while .* is one of 4/);
  });

  it.each([
    ['{', /x\.json is no report of a shard\. One is written by/],
    ['{"version":2,"shard":{"index":1,"of":1},"files":[]}', /is no report of a shard/],
    ['{"version":1,"shard":{"index":2,"of":1},"files":[]}', /is no report of a shard/],
    ['{"version":1,"shard":{"index":1,"of":1},"files":[{"path":"a"}]}', /is no report of a shard/],
    ['{"version":1,"shard":{"index":1,"of":1},"files":[]}', /in none of the shards was there a scenario or a card/],
  ])('refuses %s', async (text, said) => {
    const { status, err } = await cli(folderOf({ 'x.json': text }), ['check', '--merge', 'x.json']);
    expect([status, err]).toEqual([2, expect.stringMatching(said)]);
  });

  it('refuses what only a check can do', async () => {
    const folder = folderOf({ 'x.json': '{}' });
    expect((await cli(folder, ['check', '--merge', 'x.json', '--edition', '1.3'])).err).toContain(
      '--merge checks nothing: --edition',
    );
    expect((await cli(folder, ['check', '--merge', 'x.json', '--format', 'junit'])).err).toContain(
      '--format can be text, json',
    );
    expect((await cli(folder, ['check', '--merge'])).err).toContain('needs the reports of all shards');
  });
});
