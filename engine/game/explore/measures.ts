/** Numbers that are read off a position for a player: what somebody may want to have most of, or fewest. */
import { cardsInHand } from '../abilities/measures.ts';
import { mightCounted } from '../abilities/might.ts';
import { isOnBoard, opponents, player } from '../play/query.ts';
import type { GameObject, PlayerId, State } from '../state/state.ts';

export interface Measure {
  /** What is counted, as it is said: `units killed`. */
  readonly name: string;
  /** Other words for it. */
  readonly also: readonly string[];
  /** `since`: the position that is explored, for what has happened from there on. */
  readonly read: (state: State, of: PlayerId, since: State) => number;
  /** Whether the scenario tells enough for it. */
  readonly isSpecified: (state: State, of: PlayerId) => boolean;
}

const always = (): boolean => true;

/** A unit that was killed counts for its owner, as nothing controls it any more. */
export const MEASURES: readonly Measure[] = [
  { name: 'points', also: [], read: (state, of) => player(state, of).points, isSpecified: always },
  {
    name: 'units killed',
    also: ['of theirs killed', 'enemy units killed'],
    read: (state, of, since) => killed(state, since, ({ owner }) => opponents(state, owner, of)),
    isSpecified: always,
  },
  {
    name: 'units lost',
    also: ['of mine lost', 'of my units lost'],
    read: (state, of, since) => killed(state, since, ({ owner }) => owner === of),
    isSpecified: always,
  },
  { name: 'units', also: ['units on the board'], read: (state, of) => unitsOf(state, of).length, isSpecified: always },
  {
    name: 'Might',
    also: ['Might on the board'],
    read: (state, of) => unitsOf(state, of).reduce((sum, u) => sum + mightCounted(state, u), 0),
    isSpecified: always,
  },
  {
    name: 'battlefields',
    also: ['battlefields controlled'],
    read: (state, of) => state.battlefields.filter(({ controller }) => controller === of).length,
    isSpecified: always,
  },
  {
    name: 'cards in hand',
    also: ['cards'],
    read: cardsInHand,
    isSpecified: (state, of) => player(state, of).handKnown,
  },
  { name: 'XP', also: [], read: (state, of) => player(state, of).xp, isSpecified: always },
];

/** Those that have not come back since. */
const killed = (state: State, since: State, counts: (o: GameObject) => boolean): number =>
  state.objects.filter(o => o.type === 'unit' && o.killed && !wasKilled(since, o) && counts(o)).length;

const wasKilled = (since: State, { id, incarnation }: GameObject): boolean => {
  const before = since.objects[id];
  return before?.killed === true && before.incarnation === incarnation;
};

const unitsOf = ({ objects }: State, of: PlayerId): readonly GameObject[] =>
  objects.filter(o => o.type === 'unit' && o.controller === of && isOnBoard(o));
