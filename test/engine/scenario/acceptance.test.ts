/** A name that answers "may" with yes, and one that does not. */
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';

const book = loadRuleBook();

const reportOf = (ability: string, line: string): ScenarioReport | undefined => {
  const { blocks } = parseFile(`
scenario "A trigger that may be left"
  edition 1.4
  player Ana deck Gust
  player Ben
  battlefield Quarry controlled by Ana
    Ana: Hero might 1
  battlefield Grove
  base Ana
    Singer = Chanter
  base Ben
    Ogre might 2

  turn Ben
  turn Ana from start
  ${line}

card Chanter unit
  might 1
  when you hold: ${ability}
`);
  const context = withCards(
    runContext(book, NEWEST),
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  const scenario = blocks.find((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');
  return scenario === undefined ? undefined : runScenario(scenario, { ...context, under: ['1.4'] });
};

const stepsOf = (report: ScenarioReport | undefined): string =>
  report?.runs[0]?.steps.map(({ text }) => text).join('\n') ?? '';
const errorsOf = (report: ScenarioReport | undefined) =>
  report?.diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);

describe('a question whether something is done', () => {
  it('is accepted by its own word', () => {
    const report = reportOf('you may draw 1', 'Ana accepts');
    expect(errorsOf(report)).toEqual([]);
    expect(stepsOf(report)).toContain("Singer's ability is finalised");
  });

  it('is not accepted by a name that nothing asks for', () => {
    const report = reportOf('you may draw 1', 'Ana chooses Ogre');
    expect(errorsOf(report)).toEqual(['play/target']);
    expect(stepsOf(report)).not.toContain("Singer's ability is finalised");
  });
});
