import { sharesOf } from '../../game/combat/assigning.ts';
import { listLegal } from '../../game/combat/assignment/list.ts';
import { nearestLegal } from '../../game/combat/assignment/nearest.ts';
import type { Shares } from '../../game/combat/assignment/targets.ts';
import {
  assignmentRule,
  type OpenAssignment,
  openAssignment,
  spendOnAssignments,
  targetOf,
} from '../../game/combat/damage.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { preferredFix, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { MOST, type RefusedAction } from './refusedAction.ts';

/**
 * The nearest legal assignment of damage, then the others while they are few.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana
 *     player Ben
 *     battlefield Grove controlled by Ben
 *       Ben: Wall might 3 tank
 *       Ben: Soldier might 3
 *     battlefield Meadow
 *     base Ana
 *       Raider might 4
 *
 *     turn Ana
 *     Ana moves Raider to Grove
 *     all pass
 * -   Ana assigns 4 to Wall$0
 * +   Ana assigns 3 to Wall, 1 to Soldier
 * ```
 * Assign 3 to Wall, 1 to Soldier (nearest legal)
 */
export const nearestAssignment = ({ state, who, action, act }: RefusedAction): readonly Fix[] => {
  if (action.kind !== 'assign' || act.kind !== 'assign') return [];
  const open = openAssignment(state);
  if (open === null || open.player !== who) return [];
  const targets = open.targets.map(u => targetOf(state, u));
  const rule = assignmentRule(state);
  const spend = spendOnAssignments(state);
  const near = nearestLegal(targets, open.total, sharesOf(open, act.shares), rule, spend);
  const some = listLegal(targets, open.total, rule, MOST + 1, spend);
  const others = (some.length > MOST ? [] : some).filter(way => way.some((n, i) => n !== near[i]));
  const first = action.shares[0];
  const last = action.shares.at(-1);
  const span =
    first === undefined || last === undefined ? action.span : { start: first.span.start, end: last.span.end };
  const text = (way: Shares): string => {
    const said = assignmentText(open, way);
    return first === undefined ? `assigns ${said}` : said;
  };
  return [
    preferredFix(span, text(near), `Assign ${assignmentText(open, near)} (nearest legal)`),
    ...others.map(way => replacementFix(span, text(way), `Assign ${assignmentText(open, way)}`)),
  ];
};

/** "3 to Wall, 4 to Soldier"; "nothing" for an assignment of 0. */
const assignmentText = (open: OpenAssignment, way: Shares): string => {
  const said = open.targets.flatMap((u, i) => ((way[i] ?? 0) > 0 ? [`${way[i]} to ${quoteIfNeeded(u.name)}`] : []));
  return said.length === 0 ? 'nothing' : said.join(', ');
};
