/** What claims come to at the end of a script, by the ordinary runner, under rules of any kind. */
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { type Block, type CardTree, isScenario, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import type { Diagnostic, Run } from '../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';
import { withCards } from '../document/context.ts';
import type { Variant } from './rulesets.ts';

/** A text with one scenario, and the cards that it brings. */
export interface Script {
  readonly block: ScenarioBlock;
  readonly cards: readonly CardTree[];
}

/** Null where the text is not understood, or has not just one scenario. */
export const scriptOf = (text: string): Script | null => {
  const { blocks } = parseFile(text);
  const [block, ...more] = blocks.filter(isScenario);
  if (block === undefined || more.length > 0 || blocks.some(({ tree }) => tree.problems.length > 0)) return null;
  return { block, cards: blocks.flatMap(({ tree }: Block) => (tree.kind === 'card' ? [tree] : [])) };
};

export interface Judged {
  readonly run: Run;
  /** What its claims come to, by their lines in the block; those that a decision that waits could still change are left out. */
  readonly held: ReadonlyMap<number, boolean>;
  /** Besides claims that do not hold. */
  readonly problems: readonly Diagnostic[];
}

/** Null where no game could be set up, or where it was too much. */
export const judged = (
  { block, cards }: Script,
  { ruleset, replaced }: Variant,
  context: RunContext,
): Judged | null => {
  const report = runScenario(block, {
    ...withCards(context, cards),
    under: [ruleset],
    ...(replaced === undefined ? {} : { replaced }),
  });
  const [run] = report.runs;
  if (run?.final === undefined) return null;
  return {
    run,
    held: new Map(
      run.expectations.flatMap(({ line, holds, isDecided }) => (isDecided ? [[line, holds] as const] : [])),
    ),
    problems: report.diagnostics.filter(({ code }) => code !== 'expect/failed'),
  };
};

/** The text with these claims expected at its end, and what each of them comes to, in order; undefined for one that is not decided. */
export const judgedClaims = (
  text: string,
  claims: readonly string[],
  context: RunContext,
): ((variant: Variant) => readonly (boolean | undefined)[]) => {
  const script = scriptOf(claiming(text, claims));
  if (script === null) return () => [];
  const first = script.block.text.trimEnd().split('\n').length - claims.length;
  return variant => {
    const held = judged(script, variant, context)?.held;
    return claims.map((_, at) => held?.get(first + at));
  };
};

export const claiming = (text: string, claims: readonly string[]): string =>
  `${text.trimEnd()}\n${claims.map(claim => `  expect ${claim}\n`).join('')}`;
