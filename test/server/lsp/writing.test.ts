/** What the editor writes for an author: the rest of a script, and what has become so. */
import { describe, expect, it } from 'vitest';
import { expectationsAt } from '../../../server/analysis/writing/expectations.ts';
import { restAt } from '../../../server/analysis/writing/rest.ts';
import { edited, fixture, URI } from './fixture.ts';
import { codeActions } from './inProtocol.ts';

const BOARD = `scenario "Quarry"
  edition 1.3, 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  base Ana
    Raider might 4

  turn Ana
`;

const MOVE = '  Ana moves Raider to Quarry\n';

/** The text with the action of that kind done at the cursor, and the action's title. */
const done = (marked: string, kind: string, title = '', picks = false) => {
  const { analysis, text, cursor } = fixture(marked);
  const actions = codeActions(analysis, {
    range: { start: cursor, end: cursor },
    diagnostics: [],
    only: [kind],
    picks,
  });
  const action = actions.find(each => each.title.includes(title));
  return action && { title: action.title, text: edited(text, action.edit?.changes?.[URI] ?? []), action };
};
const rest = (marked: string) => done(marked, 'refactor.riftbench.rest');

describe('write the rest', () => {
  it('plays out what leaves no choice, to the end', () => {
    const { title, text } = rest(`${BOARD}${MOVE.trimEnd()}$0\n`) ?? { title: '', text: '' };
    expect(title).toBe('Write the rest: 3 lines, until nothing waits');
    expect(text).toBe(`${BOARD}${MOVE}  all pass\n  Ana assigns 4 to Wall\n  Ben assigns 3 to Raider\n`);
    expect(fixture(text).analysis.blocks.flatMap(({ tree }) => tree.problems)).toEqual([]);
    expect(rest(`${text.trimEnd()}$0\n`)).toBeUndefined();
  });

  it('stops at the first choice, and says which', () => {
    const two = BOARD.replace('Wall might 3\n', 'Wall might 3\n    Ben: Pike might 3\n');
    expect(rest(`${two}${MOVE}$0`)).toMatchObject({
      title: 'Write the rest: 1 line, up to a choice. Ana has to assign 4 damage among Wall and Pike.',
      text: `${two}${MOVE}  all pass\n`,
    });
  });

  it('leaves passes single where somebody may do something instead', () => {
    const armed = BOARD.replace('player Ben', 'player Ben hand Defy, Gust energy 9 power any 9');
    const written = rest(`${armed}${MOVE}$0`);
    expect(written).toMatchObject({
      title: 'Write the rest: 1 line, up to a choice. Ben can pass or do something else.',
      text: `${armed}${MOVE}  Ana passes\n`,
    });
  });

  it('is that of the branch in which the cursor is', () => {
    const branches = `${BOARD}${MOVE}  what if "short"\n    all pass$0\n  back\n  all pass\n`;
    expect(rest(branches)?.text).toBe(
      `${BOARD}${MOVE}  what if "short"\n    all pass\n    Ana assigns 4 to Wall\n    Ben assigns 3 to Raider\n  back\n  all pass\n`,
    );
  });

  it.each([
    `${BOARD}$0`,
    `${BOARD}  Ana moves$0 Raider to Quarry\n  all pass\n`,
    `$0${BOARD}${MOVE}`,
    `${BOARD}${MOVE}  what if "open"\n    all pass\n    Ana assigns 4 to Wall\n    Ben assigns 3 to Raider$0\n`,
  ])('is not offered at %#', marked => {
    expect(rest(marked)).toBeUndefined();
  });

  it('is worked out once for a text', () => {
    const { analysis, cursor } = fixture(`${BOARD}${MOVE}$0`);
    expect(restAt(analysis, cursor.line)).toBe(restAt(analysis, cursor.line));
  });
});

const PLAYED = `${BOARD}${MOVE}  all pass\n  Ana assigns 4 to Wall\n  Ben assigns 3 to Raider\n`;

