import { expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

const RAID = `scenario "A raid"
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Meadow
  base Ana
    Raider might 3 exhausted

  turn Ana
  Ana moves Raider to Quarry
  expect Ana has 0 points
`;

it('shows each smallest change of the board with which a refused line is right', async () => {
  const folder = folderOf({ 'a.rift': RAID });
  const { status, out } = await cli(folder, ['why-not', 'a.rift']);
  expect([status, out]).toEqual([
    0,
    expect.stringMatching(
      /^a\.rift:11: Ana moves Raider to Quarry\nIt is right if\n {2}Raider is ready\n\d+ boards .* have been tried\.\n$/,
    ),
  ]);
  const json = await cli(folder, ['why-not', 'a.rift', '--line', '11', '--json']);
  expect(JSON.parse(json.out)).toMatchObject({
    version: 1,
    path: 'a.rift',
    scenario: 'A raid',
    line: 11,
    changes: [{ says: 'Raider is ready', by: 1 }],
    limited: false,
  });
});

it('says where nothing is wrong, where there is no such line, and where the time ran out', async () => {
  const folder = folderOf({ 'a.rift': RAID, 'b.rift': RAID.replace(' exhausted', '') });
  const right = await cli(folder, ['why-not', 'b.rift']);
  expect([right.status, right.err]).toEqual([2, 'riftbench: b.rift: nothing fails in A raid.\n']);
  const here = await cli(folder, ['why-not', 'a.rift', '--line', '12']);
  expect([here.status, here.err]).toEqual([2, 'riftbench: a.rift:12: nothing is wrong with this line.\n']);
  const none = await cli(folder, ['why-not', 'a.rift', '--line', '99']);
  expect([none.status, none.err]).toEqual([2, 'riftbench: a.rift:99: there is no line of a scenario here.\n']);
  const short = await cli(folder, ['why-not', 'a.rift', '--line', '11', '--limit', '1'], { tick: 900 });
  expect(short.status).toBe(1);
  expect(short.out).toContain('Not all boards were tried in time');
  expect(short.out).not.toContain('No change of a single fact makes');
});
