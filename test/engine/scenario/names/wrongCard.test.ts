/** A card that cannot stand in its place is told of at its word, with cards that can. */
import { expect, test } from 'vitest';
import { NEWEST } from '../../../../engine/game/state/editions.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../../engine/language/syntax.ts';
import { runScenario } from '../../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { runContext } from '../../../../server/analysis/document/context.ts';

/** The diagnostics about cards of a board with these lines: the text that each stands at, and its message. */
const told = ({ player = '', battlefield = '', unit = '' }): readonly (readonly [string, string])[] => {
  const text = `scenario "Wrong cards"
  player Ana ${player}
  player Ben
  battlefield Quarry ${battlefield}
  battlefield Mill
  base Ana
    Raider might 3
    ${unit}

  turn Ana
  expect Raider has 3 might
`;
  const [block] = parseFile(text).blocks as readonly Block<ScenarioTree>[];
  if (block === undefined) throw new Error('no scenario');
  return runScenario(block, runContext(loadRuleBook(), NEWEST)).diagnostics.flatMap(({ code, span, message }) =>
    code === 'setup/value' || code === 'name/unknown' ? [[text.slice(span.start, span.end), message] as const] : [],
  );
};

test.each([
  [{ unit: 'Hero = "Defy"' }, '"Defy" is a card of the type spell; a unit or a gear is needed here.'],
  [{ unit: 'gear Sword = "Defy"' }, '"Defy" is a card of the type spell; a gear is needed here.'],
  [{ player: 'legend "Defy"' }, '"Defy" is a card of the type spell; a legend is needed here.'],
  [{ player: 'champion "Defy"' }, '"Defy" is a card of the type spell; a unit is needed here.'],
  [{ battlefield: '= "Defy"' }, '"Defy" is a card of the type spell; a battlefield is needed here.'],
])('%j', (board, message) => {
  expect(told(board)).toEqual([['"Defy"', expect.stringContaining(message)]]);
});

test.each([{ unit: '"Defy" might 2' }, { player: 'legend Defy champion Defy' }, { player: 'hand "Defy" deck "Defy"' }])(
  '%j is no mistake',
  board => {
    expect(told(board)).toEqual([]);
  },
);
