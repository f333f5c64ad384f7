import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, folderOf, type Terminal } from './fixture.ts';

const FAQ = [
  '# Moth FAQ',
  "{'publishedAt': '2031-06-01T00:00:00.000Z'}",
  '## Catching',
  '### Q: Who catches at a battlefield?',
  'No unit in a showdown does, whatever runes the chain has.',
].join('\n');

/** An invented document of numbered rules. */
const RULES = [
  'Riftbound Tournament Rules Last Updated: 2031-02-03',
  ...Array.from({ length: 4 }, (_, i) => [
    `${600 + i}. Section ${i}`,
    `${600 + i}.1. Players of round ${i} sit down and greet each other.`,
    `${600 + i}.2. Whoever comes late to round ${i} loses ${i + 1} points.`,
    `${600 + i}.2.a. A judge of round ${i} may forgive it once.`,
  ]).flat(),
].join('\n');

const inFolder = () => {
  const here = folderOf({ 'faq.md': FAQ, 'tr.txt': RULES, 'shopping.txt': 'Apples and pears.' });
  const library = join(here, 'library');
  return {
    here,
    library,
    run: (args: readonly string[], terminal: Terminal = {}) => cli(here, ['import', ...args], { ...terminal, library }),
  };
};

describe('import', () => {
  it('tells what it imported, in a table', async () => {
    const { run, library } = inFolder();
    const { status, out, err } = await run(['tr.txt', 'faq.md']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(
      [
        'Document                    Edition  Rules  Others  Beside ours  Changed  New  Gone  Unsure',
        'riftbound-tournament-rules  TR          16       0            0        –    –     –       0',
        'moth-faq                    –            0       1            0        –    –     –       0',
        '',
        'riftbound-tournament-rules:',
        '  a separate book: 16 rules, found as TR 600 or by their words',
        'moth-faq:',
        '  1 answer without an entry of ours: the search finds it',
        '',
        `2 documents in ${library}.`,
        '',
      ].join('\n'),
    );
  });

  it('changes nothing if a text is refused or a file cannot be read, and says why', async () => {
    const { run, here } = inFolder();
    expect(await run(['faq.md', 'shopping.txt'])).toMatchObject({ status: 1, out: '' });
    expect(await run(['faq.md', 'nowhere.txt'])).toMatchObject({ status: 2, out: '' });
    const { status, out, err } = await run(['faq.md', 'shopping.txt', 'nowhere.txt']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('nowhere.txt: there is no such file or folder.\n');
    expect(err).toContain('shopping.txt: it is not a kind of rules text that Riftbench knows.');
    expect(readdirSync(here)).not.toContain('library');
  });

  it('tries without a trace', async () => {
    const { run, here } = inFolder();
    const { out } = await run(['tr.txt', '--dry-run']);
    expect(out).toContain('Nothing was imported: this was a dry run.');
    expect(readdirSync(here)).not.toContain('library');
  });

  it('ends at a Ctrl-C, and nothing is left of it', async () => {
    const { run, library } = inFolder();
    const came = run(['tr.txt', 'faq.md']);
    while (process.listenerCount('SIGINT') === 0) await new Promise(resolve => setImmediate(resolve));
    process.emit('SIGINT');
    const { status, out, err } = await came;
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('the import was interrupted. Nothing was imported.');
    expect(existsSync(library)).toBe(false);
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it('lists, shows and removes', async () => {
    const { run, library } = inFolder();
    expect((await run(['--list'])).out).toBe(`Nothing was imported yet. It would be kept in ${library}.\n`);
    await run(['tr.txt', 'faq.md']);
    expect((await run(['--list'])).out).toContain(
      'riftbound-tournament-rules  TR       rules document  Riftbound Tournament Rules\n',
    );
    const shown = await run(['--show', 'moth-faq']);
    expect(shown.out).toBe(
      'Moth FAQ  moth-faq\n  questions, 1 answer, from faq.md\n\nHow it is used\n  1 answer without an entry of ours: the search finds it\n\nNothing is uncertain.\n',
    );
    expect(await run(['--show', 'moth-fag'])).toMatchObject({
      status: 2,
      err: 'riftbench: there is no imported document "moth-fag". Did you mean moth-faq?\n',
    });
    expect(await run(['--remove', 'moth-faq'])).toMatchObject({ status: 0, out: 'Removed moth-faq.\n' });
    expect((await run(['--list', '--json'])).out).toContain('"documents":[{"name":"riftbound-tournament-rules"');
  });

  it('prints one object', async () => {
    const { run, library } = inFolder();
    const { out } = await run(['tr.txt', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      imported: true,
      folder: library,
      documents: [{ name: 'riftbound-tournament-rules', abbreviation: 'TR', rules: 16, matched: 0, unsure: [] }],
    });
  });

  it('shows on a terminal how far it is', async () => {
    const { run } = inFolder();
    const { err } = await run(['tr.txt'], { isTerminal: true });
    const lines = err.split('\r\u001b[K');
    expect(lines.slice(1, -1).map(line => line.replace(/: .*/, ''))).toEqual([
      'Reading tr.txt',
      'Recognising tr.txt',
      'Mapping tr.txt',
      'Writing',
    ]);
    expect(lines.at(-1)).toBe('');
  });

  it('needs a file, and a folder that it can write to', async () => {
    const { run, here } = inFolder();
    expect(await run([])).toMatchObject({
      status: 2,
      err: 'riftbench: import needs a file: riftbench import core-rules.pdf\n',
    });
    mkdirSync(join(here, 'library', 'index.json'), { recursive: true });
    const { status, err } = await run(['faq.md']);
    expect(status).toBe(2);
    expect(err).toContain('Nothing was imported.');
  });
});

describe('what was imported', () => {
  it('is looked up by its citation, and by words', async () => {
    const { run, here, library } = inFolder();
    await run(['tr.txt']);
    const rule = await cli(here, ['rule', 'TR', '601.2'], { library });
    // Ours has that number, too: what is imported stands beside it.
    expect(rule.out).toMatch(/^TR 601\.2 \(2026-10-09\) {2}Card legality\n/);
    expect(rule.out).toContain(
      '\nOfficial wording (imported)\n  Whoever comes late to round 1 loses 2 points.\n  Riftbound Tournament Rules\n',
    );
    const alone = await cli(here, ['rule', 'TR', '600.2'], { library });
    expect(alone.out).toMatch(/^TR 600\.2\nRiftbound Tournament Rules\n\n {2}\S/);
    const found = await cli(here, ['search', 'late', 'round', '--kind', 'document', '--limit', '1', '--json'], {
      library,
    });
    expect(JSON.parse(found.out).results).toMatchObject([{ kind: 'document', id: 'TR 600.2' }]);
    expect(await cli(here, ['rule', 'TR', '600.2'])).toMatchObject({ status: 1, out: '' });
  });

  it('is told of where it cannot be read, and the rest goes on', async () => {
    const { run, here, library } = inFolder();
    await run(['tr.txt', 'faq.md']);
    for (const file of readdirSync(library)) if (file.startsWith('riftbound')) writeFileSync(join(library, file), '{');
    const { status, out, err } = await cli(here, ['search', 'catches', 'showdown', 'hour', '--limit', '2'], {
      library,
    });
    expect({ status, isThere: out.length > 0 }).toEqual({ status: 0, isThere: true });
    expect(err).toMatch(/^riftbench: .*riftbound-tournament-rules.*it is damaged: not a JSON object\.\n$/);
  });
});
