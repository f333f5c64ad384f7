/** Where an expectation fails, what has not come to its end yet: usually a line is missing that brings it there. */

import { allPass, allPassOn, makeForced, playFrom } from '../../game/actions.ts';
import { combatUnderWay, listedNames, placeName } from '../../game/play/query.ts';
import type { State } from '../../game/state/state.ts';
import type { StandingClaim } from '../../language/syntax.ts';
import { type Script, scopeOf } from '../acts/playing.ts';
import { libraryOf } from '../names/cards.ts';
import type { Scope } from '../names/resolve.ts';
import { judgeClaim } from './claims.ts';

/** What still waits, as a sentence, and whether the claim holds once it has come about. */
export interface Unresolved {
  readonly says: string;
  readonly thenHolds: boolean;
}

/** Null where nothing waits, or where what waits has no bearing on the claim. */
export const unresolved = (script: Script, claim: StandingClaim): Unresolved | null =>
  unresolvedIn(scopeOf(script), claim);

/**
 * What still waits in the state of a failed claim; null where the game is over or waits for a decision, or where what
 * waits has no bearing on the claim.
 */
export const unresolvedIn = (scope: Scope, claim: StandingClaim): Unresolved | null => {
  const { state } = scope;
  // Nothing more happens once the game is won.
  if (state.winners.length > 0) return null;
  if (state.decision !== null || isOfTheMoment(claim)) return null;
  const waits = whatWaits(state);
  if (waits === null) return null;
  const then = judgeClaim(afterwards(scope), claim, scope);
  const thenHolds = then.ok && then.value.holds;
  // An author often expects something in the middle of a showdown on purpose; a chain that still waits has more likely
  // been forgotten.
  if (!thenHolds && state.chain.length === 0) return null;
  return { says: `${waits}${thenHolds ? ', and then this holds' : ''}.`, thenHolds };
};

/** Claims about the chain and about whose turn it is to act are made because something waits. */
export const isOfTheMoment = (claim: StandingClaim): boolean =>
  claim.about === 'chain' ||
  claim.about === 'state' ||
  claim.about === 'legality' ||
  (claim.about === 'players' && (claim.fact.kind === 'has focus' || claim.fact.kind === 'has priority'));

const whatWaits = (state: State): string | null => {
  const names = state.chain.map(item => item.name);
  if (names.length > 0) {
    const [wait, them] = names.length > 1 ? ['wait', 'them'] : ['waits', 'it'];
    return `${listedNames(names)} still ${wait} on the chain; "all pass" above this line resolves ${them}`;
  }
  if (state.showdown === null) return null;
  const at = placeName(state, { kind: 'battlefield', at: state.showdown.at });
  const what = combatUnderWay(state) === null ? 'showdown' : 'combat';
  return `The ${what} at ${at} is not over; "all pass" above this line ends it`;
};

/** The same in short, for what is so while it waits. */
export const openText = (state: State): string | null => {
  const names = state.chain.map(item => item.name);
  if (names.length > 0) return `${listedNames(names)} still ${names.length > 1 ? 'wait' : 'waits'} on the chain`;
  if (state.showdown === null) return null;
  const what = combatUnderWay(state) === null ? 'showdown' : 'combat';
  return `the ${what} at ${placeName(state, { kind: 'battlefield', at: state.showdown.at })} is not over`;
};

/** The game after an `all pass` here; nothing is done to the script's own. */
const afterwards = ({ state, names }: Scope): State => {
  const ahead = playFrom(state, libraryOf(names.cards));
  const at = state.showdown?.at ?? null;
  allPass(ahead);
  makeForced(ahead);
  allPassOn(ahead, at);
  return ahead.state;
};
