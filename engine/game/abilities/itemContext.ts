/** The context in which a chain item's words are evaluated. */

import type { Play } from '../play/play.ts';
import type { ChainItem } from '../state/item.ts';
import { contextFor, effectFrame } from './effectFrame.ts';

/** Holds the choices made for the item so far, and the state as it is now: make it anew after either has changed. */
export const contextOfItem = (play: Play, item: ChainItem) =>
  contextFor(
    play.state,
    effectFrame(item.controller, item.source, item.name, {
      event: item.event,
      slots: item.slots,
      terms: item.terms,
      item: item.id,
    }),
  );
