/** How the game goes on by itself, up to the next thing that somebody decides. */
import { beginStaged } from './begin.ts';
import { cleanup } from './cleanup.ts';
import { establishControl, soleOccupant, uncontest } from './control.ts';
import { assignDamage, beginDamage, bothSidesRemain, forcedAssignment } from './damage.ts';
import { change, type Play } from './play.ts';
import { battlefield, combatUnderWay, hasUnitsAt } from './query.ts';
import { resolveCombat } from './resolution.ts';
import { passFocus } from './showdown.ts';
import type { Assigned, BattlefieldId } from './state.ts';

/** A cleanup, and whatever begins in it. */
export const settle = (play: Play): void => {
  cleanup(play);
  while (beginStaged(play)) cleanup(play);
  const combat = combatUnderWay(play.state);
  if (combat?.stage === 'damage' && play.state.winners.length === 0 && !bothSidesRemain(play.state)) endCombat(play);
};

/** One pass, and what follows when it closes the showdown (`showdown.closes.combat`). */
export const pass = (play: Play): void => {
  const at = play.state.showdown?.at;
  if (at === undefined || !passFocus(play)) return;
  if (combatUnderWay(play.state) === null) closeNonCombat(play, at);
  else if (!beginDamage(play)) resolveCombat(play);
  if (play.state.decision === null) settle(play);
};

/** `showdown.closes.control`, `showdown.closes.conquer`: whose units alone are there establishes control. */
const closeNonCombat = (play: Play, at: BattlefieldId): void => {
  const who = soleOccupant(play, at);
  const { contestedBy } = battlefield(play.state, at);
  if (who !== null) establishControl(play, at, who, 'showdown.closes.control');
  else if (contestedBy !== null && !hasUnitsAt(play.state, contestedBy, at))
    uncontest(play, at, 'showdown.closes.control');
};

const endCombat = (play: Play): void => {
  change(play, s => {
    s.decision = null;
    s.assigned = null;
  });
  resolveCombat(play);
  settle(play);
};

/** Makes the open assignment; after the defender's, the combat runs to its end. */
export const assign = (play: Play, shares: readonly Assigned[]): void => {
  if (assignDamage(play, shares)) {
    resolveCombat(play);
    settle(play);
  }
};

/** Makes the assignments that leave no choice, one after the other. */
export const makeForcedAssignments = (play: Play): void => {
  for (let forced = forcedAssignment(play); forced !== null; forced = forcedAssignment(play)) assign(play, forced);
};

/** Everyone passes until the showdown that is open now is over with its combat, or somebody has to decide. */
export const allPass = (play: Play): void => {
  const at = play.state.showdown?.at;
  while (
    play.state.showdown !== null &&
    play.state.showdown.at === at &&
    play.state.decision === null &&
    play.state.winners.length === 0
  ) {
    pass(play);
    // The pass that closes this showdown may open another at the same place, which is not this line's to pass in.
    if (play.state.showdown?.fresh === true) return;
  }
};
