import { readFileSync } from 'node:fs';
/** The board at a line of a document. */
import { describe, expect, test } from 'vitest';
import { boardAt } from '../../../server/analysis/board.ts';
import { boardPathAt } from '../../../server/analysis/boardPath.ts';
import { fixture } from './fixture.ts';

const TEXT = `scenario "Quarry"
  edition 1.3, 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry

  all pass
  expect Wall is dead
`;
const LOOK = { width: 700, theme: 'dark' } as const;
const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split('\n').length - 1;
const boardOf = (text: string, line: number, more: Partial<Parameters<typeof boardAt>[1]> = {}) =>
  boardAt(fixture(text).analysis, { line, ...LOOK, ...more });
const labels = (svg = ''): readonly string[] =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);

describe('the board', () => {
  test('is that which the line leaves; on a line that does nothing, that of the line above', () => {
    const move = boardOf(TEXT, lineOf(TEXT, 'Ana moves'));
    expect(move).toMatchObject({ name: 'Quarry', line: 0, ruleset: '1.4', rulesets: ['1.3', '1.4'], isBroken: false });
    expect(move?.after).toBe(9);
    expect(labels(move?.svg).some(label => /^Raider.*attacker, exhausted/.test(label))).toBe(true);
    expect(boardOf(TEXT, 10)).toEqual(move);
    const end = boardOf(TEXT, lineOf(TEXT, 'expect'));
    expect(labels(end?.svg).some(label => label.startsWith('Wall'))).toBe(false);
    expect(end?.stop).toBe((end?.stops.length ?? 0) - 1);
  });

  test('has the answers to what is asked at the stop that is shown, with the page of the rule', () => {
    const text = TEXT.replace('  all pass\n', '  is Wall dead?\n  can Ana pass?\n  all pass\n  is Wall dead?\n');
    const answers = (words: string, more = {}) => boardOf(text, lineOf(text, words), more)?.answers;
    expect(answers('Ana moves')?.map(({ question, answer }) => [question, answer])).toEqual([
      ['is Wall dead?', 'No'],
      ['can Ana pass?', 'Yes'],
    ]);
    expect(answers('expect')).toMatchObject([
      {
        question: 'is Wall dead?',
        answer: 'Yes',
        rule: '323.5',
        uri: 'riftbench:/1.4/rule/323.5.md',
        message: 'Wall is killed by lethal damage.',
      },
    ]);
    expect(answers('Ana moves', { stop: 0 })).toEqual([]);
  });

  test('is as laid out above the script, and at any stop that is asked for', () => {
    const start = boardOf(TEXT, 3);
    expect(start?.stop).toBe(0);
    expect(labels(start?.svg)).toContain('Raider, unit of Ana, Might 4, 4 is lethal.');
    expect(boardOf(TEXT, 3, { stop: 2 })?.stop).toBe(2);
    expect(boardOf(TEXT, 3, { stop: 999 })?.stop).toBe((start?.stops.length ?? 0) - 1);
  });

  test('tells each step with its rule in the edition that is asked for, and the page of that rule', () => {
    const { stops = [], ruleset } = boardOf(TEXT, 9, { ruleset: '1.3' }) ?? {};
    expect(ruleset).toBe('1.3');
    expect(stops.slice(1).every(({ text }) => text.endsWith('.'))).toBe(true);
    const { rule, uri } = stops.find(({ text }) => text.includes('moves it to Quarry')) ?? {};
    expect(uri).toBe(`riftbench:/1.3/rule/${rule}.md`);
  });

  test('tells which line led to a step, where only an expectation waited for it', () => {
    const text = TEXT.replace('Wall might 3', 'Wall might 3\n    Ben: Soldier might 3')
      .replace('Raider might 4', 'Raider might 7')
      .replace('  expect', '  Ana assigns 3 to Wall, 4 to Soldier\n  expect');
    const { stops = [] } = boardOf(text, lineOf(text, 'expect')) ?? {};
    const over = stops.find(each => each.text.startsWith('The combat at Quarry is over'));
    expect(over).toMatchObject({ line: lineOf(text, 'Ana assigns'), by: lineOf(text, 'Ana assigns') });
    const moved = stops.find(each => each.text.includes('moves it to Quarry'));
    expect(moved).toMatchObject({ line: lineOf(text, 'Ana moves'), by: lineOf(text, 'Ana moves') });
    expect(stops[0]).toMatchObject({ line: 0, by: 0 });
  });

  test('leaves to the window what it is without, and says it in a picture that stands alone', () => {
    const unread = `card Wall unit\n  cost 1\n  might 3\n  text "Nobody reads this."\n\n${TEXT.replace('Wall might 3', '"Wall"')}`;
    const line = lineOf(unread, 'Ana moves');
    const note = 'Without the text of Wall.';
    expect(labels(boardOf(unread, line)?.svg)).not.toContain(note);
    expect(boardOf(unread, line)?.withoutText).toEqual(['Wall']);
    expect(labels(boardOf(unread, line, { colours: 'theme' })?.svg)).toContain(note);
  });

  test('tells of gear on a unit that is attached itself', () => {
    const text = readFileSync('test/engine/scenario/rules/attached-in-a-row.rift', 'utf8');
    const all = labels(boardOf(text, lineOf(text, 'effect move Ogre to Quarry'))?.svg);
    expect(all.filter(label => label.startsWith('Ogre'))).toEqual([
      expect.stringContaining('bears Dog, Dog bears Hook'),
    ]);
  });

  test('as a picture that stands alone has the name of the scenario, the step and the verdict', () => {
    const text = `${TEXT}  expect Raider is at Quarry\n`;
    const all = labels(boardOf(text, text.split('\n').length - 1, { colours: 'theme' })?.svg);
    expect(all.filter(label => /^(Quarry$|\d+ of \d+: |Yes: |No: )/.test(label))).toEqual([
      'Quarry',
      '20 of 20: The combat at Quarry is over. CR 466.7',
      'Yes: Wall is dead in 1.3 and 1.4. It is killed by lethal damage. CR 323.5 (1.4). CR 323.5 (1.3).',
      'Yes: Raider is at Quarry in 1.3 and 1.4. Ana exhausts Raider and moves it to Quarry. CR 144 (1.4). CR 144 (1.3).',
    ]);
    const alone = boardOf(text, 0, { colours: 'theme' })?.svg ?? '';
    expect(labels(alone)).toContain('As laid out');
    // What makes a PNG of it reads neither quotation marks nor variables there.
    expect(alone).toMatch(/font-family="[\w ,-]*DejaVu Sans[\w ,-]*"/);
    expect(labels(boardOf(text, 0)?.svg)).not.toContain('As laid out');
  });

  test('tells what is printed on the cards that can be seen, and nothing of plain units that are called as one', () => {
    const text = `card Wall unit
  cost 1
  might 3
  tank
  assault 2
  when I conquer, draw 1
  text "Nobody reads this."

card Watchtower battlefield
  when you hold here, draw 1

card Spark spell
  cost 0
  deal 2 to a unit

${TEXT.replace('player Ana', 'player Ana hand "Spark" energy 3').replace('Wall might 3', '"Wall"').replace('Raider might 4', 'Raider might 4\n    Spark might 1').replace('player Ben', 'player Ben hand "Spark"')}`
      .replaceAll('Quarry', 'Watchtower')
      .replace('battlefield Watchtower', 'battlefield "Watchtower"');
    const printed = boardOf(text, lineOf(text, 'Ana moves'))?.printed ?? [];
    const says = (kind: string, id?: number) =>
      printed.filter(each => each.kind === kind && (id === undefined || each.id === id)).map(({ lines }) => lines);
    expect(says('object')).toEqual([
      ['Tank, Assault 2.', 'When I conquer, draw 1.', 'Nobody reads this. (This does not run.)'],
    ]);
    expect(printed.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben', 'Wall', 'Watchtower']);
    expect(says('battlefield')).toEqual([['When you hold here, draw 1.']]);
    expect(says('player')).toEqual([['Spark: Deal 2 to a unit.'], ['Spark: Deal 2 to a unit.']]);
  });

  test('says where the line at the cursor is not understood', () => {
    const broken = TEXT.replace('  all pass', '  Ana frobnicates');
    expect(boardOf(broken, lineOf(broken, 'Ana frobnicates'))).toMatchObject({ isBroken: true, after: 9 });
    expect(boardOf(broken, 9)?.isBroken).toBe(false);
  });

  test('is of the scenario that the line stands in, of the one above between two, and of the first above it', () => {
    const two = `# notes\n\n${TEXT}\n${TEXT.replace('"Quarry"', '"Again"')}`;
    expect(boardOf(two, 1)).toMatchObject({ name: 'Quarry', stop: 0 });
    expect(boardOf('# notes\n', 0)).toBeNull();
    expect(boardOf(two, 3)?.name).toBe('Quarry');
    expect(boardOf(two, 400)?.name).toBe('Again');
  });
});

describe('the way to a board as a moving picture', () => {
  const pathTo = (line: number, more: Partial<Parameters<typeof boardPathAt>[1]> = {}) =>
    boardPathAt(fixture(TEXT).analysis, { line, ...LOOK, as: 'frames', pause: 2, ...more });

  test('has a picture for each step up to there, of one size, the last for longer and with what came of it', () => {
    const board = boardOf(TEXT, lineOf(TEXT, 'expect'));
    const path = pathTo(lineOf(TEXT, 'expect'));
    if (path === null || 'why' in path) throw new Error(path?.why);
    expect(path.pictures).toHaveLength((board?.stop ?? 0) + 1);
    expect(path.shown).toEqual([...Array.from({ length: board?.stop ?? 0 }, () => 2), 6]);
    for (const svg of path.pictures) expect(svg).toContain(`width="${path.width}" height="${path.height}"`);
    expect(path.pictures.map(svg => svg.includes('class="verdict"'))).toEqual(
      path.pictures.map((_, at) => at === path.pictures.length - 1),
    );
    expect(path.pictures[0]).toContain('As laid out');
  });

  test('ends at the step that is shown, and is one picture that moves by itself where SVG is wanted', () => {
    const path = pathTo(lineOf(TEXT, 'expect'), { stop: 2, as: 'svg', pause: 1 });
    if (path === null || 'why' in path) throw new Error(path?.why);
    expect(path.pictures).toHaveLength(1);
    expect(path.shown).toEqual([]);
    expect(path.pictures[0]?.match(/class="stop"/g)).toHaveLength(2);
  });

  test('gives away nothing of a puzzle above its solution', () => {
    const puzzle = `puzzle "One"
  player Ana points 0 hand nothing
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  base Ana
    Raider might 4
  turn Ana
  goal Ana can force Wall is dead
  solution
    Ana moves Raider to Quarry
`;
    const path = boardPathAt(fixture(puzzle).analysis, {
      line: lineOf(puzzle, 'goal'),
      ...LOOK,
      as: 'frames',
      pause: 2,
    });
    if (path === null || 'why' in path) throw new Error(path?.why);
    expect(path.pictures.join('')).not.toContain('moves it to Quarry');
  });

  test('is refused with the reason where it would be too large, and is none where no scenario stands', () => {
    const wide = pathTo(lineOf(TEXT, 'expect'), { width: 100_000 });
    expect(wide).toEqual({ why: expect.stringMatching(/^This moving picture is too large: .* 150,000,000 pixels/) });
    expect(boardPathAt(fixture('\n').analysis, { line: 0, ...LOOK, as: 'svg', pause: 2 })).toBeNull();
  });
});
