/** What lasts or waits is told in the words of its card, as it is made and as it happens. */
import { expect, it } from 'vitest';
import { play } from './support.ts';

const stepsOf = (effect: string, script: readonly string[] = []): readonly string[] =>
  (
    play(`
card Note spell
  ${effect}
scenario "x"
  edition 1.4
  player Ana hand Note
  player Ben
  battlefield Quarry
  battlefield Grove
  base Ana
    Imp might 1
  turn Ana
  Ana plays Note
  all pass
${script.map(line => `  ${line}`).join('\n')}
`).report.runs[0]?.steps ?? []
  ).map(({ text }) => text);

it.each([
  ['draw 1 at the end of this turn', 'Note creates a lasting effect for one use: "draw 1 at the end of this turn".'],
  [
    'draw 1. when a unit dies this turn, draw 1',
    'Note creates a lasting effect this turn: "when a unit dies this turn, draw 1".',
  ],
  [
    'friendly units enter ready this turn. draw 1',
    'Note creates a lasting effect this turn: "friendly units enter ready this turn".',
  ],
  [
    'deal 1 to a unit. if this kills it, do this: draw 1',
    'Note creates a lasting effect until the next cleanup: "if this kills it".',
  ],
])('%s', (effect, step) => {
  expect(stepsOf(effect)).toContain(step);
});

it('a delayed trigger goes on the chain with them', () => {
  expect(stepsOf('when a unit dies this turn, draw 1', ['effect kill Imp'])).toContain(
    'Note\'s ability triggers for Ana and goes on the chain: "when a unit dies this turn, draw 1".',
  );
});

it('a legend is readied and exhausted by an effect, and nothing else', () => {
  const { report, unmet } = play(`
card Drum legend
  when you hold: draw 1
scenario "x"
  edition 1.4
  player Ana legend Drum
  player Ben
  battlefield Quarry
  battlefield Grove
  turn Ana
  effect exhaust Drum
  expect Drum is exhausted
  effect ready Drum
  expect Drum is ready
  effect kill Drum
`);
  expect(unmet).toEqual([]);
  expect(report.diagnostics.filter(d => d.severity === 'error').map(d => d.message)).toEqual([
    'Drum is a legend; effects can only "ready" and "exhaust" it.',
  ]);
});
