/**
 * Everything that a player may do in a state, as plain data. Each act is one that `refuse` has nothing against, and whatever
 * else it has nothing against comes to the same as one that is listed or counted as cut. What has to be chosen as a card is
 * played or an ability activated is asked for; `declaredWays` says it beforehand.
 */
import { isLegal } from '../actions.ts';
import type { Act, PlayerId, State } from '../state/state.ts';
import { legalActivations } from './abilities.ts';
import { legalAssignments, legalChoices } from './decisions.ts';
import type { ListedActs } from './listing.ts';
import { legalMoves } from './moves.ts';
import { legalPlays } from './plays.ts';

export type { ListedActs } from './listing.ts';

/** In the order in which they are shown: what waits to be decided first. */
export const ACT_GROUPS = ['choices', 'assignments', 'moves', 'plays', 'abilities', 'passes', 'concessions'] as const;
export type ActGroup = (typeof ACT_GROUPS)[number];

/** Those of one group, at most so many. */
export const legalActs = (state: State, who: PlayerId, group: ActGroup, most: number): ListedActs =>
  LISTS[group](state, who, most);

const legalPasses = (state: State, who: PlayerId): ListedActs => ({
  acts: PASSES.filter(act => isLegal(state, who, act)),
  cut: 0,
});

/** `concede`: at any time, so lists of what is worth doing leave it out. */
const legalConcessions = (state: State, who: PlayerId): ListedActs => ({
  acts: CONCESSIONS.filter(act => isLegal(state, who, act)),
  cut: 0,
});

const CONCESSIONS: readonly Act[] = [{ kind: 'concede' }];

const PASSES: readonly Act[] = [{ kind: 'pass' }, { kind: 'end-turn' }];

const LISTS: Readonly<Record<ActGroup, (state: State, who: PlayerId, most: number) => ListedActs>> = {
  choices: legalChoices,
  assignments: legalAssignments,
  moves: legalMoves,
  plays: legalPlays,
  abilities: legalActivations,
  passes: legalPasses,
  concessions: legalConcessions,
};
