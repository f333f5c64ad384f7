import { describe, expect, it } from 'vitest';
import { readShard, shardOf } from '../../../server/cli/check/find.ts';
import { cli, FAILING, folderOf, GOOD, INVALID } from './fixture.ts';

interface Report {
  readonly version: number;
  readonly files: readonly {
    readonly path: string;
    readonly diagnostics: readonly {
      readonly code: string;
      readonly severity: string;
      readonly rule?: string;
      readonly edition?: string;
      readonly range: unknown;
    }[];
    readonly scenarios: readonly {
      readonly name: string;
      readonly edition: string;
      readonly line: number;
      readonly status: string;
      readonly expectations: readonly { readonly line: number; readonly holds: boolean; readonly message: string }[];
    }[];
    readonly cards: readonly { readonly name: string; readonly line: number; readonly status: string }[];
  }[];
}

const json = async (folder: string, ...args: string[]) => {
  const outcome = await cli(folder, ['check', ...args, '--format', 'json']);
  return { ...outcome, report: JSON.parse(outcome.out) as Report };
};

const paths = ({ files }: Report) => files.map(file => file.path);
const scenarios = ({ files }: Report) =>
  files.flatMap(file =>
    file.scenarios.map(({ name, edition, line, status }) => `${name} ${edition} ${line} ${status}`),
  );
const errors = ({ files }: Report) =>
  files.flatMap(file => file.diagnostics.filter(each => each.severity === 'error').map(each => each.code));

const withoutEdition = GOOD.replace('  edition 1.4\n', '');

const CARDS = `# Cards of a table.

card "House Watch" unit
  cost 2 calm
  might 2
  backline

card "Cold Snap" spell
  cost 1 mind
  draw 1
`;

const STATUSES = [
  { name: 'a scenario that passes', text: GOOD, status: 0, told: ['A trade 1.4 0 passed'] },
  { name: 'warnings alone', text: `${GOOD}\ncard Poro unit\n`, status: 0, told: ['A trade 1.4 0 passed'] },
  { name: 'an expectation that does not hold', text: FAILING, status: 1, told: ['Not so 1.4 0 failed'] },
  { name: 'an action that is refused', text: INVALID, status: 1, told: ['Tired 1.4 0 invalid'] },
  {
    name: 'an edition that there is not',
    text: GOOD.replace('1.4', '9.9'),
    status: 1,
    told: ['A trade 9.9 0 invalid'],
  },
  {
    name: 'several editions, an unknown one among them',
    text: GOOD.replace('1.4', '1.1, 1.3, 9.9'),
    status: 1,
    told: ['A trade 1.3 0 invalid', 'A trade 1.1 0 invalid', 'A trade 9.9 0 invalid'],
  },
  {
    name: 'a citation that leads nowhere',
    text: GOOD.replace('  player Ana', '  cites 999.9\n  player Ana'),
    status: 1,
    told: ['A trade 1.4 0 passed'],
  },
  { name: 'a line before the first scenario', text: `nonsense\n${GOOD}`, status: 1, told: ['A trade 1.4 1 passed'] },
  { name: 'an empty file', text: '', status: 2, told: [] },
] as const;

