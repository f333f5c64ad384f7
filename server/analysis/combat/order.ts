/** In which order a side's units have to be given lethal damage. */
import type { Rank } from '../../../engine/game/combat/assignment/targets.ts';
import type { CombatUnit } from './types.ts';

/** "Wall first, Sniper last", as far as a rule binds it (`combat.assign.lethal-first`); `called`: how units are written. */
export const orderOf = (units: readonly CombatUnit[], called: (names: readonly string[]) => string): string => {
  const of = (rank: Rank): readonly string[] =>
    units.flatMap(({ name, rank: own, lethal }) => (own === rank && lethal !== null ? name : []));
  const parts = (
    [
      ['first', 'first'],
      ['last', 'last'],
      ['either', 'either first or last'],
    ] as const
  ).flatMap(([rank, words]) => (of(rank).length === 0 ? [] : `${called(of(rank))} ${words}`));
  return units.length < 2 ? '' : parts.join(', ');
};
