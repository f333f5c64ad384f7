/** `riftbench link` and `riftbench open`: what one makes, the other runs. */
import { describe, expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

const HOUSE = `card "Night Bell" gear
  cost 1
  exhaust this: ready a friendly gear
`;
const FILE = `use "house.rift"

scenario "A wall"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Wall is dead

scenario "A bell"
  edition 1.4
  player Ana
  player Ben
  base Ana
    gear Bell = "Night Bell"
  turn Ana
  expect Bell is exhausted
`;
const folder = (): string => folderOf({ 'a.rift': FILE, 'house.rift': HOUSE });

describe('link', () => {
  it('holds the scenario with its cards, and open runs it anew', async () => {
    const at = folder();
    const made = await cli(at, ['link', 'a.rift', '--scenario', 'bell']);
    expect([made.status, made.err]).toEqual([0, '']);
    expect(made.out).toMatch(/^vscode:\/\/riftbench\.riftbench\/open#1[\w-]{50,300}\n$/);
    const opened = await cli(folderOf({}), ['open', made.out.trim()]);
    expect([opened.status, opened.err]).toEqual([1, '']);
    expect(opened.out).toContain(`${HOUSE}\nscenario "A bell"\n  edition 1.4\n`);
    expect(opened.out).toContain('\nNo: Bell is ready in 1.4.\n');
    expect(opened.out).toMatch(/line 12 Expected "Bell is exhausted"/);
    const text = await cli(folderOf({}), ['open', '--text', made.out.trim()]);
    expect([text.status, text.out.startsWith(HOUSE)]).toEqual([0, true]);
  });

  it('says which edition a scenario is played by that names none', async () => {
    const made = await cli(folder(), ['link', 'a.rift', '--line', '13', '--edition', '1.4', '--json']);
    const { link, isLong, version } = JSON.parse(made.out);
    expect([version, isLong]).toEqual([1, false]);
    const opened = await cli(folderOf({}), ['open', '--json', link]);
    const told = JSON.parse(opened.out);
    expect(told).toMatchObject({ version: 1, problems: [], newer: null, isRight: true });
    expect(told.text.split('\n')[told.line]).toBe('  expect Wall is dead');
    expect(told.text).toContain('scenario "A wall"\n  edition 1.4\n');
    expect(told.verdict.join()).toMatch(/^Yes: Wall is dead in 1\.4/);
  });

  it('leads where it is told to, and comes as a QR code as well', async () => {
    const made = await cli(folder(), [
      'link',
      'a.rift',
      '--line',
      '5',
      '--address',
      'https://example.org/rift',
      '--qr',
    ]);
    const [link = '', ...code] = made.out.trimEnd().split('\n');
    expect(link).toMatch(/^https:\/\/example\.org\/rift#1/);
    expect(code.length).toBeGreaterThan(10);
    expect(new Set(code.map(line => line.length)).size).toBe(1);
    expect(code.join('')).toMatch(/^[█▀▄ ]+$/);
    const wrong = await cli(folder(), ['link', 'a.rift', '--line', '5', '--address', 'nowhere']);
    expect([wrong.status, wrong.err]).toEqual([
      2,
      'riftbench: --address "nowhere" is no address that a link could lead to: write one such as https://example.org/rift.\n',
    ]);
  });

  it('is of one scenario', async () => {
    const many = await cli(folder(), ['link', 'a.rift']);
    expect([many.status, many.err]).toEqual([
      2,
      'riftbench: a.rift: there are 2 scenarios in it, such as "A wall". Say which one with --scenario NAME or --line NUMBER.\n',
    ]);
  });
});

describe('open', () => {
  it('says in one sentence what is wrong with a link', async () => {
    const told = async (...args: readonly string[]) => (await cli(folderOf({}), ['open', ...args])).err;
    expect(await told()).toBe('riftbench: open needs a link: riftbench open LINK\n');
    expect(await told('a', 'b')).toBe('riftbench: open takes one link: put it in quotation marks.\n');
    expect(await told('hello')).toMatch(/^riftbench: This is no link to a scenario/);
    expect(await told('#1abcdefgh')).toMatch(/^riftbench: This link is not whole/);
  });

  it('says where the newest edition decides otherwise', async () => {
    const turned = `scenario "Less than lethal"
  edition 1.0
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 5 tank
    Ben: Guard might 2
  base Ana
    Raider might 6
  turn Ana
  Ana moves Raider to Quarry
  all pass
  expect Ana can assign 6 to Wall
`;
    const at = folderOf({ 'b.rift': turned });
    const made = await cli(at, ['link', 'b.rift']);
    const opened = await cli(at, ['open', '--json', made.out.trim()]);
    const { newer, isRight } = JSON.parse(opened.out);
    expect([isRight, newer]).toEqual([
      true,
      'It is played by the rules 1.0; by those of 1.5, the newest, it comes out otherwise.',
    ]);
  });
});
