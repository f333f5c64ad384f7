/** What cards in a combat go by that is not typed with it, and is taken to be none: points, runes, cards in a trash. */
import { listed } from '../../../engine/game/play/query.ts';
import { partsOf, type TermPart } from '../../../engine/game/state/cards/walk.ts';
import type { GameObject } from '../../../engine/game/state/state.ts';
import type { CombatAnswer } from './types.ts';

/** A sentence for each card. */
export const untold = (objects: readonly Pick<GameObject, 'name' | 'print'>[]): CombatAnswer['assumed'] => {
  const seen = new Set<string>();
  return objects.flatMap(({ name, print }) => {
    // An ability that costs something is used by somebody; nobody uses any here.
    const parts = partsOf(print.abilities.filter(each => each.kind !== 'activated'));
    const goesBy = [...new Set(parts.flatMap(part => COUNTED.find(([is]) => is(part))?.[1] ?? []))];
    if (goesBy.length === 0 || seen.has(name)) return [];
    seen.add(name);
    return {
      says: `${name} goes by ${listed(goesBy)}, of which a combat in one line has none`,
      otherwise: 'write a scenario to give them',
    };
  });
};

const COUNTED: readonly (readonly [is: (part: TermPart) => boolean, what: string])[] = [
  [part => part.kind === 'points' || part.is === 'near victory' || part.of === 'points', 'points'],
  [part => part.kind === 'xp' || part.of === 'xp' || (part.kind === 'dependent' && isLevel(part.on)), 'XP'],
  [part => part.kind === 'cards in hand' || part.of === 'cards in hand', 'cards in hand'],
  [part => counts(part) && hasTypes(part, 'rune'), 'runes'],
  [part => counts(part) && isIn(part, 'trash'), 'cards in the trash'],
];

const isLevel = (on: unknown): boolean => typeof on === 'object' && on !== null && 'level' in on;

/** `the number of …`, `while you control 7 or more …`. */
const counts = (part: TermPart): boolean => part.kind === 'count' || part.is === 'exists' || part.is === 'controls';

const hasTypes = (part: TermPart, type: string): boolean =>
  partsOf(part).some(({ types }) => Array.isArray(types) && types.includes(type));

const isIn = (part: TermPart, zone: string): boolean => partsOf(part).some(each => each.zone === zone);
