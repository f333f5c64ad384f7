/** What an act is done with, and where that goes, for clients that draw it. */
import type { Location } from '../../../engine/game/state/state.ts';
import type { LineAct } from '../../../engine/scenario/lines/lines.ts';
import type { Opening, OpeningPlace } from '../../protocol.ts';

export const whatAndWhere = (act: LineAct): Pick<Opening, 'objects' | 'to' | 'shares'> => {
  switch (act.kind) {
    case 'move': {
      const [group] = act.groups;
      return group === undefined ? { objects: [] } : { objects: group.units, to: placeOf(group.to) };
    }
    case 'assign':
      return { objects: act.shares.map(({ unit }) => unit), shares: act.shares.map(({ amount }) => amount) };
    case 'play':
      return { objects: [act.card], ...(act.to === null ? {} : { to: placeOf(act.to) }) };
    case 'hide':
      return { objects: [act.card], to: { kind: 'battlefield', at: act.at } };
    case 'activate':
      return { objects: [act.source] };
    case 'activate-place':
    case 'begin':
      return { objects: [], to: { kind: 'battlefield', at: act.at } };
    default:
      return { objects: [] };
  }
};

const placeOf = (to: Location): OpeningPlace =>
  to.kind === 'base' ? { kind: 'base', player: to.player } : { kind: 'battlefield', at: to.at };
