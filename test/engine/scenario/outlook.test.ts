/** What a script claims of all that can come holds where a slow search by other means says so, in every form of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../engine/game/state/state.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { libraryOf } from '../../../engine/scenario/names/cards.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { boardsIn, type ExploredBoard } from '../game/explore/boards.ts';
import { pliesSlowly, treeSlowly, waysSlowly } from '../game/explore/slowly.ts';
import { play } from './support.ts';
import { UNSPECIFIED_HANDS } from './unspecifiedHands.ts';

const BOARDS = boardsIn(readFileSync(new URL('../game/explore/boards.rift', import.meta.url), 'utf8'));

/** Boards with so few ways that each can be gone anew for each question. */
const SMALL = BOARDS.filter(({ name }) => !/^(03|25|29|30) /.test(name));

interface Wanted {
  readonly claim: string;
  readonly isReached: (state: State) => boolean;
}

const wantedOn = ({ state }: ExploredBoard): readonly Wanted[] => {
  const dead = state.objects
    .filter(({ type, zone }) => type === 'unit' && zone.kind !== 'hand')
    .slice(0, 2)
    .map(({ id, name }) => ({ claim: `"${name}" is dead`, isReached: (s: State) => s.objects[id]?.killed === true }));
  const points = state.players.slice(0, 2).map(({ id, name, points: before }) => ({
    claim: `${name} has ${before} points`,
    isReached: (s: State) => s.players[id]?.points === before,
  }));
  return [...dead, ...points];
};

const judged = ({ text, context }: ExploredBoard, lines: readonly string[]): ScenarioReport => {
  const longer = `${text.trimEnd()}\n${lines.map(line => `  ${line}\n`).join('')}`;
  const tree = parseBlock(longer);
  if (tree.kind !== 'scenario') throw new Error('no scenario');
  return runExploring({ text: longer, tree }, context);
};

describe.each(SMALL)('$name', board => {
  const { state, context } = board;
  const library = context.cards === undefined ? undefined : libraryOf(context.cards);
  const wanted = wantedOn(board);

  it('is judged as a slow search says', () => {
    const slowTree = treeSlowly(state, { library, ply: 'written' });
    const { ends, through } = waysSlowly(slowTree);
    const isPossible = ({ isReached }: Wanted): boolean => through.some(isReached);
    const isForced = ({ isReached }: Wanted, who: number): boolean =>
      Number.isFinite(pliesSlowly(slowTree, { isReached, helps: each => each === who }));
    const expected = wanted.flatMap(each => [
      { line: `it is possible that ${each.claim}`, holds: isPossible(each) },
      { line: `it is impossible that ${each.claim}`, holds: !isPossible(each) },
      { line: `it is certain that ${each.claim}`, holds: ends.every(each.isReached) },
      { line: `it is always certain that not ${each.claim}`, holds: !isPossible(each) },
      ...state.players.map(({ id, name }) => ({
        line: `${name} can force ${each.claim}`,
        holds: isForced(each, id),
      })),
      ...state.players.map(({ id, name }) => ({
        line: `${name} cannot force ${each.claim}`,
        holds: !isForced(each, id),
      })),
    ]);
    // What all claims of one scenario may take is limited.
    const portions = Array.from({ length: Math.ceil(expected.length / 8) }, (_, at) =>
      expected.slice(8 * at, 8 * at + 8),
    );
    const reports = portions.map(portion =>
      judged(
        board,
        portion.map(({ line }) => `expect ${line}`),
      ),
    );
    const expectations = reports.flatMap(({ runs }) => runs[0]?.expectations ?? []);
    const diagnostics = reports.flatMap(report => report.diagnostics);
    const told = expectations.map(({ holds }, i) => ({ line: expected[i]?.line, holds }));
    expect(told).toEqual(expected);
    // Each way that is shown has been run again, and is a way of the language.
    expect(diagnostics.filter(({ code }) => code !== 'expect/failed' && code.startsWith('syntax/'))).toEqual([]);
    for (const { scripts = [], message } of expectations) {
      expect(message).not.toContain('no script of lines');
      for (const script of scripts) {
        const [edit] = script.edits;
        const lines = (edit?.text ?? '').split('\n').map(line => line.trim());
        const { diagnostics: found } = judged(
          board,
          lines.filter(line => line !== ''),
        );
        expect([script.title, found.filter(({ severity }) => severity === 'error').map(d => d.message)]).toEqual([
          script.title,
          [],
        ]);
      }
    }
  });
});

