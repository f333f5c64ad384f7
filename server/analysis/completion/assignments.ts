/** Whole assignments for `assigns`, while the legal ones are few; and the units that damage is assigned to. */

import type { Target } from '../../../engine/game/combat/assignment/targets.ts';
import { openAssignment, targetOf } from '../../../engine/game/combat/damage.ts';
import { type ListedActs, legalActs } from '../../../engine/game/legalActs/legalActs.ts';
import { lookedOr } from '../../../engine/game/play/lookInto.ts';
import type { Player, State } from '../../../engine/game/state/state.ts';
import { sharesText } from '../../../engine/scenario/lines/lines.ts';
import { nameOffer, type Offer } from './item.ts';

/** More than this no one reads. */
const FEW = 20;

const TOO_MANY: ListedActs = { acts: [], cut: 1 };

/** None where it is not this player who assigns, or where there are more than `FEW`. */
export const assignments = (state: State, who: Player): readonly Offer[] => {
  const open = openAssignment(state);
  if (open === null || open.player !== who.id) return [];
  const { acts, cut } = lookedOr(state, TOO_MANY, looked => legalActs(looked, who.id, 'assignments', FEW));
  if (cut > 0) return [];
  return acts.flatMap((act, order) =>
    act.kind === 'assign'
      ? [
          {
            label: sharesText(state, act.shares),
            kind: 'value',
            rank: 'best',
            order,
            detail: acts.length === 1 ? 'the only legal assignment' : `legal: ${order + 1} of ${acts.length}`,
          },
        ]
      : [],
  );
};

const KEYWORD_OF_RANK: Readonly<Partial<Record<Target['rank'], string>>> = { first: ', Tank', last: ', Backline' };

/** The other side's units, with what is lethal to each now. */
export const assignableUnits = (state: State, who: Player, taken: readonly string[]): readonly Offer[] => {
  const open = openAssignment(state);
  if (open === null || open.player !== who.id) return [];
  const left = open.targets.filter(unit => !taken.includes(unit.name));
  return left.map((unit, order) => {
    const { lethal, exempt, rank } = targetOf(state, unit);
    const turn = KEYWORD_OF_RANK[rank] ?? '';
    const detail = exempt ? 'cannot be dealt damage' : `${lethal} is lethal${turn}`;
    return nameOffer(unit.name, 'class', order, { rank: 'legal', detail });
  });
};
