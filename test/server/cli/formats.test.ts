import { describe, expect, it } from 'vitest';
import { DIAGNOSTICS } from '../../../engine/scenario/report/codes.ts';
import { escapeXml } from '../../../server/analysis/text/printable.ts';
import { CODE_HELP } from '../../../server/cli/formats/codeHelp.ts';
import { cli, FAILING, folderOf, GOOD, INVALID } from './fixture.ts';

const three = () => folderOf({ 'a.rift': GOOD, 'b & c.rift': FAILING, 'd.rift': INVALID });

const CARDS =
  'card "House Watch" unit\n  cost 2 calm\n  might 2\n\ncard "Cold Snap" spell\n  cost 1 mind\n  draw one or so\n';

describe('a file of cards', () => {
  const told = async (format: string) =>
    (await cli(folderOf({ 'house.rift': CARDS }), ['check', '.', '--format', format])).out;

  it('is a row of the summary, where there are cards', async () => {
    expect(await told('text')).toMatch(/^Cards +2 {2}1 read, 1 invalid$/m);
    expect(await told('github')).toMatch(/^Cards +2 {2}1 read, 1 invalid$/m);
    expect((await cli(three(), ['check', '.'])).out).not.toContain('Cards');
  });

  it('is a case a card in JUnit, so that no suite is without a test', async () => {
    const out = await told('junit');
    expect(out).toContain('<testsuite name="house.rift" tests="2" failures="0" errors="1">');
    expect(out).toContain('<testcase classname="house.rift" name="card House Watch" file="house.rift" line="1"/>');
    expect(out).toMatch(/name="card Cold Snap" file="house\.rift" line="5">\n +<error message="[^"]+" type="syntax\//);
  });

  it('is told with its problems in SARIF', async () => {
    const [{ results }] = JSON.parse(await told('sarif')).runs;
    expect(results).toHaveLength(1);
  });
});

describe('text', () => {
  it('names the other rules that refuse an act', async () => {
    const board =
      'scenario "x"\n  edition 1.5\n  player Ana hand Gust\n  player Ben\n  battlefield Quarry\n  battlefield Grove\n';
    const folder = folderOf({ 'a.rift': `${board}  turn Ana\n  Ana hides Gust at Quarry\n` });
    const { out } = await cli(folder, ['check', 'a.rift']);
    expect(out).toContain('Gust does not have Hidden. (CR 422.2.a and 811.1.b, 1.5)\n');
  });

  it('is a line a problem, and a summary', async () => {
    const { out, status } = await cli(three(), ['check', '.']);
    expect(status).toBe(1);
    expect(out).toMatch(/^b & c\.rift:13:3 error expect\/failed .+ \(CR [\d.a-z]+, 1\.4\)$/m);
    expect(out).toMatch(/^d\.rift:11:13 error move\/exhausted .+ \(CR [\d.a-z]+(?:(?:,| and) [\d.a-z]+)*, 1\.4\)$/m);
    expect(out).toMatch(/^Scenarios +3 {2}1 passed, 1 failed, 1 invalid$/m);
    expect(out).toMatch(/^Expectations +3 {2}1 holds, 2 do not$/m);
    expect(out).not.toContain('\u001b');
  });

  it('tells of hints when asked', async () => {
    const folder = folderOf({ 'a.rift': GOOD.replace('  battlefield Grove\n', '') });
    expect((await cli(folder, ['check', '.'])).out).toMatch(/1 hint not shown \(--verbose\)/);
    expect((await cli(folder, ['check', '.', '--verbose'])).out).toMatch(/^a\.rift:1:10 hint setup\/count /m);
  });

  it('underlines the place on a terminal', async () => {
    const folder = folderOf({ 'd.rift': INVALID });
    const { out } = await cli(folder, ['check', '.'], { isTerminal: true });
    expect(out).toContain('   11 |   Ana moves Raider to Temple\n      |             ^^^^^^\n');
  });

  it('is coloured where colours are wanted, and lets no file write to the terminal', async () => {
    const folder = folderOf({ 'd.rift': INVALID.replace('# ', '').replace('to Temple', 'to Temple # \u001b[31mred') });
    const { out } = await cli(folder, ['check', '.'], { isTerminal: true, hasColours: true });
    expect(out).toContain('\u001b[31merror\u001b[39m');
    expect(out).toContain('\ufffd[31mred');
  });
});

