/** Each behaviour in which editions differ has a scenario that shows it, and it alone, or a reason why there is none. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BEHAVIOURS } from '../../engine/game/state/behaviours.ts';
import { PLAYED_EDITIONS } from '../../engine/game/state/editions.ts';
import { asPrinted, behaviours, editionOf, isRuleset, type Ruleset } from '../../engine/game/state/rulesets.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import { isScenario } from '../../engine/language/syntax.ts';
import { runScenario } from '../../engine/scenario/run.ts';
import { shownBehaviours, WHY_NOT, whyNotShown } from '../../rules-db/behaviours/shown.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { runContext, withCards } from '../../server/analysis/document/context.ts';
import { knownTelling } from '../../server/analysis/radar/known.ts';
import { differing } from '../../server/analysis/radar/rulesets.ts';
import { fromRoot } from '../house/support/root.ts';
import { partsBy } from '../server/analysis/radar/parting.ts';

type Behaviour = keyof typeof BEHAVIOURS;

const ALL = Object.keys(BEHAVIOURS) as readonly Behaviour[];
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

/** Each edition beside the next one, and beside its own text alone. */
const PAIRS = [
  ...PLAYED_EDITIONS.flatMap((to, at) => {
    const from = PLAYED_EDITIONS[at - 1];
    return from === undefined ? [] : [{ from: from as Ruleset, to: to as Ruleset }];
  }),
  ...PLAYED_EDITIONS.map(edition => ({ from: asPrinted(edition), to: edition as Ruleset })),
];
const CHANGES = PAIRS.flatMap(rulesets => differing(rulesets).map(behaviour => ({ behaviour, ...rulesets })));

describe('the behaviours by which editions differ', () => {
  it('are all there, and nothing else is', () => {
    expect(new Set(CHANGES.map(({ behaviour }) => behaviour)).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThan(80);
    expect(shown.filter(({ behaviour }) => !isBehaviour(behaviour))).toEqual([]);
  });

  it.each(CHANGES)('have a scenario for $behaviour from $from to $to, or a reason why there is none', change => {
    const { behaviour, from, to } = change;
    const known = knownTelling(behaviour, { rulesets: { from, to }, context });
    const why = whyNotShown(behaviour, editionOf(from), editionOf(to));
    expect([known === null, why !== undefined]).toEqual([why !== undefined, why !== undefined]);
    if (known !== null) expect(partsBy(known.text, from, to, known.behaviours, context)).toEqual([]);
  });

  it.each(shown)('$behaviour parts two editions by it alone, or with what it names', each => {
    const { behaviour, alongside, text, editions } = each;
    const [from, to] = editions;
    if (!isBehaviour(behaviour) || from === undefined) throw new Error(`${behaviour}: no behaviour, or no edition`);
    if (to === undefined) return expect(Object.keys(WHY_NOT)).toContain(`${behaviour} ${from}`);
    const others = alongside.filter(isBehaviour);
    expect(others).toEqual(alongside);
    expect(partsBy(text, from, to, [behaviour, ...others], context)).toEqual([]);
    for (const left of others.length === 0 ? [] : [[behaviour], others])
      expect(partsBy(text, from, to, left, context)).not.toEqual([]);
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
    for (const [change, reason] of Object.entries(WHY_NOT)) {
      const [behaviour = ''] = change.split(' ');
      expect(page.split(`### ${behaviour}\n`)[1]?.split('\n### ')[0]).toContain(reason);
    }
  });
});
