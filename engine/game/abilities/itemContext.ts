/** What an item's words are read against. */

import type { Play } from '../play/play.ts';
import type { ChainItem } from '../state/item.ts';
import { contextFor, effectFrame } from './effectFrame.ts';

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
