/** Emits the events that something has been chosen, which other abilities look for (`ability.targeting-effect`). */

import type { Play } from '../play/play.ts';
import { newEvent } from '../play/recordEvents.ts';
import type { ChainItem } from '../state/item.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import { emitEvents } from '../triggers/emitEvents.ts';

/** `ability.targeting-effect`: as it is finalised, and of what it comes to choose later (`new-choices.targeting`). */
export const emitChosen = (play: Play, item: ChainItem, chosen: readonly Ref[]): void =>
  emitEvents(play, () =>
    chosen
      .filter(r => r.kind === 'object')
      .map(what =>
        newEvent('choose', {
          player: item.controller,
          what,
          memo: play.state.objects[what.id] ?? null,
          by: [
            { kind: 'item', id: item.id },
            ...(item.source.kind === 'object' ? [objectRef(play.state, item.source.id)] : []),
          ],
        }),
      ),
  );
