/** Scenarios run under an edition that does some things as another does. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { winnerOf } from '../../../engine/game/state/combatResult.ts';
import { type Behaviours, type Edition, NEWEST } from '../../../engine/game/state/editions.ts';
import { behaviours } from '../../../engine/game/state/rulesets.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';

const book = loadRuleBook();

/** What happens in a file's scenarios under one edition, whatever they name themselves. */
const runsOf = (text: string, edition: Edition, replaced: Partial<Behaviours>): readonly Run[] => {
  const { blocks } = parseFile(text);
  const context = withCards(
    runContext(book, NEWEST),
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  return blocks
    .filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario')
    .flatMap(block => runScenario(block, { ...context, under: [edition], replaced }).runs);
};

describe('one behaviour of another edition', () => {
  const BOTH_SIDES_STAY = `
scenario "Both sides left at the recall"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 5
  battlefield Meadow
  base Ana
    Ogre might 4

  turn Ana
  Ana moves Ogre to Quarry
  effect stun Guard
  all pass
`;
  it.each([
    { edition: '1.3', combatResult: 'after-recall', winner: 1 },
    { edition: '1.3', combatResult: 'recall-is-none', winner: null },
    { edition: '1.4', combatResult: 'after-recall', winner: 1 },
    { edition: '1.4', combatResult: 'recall-is-none', winner: null },
  ] as const)('$edition with the result $combatResult', ({ edition, combatResult, winner }) => {
    const [run] = runsOf(BOTH_SIDES_STAY, edition, { combatResult });
    expect(run?.edition).toBe(edition);
    expect(winnerOf(run?.final?.combat?.result ?? null)).toBe(winner);
  });
});

describe('all behaviours of another edition', () => {
  const FOLDER = new URL('rules/', import.meta.url);

  it.each(readdirSync(FOLDER).filter(file => file.endsWith('.rift')))('play %s as that edition does', file => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const stepsOf = (edition: Edition, replaced: Partial<Behaviours>) =>
      runsOf(text, edition, replaced).map(({ steps }) => steps.map(({ rule, text: what }) => `${rule}: ${what}`));
    expect(stepsOf('1.4', behaviours('1.0'))).toEqual(stepsOf('1.0', {}));
  });
});