describe('what is more than the engine plays', () => {
  it('leaves a claim undecided, and is no fault of what else is expected', () => {
    const { report } = play(`card Swell spell
  play 3500 1 might Recruit unit tokens

scenario "Too much"
  player Ana hand Swell
  player Ben hand nothing
  battlefield Quarry
  battlefield Grove
  base Ana
    Scout might 2

  turn Ana
  expect it is possible that Scout is dead
  expect Scout is alive
`);
    const [run] = report.runs;
    expect(run?.expectations.map(({ holds, isDecided }) => [holds, isDecided])).toEqual([
      [false, false],
      [true, true],
    ]);
    // No combat is under way, and the horizon is this turn already.
    const [undecided] = report.diagnostics.filter(({ code }) => code === 'explore/undecided');
    expect(undecided?.message).toMatch(/ A nearer horizon is less work, such as “after at most 8 acts”\.$/);
  });

  it.each([
    ['Ana moves Scout to Quarry', 'after at most 8 acts', '“after at most 4 acts”'],
    ['Ana moves Scout to Quarry', 'within this turn', '“within this combat” or “after at most 8 acts”'],
    ['effect by Ana: draw 1', 'within 3 turns', '“within this turn” or “after at most 8 acts”'],
  ])('names horizons that can be written there: %s, %s', (act, horizon, nearer) => {
    const { report } = play(`card Swell spell action
  play 3500 1 might Recruit unit tokens

scenario "Too much"
  player Ana hand Swell
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 2
  battlefield Grove
  base Ana
    Scout might 2

  turn Ana
  ${act}
  expect it is impossible that Ben has 7 points ${horizon}
`);
    const [undecided] = report.diagnostics.filter(({ code }) => code === 'explore/undecided');
    expect(undecided?.message).toContain(` A nearer horizon is less work, such as ${nearer}.`);
  });
});

describe('a claim that comes to no end', () => {
  it('leaves the other claims of its scenario what they take', () => {
    const { report } = play(`card "Coin Press" gear
  exhaust this: play a 1 might Recruit unit token. ready a friendly gear

scenario "A press that wakes itself"
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 2
  base Ana
    Scout might 2
    gear Press = "Coin Press"

  turn Ana
  expect it is impossible that Ben has 7 points
  expect it is impossible that Ben has 6 points
  expect it is possible that Wall is dead
  expect Ana can force Scout is dead
`);
    const [run] = report.runs;
    expect(run?.expectations.map(({ isDecided }) => isDecided)).toEqual([false, false, true, true]);
  });
});

describe('a hand that is not told', () => {
  const conditionOf = (claim: string): string => {
    const { report } = play(`${UNSPECIFIED_HANDS}  expect ${claim}\n`);
    const [expectation] = report.runs[0]?.expectations ?? [];
    expect([claim, expectation?.holds]).toEqual([claim, true]);
    return /This leaves out (.*) not specified/.exec(expectation?.message ?? '')?.[1] ?? '';
  };

  it('is named where more in it could make the answer another one', () => {
    expect(conditionOf('it is possible that Wall is dead')).toBe('');
    expect(conditionOf('it is impossible that Ben has 1 point')).toBe("Ana's hand and Ben's hand, which are");
    expect(conditionOf('Ana can force Wall is dead')).toBe("Ben's hand, which is");
    expect(conditionOf('Ben cannot force Wall is dead')).toBe("Ben's hand, which is");
    expect(conditionOf('Ana cannot force Ben has 1 point')).toBe("Ana's hand and Ben's hand, which are");
  });
});

describe('how far was looked', () => {
  it.each([
    ['', 'up to the end of the turn'],
    [' within 1 turn', 'up to the end of the turn'],
    [' within 3 turns', 'within 3 turns'],
    [' after at most 2 acts', 'within 2 acts'],
  ])('is said as it was asked:%s', (within, said) => {
    const { report } = play(`scenario "Nobody there"
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry
  base Ana
    Scout might 2

  turn Ana
  expect it is impossible that Scout is dead${within}
`);
    expect(report.runs[0]?.expectations[0]?.message).toContain(`positions that can arise ${said} were examined`);
  });
});
