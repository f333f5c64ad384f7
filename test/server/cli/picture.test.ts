/** Boards drawn from the command line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { GifReader } from 'omggif';
import { encode } from 'uqr';
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

  it('says on the picture and beside it that lines were left out for errors', async () => {
    const folder = folderOf({ 'a.rift': GOOD.replace('base Ana\n', 'base Ana\n    Imp mihgt 2\n    Odd wight 1\n') });
    const { out, err } = await cli(folder, ['picture', 'a.rift']);
    expect(err).toBe('Not as written: 2 lines have errors. riftbench check says why.\n');
    expect(labels(out)).toContain('Not as written: 2 lines have errors.');
    const early = await cli(folder, ['picture', 'a.rift', '--line', '1']);
    expect(early.err).toBe('');
  });

  it('has its link as a code that holds what is on the picture, in dark on light whatever the theme', async () => {
    const folder = folderOf({ 'a.rift': GOOD });
    const { status, out } = await cli(folder, [
      'picture',
      'a.rift',
      '--qr',
      '--theme',
      'dark',
      '--address',
      'https://example.org/r',
    ]);
    expect(status).toBe(0);
    const { out: link } = await cli(folder, ['link', 'a.rift', '--line', '12', '--address', 'https://example.org/r']);
    const [, squares = '', fill] = /<g class="link".*?<path d="([^"]*)" fill="([^"]*)"/s.exec(out) ?? [];
    expect(fill).toBe('#000000');
    const [, left = '', top = '', side = ''] =
      /<g class="link".*?<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/s.exec(out) ?? [];
    const drawn = [...squares.matchAll(/M([\d.]+) ([\d.]+)h(\d+)v/g)].map(([, x, y, size]) => [
      (Number(y) - Number(top)) / Number(size) - 4,
      (Number(x) - Number(left)) / Number(size) - 4,
    ]);
    const { data, size } = encode(link.trim(), { ecc: 'L', border: 0 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[y, x]] : [])));
    expect(drawn).toEqual(dark);
    expect(Number(side) % (size + 8)).toBe(0);
  });

  it('says why a link does not go into a code', async () => {
    const long = `${GOOD}${Array.from({ length: 300 }, (_, at) => `# ${(at * 7919) % 1009} ${(at * 104729) % 10007}\n`).join('')}`;
    const { status, err } = await cli(folderOf({ 'a.rift': long }), ['picture', 'a.rift', '--qr']);
    expect(status).toBe(2);
    expect(err).toMatch(/the link has \d+ characters; a code with more than 1,000 can hardly be read/);
    const bare = await cli(folderOf({ 'a.rift': GOOD }), ['picture', 'a.rift', '--address', 'https://example.org/r']);
    expect(bare.err).toContain('--address needs --qr.');
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

  it('refuses a path of too many steps and a PNG of too many pixels, with the limit', async () => {
    const long = GOOD.replace(
      / {2}Ana moves[\s\S]*$/,
      '  effect by Ana: exhaust Raider\n  effect by Ana: ready Raider\n'.repeat(600),
    );
    const folder = folderOf({ 'a.rift': long, 'b.rift': GOOD });
    const path = await cli(folder, ['picture', 'a.rift', '--path']);
    expect(path).toMatchObject({ status: 2, out: '' });
    expect(path.err).toMatch(/there are 1,\d+ steps up to there; a moving picture shows at most 1,000\./);
    const wide = await cli(folder, ['picture', 'b.rift', '--path', '--width', '4000', '-o', 'b.png']);
    expect(wide).toMatchObject({ status: 2, out: '' });
    expect(wide.err).toMatch(/pixels in \d+ steps; 150,000,000 is the limit\./);
  });

  it('draws every step of the path, one after the other, as SVG without a script', async () => {
    const folder = folderOf({ 'a.rift': GOOD });
    const { status, out } = await cli(folder, ['picture', 'a.rift', '--path', '--pause', '1']);
    expect(status).toBe(0);
    const captions = labels(out).filter(label => /^\d+ of \d+: /.test(label));
    expect(captions.length).toBeGreaterThan(4);
    expect(captions[0]).toMatch(/^1 of \d+: .*\. CR \d/);
    expect(captions.at(-1)?.split(':')[0]).toBe(`${captions.length} of ${captions.length}`);
    expect(out.match(/class="stop"/g)).toHaveLength(captions.length);
    expect(out.match(/class="end"/g)).toHaveLength(1);
    const units = captions.length + 3;
    expect(out).toContain(`animation:stop ${units}s step-end infinite`);
    expect(out).toContain('prefers-reduced-motion:reduce');
    expect(out).not.toContain('<script');
    const heights = new Set([...out.matchAll(/<svg [^>]*height="(\d+)"/g)].map(([, height]) => height));
    expect(heights.size).toBe(1);
    const short = await cli(folder, ['picture', 'a.rift', '--path', '--step', '2']);
    expect(short.out.match(/class="stop"/g)).toHaveLength(2);
  });

  it('draws the path as a GIF, of the size of the drawing and with a frame for each step', async () => {
    const folder = folderOf({ 'a.rift': GOOD });
    const args = ['picture', 'a.rift', '--path', '--step', '3', '--width', '300', '--pause', '1'];
    expect((await cli(folder, [...args, '-o', 'path.gif'])).status).toBe(0);
    const gif = new GifReader(readFileSync(join(folder, 'path.gif')));
    const { out } = await cli(folder, args);
    expect(out).toContain(`width="${gif.width}" height="${gif.height}"`);
    expect(Array.from({ length: gif.numFrames() }, (_, at) => gif.frameInfo(at).delay)).toEqual([100, 100, 100, 300]);
    // The ground of the light theme.
    const pixels = new Uint8Array(gif.width * gif.height * 4);
    gif.decodeAndBlitFrameRGBA(0, pixels);
    expect([...pixels.slice(0, 4)]).toEqual([255, 255, 255, 255]);
  });

  it('draws the path as an animated PNG, whose parts are in order and whole', async () => {
    const folder = folderOf({ 'a.rift': GOOD });
    const args = ['picture', 'a.rift', '--path', '--step', '3', '--width', '300', '-o', 'path.png'];
    expect((await cli(folder, args)).status).toBe(0);
    const png = readFileSync(join(folder, 'path.png'));
    const found: { type: string; data: Buffer }[] = [];
    for (let at = 8; at < png.length; ) {
      const length = png.readUInt32BE(at);
      expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
      found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
      at += length + 12;
    }
    const types = found.map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['IHDR', 'acTL', 'fcTL', 'IDAT']);
    expect(found[1]?.data.readUInt32BE(0)).toBe(4);
    expect(types.filter(type => type === 'fcTL')).toHaveLength(4);
    const sequence = found.flatMap(({ type, data }) =>
      type === 'fcTL' || type === 'fdAT' ? [data.readUInt32BE(0)] : [],
    );
    expect(sequence).toEqual(sequence.map((_, at) => at));
    expect(found.filter(({ type }) => type === 'fcTL').map(({ data }) => data.readUInt16BE(20))).toEqual([
      2000, 2000, 2000, 6000,
    ]);
    expect(types.at(-1)).toBe('IEND');
  });

  it('says whose text it leaves out', async () => {
    const unread = `card Sage unit\n  cost 1\n  might 2\n  text "Nobody reads this."\n\n${GOOD.replace('base Ana\n', 'base Ana\n    "Sage"\n')}`;
    const { out } = await cli(folderOf({ 'a.rift': unread }), ['picture', 'a.rift']);
    expect(labels(out)).toContain('Without the text of Sage.');
  });

  it.each([
    [['-o', 'board.jpg'], '--output needs a name in .svg, .png or .gif, not "board.jpg".'],
    [['--step', '99'], '--step can be a whole number from 0 to '],
    [['--step', '1', '--line', '11'], '--line and --step cannot both be given.'],
    [['--pause', '3'], '--pause needs --path.'],
    [['--path', '--pause', '0'], '--pause can be a whole number from 1 to 60'],
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