describe('add the expectation', () => {
  const facts = (marked: string) => {
    const { analysis, cursor } = fixture(marked);
    const found = expectationsAt(analysis, cursor.line);
    return found && [found.sinceAct, found.sinceBoard];
  };

  it('offers what became so with the last act, then what else has since the board was laid out', () => {
    expect(facts(`${PLAYED.trimEnd()}$0\n`)).toEqual([
      ['expect Wall is dead', 'expect Ana controls Quarry', 'expect Ana has 1 point'],
      ['expect Raider is at Quarry'],
    ]);
    expect(facts(`${BOARD}${MOVE.trimEnd()}$0\n  all pass\n`)).toEqual([['expect Raider is at Quarry'], []]);
  });

  it('leaves out what is expected there already', () => {
    expect(facts(`${PLAYED}  expect Wall is dead$0\n`)).toEqual([
      ['expect Ana controls Quarry', 'expect Ana has 1 point'],
      ['expect Raider is at Quarry'],
    ]);
  });

  it('writes it behind the act and what is expected of it', () => {
    const { text } = done(`${PLAYED}  expect Wall is dead$0\n`, 'refactor.riftbench.expect', 'controls') ?? {
      text: '',
    };
    expect(text).toBe(`${PLAYED}  expect Wall is dead\n  expect Ana controls Quarry\n`);
  });

  it('is one action that asks, for a client that has a list', () => {
    const found = done(`${PLAYED.trimEnd()}$0\n`, 'refactor', 'Add', true);
    expect(found?.action.command).toMatchObject({ command: 'riftbench.addExpectation', arguments: [URI, 13] });
  });

  it('is not offered where nothing was done', () => {
    expect(facts(`${BOARD.replace('  turn Ana\n', '')}$0`)).toBeNull();
    expect(done(`$0${PLAYED}`, 'refactor.riftbench.expect')).toBeUndefined();
  });
});

const DUEL = `scenario "Seven on the Tank"
  edition 1.0, 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 5
  battlefield Grove
  base Ana
    Raider might 7
  turn Ana
  Ana moves Raider to Quarry
  all pass
`;
const ASSIGN = '  Ana assigns 3 to Wall, 4 to Soldier\n';

describe('a question', () => {
  it.each([
    ['can Ana assign 3 to Wall, 4 to Soldier?', 'expect Ana can assign 3 to Wall, 4 to Soldier'],
    [
      'can Ana assign 7 to Wall?',
      'expect in 1.4: Ana cannot assign 7 to Wall because 465.2.c.4\n  expect in 1.0: Ana can assign 7 to Wall',
    ],
    ['how much damage has Ana to assign?', 'expect Ana has 7 damage to assign'],
    ['has Ana focus?', 'expect Ana has not focus'],
    ['is Wall a defender?', 'expect Wall is a defender'],
    ['who is the attacker?', 'expect Ana is the attacker'],
    ['who has focus?', 'expect Ana, Ben have not focus'],
    ['where is Wall?', 'expect Wall is at Quarry'],
  ])('%s becomes the expectation of its answer', (question, expected) => {
    const { text } = done(`${DUEL}  ${question}$0\n${ASSIGN}`, 'refactor.riftbench.question') ?? { text: '' };
    expect(text).toBe(`${DUEL}  ${expected}\n${ASSIGN}`);
    expect(fixture(text).analysis.blocks.flatMap(({ tree }) => tree.problems)).toEqual([]);
  });

  it('becomes none while it is not decided', () => {
    // In 1.0 Wall may get more than it takes to kill it, and then Soldier survives.
    const either = DUEL.replace('might 7', 'might 8');
    expect(done(`${either}  is Soldier dead?$0\n`, 'refactor.riftbench.question')).toBeUndefined();
  });
});

describe('an expectation', () => {
  it.each([
    ['expect Ana can assign 7 to Wall', 'can Ana assign 7 to Wall?'],
    ['expect Ana cannot assign 3 to Wall, 4 to Soldier because 465.2.c', 'can Ana assign 3 to Wall, 4 to Soldier?'],
    ['expect Wall has 9 might', 'has Wall 9 might?'],
    ['expect not Quarry is contested', 'is Quarry contested?'],
  ])('that fails, %s, has a quick fix that asks it', (expected, question) => {
    const { title, text } = done(`${DUEL}  ${expected}$0\n${ASSIGN}`, 'quickfix', 'Ask it') ?? { title: '', text: '' };
    expect(title).toBe(`Ask it as a question: “${question}”`);
    expect(text).toBe(`${DUEL}  ${question}\n${ASSIGN}`);
  });

  it('that holds can be asked, too, and one of some editions cannot', () => {
    const holds = done(`${DUEL}  expect Wall has 3 might$0\n${ASSIGN}`, 'refactor.riftbench.question');
    expect(holds?.text).toBe(`${DUEL}  has Wall 3 might?\n${ASSIGN}`);
    expect(
      done(`${DUEL}  expect in 1.4: Wall has 3 might$0\n${ASSIGN}`, 'refactor.riftbench.question'),
    ).toBeUndefined();
  });
});
