/** Damage while somebody assigns it, point by point: what is wrong with it so far, and what would be right. */
import { refuse } from '../../engine/game/actions.ts';
import { countLegal } from '../../engine/game/combat/assignment/count.ts';
import { nearestLegal } from '../../engine/game/combat/assignment/nearest.ts';
import { assignmentRule, type OpenAssignment, openAssignment, targetOf } from '../../engine/game/combat/damage.ts';
import { lookedOr } from '../../engine/game/play/lookInto.ts';
import { player } from '../../engine/game/play/query.ts';
import type { Act } from '../../engine/game/state/act.ts';
import { lineOf } from '../../engine/scenario/lines/lines.ts';
import type { AssignmentResult } from '../protocol.ts';
import type { Analysis } from './document/analysis.ts';
import { type OpeningsRequest, positionAt } from './openings.ts';

/** Null where no assignment waits at the line. `shares` in the order of the targets; what is missing is 0. */
export const assignmentAt = (
  analysis: Analysis,
  { shares, ...asked }: OpeningsRequest & { readonly shares: readonly number[] },
): AssignmentResult | null => {
  const position = positionAt(analysis, asked);
  if (position === null) return null;
  const { state, run } = position;
  const open = openAssignment(state);
  if (open === null) return null;
  const targets = open.targets.map(unit => targetOf(state, unit));
  const rule = assignmentRule(state);
  const given = open.targets.map((_, i) => shares[i] ?? 0);
  const act = assigned(open, given);
  const nearest = nearestLegal(targets, open.total, given, rule);
  return {
    player: open.player,
    name: player(state, open.player).name,
    total: open.total,
    targets: open.targets.map(({ id, name }, i) => ({
      object: id,
      name,
      share: given[i] ?? 0,
      lethal: targets[i]?.lethal ?? 0,
      isExempt: targets[i]?.exempt === true,
    })),
    line: lineOf(state, open.player, act),
    refused: lookedOr(state, [], looked => refuse(looked, open.player, act)).map(({ message, rules }) => {
      const [concept] = rules;
      const [number] = rules.flatMap(rule => analysis.context.rules.numbersOf(rule, run.edition));
      return { message, rule: { concept, ...(number === undefined ? {} : { number }) } };
    }),
    nearest,
    ways: `${countLegal(targets, open.total, rule) ?? UNCOUNTED}`,
  };
};

/** Of dozens of units, each with another Might. */
const UNCOUNTED = 'very many';

const assigned = ({ targets }: OpenAssignment, shares: readonly number[]): Extract<Act, { kind: 'assign' }> => ({
  kind: 'assign',
  shares: targets.flatMap(({ id }, i) => {
    const amount = shares[i] ?? 0;
    return amount > 0 ? [{ unit: id, amount }] : [];
  }),
});
