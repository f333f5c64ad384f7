/** The report of a check in a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, FAILING, folderOf, GOOD } from './fixture.ts';

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
