/** A puzzle's goal is proved, its first acts are counted as a slow search counts them, and its solution is held line by line. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wholeActs } from '../../../engine/game/legalActs/wholeActs.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { libraryOf } from '../../../engine/scenario/names/cards.ts';
import { allRuns } from '../../../engine/scenario/script/parts.ts';
import { boardsIn } from '../game/explore/boards.ts';
import { pliesSlowly, treeSlowly } from '../game/explore/slowly.ts';
import { play } from './support.ts';

const board = (lines: string, head = 'puzzle'): string => `${head} "x"
  edition 1.5
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 5
  battlefield Meadow
  base Ana
    Raider might 3
    Scout might 2

  turn Ana
${lines}
`;

const GOAL = '  goal Ana can force Wall is dead';
const RIGHT = '    Ana moves Raider, Scout to Quarry';

describe('a puzzle', () => {
  it('is solved', () => {
    const { told, report } = play(board(`${GOAL}\n  hint "Both."\n  solution\n${RIGHT}\n    all pass`));
    expect(told).toEqual([]);
    const [run] = report.runs;
    expect(run?.status).toBe('passed');
    expect(run?.expectations.map(each => [each.line, each.holds, each.isDecided])).toEqual([
      [12, true, true],
      [14, true, true],
    ]);
    expect(run?.puzzle).toMatchObject({ isForced: true, hints: ['Both.'], claims: 'Wall is dead', solution: 14 });
    const tries = run?.puzzle?.firstTries ?? [];
    expect(tries.length).toBe(7);
    expect(tries.filter(({ keeps }) => keeps).map(({ act }) => act)).toEqual([['Ana moves Raider, Scout to Quarry']]);
  });

  it.each<[string, string, readonly string[]]>([
    ['without a goal', '  hint "Go."', ['puzzle "x": error puzzle/goal']],
    ['with two', `${GOAL}\n${GOAL}`, ['goal Ana can force Wall is dead: error puzzle/goal']],
    [
      'with a goal in a branch',
      `  what if "y"\n  ${GOAL}\n  back`,
      ['goal Ana can force Wall is dead: error puzzle/place'],
    ],
    [
      'that takes more acts than its goal has',
      `${GOAL} after at most 4 acts`,
      ['goal Ana can force Wall is dead after at most 4 acts: error puzzle/unsolvable'],
    ],
    [
      'whose solution takes more acts than its goal has',
      `${GOAL} after at most 5 acts\n  solution\n    Ana moves Scout to Meadow\n    all pass\n${RIGHT.replace('Raider, Scout', 'Raider')}`,
      ['Ana moves Scout to Meadow: error puzzle/gives-away'],
    ],
    [
      'whose solution ends before the acts do',
      `${GOAL} after at most 5 acts\n  solution\n${RIGHT}`,
      ['Ana moves Raider, Scout to Quarry: error puzzle/unfinished'],
    ],
    ['with its script above its solution', `${GOAL}\n${RIGHT}`, [`${RIGHT.trim()}: error puzzle/place`]],
    [
      'with a hint below it',
      `${GOAL}\n  solution\n${RIGHT}\n    all pass\n  hint "x"`,
      ['hint "x": error puzzle/place'],
    ],
    ['with a solution above its goal', `  solution\n${GOAL}`, ['solution: error puzzle/place']],
    [
      'that cannot be forced',
      '  goal Ana can force Wall is dead and Raider is alive',
      ['goal Ana can force Wall is dead and Raider is alive: error puzzle/unsolvable'],
    ],
    [
      'that is solved already',
      '  goal Ana can force Raider is alive',
      ['goal Ana can force Raider is alive: warning puzzle/trivial'],
    ],
    [
      'that is solved already, where only passing is left',
      '  Ana moves Raider to Quarry\n  goal Ben can force Raider is alive',
      ['goal Ben can force Raider is alive: warning puzzle/trivial'],
    ],
    [
      'whose solution gives it away',
      `${GOAL}\n  solution\n    Ana moves Raider to Quarry\n    all pass\n    Ana moves Scout to Quarry`,
      ['Ana moves Raider to Quarry: error puzzle/gives-away'],
    ],
    [
      'whose solution gives it away by ending the turn',
      `${GOAL}\n  solution\n    turn Ben`,
      ['turn Ben: error puzzle/gives-away'],
    ],
    [
      'whose solution ends too soon',
      `${GOAL}\n  solution\n${RIGHT}`,
      ['Ana moves Raider, Scout to Quarry: error puzzle/unfinished'],
    ],
    [
      'one of whose branches ends too soon',
      `${GOAL}\n  solution\n${RIGHT}\n    what if "y"\n      Ana passes\n    back\n    all pass`,
      ['Ana passes: error puzzle/unfinished'],
    ],
  ])('%s is reported', (_, lines, told) => {
    expect(play(board(lines)).told).toEqual(told);
  });

  it.each([
    [
      'one act after the other',
      '    Ana passes\n    Ben passes\n    Ana assigns 5 to Wall\n    Ben assigns 3 to Raider, 2 to Scout',
    ],
    ['in a line that is several', '    all pass'],
  ])('counts the acts of its solution, %s', (_, rest) => {
    const five = play(board(`${GOAL} after at most 5 acts\n  solution\n${RIGHT}\n${rest}`));
    expect(five.told).toEqual([]);
    expect(five.report.runs[0]?.status).toBe('passed');
    // A move, two passes, and the two assignments.
    expect(five.report.runs[0]?.puzzle?.plies).toBe(5);
  });

  it('counts what is chosen as a card is played as a part of it, and what is chosen later as an act', () => {
    const bolt = (acts: number) => `card Bolt spell
  deal 5 to a unit

${board(
  `  goal Ana can force Wall is dead after at most ${acts} acts\n  solution\n    Ana plays Bolt choosing Wall\n    all pass`,
).replace('hand nothing', 'hand Bolt')}`;
    const three = play(bolt(3));
    // Played, and two passes.
    expect([three.told, three.report.runs[0]?.puzzle?.plies]).toEqual([[], 3]);
    expect(three.report.runs[0]?.acts.filter(({ line }) => line > 13).length).toBe(3);
    const [two] = play(bolt(2)).told;
    expect(two).toBe('goal Ana can force Wall is dead after at most 2 acts: error puzzle/unsolvable');
  });

  it.each([
    ['below its hints, with its solution', `${GOAL}\n  hint "Both."\n  solution\n${RIGHT}\n    all pass`],
    ['without a solution', GOAL],
  ])('has its wrong tries written as branches, each with how it is refuted, %s', (_, lines) => {
    const text = board(lines);
    const scripts = play(text).report.runs[0]?.expectations[0]?.scripts ?? [];
    const fix = scripts.find(({ title }) => title === 'Write the 6 wrong tries as branches');
    const [edit] = fix?.edits ?? [];
    const written = `${text.slice(0, edit?.span.start)}${edit?.text}${text.slice(edit?.span.end)}`;
    expect(written).toContain('  what if "Ana moves Raider to Quarry"\n    Ana moves Raider to Quarry\n');
    expect(written).toContain('\n    expect it is impossible that Wall is dead\n  back\n');
    const { told, report } = play(written);
    expect(told.filter(line => !line.endsWith('hint flow/nothing-pending'))).toEqual([]);
    expect(report.branches.length).toBe(6);
    expect(allRuns(report).every(({ status }) => status === 'passed' || status === 'untested')).toBe(true);
    // Once is enough.
    const again = report.runs[0]?.expectations[0]?.scripts ?? [];
    expect(again.filter(({ title }) => title.includes('wrong'))).toEqual([]);
  });

  it('belongs to a puzzle', () => {
    expect(play(board(GOAL, 'scenario')).told).toEqual(['goal Ana can force Wall is dead: error puzzle/goal']);
  });

  it.each([
    ['puzzle/place', `${GOAL}\n${RIGHT}\n  all pass`],
    ['puzzle/gives-away', `${GOAL}\n  solution\n    Ana moves Raider to Quarry\n    all pass`],
    ['puzzle/unfinished', `${GOAL}\n  solution\n${RIGHT}`],
    ['puzzle/unfinished', `${GOAL} after at most 5 acts\n  solution\n${RIGHT}`],
  ])('is put right by the fix of %s', (code, lines) => {
    const text = board(lines);
    const fixes = play(text).diagnostic(code)?.fixes ?? [];
    expect(fixes.length).toBeGreaterThan(0);
    for (const { edits } of fixes)
      expect(
        play(edits.toReversed().reduce((of, e) => of.slice(0, e.span.start) + e.text + of.slice(e.span.end), text))
          .told,
      ).toEqual([]);
  });

  it('has its solution written', () => {
    const text = board(`${GOAL}\n  hint "Both."`);
    const [fix] = play(text).report.runs[0]?.expectations[0]?.scripts ?? [];
    const [edit] = fix?.edits ?? [];
    const written = `${text.slice(0, edit?.span.start)}${edit?.text}${text.slice(edit?.span.end)}`;
    expect(written).toContain('  hint "Both."\n  solution\n    Ana moves Raider, Scout to Quarry\n');
    const { told, report } = play(written);
    expect(told).toEqual([]);
    expect(allRuns(report).map(({ status }) => status)).toEqual(['passed']);
  });
});

/** Boards with so few ways that each can be gone anew for each question. */
const SMALL = boardsIn(readFileSync(new URL('../game/explore/boards.rift', import.meta.url), 'utf8')).filter(
  ({ name }) => !/^(03|25|29|30) /.test(name),
);

