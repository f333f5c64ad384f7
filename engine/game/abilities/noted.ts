/**
 * Objects as they once were, kept with what passives made of them at that moment (`play.information.look-back`,
 * `ability.triggered.leaving.noted`, `keyword.show-off.information.when`): neither what leaves together with them nor what comes
 * later makes a difference.
 */

import { copyObject } from '../play/copies.ts';
import type { GameObject, State } from '../state/state.ts';
import type { View } from './context.ts';
import { keywordsHad } from './keywordsHad.ts';

/** A record of an object, with its characteristics as the view has them now. */
export const asNoted = (state: State, view: View, o: GameObject): GameObject => {
  if (o.noted !== null) return o;
  const record = copyObject(o);
  record.noted = { might: view.might(o), keywords: keywordsHad(state, view, o), tags: view.tags(o) };
  return record;
};