describe('check', () => {
  it.each(STATUSES)('$name: exit status $status', async ({ text, status, told }) => {
    const { report, ...outcome } = await json(folderOf({ 'a.rift': text }), 'a.rift');
    expect(scenarios(report)).toEqual(told);
    expect(outcome.status).toBe(status);
    expect(report.version).toBe(1);
    expect(paths(report)).toEqual(['a.rift']);
    if (status === 1) expect(errors(report)).not.toEqual([]);
  });

  it('runs only the scenarios with a part of a name', async () => {
    const folder = folderOf({ 'a.rift': FAILING + GOOD, 'b.rift': FAILING });
    const { status, report } = await json(folder, '.', '--scenario', 'TRADE');
    expect([status, scenarios(report).map(each => each.split(' 1.4')[0])]).toEqual([0, ['A trade']]);
    const none = await cli(folder, ['check', '.', '--scenario', 'nothing of it']);
    expect([none.status, none.err]).toEqual([
      2,
      expect.stringContaining('no scenario has "nothing of it" in its name'),
    ]);
  });

  it('tells places from 0 in the file, with the rule and its edition', async () => {
    const text = `# one\r\n\r\n${INVALID.replaceAll('\n', '\r\n')}`;
    const { report } = await json(folderOf({ 'a.rift': `\ufeff${text}` }), 'a.rift');
    const refused = report.files[0]?.diagnostics.find(each => each.code === 'move/exhausted');
    expect(refused?.range).toEqual({ start: { line: 12, character: 12 }, end: { line: 12, character: 18 } });
    expect(refused?.edition).toBe('1.4');
    expect(refused?.rule).toMatch(/^\d{3}\./);
    expect(report.files[0]?.scenarios[0]?.line).toBe(2);
    expect(report.files[0]?.scenarios[0]?.expectations.map(each => each.line)).toEqual([14]);
  });

  it('finds scenarios in the rift fences of Markdown', async () => {
    const article = `# A ruling\n\nIt is so:\n\n\`\`\`rift\n${GOOD}\`\`\`\n`;
    const { report } = await json(folderOf({ 'an article.md': article }), 'an article.md');
    expect(scenarios(report)).toEqual(['A trade 1.4 5 passed']);
  });

  it('walks folders by name, and passes over hidden ones, node_modules and Markdown without scenarios', async () => {
    const folder = folderOf({
      'set/b.rift': GOOD,
      'set/a/z.rift': GOOD,
      'set/.git/c.rift': GOOD,
      'set/node_modules/d.rift': GOOD,
      'set/README.md': '# Nothing here',
      'set/e.txt': GOOD,
      'set/f.MD': `~~~rift\n${GOOD}~~~`,
    });
    expect(paths((await json(folder, 'set')).report)).toEqual(['set/a/z.rift', 'set/b.rift', 'set/f.MD']);
    expect(paths((await json(folder, './set/', 'set/b.rift')).report)).toHaveLength(3);
    expect(paths((await json(folder, 'set/README.md', 'set/e.txt')).report)).toEqual(['set/README.md', 'set/e.txt']);
    expect(paths((await json(`${folder}/set`, '.')).report)).toEqual(['a/z.rift', 'b.rift', 'f.MD']);
  });

  it('reads standard input', async () => {
    const { status, out } = await cli(folderOf({}), ['check', '-', '--format', 'json'], { input: GOOD });
    expect(status).toBe(0);
    expect(scenarios(JSON.parse(out))).toEqual(['A trade 1.4 0 passed']);
  });

  it.each([
    { name: 'cards alone', text: CARDS, status: 0, told: ['House Watch 2 read', 'Cold Snap 7 read'] },
    {
      name: 'a card that is not understood',
      text: CARDS.replace('draw 1', 'draw one or so'),
      status: 1,
      told: ['House Watch 2 read', 'Cold Snap 7 invalid'],
    },
    {
      name: 'cards beside a scenario',
      text: `${CARDS}\n${GOOD}`,
      status: 0,
      told: ['House Watch 2 read', 'Cold Snap 7 read'],
    },
  ])('reads $name: exit status $status', async ({ text, status, told }) => {
    const { report, err, ...outcome } = await json(folderOf({ 'house.rift': text }), 'house.rift');
    expect(report.files[0]?.cards.map(card => `${card.name} ${card.line} ${card.status}`)).toEqual(told);
    expect({ status: outcome.status, err }).toEqual({ status, err: '' });
  });

  it('counts a Markdown file of cards that it comes upon in a folder', async () => {
    const folder = folderOf({ 'cards.md': `# Cards\n\n\`\`\`rift\n${CARDS}\`\`\`\n`, 'notes.md': '# Notes\n' });
    expect(paths((await json(folder, '.')).report)).toEqual(['cards.md']);
  });

  it.each(['empty', 'nothing.md', 'blank.rift'])(
    'cannot check %s, which holds neither scenario nor card',
    async path => {
      const folder = folderOf({ 'empty/': '', 'nothing.md': '# Notes\n', 'blank.rift': '' });
      const { status, err } = await cli(folder, ['check', path]);
      expect(status).toBe(2);
      expect(err).toBe(
        'riftbench: neither a scenario nor a card was found: looked for .rift files and for rift fences in Markdown.\n',
      );
    },
  );

  it('has checked an article of citations alone, and a part that holds nothing', async () => {
    const folder = folderOf({ 'a.md': 'By rule 465.2.c that is so.\n', 'b.rift': GOOD, 'c.md': '# Notes\n' });
    expect(await cli(folder, ['check', 'a.md', '--citations'])).toMatchObject({ status: 0, err: '' });
    expect(await cli(folder, ['check', '.', '--shard', '3/3'])).toMatchObject({ status: 0, err: '' });
  });

  it('takes the edition of the nearest project file, and lets --edition replace it', async () => {
    const folder = folderOf({
      'riftbench.json': '{"edition": "1.2"}',
      'a.rift': withoutEdition,
      'below/riftbench.json': '{"edition": "1.0"}',
      'below/b.rift': withoutEdition,
      'below/c.rift': GOOD,
    });
    expect(scenarios((await json(folder, '.')).report)).toEqual([
      'A trade 1.2 0 passed',
      'A trade 1.0 0 passed',
      'A trade 1.4 0 passed',
    ]);
    expect(scenarios((await json(folder, '.', '--edition', '1.3')).report)).toEqual([
      'A trade 1.3 0 passed',
      'A trade 1.3 0 passed',
      'A trade 1.4 0 passed',
    ]);
  });

  it('tells of a project file that names no edition there is', async () => {
    const folder = folderOf({ 'riftbench.json': '{"edition": "7"}', 'a.rift': withoutEdition });
    const { status, report } = await json(folder, 'a.rift');
    expect(status).toBe(1);
    expect(errors(report)).toEqual(['setup/edition']);
  });

  it('goes on when a file cannot be read, and says so at the end', async () => {
    const folder = folderOf({ 'a.rift': GOOD, 'b.rift': new Uint8Array([0xff, 0xfe, 0x41, 0]), 'c.rift': GOOD });
    const { status, err, report } = await json(folder, '.');
    expect(status).toBe(2);
    expect(paths(report)).toEqual(['a.rift', 'c.rift']);
    expect(err).toBe('riftbench: b.rift: this is not UTF-8 text but UTF-16. Save it as UTF-8.\n');
  });

  it('shows how far it is, on a terminal alone', async () => {
    const folder = folderOf({ 'a.rift': GOOD, 'b.rift': GOOD });
    expect((await cli(folder, ['check', '.'])).err).toBe('');
    const { err } = await cli(folder, ['check', '.', '--timeout', '1000'], { isTerminal: true, tick: 1000 });
    expect(err).toContain('Checking: 1 of 2 files');
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });
});

