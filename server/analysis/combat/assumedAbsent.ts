/** What cards in a combat go by that is not typed with it, and is taken to be none: points, runes, cards in a trash. */
import { listed } from '../../../engine/game/play/query.ts';
import type { GameObject } from '../../../engine/game/state/state.ts';
import { type Counted, countedIn } from '../../../engine/scenario/acts/counted.ts';
import type { CombatAnswer } from './types.ts';

/** A sentence for each card. */
export const assumedAbsent = (objects: readonly Pick<GameObject, 'name' | 'print'>[]): CombatAnswer['assumed'] => {
  const seen = new Set<string>();
  return objects.flatMap(({ name, print }) => {
    // An ability that costs something is used by somebody; nobody uses any here.
    const counted = countedIn(print.abilities.filter(each => each.kind !== 'activated'));
    const goesBy = WORDS.flatMap(([what, words]) => (counted.some(each => each.what === what) ? [words] : []));
    if (goesBy.length === 0 || seen.has(name)) return [];
    seen.add(name);
    return {
      says: `${name} goes by ${listed(goesBy)}, of which a combat in one line has none`,
      otherwise: 'write a scenario to give them',
    };
  });
};

/** In the order in which they are listed. */
const WORDS: readonly (readonly [what: Counted['what'], words: string])[] = [
  ['points', 'points'],
  ['xp', 'XP'],
  ['hand', 'cards in hand'],
  ['runes', 'runes'],
  ['trash', 'cards in the trash'],
];
