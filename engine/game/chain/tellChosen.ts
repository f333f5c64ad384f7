/** What chooses something has chosen it: that sets off what looks for it (`ability.targeting-effect`). */

import type { Play } from '../play/play.ts';
import { event } from '../play/recordEvents.ts';
import type { ChainItem } from '../state/item.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import { happen } from '../triggers/emitEvents.ts';

/** `ability.targeting-effect`: as it is finalised, and of what it comes to choose later (`new-choices.targeting`). */
export const tellChosen = (play: Play, item: ChainItem, chosen: readonly Ref[]): void =>
  happen(
    play,
    chosen
      .filter(r => r.kind === 'object')
      .map(what =>
        event(play.state, 'choose', {
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
