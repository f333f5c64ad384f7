import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../../server/analysis/text/version.ts';
import { cli, folderOf, GOOD } from './fixture.ts';

/** Words of a command line, and what its one line of complaint has to say. */
const REFUSED: readonly (readonly [string, RegExp])[] = [
  [
    '',
    /a command is missing: check, search, rule, ruling, card, diff, audit, migrate, trace, picture, explore, why-not, differ, link, open, site, combat, import, about, lsp/,
  ],
  ['chek a.rift', /no command "chek"\. Did you mean check\?/],
  ['frobnicate', /There are check, search/],
  ['faq equal-might', /no command "faq"\. Use riftbench ruling NAME\./],
  ['version', /Use riftbench --version\./],
  ['verdict a.rift', /Use riftbench trace FILE --verdict\./],
  ['trace a.rift Durand', /takes one file, not 2\. One of its scenarios is chosen with --scenario "Durand"\./],
  [
    'diff 1.2 1.4 tank',
    /tank is 741 in 1\.2 and 815 in 1\.4: riftbench diff 1\.2 1\.4 815, or riftbench rule tank --history/,
  ],
  ['constructor', /no command "constructor"/],
  ['--json check', /the command comes first/],
  ['check', /needs a file or folder/],
  ['check nowhere.rift', /nowhere\.rift: there is no such file or folder/],
  ['check a.rift nowhere', /nowhere: there is no such file or folder/],
  ['check a.rift/b', /a part of the path is a file/],
  ['check a.rift --frmat json', /no option --frmat\. Did you mean --format\?/],
  ['check a.rift -x', /no option -x/],
  ['check a.rift --format', /--format needs a value/],
  ['check a.rift --format --verbose', /--format needs a value/],
  ['check a.rift --format jsn', /text, json, junit, sarif, github, not "jsn"\. Did you mean json\?/],
  ['check a.rift --verbose=yes', /--verbose takes no value/],
  ['check a.rift --edition 0.1', /no edition "0\.1".*1\.0, 1\.1, 1\.2, 1\.3, 1\.4/],
  ['check a.rift --shard 3/2', /--shard 3\/2: two numbers/],
  ['check a.rift --shard 0/2', /two numbers/],
  ['check a.rift --shard half', /two numbers/],
  ['check a.rift --jobs none', /--jobs must be a number from 1 to 999, not "none"/],
  ['check a.rift --jobs 0', /not "0"/],
  ['explore a.rift --jobs 0', /whole number from 1/],
  ['search', /needs words/],
  ['search tank --kind rules', /Did you mean rule\?/],
  ['search tank --limit 0', /whole number from 1/],
  ['search tank --limit ten', /whole number from 1/],
  ['rule', /needs a number/],
  ['rule tank first', /"tank first" is not a rule number.*Rules that speak of it: \d.*riftbench search tank first/],
  ['rule bakline', /"bakline" is not a rule number.* Did you mean the keyword backline\?/],
  ['trace', /needs a file/],
  ['trace a.rift b.rift', /takes one file, not 2/],
  ['trace folder', /folder: this is a folder; a file is needed/],
  ['trace empty.rift', /there is no scenario in it/],
  ['trace a.rift --scenario Trick', /no scenario has "Trick" in the name/],
  ['trace a.rift --edition 1.2', /"A trade" runs under no edition 1\.2/],
  ['lsp', /riftbench lsp --stdio/],
  ['lsp --stdio now', /takes no "now"/],
  ['about cards', /about takes no "cards": riftbench about/],
  ['mcp now', /takes no "now"/],
];

describe('the command line', () => {
  it.each(REFUSED)('"%s" ends with status 2 and one line', async (words, complaint) => {
    const folder = folderOf({ 'a.rift': GOOD, 'empty.rift': '', 'folder/': '' });
    const { status, out, err } = await cli(folder, words === '' ? [] : words.split(' '));
    expect(err).toMatch(complaint);
    expect(err).toMatch(/^riftbench: [^\n]+\n$/);
    expect(out).toBe('');
    expect(status).toBe(2);
  });

  it.each(['check', 'search', 'rule', 'diff', 'trace', 'lsp'])('%s explains itself', async name => {
    const folder = folderOf({});
    const page = await cli(folder, [name, '--help']);
    expect(page.status).toBe(0);
    for (const part of ['Usage', 'Options', 'Examples', 'Exit status', `riftbench ${name}`])
      expect(page.out).toContain(part);
    expect(await cli(folder, ['help', name])).toEqual(page);
    expect((await cli(folder, ['--help'])).out).toContain(`  ${name} `);
  });

  it('tells the version that the package has', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(VERSION).toBe(version);
    expect((await cli(folderOf({}), ['--version'])).out).toBe(`riftbench ${version}\n`);
  });
});
