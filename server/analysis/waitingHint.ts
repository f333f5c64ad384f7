/** Where a decision waits that the script does not make: who has to make it, and in how many ways that is legal. */
import { openAssignment } from '../../engine/game/combat/damage.ts';
import { legalActs } from '../../engine/game/legalActs/legalActs.ts';
import { lookInto } from '../../engine/game/play/lookInto.ts';
import { player } from '../../engine/game/play/query.ts';
import type { Decision, State } from '../../engine/game/state/state.ts';
import { onlyLooks } from '../../engine/language/syntax.ts';
import type { Run } from '../../engine/scenario/report/report.ts';
import { isScript } from '../../engine/scenario/script/branches.ts';
import type { ScenarioPart } from '../../engine/scenario/script/parts.ts';

export interface WaitingHint {
  /** In the block. */
  readonly line: number;
  readonly end: number;
  /** "Ana assigns 11: 2 ways" */
  readonly text: string;
}

/** At the line that led to it, one at most; where branches open behind that, it is decided in them. */
export const waitingHint = (part: ScenarioPart, run: Run): readonly WaitingHint[] => {
  const state = run.final;
  const { tree } = part.block;
  const last = tree.statements.findLast(each => isScript(each) && !onlyLooks(each));
  if (state === undefined || state.decision === null || last === undefined) return [];
  if (part.inside.some(({ line }) => line > last.line)) return [];
  return [{ line: last.line, end: last.span.end, text: waitingText(state, state.decision) }];
};

const waitingText = (state: State, decision: Decision): string => {
  const { name } = player(state, decision.player);
  const group = decision.kind === 'assign' ? 'assignments' : 'choices';
  const looked = lookInto(state, own => legalActs(own, decision.player, group, MOST));
  if (looked.kind !== 'done') return `${name} ${doing(state, decision)}: too many ways to look at all of them`;
  const { acts, cut } = looked.value;
  const ways = cut > 0 ? `more than ${MOST} ways` : `${acts.length} ${acts.length === 1 ? 'way' : 'ways'}`;
  return `${name} ${doing(state, decision)}: ${ways}`;
};

const doing = (state: State, decision: Decision): string => {
  if (decision.kind === 'assign') return `assigns ${openAssignment(state)?.total ?? 0}`;
  if (decision.kind === 'begin') return 'chooses what begins';
  const { ask } = decision.question;
  if (ask === 'may') return `accepts or declines for ${decision.about}`;
  const verb = { order: 'orders', name: 'names' }[ask as 'order' | 'name'] ?? 'chooses';
  return ask === 'order' ? 'orders' : `${verb} for ${decision.about}`;
};

/** More than these nobody counts. */
const MOST = 20;
