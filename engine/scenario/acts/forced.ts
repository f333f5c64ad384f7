/**
 * Assignments that leave no choice are made as soon as a line needs what follows. A line about the assignment itself does
 * not, nor does an expectation above the line that makes it: they are judged while that is still open.
 */

import { allPassOn, makeForced, playFrom } from '../../game/actions.ts';
import { assignerOf } from '../../game/combat/damage.ts';
import type { BattlefieldId, PlayerId, State } from '../../game/state/state.ts';
import { onlyLooks, type Statement } from '../../language/syntax.ts';
import { looksAtAssignment } from './coming.ts';
import { advance, type Script, type ScriptLine } from './playing.ts';

/** Makes the assignments that a line needs to be made before it is played. */
export const makeForcedFor = (script: Script, { statement: s, coming }: ScriptLine): void => {
  if (onlyLooks(s) && (looksAtAssignment(s) || isAssignment(coming.next))) return;
  if (s.kind !== 'action' || s.action.kind !== 'assign') return makeForcedOn(script);
  const found = script.settings.names.players.find(s.player.text);
  if (found.ok) makeForced(script.play, found.id);
};

const isAssignment = (s: Statement | null): boolean => s?.kind === 'action' && s.action.kind === 'assign';

/** Makes those that are open, and carries on with the `all pass` that came to them. */
export const makeForcedOn = (script: Script): void => {
  const { play, progress } = script;
  const { passing } = progress;
  if (assignerOf(play.state) === null) return;
  makeForced(play);
  if (passing === null || assignerOf(play.state) !== null) return;
  carryOn(script, passing.at);
};

/** Everybody passes on, as an `all pass` said before something had to be decided. */
export const carryOn = (script: Script, at: BattlefieldId | null): void => {
  allPassOn(script.play, at);
  advance(script, next => {
    next.passing = { at, carriedOn: true };
  });
};

/** The state in which `who` would assign: nothing is done, so that the assignments before are made on a copy. */
export const stateToAssignIn = (state: State, who: PlayerId): State => {
  const now = assignerOf(state);
  if (now === null || now === who) return state;
  const ahead = playFrom(state);
  makeForced(ahead, who);
  return assignerOf(ahead.state) === who ? ahead.state : state;
};
