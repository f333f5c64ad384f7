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

/** Up to 1.2 the trigger's "you may" is answered as it resolves, in 1.3 as it triggers; nothing else comes of it. */
const EARLIER = `card "Village Shrine" gear
  when you play a unit: you may exhaust this to draw 1

card Helper unit
  might 2

scenario "A shrine"
  edition 1.2
  player Ana
  player Ben
  battlefield Grove
  battlefield Quarry
  base Ana
    Shrine = "Village Shrine"

  turn Ana
  Ana plays Helper to base
  expect the chain is Shrine
  Ana passes
  Ben passes
  Ana accepts
  expect Ana drew 1
`;

/** All that one unit is dealt may be more than lethal in 1.0. */
const PUZZLE = `puzzle "All on the Wall"
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Guard might 2
  battlefield Meadow
  base Ana
    Raider might 5

  turn Ana
  goal Ana can force Wall was dealt 5 damage
`;

describe('audit', () => {
  it('finds a puzzle that is solved in one edition alone, with the behaviour that made it so', async () => {
    const asked = ['audit', 'a.rift', '--from', '1.0', '--to', '1.5'];
    const { status, out } = await cli(folderOf({ 'a.rift': PUZZLE }), asked);
    expect(status).toBe(1);
    expect(out).toMatch(/^All on the Wall: a different outcome {2}a\.rift:1\n {2}1\.0: passed; 1\.5: failed\n/);
    expect(out).toMatch(
      /Decided by:\n +- how much damage a unit can be assigned while another unit lacks lethal damage/,
    );
    // Its goal is told of once.
    expect(out.match(/goal Ana can force/g)?.length).toBe(1);
  });

  it('names the behaviour that decided, with its rules, and where it did', async () => {
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
      /^A second comer: a different outcome {2}a\.rift:1\n {2}1\.2: passed; 1\.3: failed {2}\(names 1\.2\)\n/,
    );
    expect(out).toMatch(
      /Decided by:\n +- what happens to an open showdown when a second player's unit arrives: runs to its close\n +in 1\.2, becomes the combat in 1\.3\n +455\.1 \(1\.3\) .*: new in 1\.3\n[\s\S]*345\.2\.b \(1\.2\) [\s\S]*: no longer in\s+1\.3\n[\s\S]* {2}They differ from here on:/,
    );
    expect(out).toMatch(/They differ from here on:\n +\d+ {2}effect move Guard to Grove\n/);
    expect(out).toMatch(/1\.3 The showdown at Grove becomes the combat's; .* 323\.14\n/);
    expect(out).toMatch(/1\.2 holds: Grove has no combat\.\n +1\.3 does not hold: /);
    expect(out).toMatch(/\n1\.3 decides the scenario differently from 1\.2\.\n$/);
  });

  it('lists apart what only asks for a decision elsewhere, with the script that passes', async () => {
    const folder = folderOf({ 'a.rift': EARLIER });
    const { status, out } = await cli(folder, ['audit', 'a.rift', '--from', '1.2', '--to', '1.3']);
    expect(status).toBe(1);
    expect(out).toMatch(/^A shrine: the same outcome, with a decision in a different place/);
    expect(out).toMatch(/Decided by:\n +- when a trigger's leading "you may"[\s\S]*383\.3\.a \(1\.3\)/);
    expect(out).toMatch(
      /In 1\.3 it passes if its answers are moved:\n +\+ Ana accepts \(from line 21\) before\n +18 {2}expect the chain is Shrine\n/,
    );
    expect(out).toMatch(
      /1\.3 does not decide the scenario differently from 1\.2\.\n1 scenario has the same outcome if decisions/,
    );
    const { out: json } = await cli(folder, ['audit', 'a.rift', '--from', '1.2', '--to', '1.3', '--json']);
    const [scenario] = JSON.parse(json).files[0].scenarios;
    const mended = `${EARLIER.slice(0, EARLIER.indexOf('scenario'))}${scenario.mended.text}`;
    expect((await cli(folderOf({ 'b.rift': mended }), ['check', 'b.rift'])).status).toBe(0);
  });

  it('finds what a scenario expects otherwise of each edition itself', async () => {
    const text = SECOND_COMER.replace('EDITIONS', '1.2, 1.3').replace(
      'expect Grove STATE',
      'expect in 1.2: Grove does not have a combat\n  expect in 1.3: Grove has a combat',
    );
    const folder = folderOf({ 'a.rift': text });
    const args = ['audit', 'a.rift', '--from', '1.2', '--to', '1.3'];
    const { status, out } = await cli(folder, args);
    expect(status).toBe(0);
    expect(out).toBe(
      '1.3 decides the scenario differently from 1.2: its text says so itself (--all lists it as well).\n',
    );
    expect((await cli(folder, [...args, '--all'])).out).toMatch(
      /^A second comer: a different outcome, as its text says itself[\s\S]*Decided by:\n +- what happens to an open showdown/,
    );
  });

  it('does not count as overturned what was written for the newer edition', async () => {
    const folder = folderOf({ 'a.rift': news });
    const { status, out } = await cli(folder, ['audit', '.', '--from', '1.2', '--to', '1.3']);
    expect(status).toBe(0);
    expect(out).toBe(
      '1.3 decides the scenario differently from 1.2: it is written for 1.3 or later (--all lists it as well).\n',
    );
    expect((await cli(folder, ['audit', '.', '--from', '1.2', '--to', '1.3', '--all'])).out).toMatch(
      /^A second comer: a different outcome, which its text already expects[\s\S]*Decided by:/,
    );
  });

  it('finds nothing where nothing changes, in Markdown too', async () => {
    const folder = folderOf({ 'a.md': `# Moves\n\n\`\`\`rift\n${STEADY}\`\`\`\n` });
    const { status, out } = await cli(folder, ['audit', 'a.md']);
    expect(status).toBe(0);
    expect(out).toBe('1.5 does not decide the scenario differently from 1.4.\n');
  });

  it('says that a scenario is wrong which passes in neither edition, nor in its own', async () => {
    const failing = STEADY.replace('is exhausted', 'is ready').replace('Quiet', 'Loud');
    const invalid = STEADY.replace('Quiet', 'Nobody').replace('moves Raider', 'moves Nobody');
    const folder = folderOf({ 'a.rift': `${STEADY}\n${failing}\n${invalid}` });
    const { status, out } = await cli(folder, ['audit', 'a.rift']);
    expect(status).toBe(1);
    expect(out).toMatch(
      /^Loud: wrong: it does not pass in an edition that it names .+\n {2}1\.4: failed; 1\.5: failed\n +\d+ {2}expect Raider is ready\n +1\.5 Expected/,
    );
    expect(out).toMatch(/^Nobody: wrong: .+\n {2}1\.4: invalid; 1\.5: invalid\n +\d+ {2}Ana moves Nobody to Grove\n/m);
    expect(out).toMatch(
      /1\.5 decides none of 3 scenarios differently from 1\.4\.\n2 scenarios are wrong: they do not pass in editions that they name\.\n$/,
    );
  });

  it('counts what is written for another edition and passes there', async () => {
    const { status, out } = await cli(folderOf({ 'a.rift': olds }), ['audit', 'a.rift', '--from', '1.3']);
    expect(status).toBe(0);
    expect(out).toBe(
      '1.5 does not decide the scenario differently from 1.3: it is written for other editions (--all lists it as well).\n',
    );
  });

  it('reads an edition that a folder names for scenarios which name none', async () => {
    const folder = folderOf({
      'a.rift': olds.replace('  edition 1.2\n', ''),
      'riftbench.json': '{ "edition": "1.2" }',
    });
    expect((await cli(folder, ['audit', 'a.rift'])).out).toMatch(/written for other editions/);
  });

  it('tells all of it as one object', async () => {
    const folder = folderOf({ 'a.rift': olds });
    const { out } = await cli(folder, ['audit', 'a.rift', '--from', '1.2', '--to', '1.3', '--json']);
    const { counts, files } = JSON.parse(out);
    expect(counts).toEqual({
      outcome: 1,
      answer: 0,
      asked: 0,
      both: 0,
      ahead: 0,
      wrong: 0,
      elsewhere: 0,
      end: 0,
      way: 0,
      none: 0,
    });
    const [scenario] = files[0].scenarios;
    expect(scenario).toMatchObject({ name: 'A second comer', effect: 'outcome', from: 'passed', to: 'failed' });
    expect(scenario.parting.from).toEqual([]);
    expect(scenario.causes).toMatchObject([[{ behaviour: 'showdownOvertaken', to: 'becomes the combat' }]]);
    expect(scenario.causes[0][0].rules[0]).toMatchObject({ to: '455.1', became: 'new' });
  });

  it.each([
    [[], /needs a file or folder/],
    [['a.rift', '--from', '1.5'], /two different editions, not 1\.5 twice/],
    [['a.rift', '--to', '1.0'], /no edition before 1\.0/],
    [['a.rift', '--from', '2.0'], /--from 2\.0: There is no edition "2\.0"/],
    [['nowhere.rift'], /there is no such file/],
  ])('refuses %j with a reason', async (args, reason) => {
    const { status, err } = await cli(folderOf({ 'a.rift': olds }), ['audit', ...args]);
    expect(status).toBe(2);
    expect(err).toMatch(reason);
  });
});
