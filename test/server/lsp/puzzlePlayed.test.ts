/** A puzzle as it is played on the board: nothing of its solution is shown, and each position is judged. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardAt } from '../../../server/analysis/board.ts';
import { Cancelled } from '../../../server/analysis/document/cancellation.ts';
import { type JudgingPuzzle, judgePuzzle, puzzleAt } from '../../../server/analysis/exploring/puzzleJudged.ts';
import { puzzlePlayed } from '../../../server/analysis/exploring/puzzlePlayed.ts';
import { openingsAt } from '../../../server/analysis/openings.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { fromRoot } from '../../house/support/root.ts';
import { fixture } from './fixture.ts';

const COMBAT = readFileSync(fromRoot('examples/puzzles/combat.rift'), 'utf8');
const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split('\n').length - 1;
const BOTH = lineOf(COMBAT, 'puzzle "Both at once"');
const STRONG = lineOf(COMBAT, 'puzzle "The strong against the weak"');

const judging = (more: Partial<JudgingPuzzle> = {}): JudgingPuzzle => ({
  host: nodeHost,
  now: () => performance.now(),
  seconds: 60,
  isWanted: () => true,
  onSlice: () => undefined,
  ...more,
});

const standing = async (line: number, played: readonly string[], more: Partial<JudgingPuzzle> = {}) => {
  const at = puzzleAt(fixture(COMBAT).analysis, { line, ruleset: undefined, lines: played });
  return at === null ? null : judgePuzzle(at, judging(more));
};

describe('a puzzle that is played', () => {
  it('begins at its position, with everything that is told of it', async () => {
    expect(await standing(BOTH, [])).toEqual({
      goal: 'Ana can force Wall, Guard are dead and Scout is alive',
      solver: 'Ana',
      hints: ['Five damage is needed, and Ben has five to answer with.', 'Who is not there cannot be killed.'],
      solution: ['Ana moves Raider, Page to Quarry', 'all pass'],
      refused: [],
      came: 'open',
      isForced: true,
      within: 1,
      refuted: [],
      onward: [],
      decides: { name: 'Ana', isSolver: true },
      reply: [],
    });
  });

  it('says which lines of its position have an error, but not what is wrong with its goal or what is played', async () => {
    const broken = COMBAT.replace('player Ana points 0', 'player Ana point 0');
    const at = puzzleAt(fixture(broken).analysis, { line: BOTH, ruleset: undefined, lines: ['Ana moves Giant'] });
    expect(at?.refused.map(line => broken.split('\n')[line]?.trim())).toEqual([
      expect.stringContaining('player Ana point 0'),
    ]);
  });

  it('counts the acts of a goal that has so many', async () => {
    const counted = COMBAT.replace('Scout is alive\n', 'Scout is alive after at most 5 acts\n');
    const stands = async (...lines: readonly string[]) => {
      const at = puzzleAt(fixture(counted).analysis, { line: BOTH, ruleset: undefined, lines });
      const found = at === null ? null : await judgePuzzle(at, judging());
      return [found?.came, found?.isForced, found?.within];
    };
    expect(await stands()).toEqual(['open', true, 5]);
    expect(await stands('Ana moves Raider, Page to Quarry')).toEqual(['open', true, 4]);
    expect(await stands('Ana moves Raider, Page to Quarry', 'all pass')).toEqual(['reached', null, null]);
    // It can still be done, but not in what is left.
    expect(await stands('Ana moves Page to Quarry', 'Ana passes')).toEqual(['open', false, null]);
    const late = ['Ana moves Page to Quarry', 'all pass', 'Ana assigns 1 to Wall', 'Ben assigns 5 to Page'];
    expect(await stands(...late)).toEqual(['over', null, null]);
  });

  it('accepts what keeps the goal, and tells how what loses it is refuted', async () => {
    const slip = await standing(BOTH, ['Ana moves Raider, Scout to Quarry']);
    expect(slip).toMatchObject({ came: 'open', isForced: false, within: null, onward: ['Ana passes', 'Ben passes'] });
    const shown = [...(slip?.onward ?? []), ...(slip?.refuted ?? [])];
    expect(shown.some(line => /^Ben assigns .*Scout/.test(line))).toBe(true);
    const refuted = await standing(BOTH, ['Ana moves Raider, Scout to Quarry', ...shown]);
    expect([refuted?.came, refuted?.isForced, refuted?.refuted]).toEqual(['open', false, []]);
    const kept = await standing(BOTH, ['Ana moves Raider, Page to Quarry']);
    // Nobody has a choice any more.
    expect([kept?.came, kept?.onward.slice(0, 2)]).toEqual(['reached', ['Ana passes', 'Ben passes']]);
    const solved = await standing(BOTH, ['Ana moves Raider, Page to Quarry', 'all pass']);
    expect(solved).toMatchObject({ came: 'reached', isForced: null, reply: [] });
  });

  it('tells the strongest answer of whoever else chooses, which still comes to the goal where that is forced', async () => {
    const played = [
      'Ana moves Giant to Meadow',
      'all pass',
      'Ana moves Raider, Scout to Quarry',
      'all pass',
      'Ana assigns 4 to Wall',
    ];
    const found = await standing(STRONG, played.slice(0, 4));
    expect(found).toMatchObject({ isForced: true, decides: { name: 'Ben', isSolver: false } });
    expect(found?.reply[0]).toMatch(/^Ben assigns /);
    const then = await standing(STRONG, [...played.slice(0, 4), ...(found?.reply ?? [])]);
    expect(then?.came).toBe('reached');
  });

  it('is over where its turn is, and not decided where there is no time', async () => {
    expect(await standing(BOTH, ['Ana ends turn'])).toMatchObject({ came: 'over', isForced: null });
    let time = 0;
    const now = (): number => {
      time += 20;
      return time;
    };
    expect(await standing(BOTH, [], { now, seconds: 0.001 })).toMatchObject({
      came: 'open',
      isForced: null,
      within: null,
    });
    await expect(standing(STRONG, [], { now, isWanted: () => false })).rejects.toBeInstanceOf(Cancelled);
    expect(
      puzzleAt(fixture('scenario "A"\n  player Ana\n').analysis, { line: 1, ruleset: undefined, lines: [] }),
    ).toBeNull();
  });

  it('lets others have their turn meanwhile', async () => {
    let slices = 0;
    let time = 0;
    const now = (): number => {
      time += 5;
      return time;
    };
    const found = await standing(STRONG, [], { now, onSlice: () => void slices++ });
    expect(found).toMatchObject((await standing(STRONG, [])) ?? {});
    expect(slices).toBeGreaterThan(2);
  });
});

const drawn = { width: 900, theme: 'dark' } as const;

describe('the board of a puzzle', () => {
  it('shows nothing of the solution above it', () => {
    const { analysis } = fixture(COMBAT);
    const above = boardAt(analysis, { line: BOTH, ...drawn });
    const solution = above?.puzzle?.solution ?? 0;
    expect(above?.puzzle).toEqual({ first: 2, last: 24, goal: 18, solution: 22 });
    expect(above?.stops.every(({ line }) => line < solution)).toBe(true);
    const below = boardAt(analysis, { line: solution + 1, ...drawn });
    expect(below?.stops.length).toBeGreaterThan(above?.stops.length ?? 0);
    expect(boardAt(fixture('scenario "A"\n  player Ana\n').analysis, { line: 0, ...drawn })?.puzzle).toBeNull();
  });

  it('is that after what was played, with what may be played on there', () => {
    const { analysis } = fixture(COMBAT);
    const played = puzzlePlayed(analysis, BOTH, ['Ana moves Scout to Meadow']);
    if (played === null) throw new Error('no puzzle');
    const board = boardAt(played.analysis, { line: played.line, ...drawn });
    expect(board?.name).toBe('Both at once');
    expect(board?.stops.some(({ text }) => text.includes('Scout'))).toBe(true);
    const openings = openingsAt(played.analysis, { line: played.line });
    expect(openings?.after?.text).toBe('Ana moves Scout to Meadow');
    expect(openings?.openings.lines).toEqual(['all pass']);
    // The other puzzle of the file is still there.
    expect(boardAt(played.analysis, { line: played.line + 5, ...drawn })?.name).toBe('The strong against the weak');
    const begun = puzzlePlayed(analysis, BOTH, []);
    expect(begun?.line).toBe(18);
    expect(puzzlePlayed(fixture('scenario "A"\n').analysis, 0, [])).toBeNull();
  });
});
