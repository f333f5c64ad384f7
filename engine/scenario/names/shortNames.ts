/** How players shorten the names of cards: to the part before a comma, and for a legend to the tag of its champion. */

import type { NameableCard } from '../../game/state/state.ts';
import { knownOf } from '../../known.ts';

/**
 * The names of a library, which stay the same, by what they are shortened to, in lower case. Only names with a comma are in it;
 * several names may have the same short form.
 */
export const shortNamesIn = knownOf((names: () => readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, readonly string[]>();
  for (const name of names()) {
    const comma = name.indexOf(',');
    if (comma < 0) continue;
    const short = name.slice(0, comma).toLowerCase();
    all.set(short, [...(all.get(short) ?? []), name]);
  }
  return all;
});

/** Whether it is a legend of that champion. */
export const isLegendOf = ({ type, tags }: NameableCard, champion: string): boolean =>
  type === 'legend' && tags.some(tag => tag.toLowerCase() === champion.toLowerCase());
