import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillWithHostile } from '../analysis/hostile.ts';
import { cli, folderOf, GOOD } from './fixture.ts';

const FORMATS = ['text', 'json', 'junit', 'sarif', 'github'] as const;

describe('a folder with devices, pipes and links in a circle', () => {
  it.each(FORMATS)('is checked all the same, and each is told (%s)', async format => {
    const folder = folderOf({ 'good.rift': GOOD });
    const told = fillWithHostile(folder);
    const { status, out, err } = await cli(folder, ['check', '.', '--format', format]);
    expect(status).toBe(2);
    for (const [name, why] of Object.entries(told)) {
      expect(out).toContain(name);
      expect(out).toContain(why);
    }
    expect(err).toMatch(/^riftbench: big\.rift: .*\(And \d more\.\)\n$/);
    if (format === 'text') expect(out).toContain('1 passed');
    if (format === 'json' || format === 'sarif') expect(() => JSON.parse(out)).not.toThrow();
  });

  it('is audited and migrated all the same', async () => {
    const folder = folderOf({ 'good.rift': GOOD, 'a.md': '---\nriftbench: 1.2\n---\nBy rule 443.1.d.3.\n' });
    const told = Object.entries(fillWithHostile(folder));
    const audit = await cli(folder, ['audit', '.']);
    const migrate = await cli(folder, ['migrate', '.', '--write']);
    for (const [name, why] of told) {
      expect(audit.out).toMatch(new RegExp(`${name} not read: .*${why}`));
      expect(migrate.out).toMatch(new RegExp(`${name}: .*${why}`));
    }
    expect([audit.status, migrate.status]).toEqual([2, 2]);
    expect(audit.out).toContain('does not decide the scenario differently from');
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toContain('By rule 467.2.c.3.');
  });

  it('is told of its folders that are locked', async () => {
    const folder = folderOf({ 'good.rift': GOOD, 'locked/a.rift': GOOD });
    const { chmodSync } = await import('node:fs');
    chmodSync(join(folder, 'locked'), 0);
    const isLocked = (): boolean => {
      try {
        return readdirSync(join(folder, 'locked')).length < 0;
      } catch {
        return true;
      }
    };
    // Whoever may read everything is not locked out.
    const expected = isLocked() ? /locked not read: permission to read it is denied/ : /Scenarios +2 +2 passed/;
    const { out } = await cli(folder, ['check', '.']);
    chmodSync(join(folder, 'locked'), 0o700);
    expect(out).toMatch(expected);
  });
});

it('a long script with a hundred branches is audited, and what leads to them is run once', async () => {
  const lines = (count: number, indent: string): string => `${indent}effect by Ana: deal 1 to Wall\n`.repeat(count);
  const branches = Array.from({ length: 100 }, (_, i) => `  what if "${i}"\n${lines(20, '    ')}  back\n`);
  const board = `scenario "Long"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 9999
  turn Ana
`;
  const folder = folderOf({ 'long.rift': `${board}${lines(600, '  ')}${branches.join('')}` });
  const { status, out, err } = await cli(folder, ['audit', 'long.rift']);
  expect({ status, out, err }).toMatchObject({
    status: 0,
    out: expect.stringContaining('none of 101 scenarios'),
    err: '',
  });
});

it('a scenario that is too much as a whole is told so where it is shown', async () => {
  const branches = Array.from(
    { length: 100 },
    (_, i) => `  what if "${i}"\n    effect by Ana: give all units +1 might\n  back\n`,
  );
  const folder = folderOf({
    'crowd.rift': `scenario "Crowd"
  edition 1.0, 1.1, 1.2, 1.3, 1.4, 1.5
  player Ana
  player Ben
  battlefield Quarry
  base Ana
${Array.from({ length: 29 }, (_, i) => `    100x U${i}x might 1\n`).join('')}  turn Ana
${branches.join('')}`,
  });
  const why = /Too much happens here, or within this scenario as a whole: .* This scenario is not played\./;
  const trace = await cli(folder, ['trace', 'crowd.rift']);
  expect(trace.out.replace(/\s+/g, ' ')).toMatch(/^Crowd: not run/);
  expect(trace.out.replace(/\s+/g, ' ')).toMatch(why);
  const { status, err } = await cli(folder, ['picture', 'crowd.rift']);
  expect({ status, err }).toMatchObject({ status: 2, err: expect.stringMatching(why) });
});

