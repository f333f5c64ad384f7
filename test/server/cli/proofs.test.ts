/** `check --proofs`: what shows that a claim of all that can come holds, to be pasted into the scenario. */
import { describe, expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

const CARDS = `card Bolt spell
  reaction
  deal 2 to a unit

card "Coin Press" gear
  cost 1
  exhaust this: play a 1 might Recruit unit token. ready a friendly gear

`;

/** A loop makes every search long. */
const PRESS = '    gear Press = "Coin Press"\n';

const claiming = (claim: string): string => `${CARDS}scenario "What can come"
  edition 1.5
  player Ana hand nothing
  player Ben energy 1 hand Bolt
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Meadow
  base Ana
    Raider might 5
${claim.includes('repeat') ? PRESS : ''}
  turn Ana
  ${claim}
`;

const PUZZLE = `puzzle "The gatekeeper"
  edition 1.5
  player Ana hand nothing
  player Ben hand nothing
  battlefield Gate controlled by Ben
    Ben: Keeper might 5
  battlefield Meadow
  base Ana
    Raider might 3
    Scout might 2

  turn Ana
  goal Ana can force Keeper is dead
`;

interface Proof {
  readonly line: number;
  readonly claim: string;
  readonly kind: string;
  readonly lines: readonly string[];
  readonly firstActs?: readonly {
    readonly act: readonly string[];
    readonly keeps: boolean;
    readonly refuted: readonly string[];
  }[];
}

const proofsOf = async (text: string): Promise<readonly Proof[]> => {
  const { out } = await cli(folderOf({ 'a.rift': text }), ['check', 'a.rift', '--proofs', '--format', 'json']);
  return JSON.parse(out).files[0].scenarios[0].proofs ?? [];
};

describe('proofs in a check', () => {
  it('shows what can be forced as a strategy, which passes as it stands below the claim', async () => {
    const text = claiming('expect Ana can force Wall is dead within this turn');
    const [proof] = await proofsOf(text);
    expect(proof).toMatchObject({ line: 19, claim: 'Ana can force Wall is dead within this turn', kind: 'strategy' });
    const lines = proof?.lines ?? [];
    const branches = lines.filter(line => line.trimStart().startsWith('what if'));
    expect(branches).toContain('what if "Ben plays Bolt, Ben chooses Raider"');
    expect(branches).toContain('what if "Ben passes"');
    const pasted = `${text}${lines.map(line => `  ${line}\n`).join('')}`;
    const { status, out } = await cli(folderOf({ 'a.rift': pasted }), ['check', 'a.rift']);
    expect([status, out]).toEqual([0, expect.stringMatching(/Problems +0/)]);
  });

  it.each([
    ['expect it is possible that Raider is dead', 'witness', 'it is possible that Raider is dead'],
    ['expect it is not certain that Wall is alive', 'counterexample', 'it is certain that Wall is alive'],
    ['expect Ana cannot force Raider is dead', 'refutation', 'Ana can force Raider is dead'],
    ['expect Ana can repeat for more tokens', 'cycle', 'Ana can repeat for more tokens'],
  ])('shows %s by its %s', async (line, kind, claim) => {
    const [proof, another] = await proofsOf(claiming(line));
    expect([proof?.kind, proof?.claim, another]).toEqual([kind, claim, undefined]);
    expect(proof?.lines.length).toBeGreaterThan(0);
  });

  it('has none where all positions are the proof, and none where none is asked for', async () => {
    expect(await proofsOf(claiming('expect it is impossible that Ana has 5 points'))).toEqual([]);
    const folder = folderOf({ 'a.rift': claiming('expect it is possible that Wall is dead') });
    expect((await cli(folder, ['check', 'a.rift'])).out).not.toContain('proof');
    expect((await cli(folder, ['check', 'a.rift', '--format', 'json'])).out).not.toContain('proofs');
  });

  it('says of a puzzle how many first acts solve it, and how each of the others is refuted', async () => {
    const [proof] = await proofsOf(PUZZLE);
    const acts = proof?.firstActs ?? [];
    expect(acts.map(({ keeps }) => keeps)).toEqual(acts.map(({ act }) => act[0] === 'Ana moves Raider, Scout to Gate'));
    const { out } = await cli(folderOf({ 'a.rift': PUZZLE }), ['check', 'a.rift', '--proofs']);
    expect(out).toContain(`a.rift:13:3 answer Ana can force Keeper is dead: 1 of ${acts.length} first acts.\n`);
    expect(out).toMatch(
      /\na\.rift:13:3 proof Ana can force Keeper is dead, by this strategy, with a branch for each answer:\n {4}Ana moves Raider, Scout to Gate\n/,
    );
    expect(out).toContain(`\n  1 of ${acts.length} first acts keeps it forced, and these do not\n`);
    expect(out).toContain('\n  nothing helps after:\n    Ana moves Raider to Gate\n');
    expect(out).toContain('\n  nothing helps after:\n    Ana ends turn\n');
  });

  it('says of each puzzle how many first acts solve it, without being asked', async () => {
    const { out } = await cli(folderOf({ 'a.rift': PUZZLE }), ['check', 'a.rift']);
    expect(out).toMatch(/^a\.rift:13:3 answer Ana can force Keeper is dead: 1 of \d+ first acts\.\n/);
    const json = JSON.parse((await cli(folderOf({ 'a.rift': PUZZLE }), ['check', 'a.rift', '--format', 'json'])).out);
    expect(json.files[0].scenarios[0].puzzle).toMatchObject({ line: 12, firstActs: { keep: 1 } });
  });

  it('remembers a check with proofs apart from one without', async () => {
    const folder = folderOf({ 'a.rift': claiming('expect it is possible that Wall is dead') });
    const check = (...more: readonly string[]) => cli(folder, ['check', 'a.rift', '--cache', 'known.txt', ...more]);
    expect((await check()).out).not.toContain('proof');
    const proven = (await check('--proofs')).out;
    expect(proven).toContain('proof it is possible that Wall is dead, as on this way:');
    expect((await check('--proofs')).out).toBe(proven);
    expect((await check()).out).not.toContain('proof');
  });
});
