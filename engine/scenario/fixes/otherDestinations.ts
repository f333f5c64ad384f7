import { placeName } from '../../game/play/query.ts';
import type { UnitId } from '../../game/state/state.ts';
import { legalDestinations } from '../../game/turn/move.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { likeliestFirst, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import type { RefusedAction } from './refusedAction.ts';

/**
 * Other places that the same units could legally go to.
 *
 * ```diff
 *   scenario "Grove"
 *     player Ana
 *     player Ben
 *     battlefield Grove
 *       Ana: Raider might 4
 *     battlefield Meadow
 *
 *     turn Ana
 * -   Ana moves Raider$0 to Meadow
 * +   Ana moves Raider to base
 * ```
 * Move to base
 */
export const otherDestinations = ({ state, who, action, act }: RefusedAction): readonly Fix[] => {
  if (action.kind !== 'move' || act.kind !== 'move') return [];
  const group = act.groups[0];
  const span = action.groups[0]?.to.span;
  if (group === undefined || span === undefined || act.groups.length > 1) return [];
  const fixes = legalDestinations(state, who, group.units as readonly UnitId[]).map(to => {
    const name = to.kind === 'base' ? 'base' : quoteIfNeeded(placeName(state, to));
    return replacementFix(span, name, `Move to ${name}`);
  });
  return likeliestFirst(fixes);
};
