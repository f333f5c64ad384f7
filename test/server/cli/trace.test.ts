import { describe, expect, it } from 'vitest';
import { cli, FAILING, folderOf, GOOD, INVALID } from './fixture.ts';

describe('trace', () => {
  it('tells the steps under the lines that led to them, with their rules and what changed', async () => {
    const { status, out } = await cli(folderOf({ 'a.rift': GOOD }), ['trace', 'a.rift']);
    expect(status).toBe(0);
    expect(out).toMatch(/^A trade, core rules 1\.4: passed {2}a\.rift:1\n/);
    expect(out).toMatch(/\n {3}11 {2}Ana moves Raider to Temple\n {7}- .*Raider.* CR [\d.a-z]+ \(1\.4\)\n/);
    expect(out).toContain('Raider: place base of Ana -> Temple, state ready -> exhausted');
    expect(out).toMatch(/Wall: place Temple -> trash/);
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

  it('picks a scenario by a part of its name, and an edition', async () => {
    const several = GOOD.replace('1.4', '1.2, 1.3');
    const folder = folderOf({ 'a.rift': FAILING + several });
    const run = (...args: string[]) => cli(folder, ['trace', 'a.rift', '--scenario', 'trade', ...args]);
    expect((await run()).out).toMatch(/^A trade, core rules 1\.3/);
    expect((await run('--edition', '1.2')).out).toMatch(/^A trade, core rules 1\.2/);
    const { out } = await cli(folder, ['trace', 'a.rift', '--scenario', 'not so']);
    expect(out).toMatch(/^Not so, core rules 1\.4/);
  });
});
