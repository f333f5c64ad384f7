/** What is claimed of all that can come, and still stands at a position of the script: a claim written there or above, or a puzzle's goal. */
import type { ReachStatus } from '../../../engine/game/explore/reachStatus.ts';
import type { State } from '../../../engine/game/state/state.ts';
import { claim as claimText } from '../../../engine/language/print/claims.ts';
import { onlyLooks, type ScenarioBlock, type Statement } from '../../../engine/language/syntax.ts';
import { actsTaken, cameBehind } from '../../../engine/scenario/report/actsTaken.ts';
import type { ReachQuestion } from '../../../engine/scenario/report/outlook.ts';
import type { Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import { type ScenarioPart, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { type Analysis, reportOf } from '../document/analysis.ts';

export interface ClaimHere {
  /** In the document, from 0. */
  readonly line: number;
  /** `Ana can force Wall is dead within this turn` */
  readonly said: string;
  readonly question: ReachQuestion;
  /** How many acts have been done since: what its horizon may be counted in. */
  readonly taken: number;
}

/** The game after a statement of the script, which may be that of a branch. */
export interface PlayedTo {
  readonly block: ScenarioBlock;
  readonly report: ScenarioReport;
  readonly run: Run;
  /** The last statement so far; undefined where the script has not begun. */
  readonly at: Statement | undefined;
  readonly state: State;
}

/** Those that have come true by then are left out, and those whose horizon is over. */
export const claimsHere = (analysis: Analysis, position: PlayedTo): readonly ClaimHere[] => {
  const { block, run, at } = position;
  if (at === undefined) return [];
  const parts = scenarioParts(block, reportOf(analysis, block));
  const own = parts.find(({ report }) => report === position.report) ?? parts[0];
  const next = own.block.tree.statements.find(s => isScript(s) && !onlyLooks(s) && s.line > at.line);
  const before = next?.line ?? Number.POSITIVE_INFINITY;
  return parts.flatMap(part =>
    part === own || leadsTo(part, own)
      ? outlooksOf(part, run)
          .filter(({ line }) => line < (part === own ? before : Math.min(before, own.line)))
          .filter(({ line, question }) => cameOf(position, line, question) === 'open')
          .map(({ line, question }) => ({
            line: block.line + line,
            said: claimText(question.claim),
            question,
            taken: actsTaken(run.acts, line, at.line),
          }))
      : [],
  );
};

const leadsTo = ({ branch, inside }: ScenarioPart, { branch: other }: ScenarioPart): boolean =>
  other !== null && (branch === null || inside.includes(other));

const outlooksOf = ({ report }: ScenarioPart, { ruleset }: Run) => {
  const run = report.runs.find(each => each.ruleset === ruleset);
  return [...(run?.expectations ?? []), ...(run?.questions ?? [])].flatMap(({ line, outlook }) =>
    // What can be gone through again and again, no act keeps or loses.
    outlook === undefined || outlook.of === 'loop' ? [] : [{ line, question: outlook }],
  );
};

const cameOf = ({ run, at, state }: PlayedTo, line: number, { goal, exploration }: ReachQuestion): ReachStatus =>
  cameBehind({ ...run, state }, { behind: line, upTo: at?.line ?? line }, goal, exploration.horizon);
