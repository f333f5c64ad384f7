/** What may be played on at a line of a document, where it is written, and damage as it is handed out. */
import { describe, expect, test } from 'vitest';
import { assignmentAt } from '../../../server/analysis/assignment.ts';
import { cardOpeningsAt, groupMovesAt, openingsAt } from '../../../server/analysis/openings.ts';
import { setUpAt } from '../../../server/analysis/settingUp/setUp.ts';
import type { SetUp } from '../../../server/protocol.ts';
import { edited, fixture } from './fixture.ts';

const BOARD = `scenario "Quarry"
  edition 1.3, 1.4
  player Ana hand "Gust"
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 2
  base Ana
    Raider might 6
    Scout might 2 exhausted
`;
const TEXT = `${BOARD}
  turn Ana
  Ana moves Raider to Quarry # a remark

  all pass
`;
const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split('\n').length - 1;
const openingsOf = (text: string, words: string) =>
  openingsAt(fixture(text).analysis, { line: lineOf(text, words) }) ?? undefined;
const groupsOf = (found: ReturnType<typeof openingsOf>) =>
  found?.openings.players.map(({ name, groups }) => ({
    name,
    ...Object.fromEntries(groups.map(({ kind, openings }) => [kind, openings.map(({ line }) => line)])),
  }));

