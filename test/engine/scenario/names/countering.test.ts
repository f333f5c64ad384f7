/** What is offered to counter a card: cards that do. */
import { expect, it } from 'vitest';
import { NEWEST } from '../../../../engine/game/state/editions.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../../engine/language/syntax.ts';
import { runScenario } from '../../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { runContext, withCards } from '../../../../server/analysis/document/context.ts';

const offeredTo = (hand: string, line: string): { readonly says: string; readonly fixes: readonly string[] } => {
  const { blocks } = parseFile(`
card Lecture spell
  draw 1
card Answer spell reaction
  counter a spell
card Torch spell reaction
  deal 3 to a unit
scenario "Countered"
  player Ana hand Lecture
  player Ben hand ${hand}
  battlefield Quarry
  battlefield Grove
  turn Ana
  Ana plays Lecture
  Ana passes
  ${line}
`);
  const context = withCards(
    runContext(loadRuleBook(), NEWEST),
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  const { diagnostics } = runScenario(blocks.at(-1) as Block & { readonly tree: ScenarioTree }, context);
  const problem = diagnostics.find(({ code }) => code === 'syntax/expected');
  return {
    says: problem?.message ?? '',
    fixes: problem?.fixes.flatMap(({ edits }) => edits.map(({ text }) => text)) ?? [],
  };
};

it('of a hand, those cards alone that counter something', () => {
  const { says, fixes } = offeredTo('Torch, Answer', 'Ben counters Lecture');
  expect(fixes).toEqual(['Ben plays Answer choosing Lecture', 'effect by Ben: counter Lecture']);
  expect(says).not.toMatch(/Torch/);
});

it('as a question too', () =>
  expect(offeredTo('Torch, Answer', 'can Ben counter Lecture?').fixes).toEqual([
    'can Ben play Answer choosing Lecture?',
    'can Ben play Answer?',
  ]));

it('nothing, where no card does', () => {
  const { says, fixes } = offeredTo('Torch', 'can Ben counter Lecture?');
  expect(fixes).toEqual([]);
  expect(says).toMatch(/None of the specified cards counters anything\.$/);
});

it('any card that is answered with, where nothing says that it counters', () =>
  expect(offeredTo('Torch', 'can Ben answer?').fixes).toContain('can Ben play Torch?'));
