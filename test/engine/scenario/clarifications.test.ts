/** Each clarification that changes play has a scenario, and the step that it changes says so. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLARIFICATIONS } from '../../../engine/game/state/clarifications.ts';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { asPrinted, RULESETS, type Ruleset, rulesOf } from '../../../engine/game/state/rulesets.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext } from '../../../server/analysis/document/context.ts';

const text = readFileSync(new URL('rules/clarifications.rift', import.meta.url), 'utf8');
const scenarios = parseFile(text).blocks.filter(
  (block): block is Block<ScenarioTree> => block.tree.kind === 'scenario',
);
const book = loadRuleBook();

/** Said once more later, with more weight: the row of the later day is the one in force. */
const inForce = CLARIFICATIONS.filter(({ edition, date, changes }) =>
  Object.keys(changes).every(name =>
    Object.entries(rulesOf(edition).clarified).some(([k, d]) => k === name && d === date),
  ),
);

const notesOf = (id: string, ruleset: Ruleset): readonly string[] =>
  scenarios
    .filter(({ tree }) => tree.name?.text.split(',')[0] === id)
    .flatMap(block => runScenario(block, { ...runContext(book, NEWEST), under: [ruleset] }).runs)
    .flatMap(({ steps }) => steps.flatMap(({ note }) => note ?? []))
    .filter(note => note.includes('larified'));

describe('a clarification', () => {
  it.each(inForce)(
    '$id of $edition is told at the step that it changes, and not by the text alone',
    ({ id, edition, date }) => {
      expect(notesOf(id, edition).filter(note => note.startsWith(`Clarified ${date}: by the text alone `))).not.toEqual(
        [],
      );
      expect(notesOf(id, asPrinted(edition)).filter(note => note.startsWith('Clarified'))).toEqual([]);
    },
  );

  it('does something else than the text of its edition', () => {
    for (const { edition, changes } of CLARIFICATIONS)
      for (const [name, value] of Object.entries(changes))
        expect(Object.entries(rulesOf(asPrinted(edition)).behaviours)).not.toContainEqual([name, value]);
  });
});

describe('the rulesets', () => {
  it('are each edition as printed and as clarified, and differ in what was clarified only', () => {
    for (const ruleset of RULESETS) {
      const { edition, behaviours, clarified } = rulesOf(ruleset);
      const printed = Object.entries(rulesOf(asPrinted(edition)).behaviours);
      const other = printed.filter(
        ([name, value]) => !Object.entries(behaviours).some(([k, v]) => k === name && v === value),
      );
      expect(other.map(([name]) => name).sort()).toEqual(Object.keys(clarified).sort());
    }
  });
});
