import { describe, expect, test } from 'vitest';
import { NEWEST } from '../../../../engine/game/state/editions.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../../engine/language/syntax.ts';
import { cardsOf, NO_CARDS } from '../../../../engine/scenario/names/cards.ts';
import type { Diagnostic } from '../../../../engine/scenario/report/report.ts';
import { runScenario } from '../../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { ruleNumbers } from '../../../../rules-db/runner.ts';
import { play } from '../support.ts';

const rules = ruleNumbers(loadRuleBook());

/** What is told of the last scenario of a text, which plays the cards above it. */
const told = (text: string): readonly Diagnostic[] => {
  const { blocks } = parseFile(text);
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const scenario = blocks.find((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');
  if (scenario === undefined) return [];
  const known = cards.length === 0 ? NO_CARDS : cardsOf(cards, () => undefined);
  return runScenario(scenario, { defaultEdition: NEWEST, rules, cards: known }).diagnostics;
};

const waiting = (text: string): Diagnostic | undefined => told(text).find(({ code }) => code === 'flow/undecided');

const board = (card: string, ...script: readonly string[]): string => `${card}
scenario "A choice"
  player Ana hand "Own Card"
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
    Ben: Soldier might 3
  battlefield Meadow
  base Ana
    Raider might 5
    Scout might 2
  base Ben
    Guard might 4
  turn Ana
${script.map(line => `  ${line}\n`).join('')}`;

const spell = (sentence: string): string => `card "Own Card" spell\n  ${sentence}\n`;
const unit = (sentence: string): string => `card "Own Card" unit\n  might 2\n  ${sentence}\n`;

const CASES: readonly {
  readonly of: string;
  readonly text: string;
  readonly says: string;
  readonly offers: readonly string[];
}[] = [
  {
    of: 'a target',
    text: board(spell('stun a unit at a battlefield'), 'Ana plays "Own Card"'),
    says: '(Wall or Soldier)',
    offers: ['Ana chooses Wall', 'Ana chooses Soldier'],
  },
  {
    of: 'up to two',
    text: board(unit('when you play me: stun up to two units at a battlefield'), 'Ana plays "Own Card"'),
    says: '(up to 2 of Wall or Soldier)',
    offers: ['Ana chooses Wall', 'Ana chooses Soldier', 'Ana chooses Wall, Soldier', 'Ana chooses nothing'],
  },
  {
    of: 'a may',
    text: board(spell('draw 1. you may ready a friendly unit'), 'Ana plays "Own Card" choosing Raider', 'all pass'),
    says: 'Ana has to accept or decline for Own Card',
    offers: ['Ana accepts', 'Ana declines'],
  },
  {
    of: 'a may that chooses',
    text: board(unit('when you play me: you may stun an enemy unit'), 'Ana plays "Own Card"'),
    says: '(Wall, Soldier or Guard, or decline)',
    offers: ['Ana chooses Wall', 'Ana chooses Soldier', 'Ana chooses Guard', 'Ana declines'],
  },
  {
    of: 'modes',
    text: board(spell('choose one: draw 1 / stun a unit'), 'Ana plays "Own Card"'),
    says: '("draw 1" or "stun a unit")',
    offers: ['Ana chooses "draw 1"', 'Ana chooses "stun a unit"'],
  },
  {
    of: 'a destination',
    text: board(spell('move a friendly unit'), 'Ana plays "Own Card" choosing Scout'),
    says: 'where to move it (Quarry or Meadow)',
    offers: ['Ana chooses Quarry', 'Ana chooses Meadow'],
  },
  {
    of: 'damage that is split',
    text: board(
      spell('deal 3 split among any number of enemy units at a battlefield'),
      'Ana plays "Own Card" choosing Wall, Soldier',
      'all pass',
    ),
    says: 'how 3 damage is split',
    offers: ['Ana chooses 2 to Wall, 1 to Soldier', 'Ana chooses 1 to Wall, 2 to Soldier'],
  },
];

describe('a choice that waits', () => {
  test.each(CASES)('of $of is told, with the legal ones as fixes', ({ text, says, offers }) => {
    const found = waiting(text);
    expect(found?.severity).toBe('hint');
    expect(found?.message).toContain(says);
    expect(found?.concepts.length).toBeGreaterThan(0);
    expect(found?.fixes.map(({ title }) => title)).toEqual(offers);
  });

  test.each(CASES.flatMap(({ of, text, offers }) => offers.map(line => ({ of, text, line }))))(
    'of $of can be made by "$line"',
    ({ text, line }) => {
      expect(told(`${text}  ${line}\n`).filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );

  test('is offered above an expectation that it keeps from holding', () => {
    const found = waiting(
      board(spell('stun a unit at a battlefield'), 'Ana plays "Own Card"', 'expect Wall is stunned'),
    );
    expect(found?.severity).toBe('warning');
    expect(found?.fixes[0]?.edits[0]?.text).toBe('  Ana chooses Wall\n');
  });

  test('whose answer is assumed up to 1.2 is told where it waits, with the line that declines', () => {
    const ALL = ['Ana plays "Own Card"', 'Ana chooses Wall', 'all pass', 'expect Wall is stunned', 'Ana ends turn'];
    const mendedBy = (script: readonly string[]) => {
      const text = board(unit('when you play me: you may stun a unit at a battlefield'), ...script);
      const whole = text.replace('  player Ana', '  edition 1.2\n  player Ana');
      const scenario = parseFile(whole).blocks.find(({ tree }) => tree.kind === 'scenario')?.offset ?? 0;
      const [fix] = told(whole).find(({ code }) => code === 'flow/assumed')?.fixes ?? [];
      const [edit] = fix?.edits ?? [];
      const at = scenario + (edit?.span.start ?? 0);
      return { title: fix?.title, text: `${whole.slice(0, at)}${edit?.text}${whole.slice(at)}` };
    };
    for (const until of [3, 4, 5]) {
      const script = ALL.slice(0, until);
      const { title, text } = mendedBy(script);
      expect(title).toBe('Write "Ana declines"');
      const lines = text.slice(text.indexOf('turn Ana')).trimEnd().split('\n').slice(1);
      expect(lines.map(line => line.trim())).toEqual([...ALL.slice(0, 3), 'Ana declines', ...script.slice(3)]);
      expect(told(text.replace('is stunned', 'is not stunned'))).toEqual([]);
    }
  });

  test('of very many offers the first few', () => {
    const many = board(unit('when you play me: stun up to four units'), 'Ana plays "Own Card"');
    const found = waiting(many.replace('Ben: Wall might 3', 'Ben: 30x Recruit might 1'));
    expect(found?.message).toMatch(/or one of \d+ more/);
    expect(found?.fixes).toHaveLength(8);
    expect(found?.fixes.at(-1)?.title).toBe('Ana chooses nothing');
  });

  test('of an order offers each', () => {
    const text = board(
      `${unit('when a unit dies: draw 1')}card "Mourner" unit\n  might 1\n  when a unit dies: ready me\n`,
      'effect kill Scout',
    ).replace('Raider might 5', 'First = "Own Card"\n    Second = "Mourner"');
    const found = waiting(text);
    expect(found?.message).toContain('Ana has to order First and Second');
    expect(found?.fixes.map(({ title }) => title)).toEqual(['Ana orders First, Second', 'Ana orders Second, First']);
  });
});

test('a bare name on the board that is a card’s is offered in quotes', () => {
  const [problem, ...others] = told(`card "Brook" unit
  might 1
  cost 1

scenario "A bare name"
  player Ana
  player Ben
  base Ana
    Brook
`).filter(({ severity }) => severity === 'error');
  expect(others).toEqual([]);
  expect(problem?.message).toContain('has no Might');
  expect(problem?.fixes?.map(({ title }) => title)).toEqual(['Use the card "Brook"', 'Add "might 1"']);
});

test('a fix that names a unit called like a word of the language writes it in quotes', () => {
  const board = (line: string): string => `scenario "Words as names"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: "expect" might 3
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
  ${line}
`;
  const { diagnostic } = play(board('Ana assigns 3 to "expect"'));
  const [edit] = diagnostic('assign/total')?.fixes[0]?.edits ?? [];
  expect(edit?.text).toContain('4 to "expect"');
  expect(play(board('Ana assigns 4 to "expect"')).told).toEqual([]);
});
