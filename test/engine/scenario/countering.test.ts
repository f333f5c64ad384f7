/** Where a countered spell goes, and by which way (`action.counter`). */
import { describe, expect, it } from 'vitest';
import { NEWEST, PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';

/** The zones that the spell is in, one after the other. */
const way = (counters: string, edition: string): readonly string[] => {
  const { blocks } = parseFile(`
card Lecture spell
  draw 1
card Answer spell reaction
  ${counters}
scenario "Countered"
  edition ${edition}
  player Ana hand Lecture
  player Ben hand Answer
  battlefield Quarry
  battlefield Grove
  turn Ana
  Ana plays Lecture
  Ana passes
  Ben plays Answer choosing Lecture
  all pass
`);
  const context = withCards(
    runContext(loadRuleBook(), NEWEST),
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  const scenario = blocks.find((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');
  if (scenario === undefined) throw new Error('no scenario');
  const { runs, diagnostics } = runScenario(scenario, context);
  expect(diagnostics).toEqual([]);
  const zones = (runs[0]?.steps ?? []).flatMap(({ after }) =>
    after.objects.filter(o => o.name === 'Lecture').map(o => o.zone.kind),
  );
  return zones.filter((zone, at) => zone !== zones[at - 1]);
};

describe.each(PLAYED_EDITIONS)('a countered spell in %s', edition => {
  it.each([
    ['counter a spell', ['hand', 'chain', 'trash']],
    ["counter a spell. return it to its owner's hand", ['hand', 'chain', 'trash', 'hand']],
    ['counter a spell. return it to hand instead of putting it in the trash', ['hand', 'chain', 'hand']],
    ["counter a spell and recycle it instead of putting it into its owner's trash", ['hand', 'chain', 'deck']],
    ['counter a spell, then banish it instead of putting it in the trash', ['hand', 'chain', 'banished']],
  ])('goes its way: %s', (counters, zones) => {
    expect(way(counters, edition)).toEqual(zones);
  });
});
