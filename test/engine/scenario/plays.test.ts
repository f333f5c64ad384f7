import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Two spell action
  stun up to two units at a battlefield
card Split spell action
  deal 3 split among any number of enemy units
card Raise spell action
  play a unit from your trash
card Runner unit
  might 2
card Trap spell reaction
  hidden
  deal 3 to an enemy unit here
card Either spell action
  choose a unit. stun it or ready it
card Breeze spell action
  repeat 1
  ready up to three units at the same location
card Ruler legend
  exhaust me: draw 1
`;
const board = (editions: string, ...script: readonly string[]): string => `${CARDS}
scenario "Plays"
  edition ${editions}
  player Ana legend Ruler
  player Ben
  battlefield Quarry controlled by Ben facedown Trap by Ben
    Ben: Wall might 3
    Ben: Guard might 4
  battlefield Meadow controlled by Ana
    Ana: Keeper might 1
  base Ana
    Raider might 5
  trash Ana Runner
  turn Ana
${script.map(line => `  ${line}\n`).join('')}`;
const ALL = '1.0, 1.1, 1.2, 1.3, 1.4';

describe('up to so many', () => {
  test('are chosen by the line behind the play, too', () => {
    expect(
      play(
        board(
          ALL,
          'Ana plays Two',
          'Ana chooses Wall, Guard',
          'all pass',
          'expect Wall, Guard are stunned',
          'Ana plays Split',
          'Ana chooses Wall, Guard',
          'all pass',
          'Ana chooses 1 to Wall, 2 to Guard',
          'expect Guard has 2 damage',
        ),
      ),
    ).toMatchObject({ told: [], unmet: [] });
  });

  test('are none, said in so many words', () => {
    expect(
      play(board(ALL, 'Ana plays Two', 'Ana chooses nothing', 'all pass', 'expect Wall, Guard are not stunned')),
    ).toMatchObject({ told: [], unmet: [] });
  });

  test('are none where no line names any, which is told', () => {
    const { told, unmet, diagnostic } = play(board('1.4', 'Ana plays Two', 'all pass', 'expect Wall is not stunned'));
    expect([told, unmet]).toEqual([['Ana plays Two: information flow/assumed'], []]);
    expect(diagnostic('flow/assumed')?.message).toContain('Ana is assumed to choose nothing for Two (up to 2 units');
  });

  test('are asked for by name where a number does not say which', () => {
    expect(play(board('1.4', 'Ana plays Two', 'Ana chooses 2')).diagnostic('play/target')?.message).toContain(
      '2 does not say which; name them: Wall, Guard and Keeper.',
    );
  });

  test('are not what a line behind the play chooses for something else', () => {
    expect(play(board('1.4', 'Ana plays Two', 'Ana chooses Raider')).told).toEqual([
      'Ana plays Two: information flow/assumed',
      'Ana chooses Raider: error flow/nothing-pending',
    ]);
  });
});

test('an "all pass" behind the assignment that ends the combat is one too many, and no mistake', () => {
  const { told, unmet } = play(
    board(
      '1.4',
      'Ana moves Raider to Quarry',
      'all pass',
      'Ana assigns 3 damage to Wall, 2 to Guard',
      'all pass',
      'effect Ben: deal 1 to Guard',
      'expect the combat has a result',
    ),
  );
  expect([told, unmet]).toEqual([['all pass: hint flow/nothing-pending'], []]);
});

test('one of two things done within a sentence is chosen as it resolves, and no mode', () => {
  const { diagnostic } = play(board('1.4', 'Ana plays Either choosing Wall, "ready it"'));
  expect(diagnostic('play/target')?.message).toBe(
    'Whether Either does "ready it" is chosen as it resolves, on a separate line.',
  );
  expect(
    play(board('1.4', 'Ana plays Either choosing Wall', 'all pass', 'Ana chooses "stun it"', 'expect Wall is stunned')),
  ).toMatchObject({ told: [], unmet: [] });
});

test('what does not fit the first time is chosen for the repeat', () => {
  const line = 'Ana plays Breeze choosing Wall, Guard, Keeper';
  expect(play(board('1.4', `${line} paying repeat`, 'expect the chain is Breeze'))).toMatchObject({
    told: [],
    unmet: [],
  });
  expect(play(board('1.4', line)).told).toEqual([`${line}: error play/target`]);
});

test('an "all pass" behind what has come about at once is one too many, and no mistake', () => {
  const { told, unmet } = play(
    board('1.4', 'Ana plays Runner from hand as Second', 'all pass', 'expect Second is at base'),
  );
  expect([told, unmet]).toEqual([['all pass: hint flow/nothing-pending'], []]);
});

describe('a unit that an effect plays', () => {
  test('waits for its player to say where, for its cost as for nothing', () => {
    expect(
      play(board(ALL, 'Ana plays Raise', 'all pass', 'Ana chooses Meadow', 'expect Runner is at Meadow')),
    ).toMatchObject({ told: [], unmet: [] });
  });

  test('may be named before, though it was the only one to choose', () => {
    expect(
      play(
        board(ALL, 'Ana plays Raise', 'all pass', 'Ana chooses Runner', 'Ana chooses base', 'expect Runner is at base'),
      ),
    ).toMatchObject({ told: [], unmet: [] });
  });
});

test('"here" on a spell that is played from facedown is where it was hidden', () => {
  expect(
    play(
      board(
        ALL,
        'Ana moves Raider to Quarry',
        'Ana passes',
        'expect Ben cannot play Trap from facedown choosing Keeper',
        'Ben plays Trap from facedown choosing Raider',
        'Ben passes',
        'Ana passes',
        'expect Raider has 3 damage',
      ),
    ).unmet,
  ).toEqual([]);
});

test('a legend is readied as its turn begins', () => {
  expect(
    play(
      board(
        ALL,
        'Ana activates Ruler',
        'all pass',
        'expect Ruler is exhausted',
        'turn Ben from start',
        'expect Ruler is exhausted',
        'turn Ana from start',
        'expect Ruler is ready',
      ),
    ).unmet,
  ).toEqual([]);
});
