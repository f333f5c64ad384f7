import { describe, expect, test } from 'vitest';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { editionInUse } from '../../../server/analysis/document/editionInUse.ts';
import { hover } from '../../../server/analysis/hover.ts';
import { verdict } from '../../../server/analysis/verdict.ts';
import { fixture, TANK_FIRST, textAt } from './fixture.ts';

/** The hover at the cursor: the text it covers, and its Markdown. */
const at = (marked: string): { readonly word: string; readonly text: string } => {
  const { analysis, cursor, text } = fixture(marked);
  const found = hover(analysis, cursor);
  if (found?.range === undefined) return { word: '', text: '' };
  const { contents } = found;
  return {
    word: textAt(text, found.range),
    text: markdownOf(contents),
  };
};

const FIGHT = `scenario "Fight"
  cites 467.2.c.3, 1.2: 443.1.d.5

  player Ana points 2
  player Ben
  battlefield Temple controlled by Ben
    Ben: "Tall Wall" might 3 damage 1 tank shield 2
  battlefield Mill
  base Ana
    Raider might 5 assault 2
    Idler might 2 immune

  turn Ana
  Ana moves Raider to Temple
  effect give "Tall Wall" -1 might this turn
  all pass
  expect Ben has 1 points
`;

const on = (before: string, after: string): string => {
  expect(FIGHT).toContain(before + after);
  return FIGHT.replace(before + after, `${before}$0${after}`);
};

