import { describe, expect, it } from 'vitest';
import { cli, FAILING, folderOf, GOOD, INVALID } from './fixture.ts';

const CHAIN = `card Zap spell reaction
  cost 1
  deal 3 to a unit

card Wall unit
  might 3
  deathknell: draw 1

scenario "A chain"
  edition 1.4
  player Ana energy 1 hand Zap
  player Ben
  battlefield Temple controlled by Ben
    Ben: "Wall"
  battlefield Grove

  turn Ana
  Ana plays Zap choosing Wall
  Ana passes
  Ben passes
  all pass
  expect Wall is dead
`;

describe('trace', () => {
  it('tells the steps under the lines that led to them, with their rules and what changed', async () => {
    const { status, out } = await cli(folderOf({ 'a.rift': GOOD }), ['trace', 'a.rift']);
    expect(status).toBe(0);
    expect(out).toMatch(/^A trade, core rules 1\.4: passed {2}a\.rift:1\n/);
    expect(out).toMatch(/\n {3}11 {2}Ana moves Raider to Temple\n {7}- .*Raider.* CR [\d.a-z]+ \(1\.4\)\n/);
    expect(out).toContain("Raider goes from Ana's base to Temple and becomes exhausted\n");
    expect(out).toContain('Temple has a staged showdown and a staged combat\n');
    expect(out).toContain('Temple is in the damage step of its combat\n');
    expect(out).toMatch(/Wall goes from Temple to the trash;/);
    // Words of the program are not for reading.
    expect(out).not.toMatch(/->|\bnone\b|\bnothing\b/);
    expect(out).toMatch(/\n {3}13 {2}expect Wall, Raider are dead\n(?: .*\n)* {7}= Holds: /);
  });

  it('tells what does not hold, and what is refused', async () => {
    const { status, out } = await cli(folderOf({ 'a.rift': FAILING + INVALID }), ['trace', 'a.rift']);
    expect(status).toBe(1);
    expect(out).toMatch(/\n {7}x Does not hold: /);
    expect(out).toMatch(/\n {3}24 {2}Ana moves Raider to Temple\n {7}! error: /);
  });

  it('gives the same as JSON', async () => {
    const folder = folderOf({ 'a.rift': `# first\n${GOOD}` });
    const { out } = await cli(folder, ['trace', 'a.rift', '--json']);
    const { version, path, scenarios } = JSON.parse(out);
    expect([version, path]).toEqual([1, 'a.rift']);
    expect(scenarios).toHaveLength(1);
    const [{ name, edition, line, steps, expectations }] = scenarios;
    expect([name, edition, line]).toEqual(['A trade', '1.4', 1]);
    expect(expectations).toEqual([{ line: 13, holds: true, message: expect.any(String) }]);
    const move = steps.find((step: { concept: string }) => step.concept === 'move.standard');
    expect(move.line).toBe(11);
    expect(move.changes).toContainEqual({ about: 'Raider', what: 'place', from: 'base of Ana', to: 'Temple' });
    for (const step of steps) expect(step.rule).toMatch(/^\d{3}/);
  });

  it('tells of the chain, of who may act, and of what was paid', async () => {
    const { status, out } = await cli(folderOf({ 'a.rift': CHAIN }), ['trace', 'a.rift']);
    expect(status).toBe(0);
    const told = out.replace(/\n {9}/g, ' ');
    expect(told).toContain(
      'Zap goes from hand to the chain; Ana has 0 cards in hand (before: 1 card); on the chain: Zap (pending)',
    );
    expect(told).toContain('Ana pays 1 Energy.');
    expect(told).toContain('Ana has 0 Energy (before: 1 Energy)');
    expect(told).toMatch(/Ana passes; Ben has priority\. CR \S+ \(1\.4\) Ben has priority/);
    expect(told).toContain(`Wall's ability triggers for Ben and goes on the chain: "deathknell: draw 1".`);
    expect(told).toContain('Zap goes from the chain to the trash; the chain is empty');
    const { out: json } = await cli(folderOf({ 'a.rift': CHAIN }), ['trace', 'a.rift', '--json']);
    const steps = JSON.parse(json).scenarios[0].steps;
    expect(steps.find((step: { concept: string }) => step.concept === 'pay').players).toEqual(['Ana']);
  });

  it('picks a scenario by a part of its name, and an edition', async () => {
    const several = GOOD.replace('1.4', '1.2, 1.3');
    const folder = folderOf({ 'a.rift': FAILING + several });
    const run = (...args: string[]) => cli(folder, ['trace', 'a.rift', '--scenario', 'trade', ...args]);
    expect((await run()).out).toMatch(/^A trade, core rules 1\.3/);
    expect((await run('--edition', '1.2')).out).toMatch(/^A trade, core rules 1\.2/);
    const { out } = await cli(folder, ['trace', 'a.rift', '--scenario', 'not so']);
    expect(out).toMatch(/^Not so, core rules 1\.4/);
  });

  it('does not choose between two branches that a part of the name fits', async () => {
    const branch = (name: string) => `  what if "${name}"\n    all pass\n  back\n`;
    const folder = folderOf({ 'a.rift': `${GOOD}${branch('wait here')}${branch('wait there')}` });
    const { err } = await cli(folder, ['trace', 'a.rift', '--scenario', 'trade > wait']);
    expect(err).toMatch(/There is no branch "trade > wait"\. There are "A trade › wait here", "A trade › wait there"/);
  });

  it('tells the trunk before its branches, and answers for both', async () => {
    const branch = '  what if "wait"\n    all pass\n  back\n';
    const folder = folderOf({ 'right.rift': `${GOOD}${branch}`, 'wrong.rift': `${FAILING}${branch}` });
    const right = await cli(folder, ['trace', 'right.rift']);
    expect(right.status).toBe(0);
    expect([...right.out.matchAll(/^(\S.*), core rules 1\.4: (\w+)/gm)].map(([, ...said]) => said)).toEqual([
      ['A trade', 'passed'],
      ['A trade › wait', 'nothing'],
    ]);
    const wrong = await cli(folder, ['trace', 'wrong.rift']);
    expect(wrong.status).toBe(1);
    expect(wrong.out).toMatch(/\n {7}x Does not hold: /);
  });

  it('picks a branch by its own name', async () => {
    const branched = `${GOOD}  what if "wait for it"\n    all pass\n  back\n`;
    const folder = folderOf({ 'a.rift': FAILING + branched });
    const { out } = await cli(folder, ['trace', 'a.rift', '--scenario', 'wait for it']);
    expect(out).toMatch(/^A trade › wait for it/);
    for (const part of ['trade > wait for', 'wait for', 'A trade > WAIT'])
      expect((await cli(folder, ['trace', 'a.rift', '--scenario', part])).out).toMatch(/^A trade › wait for it/);
    const { err } = await cli(folder, ['trace', 'a.rift', '--scenario', 'nothing of it']);
    expect(err).toMatch(/no scenario has "nothing of it"/);
  });

  it('does not tell to pass on once the game is won', async () => {
    const won = `scenario "Won"
  player Ana points 7
  player Ben
  battlefield Quarry
  battlefield Grove controlled by Ana
    Ana: "Ahri, Alluring"
  turn Ana from start
  expect Ana wins the game
  expect Ana has 9 points
`;
    const { out } = await cli(folderOf({ 'a.rift': won }), ['trace', 'a.rift']);
    expect(out).toMatch(/Ana has 8 points/);
    expect(out).not.toMatch(/all pass/);
  });

  it('gives the verdict as a short answer, with a link, and as a ruling in Markdown', async () => {
    const folder = folderOf({ 'a.rift': `${GOOD}  expect Raider is dead\n` });
    const run = (...args: string[]) => cli(folder, ['trace', 'a.rift', ...args]);
    const lines = (await run('--verdict')).out.trimEnd().split('\n');
    const short = (await run('--verdict', '--as', 'short')).out.trimEnd();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]?.startsWith(short.slice(0, 20))).toBe(true);
    expect(short.split('\n')).toHaveLength(1);
    const link = (await run('--verdict', '--as', 'link', '--address', 'https://example.org/rift')).out;
    expect(link.startsWith(`${short} https://example.org/rift#1`)).toBe(true);
    const opened = await cli(folder, ['open', link.slice(link.indexOf('https:')).trim()]);
    expect(opened.status).toBe(0);
    const ruling = (await run('--verdict', '--as', 'markdown')).out;
    expect(ruling).toMatch(/^# .*\n\nCore rules /);
    expect(ruling).toContain('](vscode://riftbench.riftbench/open#1');
    const { verdicts } = JSON.parse((await run('--verdict', '--as', 'short', '--json')).out);
    expect(verdicts).toEqual([{ name: expect.any(String), verdict: [short] }]);
    for (const [args, why] of [
      [['--as', 'short'], '--as needs --verdict.'],
      [['--verdict', '--as', 'song'], 'song'],
      [['--verdict', '--address', 'https://example.org/'], '--address needs --as link or --as markdown.'],
      [['--verdict', '--as', 'link', '--address', 'here'], '--address "here" is no address'],
    ] as const)
      expect(await run(...args)).toMatchObject({ status: 2, err: expect.stringContaining(why) });
  });

  it('reads out the verdict of the edition asked for alone', async () => {
    const asked = `scenario "Asked of some"
  edition 1.0, 1.2, 1.4
  player Ana
  player Ben
  battlefield Temple controlled by Ben
  battlefield Grove
  base Ana
    Raider might 5
  turn Ana
  expect in 1.0: Ana can move Raider to Temple
`;
    const folder = folderOf({ 'one.rift': asked, 'two.rift': `${asked}  expect Raider is ready\n` });
    const run = async (...args: string[]) => (await cli(folder, ['trace', ...args, '--verdict'])).out;
    const inOneNought = 'Yes: Ana can move Raider to Temple in 1.0. CR 140 (1.0).';
    expect(await run('one.rift')).toBe(`${inOneNought}\n`);
    expect(await run('one.rift', '--edition', '1.2')).toBe('Nothing is asked in 1.2.\n');
    expect(await run('two.rift', '--edition', '1.2')).toBe('Yes: Raider is ready in 1.2.\n');
  });
});
