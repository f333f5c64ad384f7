/** Whether a scenario parts two editions by some behaviours, told from the statuses of the ordinary runner alone. */
import type { Behaviours } from '../../../../engine/game/state/editions.ts';
import { behaviours, type Ruleset } from '../../../../engine/game/state/rulesets.ts';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import { isScenario } from '../../../../engine/language/syntax.ts';
import { type RunContext, runScenario } from '../../../../engine/scenario/run.ts';
import { withCards } from '../../../../server/analysis/document/context.ts';

/** What is wrong with it; nothing if it passes in both, and in neither once the behaviours are switched to the other edition's. */
export const partsBy = (
  text: string,
  from: Ruleset,
  to: Ruleset,
  set: readonly (keyof Behaviours)[],
  context: RunContext,
): readonly string[] => {
  const { blocks } = parseFile(text);
  const scenarios = blocks.filter(isScenario);
  const [block] = scenarios;
  if (block === undefined || scenarios.length > 1) return [`${scenarios.length} scenarios`];
  const own = withCards(
    context,
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  const status = (under: Ruleset, replaced: Partial<Behaviours> = {}): string | undefined =>
    runScenario(block, { ...own, under: [under], replaced }).runs[0]?.status;
  const taken = (other: Ruleset): Partial<Behaviours> =>
    Object.fromEntries(set.map(each => [each, behaviours(other)[each]]));
  const written = runScenario(block, own);
  return [
    ...written.runs.flatMap(run => (run.status === 'passed' ? [] : [`${run.ruleset}: ${run.status}`])),
    ...(written.runs
      .map(({ ruleset }) => ruleset)
      .sort()
      .join() === [from, to].sort().join()
      ? []
      : ['other editions']),
    ...(set.length === 0 || status(from, taken(to)) === 'failed'
      ? []
      : [`${from} with ${set.join()} of ${to}: passes`]),
    ...(set.length === 0 || status(to, taken(from)) === 'failed'
      ? []
      : [`${to} with ${set.join()} of ${from}: passes`]),
  ];
};
