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
  expect(told('"zzz"')).toBe('Lam has no ability "zzz" that can be activated now, only "exhaust this: draw 1".');
});

it('says nothing where the words are those of it', () => {
  expect(told('"draw 1"')).toBeUndefined();
});