describe('openings', () => {
  test('before the first turn are whose turn it is, apart from the board', () => {
    const found = openingsOf(BOARD, 'scenario');
    expect(found).toMatchObject({ after: null, insert: { after: 9, before: '\n\n  ' } });
    expect(found?.openings).toEqual({
      ruleset: '1.4',
      lines: ['turn Ana', 'turn Ben'],
      expects: [],
      instead: [],
      players: [],
    });
  });

  test('are none on the board of a script that has begun', () =>
    expect(openingsOf(TEXT, 'player Ben')?.openings).toMatchObject({ lines: [], players: [] }));

  test('are lines that go behind the one at the cursor', () => {
    const found = openingsOf(TEXT, 'turn Ana');
    expect(found).toMatchObject({
      line: 0,
      after: { from: 11, to: 11, text: 'turn Ana' },
      insert: { after: 11, before: '\n  ' },
    });
    expect(groupsOf(found)?.[0]).toEqual({
      name: 'Ana',
      moves: ['Ana moves Raider to Quarry'],
      plays: ['Ana plays Gust'],
      passes: ['Ana ends turn'],
    });
    const [gust] = found?.openings.players[0]?.groups.find(({ kind }) => kind === 'plays')?.openings ?? [];
    expect(gust?.ways).toContain('Ana plays Gust choosing Wall');
  });

  test('tell why not, with the rule in the edition, once where no place would do', () => {
    const refused = openingsOf(TEXT, 'turn Ana')?.openings.players[0]?.refused;
    expect(refused?.filter(({ line }) => line.includes('Scout'))).toEqual([
      {
        line: 'Ana moves Scout to Quarry',
        expect: 'expect Ana cannot move Scout to Quarry because 144.2',
        objects: [3],
        message: 'Scout is exhausted, and exhausting it is the cost of a standard move.',
        code: 'move/exhausted',
        rule: { concept: 'move.standard.cost', number: '144.2' },
      },
    ]);
  });

  test('of several units are where they may go together, as one act', () => {
    const text = `scenario "Two roads"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
    Raider might 7
    Scout might 2
    Tired might 1 exhausted

  turn Ana
`;
    const line = lineOf(text, 'turn Ana');
    const together = (...objects: readonly number[]) => groupMovesAt(fixture(text).analysis, { line }, objects);
    expect(together(2, 1)).toEqual({
      openings: [
        { line: 'Ana moves Scout, Raider to Quarry', objects: [2, 1], to: { kind: 'battlefield', at: 0 } },
        { line: 'Ana moves Scout, Raider to Grove', objects: [2, 1], to: { kind: 'battlefield', at: 1 } },
      ],
      refused: [],
    });
    expect(together(1, 3)).toMatchObject({ openings: [], refused: [{ code: 'move/exhausted', objects: [1, 3] }] });
    expect(together(1, 0)?.openings).toEqual([]);
    expect(together(1, 0)?.refused[0]).toMatchObject({ code: 'move/not-controlled', objects: [1, 0] });
    expect(together(99)).toEqual({ openings: [], refused: [] });
    expect(groupMovesAt(fixture(text).analysis, { line: 1 }, [1, 2])).toBeNull();
  });

  test('in a showdown are passes, by all or one by one', () => {
    const found = openingsOf(TEXT, 'Ana moves');
    expect(found?.openings.lines).toEqual(['all pass']);
    expect(groupsOf(found)?.[0]).toMatchObject({ passes: ['Ana passes'] });
  });

  test('of damage are its legal ways, and each press is told what is wrong with it', () => {
    const line = lineOf(TEXT, 'all pass');
    expect(groupsOf(openingsOf(TEXT, 'all pass'))?.[0]).toMatchObject({
      assignments: ['Ana assigns 4 to Wall, 2 to Soldier', 'Ana assigns 3 to Wall, 3 to Soldier'],
    });
    const pressed = (shares: readonly number[]) => assignmentAt(fixture(TEXT).analysis, { line, shares });
    expect(pressed([])).toMatchObject({
      name: 'Ana',
      total: 6,
      targets: [
        { name: 'Wall', share: 0, lethal: 3 },
        { name: 'Soldier', share: 0, lethal: 2 },
      ],
      nearest: [4, 2],
    });
    expect(pressed([1, 5])?.refused.map(({ rule }) => rule.concept)).toContain('combat.assign.over-lethal');
    expect(pressed([3, 3])).toMatchObject({ line: 'Ana assigns 3 to Wall, 3 to Soldier', refused: [] });
  });

  test('are written with the indentation of a fence in Markdown', () => {
    const found = openingsAt(fixture(`# A ruling\n\n\`\`\`rift\n${TEXT}\`\`\`\n`, { markdown: true }).analysis, {
      line: 14,
    });
    expect(found?.insert).toEqual({ after: 14, before: '\n  ' });
  });

  test('tell what has become so, to be expected', () => {
    const text = `${TEXT}  Ana assigns 4 to Wall, 2 to Soldier\n`;
    expect(openingsOf(text, 'Ana assigns')?.openings.expects).toEqual([
      'expect Wall is dead',
      'expect Soldier is dead',
      'expect Ana controls Quarry',
      'expect Ana has 1 point',
      'expect Raider is at Quarry',
    ]);
    expect(openingsOf(`${text}  expect "Wall" is dead\n`, 'expect')?.openings.expects).toEqual([
      'expect Soldier is dead',
      'expect Ana controls Quarry',
      'expect Ana has 1 point',
      'expect Raider is at Quarry',
    ]);
  });

  test('have the answer that declines where acceptance was assumed', () => {
    const text = `card Tern unit
  might 1
  when I move to a battlefield: you may stun an enemy unit

${BOARD.replace('edition 1.3, 1.4', 'edition 1.2').replace('Scout might', 'Gull = "Tern"\n    Scout might')}
  turn Ana
  Ana moves Gull to Quarry
  Ana chooses Wall
  all pass
  expect Wall is stunned
`;
    expect(openingsOf(text, 'all pass')?.openings.instead).toEqual(['Ana declines']);
    expect(openingsOf(text, 'Ana chooses')?.openings.instead).toEqual([]);
    const declined = text.replace('all pass', 'all pass\n  Ana declines').replace('is stunned', 'is not stunned');
    expect(openingsOf(declined, 'all pass')?.openings.instead).toEqual([]);
    expect(groupsOf(openingsOf(declined, 'all pass'))?.[0]).toMatchObject({ choices: ['Ana accepts', 'Ana declines'] });
  });

  test('have the orders of cards that go back on a deck', () => {
    const text = `${BOARD.replace('hand "Gust"', 'deck Gust, Defy, Flash').replace('edition 1.3, 1.4', 'edition 1.4')}
  turn Ana
  effect by Ana: predict 2
  Ana chooses nothing
  effect by Ana: draw 1
`;
    expect(groupsOf(openingsOf(text, 'Ana chooses'))?.[0]).toMatchObject({
      choices: ['Ana orders Gust, Defy', 'Ana orders Defy, Gust'],
    });
  });

  test('of a hand that is not told are those of any card that somebody names', () => {
    const line = lineOf(TEXT, 'Ana moves');
    const named = (player: number, card: string) => cardOpeningsAt(fixture(TEXT).analysis, { line }, player, card);
    const [plays] = named(1, 'gust')?.groups ?? [];
    expect(named(1, 'gust')?.refused.map(({ rule }) => rule.concept) ?? plays).not.toEqual([]);
    expect(named(1, 'No Such Card')).toBeNull();
    // Ana's hand is told.
    expect(named(0, 'Defy')).toBeNull();
    const passed = TEXT.replace('  all pass', '  Ana passes');
    const found = cardOpeningsAt(fixture(passed).analysis, { line: lineOf(passed, 'Ana passes') }, 1, 'Gust');
    expect(found?.groups[0]?.openings[0]).toMatchObject({ line: 'Ben plays Gust' });
    expect(found?.groups[0]?.openings[0]?.ways).toContain('Ben plays Gust choosing Wall');
  });
});

