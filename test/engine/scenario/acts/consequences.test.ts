/** One mistake, one problem: what follows from it is named beside it. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const board = (
  attributes: { readonly raider?: string; readonly guard?: string },
  script: string,
): string => `scenario "x"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard ${attributes.guard ?? 'might 3'}
    Ben: Pike might 2
  battlefield Grove
  base Ana
    Raider ${attributes.raider ?? 'might 4'}
    Tired might 1 exhausted

  turn Ana
${script
  .trim()
  .split('\n')
  .map(line => `  ${line.trim()}`)
  .join('\n')}
`;

interface Case {
  readonly title: string;
  readonly text: string;
  /** What is told, `line: severity code`. */
  readonly told: readonly string[];
  /** What is named beside the first of it. */
  readonly follows: readonly string[];
  readonly unmet: number;
  readonly status: string;
}

const CASES: readonly Case[] = [
  {
    title: 'a line in other words, which is played as it is meant, and what is wrong by itself',
    text: board(
      {},
      'Ana attacks Quarry with Raider\nall pass\nAna assigns 3 to Guard, 1 to Pike\nexpect Guard is alive',
    ),
    told: ['Ana attacks Quarry with Raider: error syntax/wording', 'expect Guard is alive: error expect/failed'],
    follows: [],
    unmet: 1,
    status: 'invalid',
  },
  ...['expect Guard is ded', 'expect Guard wins', 'expect Guard,\nPike wins'].map(broken => ({
    title: `a question that cannot be read, “${broken}”, and what is wrong by itself below it`,
    text: board({}, `Ana moves Raider to Quarry\n${broken}\nexpect Pike is dead\nexpect Ana cannot pass`),
    told: [
      `${broken.split('\n').at(-1)}: error syntax/expected`,
      'expect Pike is dead: error expect/failed',
      'expect Ana cannot pass: error expect/failed',
    ],
    follows: [],
    unmet: 2,
    status: 'invalid',
  })),
  {
    title: 'an illegal assignment, and all that hangs on it',
    text: board(
      {},
      'Ana moves Raider to Quarry\nall pass\nAna assigns 4 to Guard\nexpect Pike, Raider are dead\nexpect Ben wins the combat\nturn Ben',
    ),
    told: ['Ana assigns 4 to Guard: error assign/over-lethal'],
    follows: [
      'Because of this: Whether "Pike, Raider are dead" holds is not decided: Ana has to assign 4 damage among Guard and Pike.',
      'Because of this: Whether "Ben wins the combat" holds is not decided: Ana has to assign 4 damage among Guard and Pike.',
      'Because of this: Ana has to decide first; the turn cannot end here.',
    ],
    unmet: 2,
    status: 'invalid',
  },
  {
    title: 'a move that is refused, and the combat that does not come of it',
    text: board(
      { raider: 'might 4 exhausted' },
      'Ana moves Raider to Quarry\nall pass\nAna assigns 3 to Guard, 1 to Pike\nexpect Guard is dead',
    ),
    told: ['Ana moves Raider to Quarry: error move/exhausted'],
    follows: [
      'Because of this: Nobody can pass here: no showdown is open.',
      'Because of this: Ana has no damage to assign: no combat is under way.',
      'Because of this: Expected "Guard is dead", but Guard is alive at Quarry.',
    ],
    unmet: 1,
    status: 'invalid',
  },
  {
    title: 'a name that is not known',
    text: board({}, 'Ana moves Raidr to Quarry\nall pass\nexpect Raider is at Quarry'),
    told: ['Ana moves Raidr to Quarry: error name/unknown'],
    follows: [
      'Because of this: Nobody can pass here: no showdown is open.',
      'Because of this: Expected "Raider is at Quarry", but Raider is at Ana\'s base.',
    ],
    unmet: 1,
    status: 'invalid',
  },
  {
    title: 'a word of the board that is not read',
    text: board(
      { guard: 'migth 3' },
      'Ana moves Raider to Quarry\nall pass\nAna assigns 3 to Guard, 1 to Pike\nexpect Guard is dead',
    ),
    told: ['Ben: Guard migth 3: error syntax/expected'],
    follows: [],
    unmet: 0,
    status: 'invalid',
  },
  {
    title: 'a second mistake is one of its own',
    text: board(
      {},
      'Ana moves Tired to Quarry\nAna moves Raider to Quarry\nall pass\nAna assigns 4 to Guard\nexpect Guard is dead',
    ),
    told: ['Ana moves Tired to Quarry: error move/exhausted', 'Ana assigns 4 to Guard: error assign/over-lethal'],
    follows: [
      'Because of this: Whether "Guard is dead" holds is not decided: Ana has to assign 4 damage among Guard and Pike.',
    ],
    unmet: 1,
    status: 'invalid',
  },
  {
    title: 'what is expected above the mistake is judged by itself',
    text: board({}, 'expect Raider is dead\nAna moves Tired to Quarry\nexpect Pike is dead'),
    told: ['expect Raider is dead: error expect/failed', 'Ana moves Tired to Quarry: error move/exhausted'],
    follows: [],
    unmet: 2,
    status: 'invalid',
  },
  {
    title: 'expectations that do not hold have nothing to do with each other',
    text: board({}, 'expect Raider is dead\nexpect Pike is dead'),
    told: ['expect Raider is dead: error expect/failed', 'expect Pike is dead: error expect/failed'],
    follows: [],
    unmet: 2,
    status: 'failed',
  },
  {
    title: 'a decision that waits is told once',
    text: board(
      {},
      'Ana moves Raider to Quarry\nall pass\nexpect Guard is alive\nexpect Guard is dead\nexpect Pike is dead',
    ),
    told: ['expect Guard is alive: warning flow/undecided'],
    follows: [
      'Because of this: Whether "Guard is dead" holds is not decided: Ana has to assign 4 damage among Guard and Pike.',
      'Because of this: Whether "Pike is dead" holds is not decided: Ana has to assign 4 damage among Guard and Pike.',
    ],
    unmet: 2,
    status: 'undecided',
  },
];

describe('one mistake is one problem', () => {
  it.each(CASES)('$title', ({ text, told, follows, unmet, status }) => {
    const played = play(text);
    expect(played.told).toEqual(told);
    expect(played.report.diagnostics[0]?.related.map(({ message }) => message)).toEqual(follows);
    expect(played.unmet).toHaveLength(unmet);
    expect(played.report.runs.map(run => run.status)).toEqual([status]);
  });

  it('in each edition by itself', () => {
    const text = board({}, 'Ana moves Raider to Quarry\nall pass\nAna assigns 4 to Guard\nexpect Pike is dead').replace(
      'edition 1.4',
      'edition 1.0, 1.4',
    );
    const { report, told } = play(text);
    expect(told).toEqual([
      'Ana assigns 4 to Guard: error assign/over-lethal',
      'expect Pike is dead: error expect/failed',
    ]);
    expect(report.diagnostics.map(({ editions }) => editions)).toEqual([['1.4'], ['1.0']]);
    expect(report.runs.map(run => run.status)).toEqual(['invalid', 'failed']);
  });
});
