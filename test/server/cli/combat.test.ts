/** `riftbench combat` as it is typed. */
import { describe, expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

const here = folderOf({});
const riftbench = (args: readonly string[]) => cli(here, args);

describe('riftbench combat', () => {
  it('answers as text, as JSON and as a scenario', async () => {
    const text = await riftbench(['combat', '6 vs 3 tank, 3']);
    expect(text.status).toBe(0);
    expect(text.out).toContain(
      'One legal way to assign damage, core rules 1.5:\n- The 3 Tank, the 3 and the 6 die; nobody wins',
    );
    const json = JSON.parse((await riftbench(['combat', '6', 'vs', '3', 'in', '1.0', '--format', 'json'])).out);
    expect(json).toMatchObject({ version: 1, ruleset: '1.0', groups: 1, outcomes: [{ defendersDie: ['Defender1'] }] });
    expect((await riftbench(['combat', '6 vs 3', '--format', 'rift'])).out).toContain('Ana assigns 6 to Defender1');
  });

  it('refuses what is too long to be typed', async () => {
    const { status, err } = await riftbench(['combat', `7 vs ${'('.repeat(50_000)}`]);
    expect(status).toBe(1);
    expect(err).toContain(
      'A combat that is typed in one line has at most 2,000 characters; write a scenario for more.',
    );
  });

  it('takes a Might below 0 for no option, and writes one point as such', async () => {
    const negative = await riftbench(['combat', '-1 vs 2']);
    expect([negative.status, negative.out]).toEqual([
      0,
      expect.stringContaining('The -1 dies; the defender wins and keeps Quarry'),
    ]);
    const { out } = await riftbench(['combat', '3 vs 2', '--format', 'rift']);
    expect(out).toContain('expect Ana has 1 point\n  expect Ben has 0 points');
    expect((await riftbench(['combat', '3 vs 2', '-x'])).err).toContain('no option -x');
  });

  it('answers a combat that is over before damage is assigned', async () => {
    const line = 'yasuo, remorseful vs 3';
    const text = await riftbench(['combat', line]);
    expect([text.status, text.err]).toEqual([0, '']);
    expect(text.out).toMatch(/^No combat damage is assigned: the 3 is gone .*\n(.*\n)*Core rules 1\.5\n$/);
    const json = JSON.parse((await riftbench(['combat', line, '--format', 'json'])).out);
    expect(json).toMatchObject({ version: 1, ruleset: '1.5', ended: expect.stringContaining('Ana controls Quarry') });
    expect((await riftbench(['combat', line, '--format', 'rift'])).out).toContain('Ana: "yasuo, remorseful"\n');
  });

  it('writes the scenario up to what has to be decided before damage is assigned', async () => {
    const line = 'Rell, Magnetic vs 3';
    const text = await riftbench(['combat', line]);
    expect([text.status, text.err]).toEqual([1, '']);
    expect(text.out).toContain('Before damage is assigned, something has to be decided: ');
    expect((await riftbench(['combat', line, '--format', 'rift'])).out).toMatch(
      / {2}all pass\n {2}# Ana has to [^\n]*\n$/,
    );
  });

  it('marks the word that is wrong', async () => {
    const wrong = await riftbench(['combat', '6 vs 3 tnak']);
    expect(wrong.status).toBe(1);
    expect(wrong.err).toBe('6 vs 3 tnak\n       ^^^^\nFound “tnak” where the sentence needs “tank”.\n');
    expect((await riftbench(['combat', '"Hextech Ray" vs 3'])).err).toContain('The card "Hextech Ray" is a spell, not');
    const { out } = await riftbench(['combat', '6', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ problem: { start: 1, end: 1 } });
    expect((await riftbench(['combat'])).status).toBe(2);
  });
});
