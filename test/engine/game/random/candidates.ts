/** Every act that could be thought of in a position, for each player: most of them are illegal. */
import type { Act } from '../../../../engine/game/actions.ts';
import { allLocations } from '../../../../engine/game/play/destinations.ts';
import type { GameObject, PlayerId, State } from '../../../../engine/game/state/state.ts';

export interface Candidate {
  readonly who: PlayerId;
  readonly act: Act;
}

export const candidatesIn = (state: State): readonly Candidate[] =>
  state.players.flatMap(({ id: who }) =>
    [...PLAIN, ...state.objects.filter(o => o.controller === who).flatMap(o => actsWith(state, o))].map(act => ({
      who,
      act,
    })),
  );

const PLAIN: readonly Act[] = [{ kind: 'pass' }, { kind: 'end-turn' }];
const NOTHING_SAID = { choosing: [], moves: [], paying: [] };

const actsWith = (state: State, { id, zone, type }: GameObject): readonly Act[] => {
  switch (zone.kind) {
    case 'base':
    case 'battlefield':
      return [
        { kind: 'activate', source: id, ability: null, declared: NOTHING_SAID },
        ...(type === 'unit' ? allLocations(state) : []).map(
          (to): Act => ({ kind: 'move', groups: [{ units: [id], to }] }),
        ),
      ];
    case 'hand':
      return [
        { kind: 'play', card: id, from: null, to: null, declared: NOTHING_SAID },
        ...state.battlefields.map((at): Act => ({ kind: 'hide', card: id, at: at.id, paying: [] })),
      ];
    default:
      return [];
  }
};
