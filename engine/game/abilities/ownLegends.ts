/** "Your legend", where a player controls several. */

import type { CostPart, Selector } from '../state/cards/ability.ts';
import type { GameObject, PlayerId, State } from '../state/state.ts';
import type { ChosenSelector } from './choosing.ts';

/**
 * `play.target.not.own-legend`: one of them is chosen as the spell or ability resolves, or as a cost is paid, and is no target. Null for
 * other words, and where the player has no more than one.
 */
export const oneOfOwnLegends = ({ objects }: State, who: PlayerId, s: Selector): ChosenSelector | null => {
  if (s.kind !== 'your' || s.what !== 'legend') return null;
  const own = objects.filter(o => o.zone.kind === 'legend' && o.controller === who);
  return own.length > 1 ? ONE_OF_THEM : null;
};

/** `exhaust your legend`: of several, one that the player picks. */
export const withOneOfOwnLegends = (state: State, who: PlayerId, part: CostPart): CostPart => {
  if (part.pays !== 'exhaust') return part;
  const what = oneOfOwnLegends(state, who, part.what);
  return what === null ? part : { ...part, what };
};

/** Whether it is the legend that this player has from the start, and no other that was added to it (`zone.legend.others`). */
export const isChampionLegend = ({ id, zone, owner }: GameObject, { players }: State, who: PlayerId): boolean =>
  zone.kind === 'legend' && owner === who && players[who]?.chosenLegends.includes(id) !== true;

const ONE_OF_THEM: ChosenSelector = {
  kind: 'chosen',
  slot: 'your legend',
  filter: { types: ['legend'], side: 'yours' },
  count: { least: 1, most: 1 },
  must: true,
};
