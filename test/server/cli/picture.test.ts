/** Boards drawn from the command line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, folderOf, GOOD } from './fixture.ts';

/** The labels of what is drawn, which a screen reader reads. */
const labels = (svg: string): readonly string[] =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);

describe('picture', () => {
  it('draws the board as the script leaves it, on standard output', async () => {
    const { status, out, err } = await cli(folderOf({ 'a.rift': GOOD }), ['picture', 'a.rift']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<\/svg>\n$/s);
    expect(labels(out).filter(label => label.startsWith('Battlefield'))).toHaveLength(2);
    expect(labels(out).some(label => label.startsWith('Raider'))).toBe(false);
  });

  it('draws it at a line, at a step, and as it was laid out', async () => {
    const folder = folderOf({ 'a.rift': GOOD });
    const raider = async (...options: readonly string[]) => {
      const { out } = await cli(folder, ['picture', 'a.rift', ...options]);
      return labels(out).find(label => label.startsWith('Raider'));
    };
    expect(await raider('--step', '0')).not.toContain('exhausted');
    expect(await raider('--line', '11')).toMatch(/attacker, exhausted/);
    expect(await raider('--step', '2')).toContain('exhausted');
  });

  it('writes SVG and PNG by the name of the file', async () => {
    const folder = folderOf({ 'a.rift': GOOD });
    const svg = await cli(folder, ['picture', 'a.rift', '-o', 'board.svg', '--theme', 'dark', '--width', '400']);
    expect(svg).toEqual({ status: 0, out: '', err: 'Drawn: board.svg\n' });
    expect(readFileSync(join(folder, 'board.svg'), 'utf8')).toContain('viewBox="0 0 400 ');
    const png = await cli(folder, ['picture', 'a.rift', '--output', 'board.png']);
    expect(png.status).toBe(0);
    expect(readFileSync(join(folder, 'board.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('says whose text it leaves out', async () => {
    const unread = `card Sage unit\n  cost 1\n  might 2\n  text "Nobody reads this."\n\n${GOOD.replace('base Ana\n', 'base Ana\n    "Sage"\n')}`;
    const { out } = await cli(folderOf({ 'a.rift': unread }), ['picture', 'a.rift']);
    expect(labels(out)).toContain('Without the text of Sage.');
  });

  it.each([
    [['-o', 'board.jpg'], '--output needs a name in .svg or .png, not "board.jpg".'],
    [['--step', '99'], '--step can be a whole number from 0 to '],
    [['--step', '1', '--line', '11'], '--line and --step cannot both be given.'],
    [['--theme', 'drak'], 'Did you mean dark?'],
    [['-o', 'nowhere/board.svg'], 'nowhere/board.svg cannot be written: there is no folder '],
    [['--scenario', 'B trade'], 'no scenario has "B trade" in the name.'],
  ])('says what is wrong with %j', async (options, message) => {
    const folder = folderOf({ 'a.rift': GOOD });
    const { status, out, err } = await cli(folder, ['picture', 'a.rift', ...options]);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(existsSync(join(folder, 'board.jpg'))).toBe(false);
  });
});
