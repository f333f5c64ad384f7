/** What a run does not ask for makes no difference to it: so nothing that an audit leaves untried could have been a cause. */
import { describe, expect, it } from 'vitest';
import type { Behaviours } from '../../../engine/game/state/editions.ts';
import { behaviours, isRuleset, RULESETS, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';
import { shownBehaviours } from '../../../rules-db/behaviours/shown.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';

const context = runContext(loadRuleBook(), '1.5');
const NAMES = Object.keys(behaviours('1.0')) as (keyof Behaviours)[];

const ran = (text: string, ruleset: Ruleset, more: Partial<RunContext> = {}): ScenarioReport => {
  const { blocks } = parseFile(text);
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  for (const { tree, text: source } of blocks)
    if (tree.kind === 'scenario')
      return runScenario({ tree, text: source }, { ...withCards(context, cards), under: [ruleset], ...more });
  throw new Error('There is no scenario.');
};

/** All that is reported of it, and each of its steps in words. */
const courseOf = ({ runs, diagnostics }: ScenarioReport): string =>
  JSON.stringify([
    diagnostics,
    runs.map(({ status, steps, expectations }) => [status, steps.map(({ text }) => text), expectations]),
  ]);

describe('a behaviour that a run does not ask for', () => {
  // A tenth of them: each is run once for every behaviour that it does not ask for.
  const shown = shownBehaviours().filter((_, i) => i % 10 === 0);

  it.each(shown.map(({ behaviour, text, editions }) => [behaviour, text, editions] as const))(
    'may be another one: in what shows %s',
    (behaviour, text, editions) => {
      const ruleset = editions.find(isRuleset);
      if (ruleset === undefined) throw new Error('It names no edition.');
      const asked = new Set<keyof Behaviours>();
      const course = courseOf(ran(text, ruleset, { onAsked: (_, each) => asked.add(each) }));
      expect([...asked]).toContain(behaviour);
      const unasked = NAMES.filter(each => !asked.has(each));
      expect(unasked.length).toBeGreaterThan(NAMES.length / 3);
      for (const each of unasked) {
        const own = behaviours(ruleset)[each];
        const other = RULESETS.map(such => behaviours(such)[each]).find(value => value !== own);
        if (other === undefined) continue;
        expect(courseOf(ran(text, ruleset, { replaced: { [each]: other } }))).toBe(course);
      }
    },
  );
});
