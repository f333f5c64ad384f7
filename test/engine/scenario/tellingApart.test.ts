/** Boards and questions as a judge writes them first: understood as meant, or refused with what would be right. */
import { describe, expect, test } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { play } from './support.ts';

const CONTEXT = runContext(loadRuleBook(), '1.4');

/** With the library's cards: what is reported, without hints, and the expectations that do not hold. */
const judged = (text: string) => {
  const [block] = parseFile(text).blocks;
  const { runs, diagnostics } = runScenario(block as Block<ScenarioTree>, CONTEXT);
  const of = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'expect/failed');
  return {
    errors: of.map(({ message }) => message),
    unmet: runs.flatMap(run => run.expectations.flatMap(({ holds, message }) => (holds ? [] : [message]))),
  };
};

interface At {
  readonly quarry?: string;
  readonly base?: string;
  readonly ana?: string;
}
const board = (script: string, { quarry = 'Ben: Guard might 6', base = 'Raider might 3', ana = '' }: At = {}): string =>
  `scenario "First try"
  player Ana${ana}
  player Ben hand nothing
  battlefield Quarry controlled by Ben
${quarry.replace(/^/gm, '    ')}
  battlefield Grove
  base Ana
    ${base}
  turn Ana
${script.replace(/^/gm, '  ')}
`;

describe('empowered', () => {
  test('a number of times, where the card counts them', () => {
    const base = '"Kayle, Justified" empowered 2';
    expect(judged(board('expect Kayle has 7 might', { base }))).toEqual({ errors: [], unmet: [] });
  });

  test('more often than it can be is refused', () => {
    expect(judged(board('expect Raider is alive', { base: 'Raider might 1 empowered 5' })).errors).toEqual([
      '"Raider" can be empowered once at most: write "empowered" alone.',
    ]);
  });
});

test('no power needs no domain', () => {
  const { errors, unmet } = judged(
    board('expect Ana has 0 power\nexpect Ana has 0 energy', { ana: ' energy 0 power 0' }),
  );
  expect([...errors, ...unmet]).toEqual([]);
});

test('where a card lies that was recycled can be asked', () => {
  const script =
    'effect by Ana: recycle Raider\nexpect Raider is in deck\nexpect Raider is in deck of Ana\nexpect Raider is not in deck of Ben\nexpect Guard is not in deck';
  expect(judged(board(script))).toEqual({ errors: [], unmet: [] });
});

test('a second gear of a name is told how several are written', () => {
  const { errors } = judged(board('expect Guard is alive', { quarry: 'Ben: Guard might 6\nBen: "Bomb"\nBen: "Bomb"' }));
  expect(errors).toEqual([
    'There is already a gear called "Bomb"; every gear needs a different name. Several of a kind in one place can share a line, as in “2x "Bomb"”; a single one can be numbered, as in “Bomb2 = "Bomb"”.',
  ]);
  const quarry = 'Ben: Guard might 6\nBen: "Bomb"\nBen: Bomb2 = "Bomb"';
  expect(judged(board('expect Bomb2 is alive', { quarry }))).toEqual({ errors: [], unmet: [] });
});