describe('migrate --write', () => {
  it('follows no link out of the folder', async () => {
    const article = '---\nriftbench: 1.2\n---\nBy rule 443.1.d.3.\n';
    const outside = folderOf({ 'o.md': article });
    const folder = folderOf({ 'a.md': article });
    symlinkSync(join(outside, 'o.md'), join(folder, 'link.md'));
    const { status, out } = await cli(folder, ['migrate', '.', '--write']);
    expect(readFileSync(join(outside, 'o.md'), 'utf8')).toBe(article);
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).not.toBe(article);
    expect(lstatSync(join(folder, 'link.md')).isSymbolicLink()).toBe(true);
    expect(out).toContain('link.md: it is a link out of the folder.');
    expect(status).toBe(1);
  });
});

describe('names that others gave', () => {
  const ESC = '\u001b';
  /** Windows has none of the first; there the others have to do. */
  const NAMES = [
    `a\n::error::owned ${ESC}]0;owned\u0007 \u009b31m%.rift`,
    'b\u202etfir\u2066.rift',
    'c\u0085 \u009d.rift',
    'd\u2028::warning::owned.rift',
  ].filter(name => process.platform !== 'win32' || !name.includes(ESC));
  const TEXT = `${GOOD.replace('A trade', `\u202eA${ESC}[2J\u009b2J trade`).replace('Wall, Raider are dead', 'Wall is alive')}\n${ESC}[1mfoo \u0085bar\n`;
  const folder = (): string => {
    const made = folderOf({});
    for (const name of NAMES) writeFileSync(join(made, name), TEXT);
    writeFileSync(join(made, `e\u202e${ESC}.md`), `---\nriftbench: 1.2\n---\nBy ${ESC}[5m rule 443.1.d.3.\u009b\n`);
    mkdirSync(join(made, `sub${ESC}c`));
    writeFileSync(join(made, `sub${ESC}c`, 'riftbench.json'), '{"edition": "\\u001b[2J\\u009b"}');
    writeFileSync(join(made, `sub${ESC}c`, 'x.rift'), `use "${ESC}[2J\u202e.rift"\n${TEXT}`);
    return made;
  };
  /** All that a terminal or a log would act upon, but the end of a line. */
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  const ACTED_UPON = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

  it.each([
    ...FORMATS.map(format => ['check', '.', '--verbose', '--format', format]),
    ['audit', '.', '--from', '1.3', '--all'],
    ['audit', '.', '--json'],
    ['migrate', '.'],
    ['migrate', '.', '--json'],
    ...NAMES.flatMap(name => [
      ['trace', name],
      ['trace', name, '--verdict'],
      ['trace', name, '--json'],
      ['trace', name, '--scenario', `${ESC}[2J`],
      ['import', name, '--dry-run'],
    ]),
    ['check', `${ESC}[2J\n::error::gone.rift`],
    ['import', `${ESC}[2J\n::error::gone.txt`],
  ])('are text and nothing else: %j %j', async (...args) => {
    const { out, err } = await cli(folder(), args, { library: folderOf({}) });
    expect(out + err).not.toBe('');
    expect(ACTED_UPON.exec(out + err)).toBeNull();
    for (const line of `${out}\n${err}`.split('\n')) expect(line).not.toMatch(/^::(?!(error|warning|notice) file=)/);
  });

  it('are shown in the source under a problem on a terminal', async () => {
    const { out } = await cli(folder(), ['check', '.'], { isTerminal: true });
    expect(ACTED_UPON.exec(out)).toBeNull();
  });
});