describe('junit', () => {
  it('is a case for each scenario, with what is wrong in it', async () => {
    const { out } = await cli(three(), ['check', '.', '--format', 'junit']);
    expect(out.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
    expect(out).toContain('<testsuites name="riftbench" tests="3" failures="1" errors="1">');
    expect(out).toContain('<testsuite name="b &amp; c.rift" tests="1" failures="1" errors="0">');
    expect(out).toContain('<testcase classname="a.rift" name="A trade (1.4)" file="a.rift" line="1"/>');
    expect(out).toMatch(/<failure message="[^"]+" type="expect\/failed">b &amp; c\.rift:13:3 /);
    expect(out).toMatch(/<error message="[^"]+" type="move\/exhausted">/);
  });

  it('has a case for what is wrong outside the scenarios, and fails one for its citations', async () => {
    const cited = GOOD.replace('  player Ana', '  cites 999.9\n  player Ana');
    const { out } = await cli(folderOf({ 'a.rift': `nonsense\n${cited}` }), ['check', '.', '--format', 'junit']);
    expect(out).toContain('tests="2" failures="1" errors="1"');
    expect(out).toContain('name="outside the scenarios"');
    expect(out).toContain('type="cite/unknown"');
  });

  it('holds no letter that XML forbids', () => {
    expect(escapeXml('a\u0000<b> & "c"\ud800\n\u{1f600}')).toBe(
      'a\ufffd&lt;b&gt; &amp; &quot;c&quot;\ufffd&#10;\u{1f600}',
    );
  });
});

describe('sarif', () => {
  it('is a log of one run, with its rules', async () => {
    const { out } = await cli(three(), ['check', '.', '--format', 'sarif']);
    const { version, runs } = JSON.parse(out);
    expect(version).toBe('2.1.0');
    expect(runs).toHaveLength(1);
    const [{ tool, results, columnKind }] = runs;
    expect(columnKind).toBe('utf16CodeUnits');
    expect(tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual([...Object.keys(DIAGNOSTICS), 'answer']);
    const refused = results.find((each: { ruleId: string }) => each.ruleId === 'move/exhausted');
    expect(tool.driver.rules[refused.ruleIndex].id).toBe('move/exhausted');
    expect(refused.level).toBe('error');
    expect(refused.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'd.rift' },
      region: { startLine: 11, startColumn: 13, endLine: 11, endColumn: 19 },
    });
    const uris = results.map(
      (each: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        each.locations[0]?.physicalLocation.artifactLocation.uri,
    );
    expect(uris).toContain('b%20%26%20c.rift');
  });

  it('has no result where nothing is wrong', async () => {
    const { out } = await cli(folderOf({ 'a.rift': GOOD }), ['check', '.', '--format', 'sarif']);
    expect(JSON.parse(out).runs[0].results).toEqual([]);
  });

  it('explains every diagnostic', () => {
    expect(Object.keys(DIAGNOSTICS).filter(code => !Object.hasOwn(CODE_HELP, code))).toEqual([]);
  });
});

describe('github', () => {
  it('is a command for each problem', async () => {
    const folder = folderOf({ 'a, b.rift': INVALID });
    const { out } = await cli(folder, ['check', 'a, b.rift', '--format', 'github']);
    expect(out).toMatch(
      /^::error file=a%2C b\.rift,line=11,endLine=11,col=13,endColumn=18,title=move\/exhausted::.+ \(CR [\d.a-z]+, 1\.4\)$/m,
    );
    expect(out).toMatch(/^Scenarios +1 {2}1 invalid$/m);
  });
});
