/** A card of which words stand as `text` is named beside the first line that goes wrong and may count on them. */
import { expect, test } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';

const file = (claim: string): string => `card "Half-Lit Lantern" unit
  might 3
  text "Whatever it passes is seen by everybody."

scenario "It counts on words that do not run"
  player Ana
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
    Lantern = "Half-Lit Lantern"
  turn Ana
  Ana moves Lantern to Quarry
  expect ${claim}
`;

test.each([
  ['Ana has 1 xp', ['expect/failed', 'flow/unread', 'setup/text']],
  ['Lantern is at Quarry', ['setup/text']],
])('expect %s: %j', (claim, codes) => {
  const { blocks } = parseFile(file(claim));
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const block = blocks.find((each): each is Block<ScenarioTree> => each.tree.kind === 'scenario');
  const { diagnostics = [] } =
    block === undefined ? {} : runScenario(block, withCards(runContext(loadRuleBook(), NEWEST), cards));
  expect(diagnostics.map(({ code }) => code).sort()).toEqual(codes);
});
