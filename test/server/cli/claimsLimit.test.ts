/** `check --limit`: how long each claim is looked for, in place of the work that is the same on every machine. */
import { describe, expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

const scenario = (name: string, claims: readonly string[]): string => `scenario "${name}"
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
  battlefield Meadow
  base Ana
    Raider might 3
    Scout might 2
    Rider might 2 ganking
  base Ben
    Pike might 4

  turn Ana
${claims.map(claim => `  expect ${claim}\n`).join('')}`;

const ENDLESS = 'Ana can force Ana wins the game within 9 turns';
const SOON = 'Ana can force Guard is dead';
const MORE = '--limit SECONDS searches longer for claims that were not decided.\n';

describe('claims', () => {
  it('that take too much leave every scenario below them to be run, and its own claims decided', async () => {
    const heavy = Array.from({ length: 4 }, (_, n) => scenario(`Endless ${n}`, [ENDLESS]));
    const folder = folderOf({ 'a.rift': [...heavy, scenario('Soon', [SOON])].join('\n') });
    const { out } = await cli(folder, ['check', 'a.rift']);
    expect(out).toMatch(/Scenarios +5 {2}1 passed, 4 undecided/);
    expect(out.endsWith(MORE)).toBe(true);
  });

  it('are looked for as long as is said, and the end of that is told', async () => {
    const folder = folderOf({ 'a.rift': scenario('Soon', [SOON, ENDLESS]) });
    const short = await cli(folder, ['check', 'a.rift', '--limit', '1'], { tick: 1_500 });
    expect(short.out).toMatch(/Expectations +2 {2}2 undecided/);
    expect(short.out.endsWith(MORE)).toBe(true);
    const long = await cli(folder, ['check', 'a.rift', '--limit', '2']);
    expect(long.out).toMatch(/Expectations +2 {2}1 holds, 1 undecided/);
  });

  it('are looked for without it in the same way on every machine', async () => {
    const folder = folderOf({ 'a.rift': scenario('Soon', [SOON, ENDLESS]) });
    const [fast, slow] = [0.001, 0.1].map(tick => cli(folder, ['check', 'a.rift'], { tick }));
    expect((await slow)?.out).toBe((await fast)?.out);
  });

  it('have a whole number of seconds', async () => {
    const { status, err } = await cli(folderOf({ 'a.rift': scenario('Soon', [SOON]) }), ['check', '.', '--limit', '0']);
    expect([status, err]).toEqual([2, 'riftbench: --limit can be a whole number from 1 to 86400, not "0".\n']);
  });
});
