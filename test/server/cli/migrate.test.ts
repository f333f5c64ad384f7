import { chmodSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../house/support/root.ts';
import { cli, folderOf } from './fixture.ts';

const example = readFileSync(fromRoot('examples/writing/ten-rulings.md'), 'utf8');
const expected = readFileSync(fromRoot('test/server/cli/ten-rulings-1.4.md'), 'utf8');

const article = (text: string, edition = '1.2'): string => `---\nriftbench: ${edition}\n---\n${text}`;
const textOf = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

const LATER = `scenario "A second comer"
  player Ana
  player Ben
  battlefield Grove
  battlefield Quarry
  base Ana
    Raider might 3
  base Ben
    Guard might 5

  turn Ana
  Ana moves Raider to Grove
  Ana passes
  effect move Guard to Grove
  expect Grove does not have a combat
`;
const QUIET = `scenario "Quiet"
  cites 443.1.d.3
  player Ana
  player Ben
  battlefield Grove
  battlefield Quarry
`;

describe('migrate', () => {
  it('carries an article of ten rulings over, and keeps it right', async () => {
    const folder = folderOf({ 'a.md': example });
    const { status, out } = await cli(folder, ['migrate', 'a.md', '--from', '1.2', '--to', '1.4', '--write']);
    expect(textOf(folder, 'a.md')).toBe(expected);
    expect(status).toBe(1);
    expect(out).toContain('a.md:19:99 1.4 has no rule 442.1.e of 1.2: it keeps its number and says its edition.');
    expect(out).toMatch(/\n15 citations: 11 with the same meaning, 3 with another one, 1 left.+ 1 file written\.\n$/);
    const before = JSON.parse((await cli(folderOf({ 'a.md': example }), ['check', 'a.md', '--format', 'json'])).out);
    const after = JSON.parse((await cli(folder, ['check', 'a.md', '--format', 'json'])).out);
    expect(before.files[0].diagnostics).toEqual([]);
    expect(after.files[0].diagnostics).toMatchObject([
      { code: 'cite/meaning-changed', range: { start: { line: 18 } } },
    ]);
    expect(after.files[0].scenarios.map((each: { status: string }) => each.status)).toEqual(['passed', 'passed']);
  });

  it('carries citations of the tournament rules from one of their editions to the other, and back, and those alone', async () => {
    const july =
      'By TR 509.5 and 703.4.b.5, and rule 465.2.c; TR 509.4.d was of runes.\n\nTR 502.4.b (2026-07-16) and TR 601.2.\n';
    const october =
      'By TR 509.7 and 703.4.d, and rule 465.2.c; TR 509.4.d (2026-07-16) was of runes.\n\nTR 502.4.c (2026-10-09) and TR 601.2.\n';
    const folder = folderOf({
      'a.md': article(july, '1.4'),
      'b.rift': 'scenario "Runes"\n  cites TR 509.5, TR 505.2 (2026-07-16)\n',
    });
    const go = (...words: readonly string[]) => cli(folder, ['migrate', 'a.md', 'b.rift', '--write', ...words]);
    const { out } = await go('--from', '2026-07-16', '--to', '2026-10-09');
    expect(textOf(folder, 'a.md')).toBe(article(october, '1.4'));
    expect(textOf(folder, 'b.rift')).toBe('scenario "Runes"\n  cites TR 509.7, TR 505.2 (2026-10-09)\n');
    expect(out).toContain('a.md (TR 2026-07-16 → TR 2026-10-09)');
    expect(out).toContain('2026-10-09 has no rule 509.4.d of 2026-07-16');
    await go('--from', 'TR 2026-10-09', '--to', 'July 2026');
    expect(textOf(folder, 'a.md')).toBe(
      article(
        'By TR 509.5 and 703.4.b.5 (2026-07-16), and rule 465.2.c; TR 509.4.d (2026-07-16) was of runes.\n\nTR 502.4.b (2026-07-16) and TR 601.2 (2026-07-16).\n',
        '1.4',
      ),
    );
    expect(textOf(folder, 'b.rift')).toBe('scenario "Runes"\n  cites TR 509.5 (2026-07-16), TR 505.2 (2026-07-16)\n');
    await go('--to', '2026-10-09');
    expect(textOf(folder, 'b.rift')).toBe('scenario "Runes"\n  cites TR 509.7 (2026-10-09), TR 505.2 (2026-10-09)\n');
    expect((await cli(folder, ['migrate', 'a.md', '--from', '2026-07-16', '--to', '1.4'])).err).toContain(
      'are editions of different books',
    );
  });

  it('names the newer edition beside the older one where a scenario holds in both, and lists the others', async () => {
    const named = (text: string, edition: string): string => text.replace('\n', `\n  edition ${edition}\n`);
    const both = named(QUIET.replace('443.1.d.3', '443.1.d.3, 1.2: 443.1.d.5'), '1.1, 1.2').replace(
      'battlefield Quarry\n',
      'battlefield Quarry\n  expect in 1.2: Ana has 0 points\n',
    );
    const parts = named(LATER, '1.2');
    const older = named(QUIET, '1.1').replace('443.1.d.3', '439.1.d.3');
    const folder = folderOf({ 'a.rift': `${both}\n${parts}\n${older}` });
    const { status, out } = await cli(folder, [
      'migrate',
      'a.rift',
      '--from',
      '1.2',
      '--to',
      '1.4',
      '--add',
      '--write',
    ]);
    const added = both
      .replace('edition 1.1, 1.2', 'edition 1.1, 1.2, 1.4')
      .replace('expect in 1.2:', 'expect in 1.2, 1.4:')
      .replace('443.1.d.3', '465.2.c.3');
    expect(textOf(folder, 'a.rift')).toBe(`${added}\n${parts}\n${older}`);
    expect(out).toContain('This scenario stays in 1.2; in 1.4: ');
    expect(status).toBe(1);
    const again = await cli(folder, ['migrate', 'a.rift', '--from', '1.2', '--to', '1.4', '--add']);
    expect(again.out).toContain('No citations can be migrated to 1.4.');
  });

  it('adds the edition to a scenario that cites nothing', async () => {
    const folder = folderOf({ 'a.rift': QUIET.replace('  cites 443.1.d.3\n', '  edition 1.2\n') });
    await cli(folder, ['migrate', 'a.rift', '--from', '1.2', '--to', '1.4', '--add', '--write']);
    expect(textOf(folder, 'a.rift')).toContain('  edition 1.2, 1.4\n');
  });

  it('says once what is to be looked at in several places, and lists what is called a rule in other words', async () => {
    const folder = folderOf({
      'a.md': article('See rule 442.1.\n\nAgain rule 442.1, and section 428.\n\nThen (428).\n'),
    });
    const { out } = await cli(folder, ['migrate', 'a.md', '--to', '1.4']);
    expect(out).toContain('a.md:4:10, 6:12 442.1 of 1.2 is 464.2 in 1.4, and says something different there.');
    expect(out.match(/442\.1 of 1\.2 is/gu)).toHaveLength(1);
    expect(out).toContain('a.md:6:31, 8:7 This may be rule 428 of 1.2.');
  });

  it('says of a folder, too, which articles name no edition, and how many', async () => {
    const article = '# A\n\nSee CR 467.2.c.3.\n';
    const names = ['a', 'b', 'c', 'd', 'e'];
    const folder = folderOf(Object.fromEntries(names.map(name => [`${name}.md`, article])));
    const { status, err } = await cli(folder, ['migrate', '.', '--to', '1.5']);
    expect(status).toBe(0);
    expect(err.split('\n')).toEqual([
      ...['a', 'b', 'c'].map(
        name =>
          `riftbench: ${name}.md names no edition, so it is taken to be of 1.5 already; --from says which one it is of.`,
      ),
      'riftbench: and 2 more articles.',
      '',
    ]);
  });

  it('says why nothing is migrated in an article that names no edition', async () => {
    const { err } = await cli(folderOf({ 'a.md': 'Rule 467.2.c.3.\n' }), ['migrate', 'a.md']);
    expect(err).toBe(
      'riftbench: a.md names no edition, so it is taken to be of 1.5 already; --from says which one it is of.\n',
    );
  });

  it('says which edition an article is of that says none itself, and check says so, too', async () => {
    const folder = folderOf({ 'plain.md': '# Tank\n\nRule 443.1.d.5 says Tank first.\n', 'bare.md': '# Nothing\n' });
    const { status, out, err } = await cli(folder, ['migrate', 'plain.md']);
    expect([status, out]).toEqual([0, 'No citations can be migrated to 1.5.\n']);
    expect(err).toContain('plain.md: 443.1.d.5 is a number of 1.2, and the article says of no edition: ');
    expect(err).toContain('riftbench migrate plain.md --from 1.2');
    const checked = await cli(folder, ['check', 'plain.md']);
    expect(checked.status).toBe(2);
    expect(checked.err).toContain('plain.md cites rules without saying of which edition: write "riftbench: 1.5"');
    expect((await cli(folder, ['check', 'bare.md'])).err).not.toContain('cites rules');
    expect((await cli(folder, ['migrate', 'bare.md'])).err).toBe('');
  });

  it('reads the edition of an article in capitals, too', async () => {
    const folder = folderOf({ 'a.md': '---\nRiftbench: 1.2\n---\nRule 443.1.d.5 says Tank first.\n' });
    const { out } = await cli(folder, ['migrate', 'a.md']);
    expect(out).toContain('Rule 467.2.c.6 says Tank first.');
  });

  it('lists first what was answered and holds no more', async () => {
    const folder = folderOf({ 'a.md': article('By rule 442.1, and FAQ won-lost-tied.\n') });
    const { status, out } = await cli(folder, ['migrate', '.', '--to', '1.4']);
    expect(status).toBe(1);
    expect(out).toMatch(
      /To look at\n {2}a\.md:4:20 The FAQ entry won-lost-tied holds in editions 1\.0, 1\.1, 1\.2 only\. .+\n {2}a\.md:4:9 442\.1 of 1\.2/,
    );
    const { out: json } = await cli(folder, ['migrate', '.', '--to', '1.4', '--json']);
    expect(JSON.parse(json).files[0].lookAt.map(({ kind }: { kind: string }) => kind)).toEqual(['entry', 'changed']);
  });

  it('shows the lines that change and writes nothing without --write', async () => {
    const text = article('By rule 443.1.d.3.\n');
    const folder = folderOf({ 'a.md': text });
    const { status, out } = await cli(folder, ['migrate', '.', '--to', '1.4']);
    expect(out).toBe(
      [
        'a.md (1.2 → 1.4)',
        '     2 - riftbench: 1.2',
        '     2 + riftbench: 1.4',
        '     4 - By rule 443.1.d.3.',
        '     4 + By rule 465.2.c.3.',
        '',
        '1 citation: 1 with the same meaning. Nothing was written; use --write to write the files.',
        '',
      ].join('\n'),
    );
    expect([status, textOf(folder, 'a.md')]).toEqual([0, text]);
  });

  it('is told to programs, too', async () => {
    const folder = folderOf({ 'a.md': article('By rule 442.1.\n') });
    const { out } = await cli(folder, ['migrate', 'a.md', '--json']);
    expect(JSON.parse(out)).toEqual({
      version: 1,
      to: '1.5',
      written: false,
      files: [
        {
          path: 'a.md',
          from: '1.2',
          edits: [
            {
              kind: 'edition',
              range: { start: { line: 1, character: 11 }, end: { line: 1, character: 14 } },
              newText: '1.5',
            },
            {
              kind: 'changed',
              range: { start: { line: 3, character: 8 }, end: { line: 3, character: 13 } },
              newText: '466.2',
            },
          ],
          lookAt: [
            {
              kind: 'changed',
              range: { start: { line: 3, character: 8 }, end: { line: 3, character: 13 } },
              message: '442.1 of 1.2 is 466.2 in 1.5, and says something different there.',
              wordings: [
                { number: '442.1', edition: '1.2', text: expect.any(String) },
                { number: '466.2', edition: '1.5', text: expect.any(String) },
              ],
            },
          ],
        },
      ],
    });
  });

  it.each([
    [
      'keeps what is cited from elsewhere',
      article('CR 460.2.c.3 (1.3), CR 443.1.d.3 (1.2).'),
      article('CR 460.2.c.3 (1.3), CR 467.2.c.3 (1.5).', '1.5'),
    ],
    ['leaves code alone', article('`rule 443.1.d.3`'), article('`rule 443.1.d.3`', '1.5')],
    [
      'takes unmarked numbers for those of --from where nothing says otherwise',
      'By rule 443.1.d.3.',
      'By rule 467.2.c.3.',
    ],
    [
      'keeps a scenario that would not hold',
      article(`\`\`\`rift\n${LATER}\`\`\`\n`),
      article(`\`\`\`rift\n${LATER.replace('\n', '\n  edition 1.2\n')}\`\`\`\n`, '1.5'),
    ],
    [
      'takes a scenario along that holds',
      article(`\`\`\`rift\n${QUIET}\`\`\`\n`),
      article(`\`\`\`rift\n${QUIET.replace('443.1.d.3', '467.2.c.3')}\`\`\`\n`, '1.5'),
    ],
    [
      'keeps the number of a scenario with an edition line of its own',
      article(`\`\`\`rift\n${QUIET.replace('\n', '\n  edition 1.2\n')}  # rule 443.1.d.3\n\`\`\`\n`),
      article(`\`\`\`rift\n${QUIET.replace('\n', '\n  edition 1.2\n')}  # rule 443.1.d.3\n\`\`\`\n`, '1.5'),
    ],
  ])('%s', async (_, before, after) => {
    const folder = folderOf({ 'a.md': before });
    await cli(folder, ['migrate', 'a.md', '--from', '1.2', '--to', '1.5', '--write']);
    expect(textOf(folder, 'a.md')).toBe(after);
  });

  it('goes to an older edition as well', async () => {
    const folder = folderOf({ 'a.md': 'By rule 467.2.c.3 (1.5), rule 467.2.c.4.\n' });
    await cli(folder, ['migrate', 'a.md', '--to', '1.2', '--write']);
    expect(textOf(folder, 'a.md')).toBe('---\nriftbench: 1.2\n---\n\nBy rule 443.1.d.3 (1.2), rule 443.1.d.4.\n');
  });

  it('lets an article below a riftbench.json say its edition from now on', async () => {
    const folder = folderOf({
      'riftbench.json': '{"edition": "1.2", "citations": true}',
      'a.md': '---\ntitle: x\n---\nBy rule 443.1.d.3.\n',
      'b.rift': `${QUIET}  # CR 443.1.d.3 (1.2)\n`,
    });
    await cli(folder, ['migrate', '.', '--to', '1.4', '--write']);
    expect(textOf(folder, 'a.md')).toBe('---\nriftbench: 1.4\ntitle: x\n---\nBy rule 465.2.c.3.\n');
    // The scenario's own number is right where it is; the comment names its edition.
    expect(textOf(folder, 'b.rift')).toBe(`${QUIET}  # CR 465.2.c.3 (1.4)\n`);
  });

  it('carries an edition over that stands before a number in a scenario', async () => {
    const scenario = QUIET.replace('443.1.d.3', '1.2: 443.1.d.3, CR 443.1.d.4 (1.2)');
    const folder = folderOf({ 'a.rift': scenario });
    await cli(folder, ['migrate', 'a.rift', '--from', '1.2', '--write']);
    expect(textOf(folder, 'a.rift')).toBe(QUIET.replace('443.1.d.3', '1.5: 467.2.c.3, CR 467.2.c.4 (1.5)'));
    expect((await cli(folder, ['check', 'a.rift'])).status).toBe(0);
  });

  it('tells of numbers that may be rules', async () => {
    const { out } = await cli(folderOf({ 'a.md': article('By 442.1, and 300.5 of them.\n') }), ['migrate', 'a.md']);
    expect(out).toContain('a.md:4:4 This may be rule 442.1 of 1.2.');
    expect(out).not.toContain('300.5 of');
  });

  it('passes over articles that ask for nothing, unless they are named', async () => {
    const folder = folderOf({ 'a.md': 'By CR 443.1.d.3 (1.2).\n' });
    expect((await cli(folder, ['migrate', '.', '--from', '1.2'])).out).toBe('No citations can be migrated to 1.5.\n');
    expect((await cli(folder, ['migrate', 'a.md', '--from', '1.2'])).out).toContain('By CR 467.2.c.3 (1.5).');
  });

  it('writes all files or none', async () => {
    const text = article('By rule 443.1.d.3.\n');
    const folder = folderOf({ 'a.md': text, 'b/b.md': text });
    // Nothing can be written beside it: a folder is in the way.
    const inTheWay = folderOf({ 'c.md': text, 'c.md.riftbench/x': '' });
    const { status, err } = await cli(folder, ['migrate', '.', join(inTheWay, 'c.md'), '--write']);
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(
        /^riftbench: .*c\.md cannot be written: .*c\.md\.riftbench is in the way\. Rename or remove that\. No file is changed\.\n$/,
      ),
    ]);
    expect([textOf(folder, 'a.md'), textOf(folder, 'b/b.md')]).toEqual([text, text]);
    expect(readdirSync(folder).sort()).toEqual(['a.md', 'b']);
  });

  it('keeps a file what it was: its mode, its byte order mark, the link that leads to it', async () => {
    const folder = folderOf({ 'a.md': '' });
    writeFileSync(join(folder, 'a.md'), `\uFEFF${article('By rule 443.1.d.3.\r\n')}`);
    chmodSync(join(folder, 'a.md'), 0o640);
    symlinkSync(join(folder, 'a.md'), join(folder, 'link.md'));
    await cli(folder, ['migrate', 'link.md', '--write']);
    expect(textOf(folder, 'a.md')).toBe(`\uFEFF${article('By rule 467.2.c.3.\r\n', '1.5')}`);
    expect(statSync(join(folder, 'a.md')).mode & 0o777).toBe(0o640);
  });

  it.each([
    [['migrate'], 'migrate needs a file or folder: riftbench migrate PATH…'],
    [
      ['migrate', '.', '--to', '2.7'],
      '--to 2.7: There is no edition "2.7" here; it can be 1.0, 1.1, 1.2, 1.3, 1.4, 1.5, TR 2026-07-16, TR 2026-10-09.',
    ],
    [['migrate', '.', '--from', '1.5'], 'migrate needs two different editions, not 1.5 twice.'],
    [['migrate', '-'], 'migrate reads files, not standard input.'],
  ])('%j cannot be done', async (args, why) => {
    expect(await cli(folderOf({}), args)).toEqual({ status: 2, out: '', err: `riftbench: ${why}\n` });
  });
});