describe('a choice that does not wait', () => {
  test('names what was taken already', () => {
    const { errors } = judged(
      board('Ana moves Ambessa to Quarry\nAna chooses Guard', {
        quarry: 'Ben: Guard might 6 shield 1\nBen: Pike might 4',
        base: '"Ambessa, Respected and Feared" empowered',
      }),
    );
    expect(errors).toEqual([
      'No choice is waiting here: Pike was all that Ambessa, Respected and Feared could choose, and is chosen already.',
    ]);
  });

  test('names what waits on the chain', () => {
    const { errors } = judged(board('Ana plays "Void Seeker" choosing Guard\nAna chooses Guard\nAna chooses Raider'));
    expect(errors).toEqual([
      'No choice is waiting here: Void Seeker has already chosen Guard, and resolves after “all pass”.',
      'No choice is waiting here: Void Seeker waits on the chain; choices made on resolution come after “all pass”.',
    ]);
  });

  test('says why nothing was asked', () => {
    const { report } = play(
      `card Payer unit
  cost 1
  might 2
  when you play me: you may pay 3 to draw 1

scenario "Payer"
  player Ana hand Payer energy 1 power 0
  player Ben
  battlefield Quarry
  battlefield Grove
  turn Ana
  Ana plays Payer
  Ana accepts
`,
    );
    expect(report.diagnostics.map(({ message }) => message)).toEqual([
      "No choice is waiting here: Ana cannot pay for Payer's ability, which costs 3 Energy.",
    ]);
  });

  test('says why nothing could be played', () => {
    const { report } = play(
      `card Helper spell
  you may play a unit from your hand to any battlefield you control

card Imp unit
  might 1

scenario "Helper"
  player Ana hand Helper, Imp
  player Ben
  battlefield Quarry
  battlefield Grove
  turn Ana
  Ana plays Helper
  all pass
  Ana chooses Imp
`,
    );
    expect(report.diagnostics.map(({ message }) => message)).toEqual([
      'No choice is waiting here: Ana plays nothing by Helper: there is no place where Imp may be played.',
    ]);
  });

  test('names the line that has answered', () => {
    const { report } = play(
      `card Giver unit
  cost 1
  might 2
  when you play me: you may draw 1

scenario "Giver"
  player Ana hand Giver energy 1
  player Ben
  battlefield Quarry
  battlefield Grove
  turn Ana
  Ana plays Giver
  Ana declines
  Ana accepts
`,
    );
    expect(report.diagnostics.map(({ message }) => message)).toEqual([
      'No choice is waiting here: what Giver asked Ana has been answered with “Ana declines”.',
    ]);
  });
});

describe('a name that nothing has here', () => {
  test('may be of a token that is yet to come', () => {
    const base = '"Vanguard Captain"';
    const { errors } = judged(board('Ana plays "Faithful Manufactor"\nexpect Recruit is alive', { base }));
    expect(errors[0]).toMatch(
      /^There is no Recruit yet: Faithful Manufactor still waits on the chain; write “all pass”/,
    );
  });

  test('may be in a hand that is not told', () => {
    expect(judged(board('expect Defy is in hand of Ana')).errors).toEqual([
      'The scenario does not specify where Defy is: it is not on the board, and the scenario does not specify what Ana has in hand. Write it down, as in “player Ana hand Defy”.',
    ]);
    expect(judged(board('expect Defy is in hand of Ana', { ana: ' hand Gust' })).errors[0]).toMatch(
      /^No unit is called "Defy"/,
    );
  });
});

test('what adds up to too much together says so', () => {
  const quarry = 'Ben: One = "Reluctant Leader"\nBen: Two = "Soulspinner"\nBen: "Disciple of Shen"';
  const { unmet } = judged(board('expect Ana can play "Decree of Discord" choosing One, Two', { quarry }));
  expect(unmet[0]).toContain(
    'Decree of Discord cannot choose One and Two together: their Might adds up to 6; the most is 5.',
  );
});

test('what fits none of the choices is told why', () => {
  const { unmet } = judged(board('expect Ana can play "Decree of Discord" choosing Guard'));
  expect(unmet[0]).toContain('Decree of Discord cannot choose Guard: ');
});

test('a choice too many is refused where the card chooses a place of its own', () => {
  const { unmet } = judged(board('expect Ana can play "Bullet Time" choosing Quarry, Guard'));
  expect(unmet[0]).toContain('Bullet Time does not choose Guard');
});

test('Power that the line names and that is not there is told apart from a cost that cannot be paid', () => {
  const { report } = play(
    `card Toss spell
  cost 1 any
  deal 1 to a unit

scenario "Toss"
  player Ana hand Toss energy 1 power 1 calm
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
  battlefield Grove
  turn Ana
  Ana plays Toss choosing Guard paying 1 fury
`,
  );
  expect(report.diagnostics.map(({ message }) => message)).toEqual([
    'Toss costs 1 Energy and 1 Power of any domain, which Ana cannot pay with 1 fury. Ana has 1 Energy and 1 calm Power and 0 runes.',
  ]);
});
