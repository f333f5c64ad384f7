/** What is offered where shipped scenarios stop is accepted by the checker there, and what is refused is refused for the rule that is told. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { isScenario } from '../../../engine/language/syntax.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { blocksOf, cardsIn } from '../../../server/analysis/checking/blocks.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { factsSince } from '../../../server/analysis/openings/factsSince.ts';
import { openingsOf } from '../../../server/analysis/openings/openingsOf.ts';
import { usedOnDisk } from '../../../server/hosts/node/nodeFiles.ts';
import { fromRoot, projectFiles } from '../../house/support/root.ts';

/** Of those that can be read, each so many-th; and of what is offered and refused at a stop, so many. */
const EVERY = 60;
const OFFERED = 6;
const REFUSED = 4;

interface Stop {
  readonly where: string;
  /** Up to a line of the script. */
  readonly text: string;
  readonly context: RunContext;
}

const stops = (): readonly Stop[] => {
  const base = runContext(loadRuleBook(), NEWEST);
  const uses = usedOnDisk();
  const files = projectFiles().filter(name => /^(test\/rulings|examples)\/.*\.rift$/.test(name));
  const scenarios = files.flatMap(file => {
    const absolute = fromRoot(file);
    const text = readFileSync(absolute, 'utf8');
    const context = withCards(base, cardsIn({ path: file, absolute, text }, uses).cards);
    return [...blocksOf(text, file)].filter(isScenario).map(block => ({ file, block, context }));
  });
  return scenarios
    .filter(({ block }) => block.tree.problems.length === 0)
    .filter((_, at) => at % EVERY === 0)
    .flatMap(({ file, block, context }) => {
      const [run] = runScenario(block, context).runs;
      if (run?.status !== 'passed') return [];
      const under = { ...context, under: [run.ruleset] };
      const { statements } = block.tree;
      const branch = statements.findIndex(({ kind }) => kind === 'what-if');
      const script = statements.slice(0, branch < 0 ? undefined : branch).filter(isScript);
      return script.map(({ line, span }) => ({
        where: `${file}:${block.line + line + 1}`,
        text: block.text.slice(0, span.end).trimEnd(),
        context: under,
      }));
    });
};

const reportOf = ({ context }: Stop, text: string) => {
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') throw new Error('no scenario');
  return runScenario({ text, tree }, context);
};

const openingsAt = (stop: Stop) => {
  const [run] = reportOf(stop, stop.text).runs;
  const state = run?.final;
  if (run?.opening === undefined || state === undefined) return undefined;
  const { rules, cards } = stop.context;
  return openingsOf(state, { ruleset: run.ruleset, expects: factsSince(run.opening, state), rules, cards });
};

const errorsBehind = (stop: Stop, line: string) =>
  reportOf(stop, `${stop.text}\n  ${line}\n`).diagnostics.filter(
    ({ severity, span }) => severity === 'error' && span.start >= stop.text.length,
  );

const some = <T>(all: readonly T[], many: number, from: number): readonly T[] =>
  Array.from({ length: Math.min(many, all.length) }, (_, n) => all[(from + n * 7) % all.length] as T);

test('openings at the stops of shipped scenarios', { timeout: 120_000 }, () => {
  const wrong: string[] = [];
  let [offered, barred] = [0, 0];
  for (const [at, stop] of stops().entries()) {
    const openings = openingsAt(stop);
    if (openings === undefined) continue;
    const { lines, expects, players } = openings;
    const all = [
      ...lines,
      ...expects,
      ...players.flatMap(({ groups }) => groups.flatMap(g => g.openings.flatMap(o => [o.line, ...(o.ways ?? [])]))),
    ];
    for (const line of some(all, OFFERED, at)) {
      offered++;
      const [error] = errorsBehind(stop, line);
      if (error !== undefined) wrong.push(`${stop.where}: offered "${line}": ${error.code} ${error.message}`);
    }
    for (const one of some(
      players.flatMap(({ refused }) => refused),
      REFUSED,
      at,
    )) {
      barred++;
      const [error] = errorsBehind(stop, one.line);
      if (error?.code !== one.code || !error.concepts.some(concept => concept === one.rule.concept))
        wrong.push(
          `${stop.where}: refused "${one.line}": ${one.code} ${one.rule.concept}, checked: ${error?.code} ${error?.concepts}`,
        );
      const [other] = errorsBehind(stop, one.expect);
      if (other !== undefined) wrong.push(`${stop.where}: "${one.expect}": ${other.code} ${other.message}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(offered).toBeGreaterThan(300);
  expect(barred).toBeGreaterThan(50);
});
