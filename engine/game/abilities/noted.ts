/**
 * Objects as they once were, kept with what passives made of them at that moment (`play.information.look-back`,
 * `ability.triggered.leaving.noted`, `keyword.show-off.information.when`): neither what leaves together with them nor what comes
 * later makes a difference.
 */

import { copyObject } from '../play/copies.ts';
import { meaningfulKeywords } from '../state/cards/keywords.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, NotedCharacteristics } from '../state/state.ts';
import type { View } from './context.ts';

/** A record of an object, with its characteristics as the view has them now. */
export const asNoted = (view: View, o: GameObject): GameObject => {
  if (o.noted !== null) return o;
  const record = copyObject(o);
  record.noted = {
    might: view.might(o),
    keywords: flatMapped(meaningfulKeywords, name => {
      const value = Math.max(view.keyword(o, name), Number(view.has(o, name)));
      return value > 0 ? [{ name, value }] : [];
    }),
    tags: view.tags(o),
  };
  return record;
};

export const notedKeyword = ({ keywords }: NotedCharacteristics, name: string): number =>
  keywords.reduce((sum, k) => (k.name === name ? sum + k.value : sum), 0);