it.each(SMALL)('first acts are those of a slow search: $name', ({ state, context, text }) => {
  const library = context.cards === undefined ? undefined : libraryOf(context.cards);
  const counting = { library, ply: 'written' } as const;
  const unit = state.objects.find(({ type, zone }) => type === 'unit' && zone.kind !== 'hand');
  const who = state.turnPlayer;
  const { name = '' } = state.players[who] ?? {};
  if (unit === undefined) return;
  const isReached = (at: typeof state): boolean => at.objects[unit.id]?.killed === true;
  const puzzle = `${text.trimEnd().replace('scenario', 'puzzle')}\n  goal ${name} can force "${unit.name}" is dead\n`;
  const tree = parseBlock(puzzle);
  if (tree.kind !== 'scenario') throw new Error('no puzzle');
  const found = runExploring({ text: puzzle, tree }, context).runs[0]?.puzzle?.firstTries ?? null;
  if (found === null) return;
  const slow = [...wholeActs(state, { library, lastTurn: state.turnNumber, alike: 'those without names' })].filter(
    ({ state: after }) =>
      Number.isFinite(pliesSlowly(treeSlowly(after, counting), { isReached, helps: each => each === who })),
  );
  expect(found.filter(({ keeps }) => keeps === true).length).toBe(slow.length);
});
