/** Each behaviour in which editions differ has a scenario that shows it, and it alone, or a reason why there is none. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAYED_EDITIONS } from '../../engine/game/state/editions.ts';
import { asPrinted, behaviours, editionOf, isRuleset, type Ruleset } from '../../engine/game/state/rulesets.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import { isScenario } from '../../engine/language/syntax.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { shownBehaviours, WHY_NONE } from '../../rules-db/behaviours/shown.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { BEHAVIOUR_RULES } from '../../rules-db/mechanisms/behaviours.ts';
import { runContext, withCards } from '../../server/analysis/document/context.ts';
import { fromRoot } from '../house/support/root.ts';
import { partsBy } from '../server/analysis/radar/parting.ts';

type Behaviour = keyof typeof BEHAVIOUR_RULES;

const ALL = Object.keys(BEHAVIOUR_RULES) as readonly Behaviour[];
const context = runContext(loadRuleBook(), '1.5');
const page = readFileSync(fromRoot('docs/behaviours.md'), 'utf8');

const shown = shownBehaviours().map(each => {
  const { blocks } = parseFile(each.text);
  const [block] = blocks.filter(isScenario);
  if (block === undefined) throw new Error(`${each.behaviour}: no scenario`);
  const cards = blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  return { ...each, block, cards, editions: each.editions.filter(isRuleset) };
});

const isBehaviour = (name: string): name is Behaviour => (ALL as readonly string[]).includes(name);

describe('the behaviours by which editions differ', () => {
  it('each have a scenario, or a reason why there is none', () => {
    const names = new Set(shown.filter(({ editions }) => editions.length === 2).map(({ behaviour }) => behaviour));
    expect(ALL.filter(each => !names.has(each)).sort()).toEqual(Object.keys(WHY_NONE).sort());
    expect(shown.filter(({ behaviour }) => !isBehaviour(behaviour))).toEqual([]);
    expect(ALL.length).toBeGreaterThan(80);
  });

  it.each(shown)('$behaviour parts two editions by it alone', ({ behaviour, text, editions: [from, to] }) => {
    if (!isBehaviour(behaviour)) throw new Error(`no behaviour is called ${behaviour}`);
    if (from === undefined) throw new Error(`${behaviour}: it names no edition`);
    if (to !== undefined) expect(partsBy(text, from, to, [behaviour], context)).toEqual([]);
    else expect(Object.keys(WHY_NONE)).toContain(behaviour);
  });

  it.each(shown)('$behaviour is understood, and leaves nothing to be mended', ({ block, cards, text }) => {
    const { diagnostics } = runScenario(block, withCards(context, cards));
    const marked = [...text.matchAll(/# (?:warning|hint) ([a-z]+\/[a-z-]+)$/gm)].map(([, code]) => code);
    // What tells them apart may be that something is asked, and there the script ends.
    const told = diagnostics.filter(({ code }) => code !== 'flow/undecided');
    expect(told.map(({ code }) => code).sort()).toEqual(marked.sort());
  });

  it.each(shown)('$behaviour stands in the page of them all', ({ behaviour, text }) => {
    const [, section = ''] = page.split(`### ${behaviour}\n`);
    expect(section.split('\n### ')[0]).toContain(`\n${text}\`\`\`\n`);
  });

  // What parts no two editions in a scenario is read by the engine all the same, where a scenario can show that.
  it.each(shown.filter(({ editions }) => editions.length === 1))('$behaviour needs it in its edition', each => {
    const { behaviour, block, cards } = each;
    const [edition] = each.editions;
    const before = edition && PLAYED_EDITIONS[PLAYED_EDITIONS.indexOf(editionOf(edition)) - 1];
    if (edition === undefined || before === undefined || !isBehaviour(behaviour)) throw new Error('no edition before');
    const status = (ruleset: Ruleset, other: Ruleset) =>
      runScenario(block, {
        ...withCards(context, cards),
        under: [ruleset],
        replaced: { [behaviour]: behaviours(other)[behaviour] },
      }).runs[0]?.status;
    expect([status(edition, edition), status(edition, asPrinted(before))]).toEqual(['passed', 'failed']);
  });

  it('have their reasons in the page', () => {
    for (const [behaviour, reason] of Object.entries(WHY_NONE))
      expect(page.split(`### ${behaviour}\n`)[1]?.split('\n### ')[0]).toContain(reason);
  });
});
