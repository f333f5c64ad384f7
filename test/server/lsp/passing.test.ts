import { describe, expect, it } from 'vitest';
import { passingScenarios } from '../../../server/analysis/passing.ts';
import { documentSymbols } from '../../../server/analysis/symbols.ts';
import { fixture } from './fixture.ts';

const board = (name: string, script: string, header = 'edition 1.4'): string => `scenario "${name}"
  ${header}
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
    Ben: Pike might 2
  battlefield Grove
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
${script}`;

const TEXT = [
  board('passes', '  Ana assigns 3 to Guard, 1 to Pike\n  expect Guard is dead\n  expect Pike is alive\n'),
  board('fails', '  Ana assigns 3 to Guard, 1 to Pike\n  expect Guard is dead\n  expect Pike is dead\n'),
  board('waits', '  expect Pike is dead\n'),
  board('is wrong', '  Ana assigns 4 to Guard\n  expect Guard is at Quarry\n'),
  board('expects nothing', ''),
  board('differs', '  Ana assigns 4 to Guard\n  expect in 1.0: Guard is dead\n', 'edition 1.0, 1.4'),
].join('\n');

const lineOf = (words: string): number => TEXT.slice(0, TEXT.indexOf(words)).split('\n').length - 1;

describe('what passes', () => {
  const { analysis } = fixture(TEXT);

  it('is told of each scenario, with the lines that hold', () => {
    const first = lineOf('expect Guard is dead');
    const second = first + 17;
    expect(passingScenarios(analysis)).toEqual([
      {
        name: 'passes',
        line: 0,
        status: 'passed',
        text: 'passed, 2 of 2 expectations hold',
        holding: [first, first + 1],
        answers: [],
      },
      {
        name: 'fails',
        line: lineOf('scenario "fails"'),
        status: 'failed',
        text: 'failed, 1 of 2 expectations hold',
        holding: [second],
        answers: [],
      },
      {
        name: 'waits',
        line: lineOf('scenario "waits"'),
        status: 'undecided',
        text: 'undecided, 0 of 1 expectations hold',
        holding: [],
        answers: [],
      },
      {
        name: 'is wrong',
        line: lineOf('scenario "is wrong"'),
        status: 'invalid',
        text: 'has errors, 0 of 1 expectations hold',
        holding: [],
        answers: [],
      },
      {
        name: 'expects nothing',
        line: lineOf('scenario "expects'),
        status: 'untested',
        text: 'untested: it expects and asks nothing',
        holding: [],
        answers: [],
      },
      {
        name: 'differs',
        line: lineOf('scenario "differs"'),
        status: 'invalid',
        text: 'has errors, 1 of 1 expectations hold',
        holding: [],
        answers: [],
      },
    ]);
  });

  it('is told with the answers to what is asked, in branches as well, and with their editions where they differ', () => {
    const asking = `# above

scenario "asks"
  edition 1.4, 1.0
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
  can Ana assign 7 to Wall?
  what if "Ana does it right"
    Ana assigns 3 to Wall, 4 to Soldier
    is Soldier dead?
  back
`;
    const [told] = passingScenarios(fixture(asking).analysis);
    expect(told?.answers).toEqual([
      { line: 16, text: '1.4: No · 465.2.c.4; 1.0: Yes · 626.1.d' },
      { line: 19, text: expect.stringMatching(/^No/) },
    ]);
  });

  it('stands in the outline', () => {
    const symbols = documentSymbols(analysis);
    expect(symbols[0]?.detail).toBe('scenario, passed, 2 of 2 expectations hold');
    const script = symbols[1]?.children?.find(({ name }) => name === 'script');
    expect(script?.children?.slice(-2).map(({ detail }) => detail)).toEqual(['holds', 'does not hold']);
  });
});
