/** The standard moves that a player may make (`action.move.standard`). */
import { isLegal } from '../actions.ts';
import { choose, take } from '../play/answers.ts';
import { allLocations } from '../play/destinations.ts';
import { onBoard } from '../play/query.ts';
import type { Act } from '../state/act.ts';
import { groups } from '../state/groups.ts';
import type { Location, PlayerId, State, UnitId } from '../state/state.ts';
import type { Listed } from './listing.ts';

/** Single units first, then groups of two to one place, and so on. */
export const legalMoves = (state: State, who: PlayerId, most: number): Listed => {
  const ways = allLocations(state).map(to => ({ to, units: unitsFor(state, who, to) }));
  const largest = Math.max(0, ...ways.map(({ units }) => units.length));
  const acts: Act[] = [];
  let count = 0;
  for (let size = 1; size <= largest; size++)
    for (const { to, units } of ways) {
      // What a group has to pay hangs on its size alone: one tells for all.
      if (units.length < size || !isLegal(state, who, moveOf(units.slice(0, size), to))) continue;
      count += choose(units.length, size);
      for (const group of take(groups(units, size), most - acts.length)) acts.push(moveOf(group, to));
    }
  return { acts, cut: count - acts.length };
};

/** The units that could go to a place by themselves. */
const unitsFor = (state: State, who: PlayerId, to: Location): readonly UnitId[] =>
  state.objects.flatMap(u =>
    u.controller === who && u.type === 'unit' && onBoard(u) && isLegal(state, who, moveOf([u.id], to)) ? [u.id] : [],
  );

const moveOf = (units: readonly UnitId[], to: Location): Act => ({ kind: 'move', groups: [{ units, to }] });