describe('shards', () => {
  it('share out every file once, evenly', () => {
    const files = Array.from({ length: 11 }, (_, at) => ({ path: `${at}`, absolute: `/${at}`, isNamed: false }));
    const parts = [1, 2, 3, 4].map(index => shardOf(files, readShard(`${index}/4`)));
    expect(
      parts
        .flat()
        .map(file => file.path)
        .sort(),
    ).toEqual(files.map(file => file.path).sort());
    expect(parts.map(part => part.length)).toEqual([3, 3, 3, 2]);
  });
});

describe('a time limit', () => {
  const CARD = 'card "Bottomless Well" gear\n  when you draw one or more cards: draw 1\n\n';
  const LONG = GOOD.replace('A trade', 'Endless')
    .replace('Raider might 3', 'Raider might 3\n    "Bottomless Well"')
    .replace('  Ana moves', '  effect by Ana: draw 1\n  all pass\n  Ana moves');

  it('stops what takes longer at its title, goes on with the rest, and ends with 1', async () => {
    const folder = folderOf({ 'a.rift': `${CARD}${LONG}\n${GOOD}`, 'b.rift': GOOD });
    const args = ['check', '.', '--timeout', '100', '--format', 'json'];
    const { status, out } = await cli(folder, args, { tick: 1000 });
    const report = JSON.parse(out) as Report;
    expect(status).toBe(1);
    expect(scenarios(report)).toEqual(['Endless 1.4 3 invalid', 'A trade 1.4 20 passed', 'A trade 1.4 0 passed']);
    expect(report.files.flatMap(({ diagnostics }) => diagnostics)).toMatchObject([
      {
        code: 'run/timeout',
        message: expect.stringContaining('it took longer than 100 seconds'),
        range: { start: { line: 3 } },
      },
    ]);
  });

  it('is ten seconds where nothing else is asked for, and does not touch what is over sooner', async () => {
    const folder = folderOf({ 'a.rift': `${CARD}${LONG}` });
    expect(errors((await json(folder, 'a.rift')).report)).toEqual(['flow/endless']);
    const { out } = await cli(folder, ['check', 'a.rift'], { tick: 1000 });
    expect(out).toContain('it took longer than 10 seconds');
  });

  it.each(['0', '-1', 'long', '1e9', '100000', ''])('cannot be %j', async value => {
    const { status, err } = await cli(folderOf({ 'a.rift': GOOD }), ['check', 'a.rift', `--timeout=${value}`]);
    expect(status).toBe(2);
    expect(err).toContain('--timeout');
  });
});
