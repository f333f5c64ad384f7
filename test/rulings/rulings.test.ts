/** The rulings, run: in each of its editions every scenario passes, and nothing is found but what a line is marked with. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { isGood, statusOf } from '../../engine/scenario/script/outcome.ts';
import { allRuns } from '../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { runContext, withCards } from '../../server/analysis/document/context.ts';

const FOLDER = new URL('./', import.meta.url);
const MARKS = /#\s*((?:error|warning) [a-z]+\/[a-z-]+(?:, .*)?)$/;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.rift'))
  .sort();

it('are there', () => expect(files.length).toBeGreaterThan(40));

describe.each(files)('%s', file => {
  const { blocks } = parseFile(readFileSync(new URL(file, FOLDER), 'utf8'));
  const scenarios = blocks.filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');
  const context = withCards(
    runContext(loadRuleBook(), NEWEST),
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );

  it.each(scenarios.map(block => ({ name: block.tree.name?.text ?? '', block })))('$name', ({ block }) => {
    const report = runScenario(block, context);
    const { unrun, diagnostics } = report;
    const runs = allRuns(report);
    const lineOf = (offset: number) => block.text.slice(0, offset).split('\n').length;
    const unmet = runs.flatMap(({ edition, expectations }) =>
      expectations.filter(({ holds }) => !holds).map(({ line, message }) => `${edition}, line ${line + 1}: ${message}`),
    );
    const found = diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning');
    expect(unmet).toEqual([]);
    expect(found.map(({ span, severity, code }) => `${lineOf(span.start)} ${severity} ${code}`).sort()).toEqual(
      marksOf(block.text).sort(),
    );
    // What has to be refused as it is marked leaves nothing to pass; all else does.
    const marked = marksOf(block.text).some(mark => mark.includes(' error '));
    expect(marked ? 'passed' : statusOf(report)).toBe('passed');
    expect(runs.filter(({ status }) => !isGood(status) && !marked).map(({ edition }) => edition)).toEqual([]);
    expect(runs.length).toBeGreaterThan(0);
    expect(unrun).toEqual([]);
  });
});

/** `# error move/exhausted, warning cite/superseded` at the end of a line. */
function marksOf(text: string): string[] {
  return text.split('\n').flatMap((content, index) => {
    const marks = MARKS.exec(content)?.[1];
    return marks === undefined ? [] : marks.split(', ').map(mark => `${index + 1} ${mark}`);
  });
}