describe('branches', () => {
  const step = (text: string, words: string, done: SetUp) => {
    const found = setUpAt(fixture(text).analysis, lineOf(text, words), done);
    if (found === null || found.why !== undefined) throw new Error(found?.why ?? 'no scenario');
    return { text: edited(text, found.edits), line: found.line };
  };
  const SHORT = `${BOARD}
  turn Ana
  Ana moves Raider to Quarry
  all pass
  Ana assigns 4 to Wall, 2 to Soldier
`;

  test('open behind the line, so that what follows still follows it', () => {
    const { text, line } = step(SHORT, 'Ana moves', { do: 'whatIf', name: 'Ana passes' });
    expect(text).toBe(SHORT.replace('to Quarry\n', 'to Quarry\n  what if "Ana passes"\n  back\n'));
    expect(line).toBe(lineOf(text, 'what if'));
    const within = openingsAt(fixture(text).analysis, { line: line ?? 0 });
    expect(within).toMatchObject({ branch: 'Ana passes', insert: { after: line, before: '\n    ' } });
    expect(within?.openings.lines).toEqual(['all pass']);
  });

  test('go on at their own state, and behind them at the one that they opened at', () => {
    const text = SHORT.replace('to Quarry\n', 'to Quarry\n  what if "one by one"\n    Ana passes\n  back\n');
    const inside = openingsOf(text, 'Ana passes');
    expect(inside?.branch).toBe('one by one');
    expect(groupsOf(inside)?.map(({ name }) => name)).toContain('Ben');
    const behind = openingsOf(text, 'back');
    expect(behind).toMatchObject({ branch: null, insert: { before: '\n  ' } });
    expect(groupsOf(behind)?.[0]).toMatchObject({ name: 'Ana', passes: ['Ana passes'] });
  });

  test('need no back where nothing follows, and get one where they are left', () => {
    const opened = step(SHORT, 'Ana assigns', { do: 'whatIf', name: 'and then' });
    expect(opened.text).toBe(`${SHORT}  what if "and then"\n`);
    const played = `${opened.text}    Ana ends turn\n`;
    const left = step(played, 'Ana ends', { do: 'back' });
    expect(left.text).toBe(`${played}  back\n`);
    expect(left.line).toBe(lineOf(left.text, 'back'));
    const again = step(left.text, 'Ana ends', { do: 'back' });
    expect(again).toEqual(left);
  });
});

test('of very many units are offered without lines that name hundreds of them', () => {
  const many = `${BOARD}${Array.from({ length: 300 }, (_, at) => `    Footman${at} might 1`).join('\n')}\n\n  turn Ana\n`;
  const [ana] = openingsOf(many, 'turn Ana')?.openings.players ?? [];
  const moves = ana?.groups.find(({ kind }) => kind === 'moves');
  expect(moves?.openings.length).toBeGreaterThan(20);
  expect(moves?.cut).toBeGreaterThan(0);
  for (const { line } of moves?.openings ?? []) expect(line.length).toBeLessThanOrEqual(1000);
});
