/** The report of a scenario does not depend on whether a card with abilities, which nobody uses, is in somebody's hand. */
import { describe, expect, it } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Vulture unit
  might 1
  I enter ready if a unit died this turn
card Mourner unit
  might 1
  the first time a unit dies each turn: draw 1
card Miser unit
  might 1
  while you have gained xp or discarded any card this turn: I have +2 might
card Reader unit
  might 1
  when you draw your second card each turn: ready me
card Herald unit
  might 1
  the first time a unit you control becomes mighty each turn: draw 1
card Climber unit
  might 1
  if you have scored this turn, I cost 1 less
  when you play me, draw 1 if you have conquered this turn
card Comrade spell action
  legion: draw 1
card Notice spell reaction
  draw 1 for each unit that died this turn
`;

/** What happens first: each leaves something in the turn's past. */
const PAST = [
  'Ana moves Raider to Quarry\n  all pass',
  'Ana moves Scout to Grove\n  all pass',
  'effect kill Scout',
  'effect deal 2 to Guard',
  'effect by Ana: gain 1 xp',
  'effect by Ana: discard 1',
  'effect by Ana: draw 1',
  'effect give Raider +4 might this turn',
  'effect move Raider to Grove\n  all pass',
  'effect recall Raider',
  'effect stun Guard',
];

/** What comes then, and asks what happened. */
const ASKING = [
  'Ana plays Vulture',
  'Ana plays Mourner\n  effect kill Rider',
  'Ana plays Miser',
  'Ana plays Reader\n  effect by Ana: draw 1',
  'Ana plays Herald\n  effect give Rider +5 might this turn',
  'Ana plays Climber',
  'Ana plays Comrade',
  'Ana plays Notice',
  'expect Ana can play Climber\n  Ana plays Notice',
  'effect by Ana: draw 1 for each unit that died this turn',
  'effect by Ana: draw 1 for each time a unit moved this turn',
  'effect give Rider "while a unit died this turn: I have +3 might" this turn',
  'effect by Ana: if a unit has become mighty this turn, draw 1',
];

/** `spare`: a sentence of the card that stays in Ben's hand. */
const reportOf = (script: string, spare: string) => {
  const { report, told } = play(`${CARDS}
card Spare unit
  might 1
${spare}
scenario "history"
  edition 1.0, 1.4
  player Ana
  player Ben hand Spare
  battlefield Quarry controlled by Ben
    Ben: Guard might 1
  battlefield Grove
  base Ana
    Raider might 2
    Scout might 1
    Rider might 1
  turn Ana
  ${script}
  expect Ana drew 7
  expect Rider has 40 might
  expect Vulture is ready
`);
  return {
    told,
    runs: report.runs.map(({ status, expectations, steps }) => ({
      status,
      expectations: expectations.map(({ holds, message }) => `${holds}: ${message}`),
      steps: steps.map(({ text, rule }) => `${rule}: ${text}`),
    })),
  };
};

describe.each(PAST)('%s', past => {
  it.each(ASKING)('%s', asking => {
    const script = `${past}\n  ${asking}`;
    expect(reportOf(script, '')).toEqual(reportOf(script, '  when I hold: draw 1'));
  });
});

it('is history that they ask for', () => {
  const { runs } = reportOf('effect kill Scout\n  effect by Ana: draw 1 for each unit that died this turn', '');
  expect(runs.map(({ expectations }) => expectations[0])).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('but Ana drew 1')),
  );
});
