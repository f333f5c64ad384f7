/** Chain items as they are shown, with what they have chosen. */
import { nameOfRef } from '../../../engine/game/abilities/context.ts';
import type { ChainItem, State } from '../../../engine/game/state/state.ts';
import type { SceneItem } from './scene.ts';

export const itemOf = (state: State, { id, name, kind, controller, status, slots }: ChainItem): SceneItem => ({
  id,
  name,
  kind,
  controller,
  isFinalized: status === 'finalized',
  chosen: [
    ...new Set(
      Object.values(slots).flatMap(refs =>
        refs.flatMap(ref =>
          ref.kind === 'item' ? (state.chain.find(each => each.id === ref.id)?.name ?? []) : [nameOfRef(state, ref)],
        ),
      ),
    ),
  ],
});
