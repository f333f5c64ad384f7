/** The scenarios of a file, each as it is explored from the end of its script. */
import { NEWEST } from '../../../../engine/game/state/editions.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { parseBlock, parseFile } from '../../../../engine/language/grammar/parse.ts';
import { isScenario, type ScenarioTree } from '../../../../engine/language/syntax.ts';
import { cardsOf } from '../../../../engine/scenario/names/cards.ts';
import type { Run } from '../../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { ruleNumbers } from '../../../../rules-db/runner.ts';
import { exploredState } from '../../../../server/analysis/exploring/start.ts';

export interface ExploredBoard {
  readonly name: string;
  readonly text: string;
  readonly state: State;
  readonly tree: ScenarioTree;
  readonly context: RunContext;
  /** The same scenario with these lines at the end of its script. */
  readonly goOn: (lines: readonly string[]) => PlayedOn;
}

export interface PlayedOn {
  readonly problems: readonly string[];
  readonly state: State;
  readonly tree: ScenarioTree;
  readonly run: Run;
}

const rules = ruleNumbers(loadRuleBook());

export const boardsIn = (file: string): readonly ExploredBoard[] => {
  const { blocks } = parseFile(file);
  const cards = cardsOf(
    blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
    () => undefined,
  );
  const context: RunContext = { defaultEdition: NEWEST, rules, cards };
  return blocks.filter(isScenario).map(({ text, tree }) => ({
    name: tree.name?.text ?? '',
    text,
    tree,
    context,
    state: played(text, tree, context).state,
    goOn: lines => {
      const longer = `${text.trimEnd()}\n${lines.map(line => `  ${line}\n`).join('')}`;
      const again = parseBlock(longer);
      if (again.kind !== 'scenario') throw new Error('no scenario');
      return played(longer, again, context);
    },
  }));
};

const played = (text: string, tree: ScenarioTree, context: RunContext): PlayedOn => {
  const {
    runs: [run],
    diagnostics,
  } = runScenario({ text, tree }, context);
  const state = run && exploredState(tree, run, undefined);
  if (run === undefined || state === undefined || state === null) throw new Error(`no turn begins in\n${text}`);
  const problems = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return { problems, state, tree, run };
};
