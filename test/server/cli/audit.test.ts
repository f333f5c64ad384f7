import { describe, expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

/** In a cleanup of 1.2 an open showdown stays as it is when a second player's unit comes; since 1.3 it becomes the combat's. */
const SECOND_COMER = `scenario "A second comer"
  edition EDITIONS
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
  expect Grove STATE
`;

const olds = SECOND_COMER.replace('EDITIONS', '1.2').replace('STATE', 'does not have a combat');
const news = SECOND_COMER.replace('EDITIONS', '1.3').replace('STATE', 'has a combat');

const STEADY = `scenario "Quiet"
  player Ana
  player Ben
  battlefield Grove
  battlefield Quarry
  base Ana
    Raider might 3

  turn Ana
  Ana moves Raider to Grove
  expect Raider is exhausted
`;

describe('audit', () => {
  it('lists what the newer edition decides otherwise, where they part, and the rules that made it so', async () => {
    const { status, out } = await cli(folderOf({ 'a.rift': olds }), [
      'audit',
      'a.rift',
      '--from',
      '1.2',
      '--to',
      '1.3',
    ]);
    expect(status).toBe(1);
    expect(out).toMatch(
      /^A second comer: another outcome {2}a\.rift:1\n {2}1\.2: passed; 1\.3: failed {2}\(names 1\.2\)\n/,
    );
    expect(out).toMatch(/They part here:\n +\d+ {2}effect move Guard to Grove\n/);
    expect(out).toMatch(/1\.3 The showdown at Grove becomes the combat's; .* 323\.14\n/);
    expect(out).toMatch(/The rules that made it so:\n +- 323\.14 \(1\.3\) [\s\S]*?: new in\s+1\.3\n/);
    expect(out).toMatch(/1\.2 holds: Grove has no combat\.\n +1\.3 does not hold: /);
    expect(out).toMatch(/\n1\.3 decides 1 scenario otherwise than 1\.2; 0 others\.\n$/);
  });

  it('does not count as overturned what was written for the newer edition', async () => {
    const folder = folderOf({ 'a.rift': news });
    const { status, out } = await cli(folder, ['audit', '.', '--from', '1.2', '--to', '1.3']);
    expect(status).toBe(0);
    expect(out).toBe('1.3 overturns nothing of 1.2; 1 other (1 written for 1.3 already; --all tells them).\n');
    expect((await cli(folder, ['audit', '.', '--from', '1.2', '--to', '1.3', '--all'])).out).toMatch(
      /^A second comer: another outcome, and written for it already/,
    );
  });

  it('finds nothing where nothing changes, in Markdown too', async () => {
    const folder = folderOf({ 'a.md': `# Moves\n\n\`\`\`rift\n${STEADY}\`\`\`\n` });
    const { status, out } = await cli(folder, ['audit', 'a.md']);
    expect(status).toBe(0);
    expect(out).toBe('1.4 overturns nothing of 1.3; 1 other.\n');
  });

  it('says what passes in neither edition, and so could not be compared', async () => {
    const failing = STEADY.replace('is exhausted', 'is ready');
    const invalid = STEADY.replace('Quiet', 'Nobody').replace('moves Raider', 'moves Nobody');
    const folder = folderOf({ 'a.rift': `${STEADY}\n${failing.replace('Quiet', 'Loud')}\n${invalid}` });
    const { status, out } = await cli(folder, ['audit', 'a.rift']);
    expect(status).toBe(0);
    expect(out).toBe(
      '1.4 overturns nothing of 1.3; 1 other.\n2 scenarios do not pass in either edition: their outcomes were not compared (--all tells which).\n',
    );
    const all = await cli(folder, ['audit', 'a.rift', '--all']);
    expect(all.out).toMatch(/^Loud: passes in neither edition, .+\n {2}1\.3: failed; 1\.4: failed\n/);
    expect(all.out).toMatch(/^Nobody: passes in neither edition, .+\n {2}1\.3: invalid; 1\.4: invalid\n/m);
    const { counts } = JSON.parse((await cli(folder, ['audit', 'a.rift', '--json'])).out);
    expect(counts).toMatchObject({ unjudged: 2, none: 1 });
  });

  it('tells all of it as one object', async () => {
    const { out } = await cli(folderOf({ 'a.rift': olds }), [
      'audit',
      'a.rift',
      '--from',
      '1.2',
      '--to',
      '1.3',
      '--json',
    ]);
    const { counts, files } = JSON.parse(out);
    expect(counts).toEqual({ outcome: 1, ahead: 0, unjudged: 0, end: 0, way: 0, none: 0 });
    const [scenario] = files[0].scenarios;
    expect(scenario).toMatchObject({ name: 'A second comer', effect: 'outcome', from: 'passed', to: 'failed' });
    expect(scenario.parting.from).toEqual([]);
    expect(scenario.rules[0]).toMatchObject({ to: '323.14', became: 'new' });
  });

  it.each([
    [[], /needs a file or folder/],
    [['a.rift', '--from', '1.4'], /two different editions, not 1\.4 twice/],
    [['a.rift', '--to', '1.0'], /no edition before 1\.0/],
    [['a.rift', '--from', '2.0'], /--from 2\.0: There is no edition "2\.0"/],
    [['nowhere.rift'], /there is no such file/],
  ])('refuses %j with a reason', async (args, reason) => {
    const { status, err } = await cli(folderOf({ 'a.rift': olds }), ['audit', ...args]);
    expect(status).toBe(2);
    expect(err).toMatch(reason);
  });
});
