/** Choices as people say them: what is moved, whose base it is, and the words of a mode. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const played = (script: readonly string[]) =>
  play(`
card Daze spell
  stun a unit
card Send spell
  move a unit at a battlefield to its base
card Trade spell
  swap the locations of two units
card Sometimes spell
  choose one: move a unit to its base / draw 1
card Retreat spell
  choose a unit you control at a battlefield
  if it is exhausted, move it to its base
card Cone gear
  when you play this: you may move 1 enemy unit
card Pick spell
  choose one: return a friendly unit to hand / ready a unit
card Gifts spell
  each other player chooses one: you and that player each draw 1 / you and that player each channel 1 rune exhausted
scenario "x"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove controlled by Ana
    Ana: Scout might 1 exhausted
  base Ana
    Raider might 2
  turn Ana
${script.map(line => `  ${line}`).join('\n')}
`);

const problems = (script: readonly string[]) => [
  ...played(script).report.diagnostics.flatMap(({ severity, message }) => (severity === 'error' ? [message] : [])),
  ...played(script).unmet,
];

describe('what is said to be moved', () => {
  it('is refused for a spell that moves nothing', () => {
    expect(problems(['expect Ana cannot play Daze choosing Wall moving Wall to Grove'])).toEqual([]);
    expect(problems(['Ana plays Daze choosing Wall moving Wall to Grove'])[0]).toContain('Daze');
    expect(problems(['Ana plays Daze choosing Wall', 'all pass', 'expect Wall is stunned'])).toEqual([]);
  });

  it.each([
    ['Ana plays Send moving Wall to base of Ben', 'expect Wall is at base of Ben'],
    ['Ana plays Send choosing Wall moving Wall to base of Ben', 'expect Wall is at base of Ben'],
    ['Ana plays Retreat moving Scout to base', 'expect Scout is at base'],
    [
      'Ana plays Sometimes choosing "move a unit to its base" moving Wall to base of Ben',
      'expect Wall is at base of Ben',
    ],
  ])('is taken where something moves it: %s', (line, expected) =>
    expect(problems([line, 'all pass', expected])).toEqual([]),
  );
});

describe('the base of a player', () => {
  it('is chosen as it is said elsewhere', () => {
    const lines = [
      'Ana plays Cone',
      'Ana chooses Wall',
      'Ana chooses base of Ben',
      'all pass',
      'expect Wall is at base of Ben',
    ];
    expect(problems(lines)).toEqual([]);
  });
});

describe('a mode', () => {
  it.each(["Return a friendly unit to its owner's hand.", 'return a friendly unit to hand'])('is meant by %s', words =>
    expect(problems([`Ana plays Pick choosing "${words}", Raider`, 'all pass', 'expect Raider is in hand'])).toEqual(
      [],
    ),
  );

  it.each([
    ['Cards', 'Ben drew 1'],
    ['Runes', 'Ben did not draw'],
  ])('is meant by what it is about: %s', (word, expected) =>
    expect(problems(['Ana plays Gifts', 'all pass', `Ben chooses "${word}"`, `expect ${expected}`])).toEqual([]),
  );

  it('is none of those where nothing in it is called so', () => {
    expect(problems(['Ana plays Gifts', 'all pass', 'Ben chooses "Gold"'])).not.toEqual([]);
  });
});
