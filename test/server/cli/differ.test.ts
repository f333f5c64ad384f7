import { describe, expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

const differ = (...args: readonly string[]) => cli(folderOf({}), ['differ', ...args]);

describe('differ', () => {
  it('prints a scenario that tells two editions apart, with its cause, and as JSON', async () => {
    const asked = ['1.2', '1.3', '--about', 'showdownStaged', '--boards', '12', '--limit', '86400'];
    const { status, out, err } = await differ(...asked);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^1 difference between 1\.2 and 1\.3; 1 met in 12 boards and [\d,]+ acts \(seed 1\)\n\nshowdownStaged: /,
    );
    expect(out).toMatch(/\n1\.2: unopposed; 1\.3: any contested \([\d., a-z]+\)\n\n {4}scenario "showdownStaged: /);
    expect(out).toMatch(/\n {6}expect in 1\.2: .*\n {6}expect in 1\.3: .*\n/);
    const json = JSON.parse((await differ(...asked, '--json')).out);
    expect(json).toMatchObject({ version: 1, from: '1.2', to: '1.3', seed: 1, boards: 12, missing: [] });
    expect(json.found).toHaveLength(1);
    expect(json.found[0].behaviours[0]).toMatchObject({ behaviour: 'showdownStaged', from: 'unopposed' });
    expect(out).toContain(json.found[0].scenario.replace(/^(?=.)/gm, '    '));
  }, 60_000);

  it('finds its subject by a rule, and all rules below it', async () => {
    const { err } = await differ('1.2', '1.3', '--about', 'combat', '--boards', '1', '--limit', '86400');
    expect(err).toBe('');
    const { out } = await differ('1.3', '1.4', '--about', '467.2', '--boards', '1', '--limit', '86400');
    expect(out).toBe('');
  }, 60_000);

  it('shows what is known where the boards did not come to it, also between editions further apart', async () => {
    const known = await differ('1.4', '1.5', '--about', 'copiesApply', '--boards', '0');
    expect([known.status, known.err]).toEqual([0, '']);
    expect(known.out).toMatch(/^1 difference between 1\.4 and 1\.5\n\ncopiesApply: /);
    const far = JSON.parse((await differ('1.3', '1.5', '--about', 'copiesApply', '--boards', '0', '--json')).out);
    expect(far.found[0]).toMatchObject({ times: 0, scenario: expect.stringContaining('  expect in 1.3: ') });
  });

  it('says how much was tried where there is nothing to show, and why it ended early', async () => {
    const none = await differ('1.3', '1.4', '--about', 'leadingMay', '--boards', '5', '--limit', '86400');
    expect([none.status, none.err]).toEqual([1, '']);
    expect(none.out).toMatch(
      /^In 5 boards and \d+ acts \(seed 1\), nothing was found that 1\.3 and 1\.4 play\s+differently\.\nNo scenario of leadingMay: Nothing can be done between/,
    );
    const short = await cli(folderOf({}), ['differ', '1.4', '1.5', '--boards', '500', '--limit', '1'], { tick: 300 });
    expect(short.err).toBe('riftbench: 1 second were over before 500 boards had been played.\n');
  }, 60_000);

  it.each([
    [['1.4'], /^riftbench: differ needs two editions: riftbench differ 1\.4 1\.5\n$/],
    [['1.4', '1.4'], /^riftbench: 1\.4 and 1\.4 are played alike: there is nothing to look for\.\n$/],
    [['1.4', '2.0'], /^riftbench: There is no edition "2\.0" of the core rules here/],
    [
      ['1.4', '1.5', '--about', 'banners'],
      /^riftbench: --about "banners": nothing that 1\.4 and 1\.5 play differently is about that\. It can be a rule, or one of chainTargets, /,
    ],
    [['1.4', '1.5', '--boards', 'x'], /^riftbench: --boards can be a whole number from 0 to 999999, not "x"\.\n$/],
  ])('refuses %j with a sentence', async (args, message) => {
    const { status, out, err } = await differ(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});
