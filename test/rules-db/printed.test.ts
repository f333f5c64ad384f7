/** Cards of the library at play: what each ability does, in scenarios that would fail without it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../engine/game/state/editions.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { runContext } from '../../server/analysis/document/context.ts';

const FOLDER = new URL('printed/', import.meta.url);
const context = runContext(loadRuleBook(), NEWEST);

describe.each(readdirSync(FOLDER).filter(file => file.endsWith('.rift')))('%s', file => {
  const { blocks } = parseFile(readFileSync(new URL(file, FOLDER), 'utf8'));
  const scenarios = blocks.filter((block): block is Block<ScenarioTree> => block.tree.kind === 'scenario');

  it.each(scenarios.map(block => ({ name: block.tree.name?.text ?? '', block })))('$name', ({ block }) => {
    const { runs, diagnostics } = runScenario(block, context);
    const lineOf = (offset: number) => block.text.slice(0, offset).split('\n').length;
    // Of a card that runs in part, the rest is told; what runs is held here all the same.
    const wrong = diagnostics.filter(
      ({ severity, code }) =>
        severity === 'error' || (severity === 'warning' && code !== 'flow/unread' && code !== 'setup/text'),
    );
    expect(wrong.map(({ span, message }) => `line ${lineOf(span.start)}: ${message}`)).toEqual([]);
    expect(runs.flatMap(({ expectations }) => expectations.filter(({ holds }) => !holds))).toEqual([]);
    expect(runs.some(({ expectations }) => expectations.length > 0)).toBe(true);
  });
});
