/** The standard moves that a player may make (`action.move.standard`). */

import { isLegal } from '../actions.ts';
import { take } from '../play/answers.ts';
import { allLocations } from '../play/destinations.ts';
import { isOnBoard } from '../play/query.ts';
import { groups } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import type { Act, Location, PlayerId, State, UnitId } from '../state/state.ts';
import { behindIn, type Interchangeable } from '../stateKey/interchangeable.ts';
import { canPayForMove, isTimeToMove } from '../turn/move.ts';
import { type ListedActs, MANY } from './listing.ts';

/** Single units first, then groups of two to one place, and so on. */
export const legalMoves = (state: State, who: PlayerId, most: number): ListedActs => {
  const acts: Act[] = [];
  let count = 0;
  for (const { to, units, size, groups: more } of waysToMove(state, who)) {
    count = Math.min(MANY, count + more);
    for (const group of take(groups(units, size), most - acts.length)) acts.push(moveOf(group, to));
  }
  return { acts, cut: count - acts.length };
};

export function* everyMove(state: State, who: PlayerId, alike: Interchangeable): Generator<Act> {
  for (const { to, units, size } of waysToMove(state, who))
    for (const group of groups(units, size, {}, behindIn(alike, units))) yield moveOf(group, to);
}

interface WayToMove {
  readonly to: Location;
  /** Each of them could go there by itself. */
  readonly units: readonly UnitId[];
  readonly size: number;
  /** How many groups of that size there are. */
  readonly groups: number;
}

/**
 * The rules look at each unit of a group by itself and at how many they are, so units are looked at once each and sizes once each,
 * however many groups that makes.
 */
function* waysToMove(state: State, who: PlayerId): Generator<WayToMove> {
  if (!isTimeToMove(state, who)) return;
  const ways = allLocations(state).map(to => ({ to, units: unitsFor(state, who, to), groups: 1 }));
  const largest = Math.max(0, ...ways.map(({ units }) => units.length));
  for (let size = 1; size <= largest; size++)
    for (const way of ways) {
      const { to, units } = way;
      if (units.length < size) continue;
      // Out of n there are (n - k + 1) / k times as many groups of k as of k - 1.
      way.groups = Math.round((way.groups * (units.length - size + 1)) / size);
      if (canPayForMove(state, who, { count: size, to })) yield { ...way, size };
    }
}

/** The units that could go to a place by themselves. */
const unitsFor = (state: State, who: PlayerId, to: Location): readonly UnitId[] =>
  flatMapped(state.objects, u =>
    u.controller === who && u.type === 'unit' && isOnBoard(u) && isLegal(state, who, moveOf([u.id], to)) ? [u.id] : [],
  );

const moveOf = (units: readonly UnitId[], to: Location): Act => ({ kind: 'move', groups: [{ units, to }] });
