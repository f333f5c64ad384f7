/** At an act of a script: what it keeps or gives away of the puzzle's goal, or of the claims that stand there. */

import { GoalSearch } from '../../../engine/game/explore/force.ts';
import { reachStatusOf } from '../../../engine/game/explore/reachStatus.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { outcomeOf } from '../../../engine/game/state/stopping.ts';
import { knownOf } from '../../../engine/known.ts';
import { claim as claimText } from '../../../engine/language/print/claims.ts';
import { type Block, claimIn, isScenario, type Statement } from '../../../engine/language/syntax.ts';
import { firstNames } from '../../../engine/lists.ts';
import { actsTaken, stepsOfActs } from '../../../engine/scenario/report/actsTaken.ts';
import type { ReachQuestion } from '../../../engine/scenario/report/outlook.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import { partAt, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, lineOf, list } from '../../../rules-db/blocks/making.ts';
import { type Analysis, mainRun, reportOf } from '../document/analysis.ts';
import { type ClaimHere, claimsHere } from '../exploring/claimsHere.ts';
import { type JudgedAct, judgedInSearch, type PlayedAct, playedActs } from '../exploring/playedLines.ts';

/** Nothing where nothing stands. */
export const describeKept = (analysis: Analysis, block: Block, offset: number): Blocks | undefined => {
  if (!isScenario(block) || !block.tree.statements.some(s => claimIn(s)?.about === 'outlook')) return undefined;
  const statement = block.tree.statements.find(({ span }) => span.start <= offset && offset <= span.end);
  if (statement === undefined || !ACTS.has(statement.kind)) return undefined;
  const part = partAt(scenarioParts(block, reportOf(analysis, block)), statement.line);
  const run = mainRun(part.report);
  const act = run && playedActs(part.block.tree, run, statement.line - 1)[0];
  if (run === undefined || act?.statement !== statement) return undefined;
  const at = part.block.tree.statements.findLast(s => isScript(s) && s.line < statement.line);
  const claims = claimsHere(analysis, { block, report: part.report, run, at, state: act.before });
  const told = claims
    .filter(({ question }) => isWanted(question))
    .slice(0, MOST_CLAIMS)
    .flatMap(claim => keptText(claim.question, judgedOf(claim, run, act)) ?? []);
  return told.length === 0 ? undefined : list(told);
};

const ACTS: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>(['action', 'all-pass']);
const MOST_CLAIMS = 4;

/** What has to be so in the end, or always, no act brings about. */
const isWanted = ({ claim: { modality } }: ReachQuestion): boolean => modality === 'force' || modality === 'possible';

/** Whoever hovers waits: each claim is looked into for so long, and from where that ended when it is hovered over again. */
const MILLISECONDS = 150;

const searchOf = knownOf((question: ReachQuestion) => {
  let until = 0;
  const exploration = { ...question.exploration, isEnough: () => false };
  const search = new GoalSearch(question.state, exploration, question.goal, () => performance.now() > until);
  return {
    search,
    begin(): void {
      until = performance.now() + MILLISECONDS;
    },
  };
});

/** Null where something is more than the engine runs. */
const judgedOf = ({ question, taken }: ClaimHere, run: Run, act: PlayedAct): JudgedAct | null => {
  const { line } = act.statement;
  const plies = { before: taken, after: taken + actsTaken(run.acts, line - 1, line) };
  const came = outcomeOf(['out of bounds'], () => {
    const { search, begin } = searchOf(question);
    begin();
    const judged = judgedInSearch(search, question.helpers, act, plies);
    return isReachedBy(question, run, act, taken) && judged.before !== false
      ? { ...judged, what: 'brought' as const }
      : judged;
  });
  return came.kind === 'done' ? came.value : null;
};

/** On the way, too: it need not stay so. */
const isReachedBy = (
  { goal, exploration }: ReachQuestion,
  run: Run,
  { statement: { line } }: PlayedAct,
  taken: number,
): boolean => {
  const { plies } = exploration.horizon;
  const through: readonly State[] = run.steps
    .slice(0, stepsOfActs(run.acts, line - 1, plies === undefined ? undefined : plies - taken))
    .flatMap(step => (step.line === line ? step.after : []));
  return reachStatusOf(through, goal, exploration.horizon) === 'reached';
};

const keptText = ({ claim }: ReachQuestion, judged: JudgedAct | null): Line | undefined => {
  const said = claimText({ ...claim, negated: false });
  if (judged === null || judged.what === null) return lineOf`${bold('Not decided')} in time: ${said}`;
  const { what, within, instead } = judged;
  switch (what) {
    case 'brought':
      return lineOf`${bold('Brings it about')}: ${said}`;
    case 'kept':
      return within === null || within === 0
        ? lineOf`${bold('Keeps it')}: ${said}`
        : lineOf`${bold('Keeps it')}, with ${within} more ${within === 1 ? 'decision' : 'decisions'}: ${said}`;
    case 'lost':
      return lineOf`${bold('Gives it away')}: ${said}${othersText('kept by', instead)}`;
    case 'gave':
      return lineOf`${bold('Makes it so')}: ${said}${othersText('held off by', instead)}`;
    case 'nothing':
      return lineOf`${bold('Changes nothing')}, it was not so and is not so: ${said}`;
  }
};

const othersText = (by: string, acts: JudgedAct['instead']): string =>
  acts.length === 0 ? '' : `; ${by} ${firstNames(acts.map(lines => `“${lines.join(', ')}”`)).join(', ')}`;
