import { refuse } from '../../game/actions.ts';
import { allLocations } from '../../game/play/destinations.ts';
import { placeName } from '../../game/play/query.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { Act, Location } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { likeliestFirst, replacementFix } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { MOST, type RefusedAction } from './refusedAction.ts';

/**
 * Other places for a unit to be played to, or for a card to be hidden at.
 *
 * ```diff
 *   card "Own Recruit" unit
 *     might 2
 *
 *   scenario "Grove"
 *     player Ana hand "Own Recruit"
 *     player Ben
 *     battlefield Grove controlled by Ben
 *       Ben: Wall might 3
 *     battlefield Meadow
 *
 *     turn Ana
 * -   Ana plays "Own Recruit" to Grove$0
 * +   Ana plays "Own Recruit" to base
 * ```
 * Play to base
 */
export const otherPlaces = (r: RefusedAction): readonly Fix[] => {
  const { action, act, refusals } = r;
  if (action.kind === 'play' && act.kind === 'play' && action.to !== undefined)
    return refusals.some(({ code }) => PLACES.has(code))
      ? placesAt(r, action.to.span, 'Play to', to => ({ ...act, to }))
      : [];
  if (action.kind === 'hide' && act.kind === 'hide')
    return placesAt(r, action.at.span, 'Hide at', to => (to.kind === 'battlefield' ? { ...act, at: to.at } : null));
  return [];
};

const PLACES: ReadonlySet<Refusal['code']> = new Set(['play/place', 'play/hidden-place', 'play/combat-not-involved']);

const placesAt = (
  { state, who }: RefusedAction,
  span: Span,
  verb: 'Play to' | 'Hide at',
  actAt: (to: Location) => Act | null,
): readonly Fix[] => {
  const legal = allLocations(state).filter(to => {
    const act = actAt(to);
    return act !== null && refuse(state, who, act).length === 0;
  });
  return likeliestFirst(
    legal.slice(0, MOST).map(to => {
      const name = to.kind === 'base' ? 'base' : quoteIfNeeded(placeName(state, to));
      return replacementFix(span, name, `${verb} ${name}`);
    }),
  );
};
