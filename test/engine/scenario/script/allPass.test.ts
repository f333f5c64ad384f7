/** `all pass` where a choice waits: nothing is passed, and the line says so, unless the script goes on with the answer. */
import { expect, it } from 'vitest';
import { play } from '../support.ts';

const told = (behind: readonly string[]) =>
  play(`
card Sting spell
  deal 1 to a unit. deal 1 to another unit
scenario "x"
  edition 1.4
  player Ana hand Sting
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 9
    Ben: Pike might 9
    Ben: Guard might 9
  battlefield Grove
  turn Ana
  Ana plays Sting choosing Wall
  all pass
${behind.map(line => `  ${line}`).join('\n')}
`);

it('says who has to choose what', () => {
  const { told: lines, diagnostic } = told(['effect ready Wall']);
  expect(lines).toContain('all pass: warning flow/undecided');
  expect(diagnostic('flow/undecided')?.message).toMatch(/^Nobody passes here yet: Ana has to choose for Sting: /);
});

it('says nothing where the answer comes next', () => {
  expect(told(['Ana chooses Pike', 'all pass', 'expect Pike has 1 damage']).told).toEqual([]);
});

it('says it once, with the expectations that it leaves open, and nothing more at the end', () => {
  expect(told([]).told).toEqual(['all pass: warning flow/undecided']);
  const { told: lines, diagnostic } = told(['expect Wall has 1 damage', 'expect Pike has 1 damage']);
  expect(lines).toEqual(['all pass: warning flow/undecided']);
  expect(diagnostic('flow/undecided')?.related.map(({ message }) => message)).toEqual([
    expect.stringContaining('Whether "Wall has 1 damage" holds is not decided'),
    expect.stringContaining('Whether "Pike has 1 damage" holds is not decided'),
  ]);
});
