/** What passes, in the words of the status bar and the outline. */
import { expect, test } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';
import { passingOf, passingText } from '../../../server/analysis/verdict/passing.ts';

const passing = (expectations: string) => {
  const text = `scenario "x"\n  player Ana\n  player Ben\n  battlefield A\n  battlefield B\n  turn Ana\n${expectations}`;
  const [block] = parseFile(text).blocks as readonly Block<ScenarioTree>[];
  if (block === undefined) throw new Error('no scenario');
  return passingOf(block.tree, runScenario(block, runContext(loadRuleBook(), '1.4')));
};

test.each([
  ['  expect Ana has 0 points\n', 'passed', ['holds'], 'passed'],
  ['  expect Ana has 0 points\n  expect Ben has 2 points\n', 'failed', ['holds', 'does not hold'], 'failed'],
  ['  expect in 1.0: Ana has 0 points\n  expect Ana has 0 points\n', 'invalid', ['not judged', 'holds'], 'has errors'],
])('%j is %s', (lines, status, outcomes, words) => {
  const found = passing(lines);
  expect({ status: found.status, outcomes: found.expectations.map(({ outcome }) => outcome) }).toEqual({
    status,
    outcomes,
  });
  expect(passingText(found)).toContain(words);
});
