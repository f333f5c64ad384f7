/** The names by which the engine knows the rules are its own: nobody reads one, whatever the edition has no rule for. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NEWEST, PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { storyOf } from '../../../server/analysis/story/story.ts';
import { storyText } from '../../../server/cli/trace/storyText.ts';

const FOLDER = new URL('../../engine/scenario/rules/', import.meta.url);
const FILES = readdirSync(FOLDER).filter(file => file.startsWith('at-the-table-'));
const book = loadRuleBook();
const base = { ...runContext(book, NEWEST), under: PLAYED_EDITIONS };

/** Names of rules in a text: `move.contests`. A name without a dot is a word. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/[a-z-]+(?:\.[a-z-]+)+/g)].map(([name]) => name).filter(name => book.concepts.has(name));

it.each(FILES)('%s is told without the name of a rule in every edition', file => {
  const { blocks } = parseFile(readFileSync(new URL(file, FOLDER), 'utf8'));
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const context = withCards(base, cards);
  const scenarios = blocks.filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');
  const page = { path: file, source: [], width: 10_000, paint: (_: string, text: string) => text };
  const told = scenarios.flatMap(block => {
    const report = runScenario(block, context);
    return report.runs.map(run => storyText(storyOf(block, report, run, context.rules), page));
  });
  expect(told.length).toBeGreaterThanOrEqual(PLAYED_EDITIONS.length);
  expect(told.flatMap(namesIn)).toEqual([]);
});

it('finds such a name', () => {
  expect(namesIn('Ana contests Quarry. move.contests')).toEqual(['move.contests']);
});
