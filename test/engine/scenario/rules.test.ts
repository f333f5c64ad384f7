/** The rules' texts as scenarios, edition by edition: each line holds, and each diagnostic stands where it is marked. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { allRuns } from '../../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';

const FOLDER = new URL('rules/', import.meta.url);
const book = loadRuleBook();
const MARKS = /#\s*((?:error|warning|information|hint) [a-z]+\/[a-z-]+(?:, .*)?)$/;

describe.each(readdirSync(FOLDER).filter(file => file.endsWith('.rift')))('%s', file => {
  const { blocks } = parseFile(readFileSync(new URL(file, FOLDER), 'utf8'));
  const context = withCards(
    runContext(book, NEWEST),
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  const scenarios = blocks.filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');

  it.each(scenarios.map(block => ({ name: block.tree.name?.text ?? '', block })))('$name', ({ block }) => {
    const report = runExploring(block, context);
    const { diagnostics } = report;
    const runs = allRuns(report);
    const lineOf = (offset: number) => block.text.slice(0, offset).split('\n').length;
    const unmet = runs.flatMap(({ edition, expectations }) =>
      expectations.filter(({ holds }) => !holds).map(({ line, message }) => `${edition}, line ${line + 1}: ${message}`),
    );
    expect(unmet).toEqual([]);
    expect(diagnostics.map(({ span, severity, code }) => `${lineOf(span.start)} ${severity} ${code}`).sort()).toEqual(
      marksOf(block.text).sort(),
    );
    expect(runs.length).toBeGreaterThan(0);
  });
});

/** `# error move/exhausted, hint setup/count` at the end of a line. */
function marksOf(text: string): string[] {
  return text.split('\n').flatMap((content, index) => {
    const marks = MARKS.exec(content)?.[1];
    return marks === undefined ? [] : marks.split(', ').map(mark => `${index + 1} ${mark}`);
  });
}
