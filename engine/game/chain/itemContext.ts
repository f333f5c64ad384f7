/** What an item's words are read against. */
import { acting, contextFor } from '../abilities/acting.ts';
import type { Play } from '../play.ts';
import type { ChainItem } from './item.ts';

export const contextOfItem = (play: Play, item: ChainItem) =>
  contextFor(
    play.state,
    acting(item.controller, item.source, item.name, {
      event: item.event,
      slots: item.slots,
      terms: item.terms,
      item: item.id,
    }),
  );
