/**
 * Which abilities of the library's cards a scenario would miss: each is dropped in turn, and the scenarios that name the
 * card are run again. Lists those without one. See `npm run mutations`.
 *   node mutations.mjs ROOT FILE [SET …]
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NEWEST } from '../engine/game/state/editions.ts';
import { type Block, type CardTree, isScenario, type ScenarioTree } from '../engine/language/syntax.ts';
import { type RunContext, runScenario } from '../engine/scenario/run.ts';
import { allRuns } from '../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../rules-db/book.ts';
import { allCards } from '../rules-db/cards.ts';
import { blocksOf, cardsIn } from '../server/analysis/checking/blocks.ts';
import { runContext, withCards } from '../server/analysis/document/context.ts';
import { usedOnDisk } from '../server/hosts/node/nodeFiles.ts';
import { type Held, mutantsOf } from '../test/mutations/mutants.ts';
import { projectFiles } from './lib/files.mjs';

const [root = '.', file = '', ...sets] = process.argv.slice(2);

interface Scenario {
  readonly block: Block<ScenarioTree>;
  readonly cards: readonly CardTree[];
  /** In small letters: what is looked for a card's name. */
  readonly text: string;
  before?: string;
}

const base = runContext(loadRuleBook(), NEWEST);

/** Mistakes that are shown are no scenarios that hold anything. */
const scenarios = (): readonly Scenario[] => {
  const uses = usedOnDisk();
  return projectFiles(root)
    .filter(name => /^(?:test\/(?:rulings|rules-db\/printed|engine\/scenario\/rules)|examples)\/.*\.rift$/.test(name))
    .flatMap(name => {
      const absolute = path.join(root, name);
      const source = { path: name, absolute, text: readFileSync(absolute, 'utf8') };
      const { cards } = cardsIn(source, uses);
      return [...blocksOf(source.text, name)]
        .filter(isScenario)
        .map(block => ({ block, cards, text: block.text.toLowerCase() }));
    });
};

/** What a scenario comes to: which expectations hold, and what is found where. */
const outcome = ({ block }: Scenario, context: RunContext): string => {
  const report = runScenario(block, context);
  const { diagnostics } = report;
  const held = allRuns(report).map(({ edition, expectations }) => [edition, expectations.map(({ holds }) => holds)]);
  const found = diagnostics
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ code, span }) => `${code} ${span.start}`);
  return JSON.stringify([held, found]);
};

const isMissed = (tree: CardTree, used: readonly Scenario[]): boolean =>
  used.some(scenario => {
    scenario.before ??= outcome(scenario, withCards(base, scenario.cards));
    return outcome(scenario, withCards(base, [tree, ...scenario.cards])) !== scenario.before;
  });

/** As the formatter has it, so that a run changes what has changed. */
const inOneLine = ({ abilities, scenarios: used, missing }: Held[string]): string =>
  `{ "abilities": ${abilities}, "scenarios": ${used}, "missing": [${missing.map(each => JSON.stringify(each)).join(', ')}] }`;

const all = scenarios();
const before: Held = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Held) : {};
const held: Record<string, Held[string]> = {};
for (const card of allCards()) {
  if (sets.length > 0 && !sets.includes(card.set)) {
    const kept = before[card.name];
    if (kept !== undefined) held[card.name] = kept;
    continue;
  }
  const key = card.name.toLowerCase();
  // A file's own card of that name goes before the library's.
  const used = all.filter(
    ({ text, cards }) => text.includes(key) && !cards.some(own => own.name?.text.toLowerCase() === key),
  );
  const mutants = mutantsOf(card.tree);
  if (mutants.length === 0) continue;
  const missing = mutants.filter(({ tree }) => !isMissed(tree, used)).map(({ dropped }) => dropped);
  held[card.name] = { abilities: mutants.length, scenarios: used.length, missing };
}
const lines = Object.entries(held)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, each]) => `  ${JSON.stringify(name)}: ${inOneLine(each)}`);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
const counts = Object.values(held);
const sum = (of: (each: Held[string]) => number): number => counts.reduce((total, each) => total + of(each), 0);
console.log(
  `${sum(each => each.abilities - each.missing.length)} of ${sum(each => each.abilities)} abilities would be missed`,
);
