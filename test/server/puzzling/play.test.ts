/** A puzzle as it is played: what was judged late is not told of what is played by then. */
import { describe, expect, it } from 'vitest';
import type { PuzzleStanding } from '../../../server/protocol.ts';
import { FRESH, linesPlayed, type PuzzlePlay, puzzlePlaying } from '../../../server/puzzling/play.ts';

const STANDING: PuzzleStanding = {
  goal: 'Ana can force Wall is dead',
  solver: 'Ana',
  hints: [],
  solution: [],
  refused: [],
  came: 'open',
  isForced: true,
  within: 1,
  refuted: [],
  onward: [],
  decides: { name: 'Ana', isSolver: true },
  reply: [],
};

/** A table on which each position waits to be judged. */
const table = () => {
  let puzzle: PuzzlePlay | undefined;
  const waiting: { lines: readonly string[]; tell: (standing: PuzzleStanding | null) => void }[] = [];
  const acts = puzzlePlaying<PuzzlePlay>({
    puzzle: () => puzzle,
    put(next) {
      puzzle = next;
    },
    draw: () => undefined,
    judge: judged => new Promise(tell => waiting.push({ lines: linesPlayed(judged), tell })),
  });
  const tell = async (at: number, standing: Partial<PuzzleStanding> | null): Promise<void> => {
    waiting[at]?.tell(standing === null ? null : { ...STANDING, ...standing });
    await Promise.resolve();
    await Promise.resolve();
  };
  return { acts, waiting, tell, puzzle: () => puzzle };
};

describe('a puzzle that is played', () => {
  it('goes on by itself with what has to be done', async () => {
    const { acts, tell, puzzle } = table();
    acts.go(FRESH);
    acts.play(['Ana moves Raider to Quarry']);
    await tell(1, { onward: ['all pass'] });
    expect(puzzle()?.steps).toMatchObject([{ lines: ['Ana moves Raider to Quarry', 'all pass'], standing: {} }]);
  });

  it('is told nothing of what has been taken back', async () => {
    const { acts, waiting, tell, puzzle } = table();
    acts.go(FRESH);
    await tell(0, {});
    acts.play(['Ana ends turn']);
    acts.takeBack();
    await tell(1, { isForced: false, onward: ['all pass'] });
    expect(puzzle()).toMatchObject({ begun: { standing: { isForced: true } }, steps: [] });
    expect(waiting).toHaveLength(2);
  });

  it('has a position judged once more where it was left before that was known', async () => {
    const { acts, waiting } = table();
    acts.go(FRESH);
    acts.play(['Ana ends turn']);
    acts.takeBack();
    expect(waiting.map(({ lines }) => lines)).toEqual([[], ['Ana ends turn'], []]);
  });

  it('answers and refutes with what is known of it, and starts again', async () => {
    const { acts, tell, puzzle } = table();
    acts.go(FRESH);
    acts.refute();
    expect(puzzle()?.steps).toEqual([]);
    await tell(0, { isForced: false, refuted: ['Ben passes'], reply: ['Ben moves Wall to base'] });
    acts.refute();
    expect(linesPlayed(puzzle() ?? FRESH)).toEqual(['Ben passes']);
    await tell(1, { reply: ['Ben ends turn'] });
    acts.reply();
    expect(linesPlayed(puzzle() ?? FRESH)).toEqual(['Ben passes', 'Ben ends turn']);
    acts.again();
    expect(linesPlayed(puzzle() ?? FRESH)).toEqual([]);
  });
});
