/** Where a scenario is explored from: the game after a line of its script. */

import { exploredFrom } from '../../../engine/game/play/lookInto.ts';
import type { State } from '../../../engine/game/state/state.ts';
import type { ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';

/** Null where no turn has begun there yet: nobody can do anything. `line`: the number of one in the scenario, from 0; the end without one. */
export const exploredState = ({ statements }: ScenarioTree, run: Run, line: number | undefined): State | null => {
  const at = statements.findLast(s => isScript(s) && (line === undefined || s.line <= line));
  if (at === undefined) return null;
  const next = run.moments.find(moment => moment.line > at.line);
  const state = next?.before ?? run.final;
  return state === undefined ? null : exploredFrom(state);
};
