/** Whole assignments for `assigns`, while the legal ones are few; and the units that damage is assigned to. */

import { listLegal } from '../../../engine/game/combat/assignment/list.ts';
import { assignmentRule, openAssignment, targetOf } from '../../../engine/game/combat/damage.ts';
import type { Player, State } from '../../../engine/game/state/state.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { CompletionItemKind } from '../lsp.ts';
import { nameOffer, type Offer } from './item.ts';

/** More than this no one reads. */
const FEW = 20;

export const assignments = (state: State, who: Player): readonly Offer[] => {
  const open = openAssignment(state);
  if (open === null || open.player !== who.id) return [];
  const targets = open.targets.map(unit => targetOf(state, unit));
  const legal = listLegal(targets, open.total, assignmentRule(state), FEW + 1);
  if (legal.length > FEW) return [];
  return legal.map((shares, order) => {
    const given = shares.flatMap((amount, index) => {
      const unit = open.targets[index];
      return amount === 0 || unit === undefined ? [] : [`${amount} to ${quoteIfNeeded(unit.name)}`];
    });
    return {
      label: given.length === 0 ? 'nothing' : given.join(', '),
      kind: CompletionItemKind.Value,
      rank: 'best',
      order,
      detail: legal.length === 1 ? 'the only legal assignment' : `legal: ${order + 1} of ${legal.length}`,
    };
  });
};

/** The other side's units, with what is lethal to each now. */
export const assignableUnits = (state: State, who: Player, taken: readonly string[]): readonly Offer[] => {
  const open = openAssignment(state);
  if (open === null || open.player !== who.id) return [];
  const left = open.targets.filter(unit => !taken.includes(unit.name));
  return left.map((unit, order) => {
    const { lethal, exempt, rank } = targetOf(state, unit);
    const turn = rank === 'first' ? ', Tank' : rank === 'last' ? ', Backline' : '';
    const detail = exempt ? 'cannot be dealt damage' : `${lethal} is lethal${turn}`;
    return nameOffer(unit.name, CompletionItemKind.Class, order, { rank: 'legal', detail });
  });
};