describe('hover', () => {
  test('a unit shows its Might with every part, its damage and what is lethal at that point', () => {
    const { word, text } = at(on('give ', '"Tall Wall"'));
    expect(word).toBe('"Tall Wall"');
    expect(text).toContain('**Tall Wall** of Ben · Temple · defender');
    expect(text).toContain('**Might 5** = 3 its own + 2 Shield · 1 damage · **4** more is lethal');
    expect(text).toContain('**Shield 2**: ');
    expect(text).toContain('**Tank**: ');
    expect(text).toMatch(/\(\[815\]\(riftbench:\/1\.5\/rule\/815\.md\)\)/);
  });

  test('a unit on the board stands there as it was set up', () => {
    expect(at(on('    ', 'Raider')).text).toContain('**Might 5** · 0 damage · **5** is lethal');
    expect(at(on('Ana moves ', 'Raider')).text).toContain("Ana's base");
  });

  test('a unit that cannot be dealt damage says so', () => {
    expect(at(on('    ', 'Idler')).text).toContain('cannot be dealt damage');
  });

  test('a player shows points, places and what waits', () => {
    expect(at(on('player ', 'Ana')).text).toContain('**Ana** · 2 of 8 points');
    expect(at(on('expect ', 'Ben has')).text).toContain('Ben');
  });

  test('a place shows who is there, who controls and who contests it', () => {
    const before = at(on('to ', 'Temple')).text;
    expect(before).toContain('controlled by Ben');
    expect(before).not.toContain('contested');
    expect(before).toContain('**Tall Wall** of Ben: Might 3, 1 damage');
  });

  test('a rule shows our wording, its numbers elsewhere and its page', () => {
    const { word, text } = at(on('cites ', '467.2.c.3'));
    expect(word).toBe('467.2.c.3');
    expect(text).toContain('**467.2.c.3');
    expect(text).toContain('[460.2.c.3](riftbench:/1.3/rule/460.2.c.3.md) in 1.3');
    expect(text).toContain('[Open the page of this rule](riftbench:/1.5/rule/467.2.c.3.md)');
  });

  test('a rule with its own edition is read in that', () => {
    expect(at(on('1.2: ', '443.1.d.5')).text).toContain('(1.2)');
  });

  test.each([
    ['1.4', 'Core rules **1.4**: printed 2026-07-16, in force from 2026-07-24.'],
    ['1.5', 'Core rules **1.5**, the newest: printed 2026-10-09, in force from 2026-10-16.'],
    ['1.2', 'Core rules **1.2**: printed 2025-12-01.'],
  ])('edition %s tells its dates', (edition, told) => {
    expect(at(`scenario "x"\n  edition $0${edition}\n  player Ana\n`).text).toContain(told);
  });

  test('a rule that this edition does not have tells which do', () => {
    expect(at('scenario "x"\n  cites $0443.1.d.5\n').text).toContain(
      'It knows [443.1.d.5](riftbench:/1.2/rule/443.1.d.5.md) in 1.2',
    );
  });

  test('an entry whose source is wrong tells the answer by the rules first', () => {
    const { text } = at('scenario "x"\n  cites faq $0all-units-die\n');
    expect(text).toMatch(
      /\*\*By the rules:\*\* Nobody[\s\S]+\*\*The source says otherwise and is wrong\.\*\* The summary/,
    );
    expect(text).not.toContain('holds in');
  });

  const BRANCHED = `scenario "Quarry"
  edition 1.3, 1.4
  player Ana hand Gust energy 3 power any 2
  player Ben points 2
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Pike might 3 damage 1
  base Ana
    Raider might 5
  turn Ana
  Ana moves Raider to Quarry
  Ana plays Gust choosing Pike paying 1
  all pass
  what if "short"
    Ana assigns 4 to Wall, 1 to Pike
    expect Wall is dead
    expect Wall is alive
  back
  expect Ben controls Quarry
  Ana assigns 3 to Wall
`;
  const in1 = (before: string, after: string): string => {
    expect(BRANCHED).toContain(before + after);
    return BRANCHED.replace(before + after, `${before}$0${after}`);
  };

  test.each([
    ['', 'expect Wall is dead', /^- \*\*Holds\*\* under 1\.4: Wall is dead\.\n- \*\*Holds\*\* under 1\.3/],
    ['', 'expect Wall is dead', /So since line 15: Wall is killed by lethal damage\. \(\[323\.5\]\(riftbench:/],
    ['expect Wall ', 'is alive', /^- \*\*Does not hold\*\* under 1\.4[\s\S]*So since line 15: /],
    ['', 'expect Ben controls', /^- \*\*Holds\*\*[\s\S]*So since the board was laid out\./],
    ['  ', 'back', /^Ends \*\*Quarry › short\*\*, which line 14 has opened\. .* as line 13 left it\./],
    ['assigns ', '4 to Wall', /^\*\*4\*\* of 5 damage to \*\*Wall\*\* · \*\*3\*\* is lethal to it$/],
    ['paying ', '1', /^\*\*Gust\*\* costs 1 Energy · Ana has 3 Energy in the pool$/],
    ['Wall might ', '3', /^\*\*might\*\*: /],
    ['energy ', '3', /^\*\*energy\*\*: /],
  ])('at %j before %j it tells what that comes to', (before, after, told) => {
    expect(at(in1(before, after)).text).toMatch(told);
  });

  test.each([
    [
      '$0turn Ana',
      /^Turn \*\*1\*\* of \*\*Ana\*\*, counted from the first in the script\. \*\*Otterpus\*\* asks for the number\./,
    ],
    ['turn Ana $04', /^Turn \*\*4\*\* of \*\*Ana\*\*\. \*\*Otterpus\*\* asks for the number\./],
    ['turn Ben $02', /^Turn \*\*2\*\* of \*\*Ben\*\*\./],
  ])('%s tells which turn it is, and which cards ask for that', (line, told) => {
    const board = `scenario "x"\n  player Ana\n  player Ben\n  battlefield Quarry\n  battlefield Grove\n  base Ben\n    "Otterpus"\n  ${line}\n`;
    expect(at(board).text).toMatch(told);
  });

  test('a number of a card tells what it counts', () => {
    expect(at('card "X" unit\n  cost $03 fury\n').text).toMatch(/^\*\*cost\*\*: /);
  });

  test('a keyword is explained where it is written', () => {
    expect(at(on('damage 1 ', 'tank')).text).toContain('**Tank**: ');
  });

  test('the scenario tells its verdict', () => {
    expect(at(TANK_FIRST.replace('"Tank', '"$0Tank')).text).toContain(
      '**passed** under 1.4 · 7 of 7 expectations hold',
    );
  });

  test('words of the language, comments and blank lines have none', () => {
    expect(at(on('', '  turn Ana')).text).toBe('');
    expect(at('# $0comment\n').text).toBe('');
    expect(at('$0').text).toBe('');
  });

  test('names cannot smuggle markup in', () => {
    const { text } = at('scenario "x"\n  player Ana\n  base Ana\n    $0"[a](http://b)" might 1\n');
    expect(text).toContain('\\[a\\](http\\://b)');
  });

  test.each([
    ['  Ana moves Scout to b$0ase\n', "Ana's base", 'Raider'],
    ['  effect move Wall to b$0ase\n', "Ben's base", 'no units'],
    ['  expect Raider is at b$0ase\n', "Ana's base", 'Raider'],
  ])('on a bare base tells whose it is and who is there: %s', (line, whose, who) => {
    const { text } = at(`scenario "x"
  player Ana
  player Ben
  battlefield Temple controlled by Ana
    Ben: Wall might 3
    Ana: Scout might 1
  base Ana
    Raider might 4
  turn Ana
${line}`);
    expect(text).toContain(whose);
    expect(text).toContain(who);
  });
});

describe('the verdict', () => {
  test('answers each expectation in a line', () => {
    const { analysis, cursor } = fixture(TANK_FIRST.replace('player Ana', '$0player Ana'));
    const lines = verdict(analysis, cursor)?.split('\n') ?? [];
    expect(lines).toHaveLength(7);
    for (const line of lines) expect(line).toMatch(/^(Yes|No): .*1\.4/);
  });

  test('on a wrong line is about that line first', () => {
    const { analysis, cursor } = fixture(TANK_FIRST.replace('3 to Wall, 3 to Soldier, 1 to Sniper', '$07 to Wall'));
    const [first] = verdict(analysis, cursor)?.split('\n') ?? [];
    expect(first).toMatch(/^No: Ana cannot assign 7 to Wall\. Wall gets 7, .* CR 465\.2\.c\.4 \(1\.4\)\.$/);
  });

  test('is none outside scenarios', () => {
    const { analysis, cursor } = fixture('$0# nothing\n');
    expect(verdict(analysis, cursor)).toBeNull();
  });
});

describe('the edition in use', () => {
  test("is the scenario's own, else the default with its source", () => {
    const own = fixture('scenario "x"\n  edition 1.3, 1.4\n  player Ana\n');
    expect(editionInUse(own.analysis, 2)).toEqual({ editions: ['1.3', '1.4'], from: 'scenario' });
    const { analysis } = fixture('scenario "x"\n', { edition: { edition: '1.2', from: 'setting' } });
    expect(editionInUse(analysis, 0)).toEqual({ editions: ['1.2'], from: 'setting' });
    expect(editionInUse(analysis, undefined)).toEqual({ editions: ['1.2'], from: 'setting' });
  });
});
