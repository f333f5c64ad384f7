/** Which ability a line means: what is said where no ability has those words. */
import { expect, it } from 'vitest';
import { play } from './support.ts';

const told = (words: string) =>
  play(`
card Lamp gear
  exhaust this: draw 1
scenario "x"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry
  battlefield Grove
  base Ana
    gear Lam = Lamp
  turn Ana
  Ana activates Lam ${words}
`).diagnostic('play/no-ability')?.message;

it('names the one ability that there is', () => {
  expect(told('"zzz"')).toBe('Lam has no ability "zzz" to activate. It has "exhaust this: draw 1".');
});

it('says nothing where the words are those of it', () => {
  expect(told('"draw 1"')).toBeUndefined();
});

const waiting = (line: string) =>
  play(`
card Beacon legend
  when a unit you control attacks: draw 1
  reaction, exhaust me: give a unit +1 might this turn
scenario "x"
  edition 1.4
  player Ana legend Beacon
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
    Hugo might 5
  turn Ana
  Ana moves Hugo to Quarry
  ${line}
`);

it('finds a legend while a trigger of its own waits on the chain', () => {
  const { report, unmet } = waiting('Ana activates Beacon choosing Hugo\n  expect Beacon is exhausted');
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(unmet).toEqual([]);
});
