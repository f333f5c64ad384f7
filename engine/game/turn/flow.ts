/**
 * How the game proceeds by itself to the next thing that somebody decides: outstanding tasks first, then pending items,
 * then whatever the open state begins (`task.hot-fepr`, `chain.fepr`).
 */

import { finalize } from '../chain/finalize.ts';
import { resolveOnChain, settleFinalized } from '../chain/settling.ts';
import { beginStaged } from '../combat/beginStaged.ts';
import { cleanup } from '../combat/cleanup.ts';
import { assignDamage, beginDamage, bothSidesRemain } from '../combat/damage.ts';
import { resolveNextStage } from '../combat/resolutionStep.ts';
import { endShowdown, passersOf, passFocus } from '../combat/showdown.ts';
import { enterCleanup } from '../combat/stages.ts';
import { establishControl, soleOccupant, uncontest } from '../gameActions/control.ts';
import { change, type Play, step } from '../play/play.ts';
import { battlefield, combatUnderWay, hasUnitsAt, nextPlayer, player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import type { Concept } from '../state/concepts.ts';
import { nameOnChain } from '../state/item.ts';
import type { AssignedDamage, BattlefieldId, PlayerId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { takePhase } from './turn.ts';

/**
 * Runs on until a player acts or decides. Nothing is left outstanding then. Rules: `turn.one-at-a-time`,
 * `turn.never-at-once`, `task`, `task.kinds`, `cleanup.not-while-resolving.task`,
 * `ability.activate.finalize.pending-others`.
 */
export const advance = (play: Play): void => {
  for (;;) {
    if (play.state.winners.length > 0) return;
    doAfterwards(play);
    cleanup(play);
    if (play.state.winners.length > 0) return;
    if (finalizeOldest(play)) continue;
    if (play.state.chain.length > 0) {
      givePriority(play);
      return;
    }
    if (goOnWithCombat(play)) continue;
    // In any phase, what is staged begins as soon as nothing else is under way (`cleanup.begin-showdown`, `cleanup.begin-combat`).
    if (beginStaged(play)) continue;
    if (play.state.decision === null && takePhase(play)) continue;
    return;
  }
};

const doAfterwards = (play: Play): void => {
  const { afterwards } = play;
  if (afterwards.length === 0) return;
  play.afterwards = [];
  for (const each of afterwards) each(play);
};

/** `chain.finalize.oldest`: the oldest pending item goes through the steps of being played. */
const finalizeOldest = (play: Play): boolean => {
  if (play.state.chain.length === 0) return false;
  const pending = play.state.chain.find(i => i.status === 'pending');
  if (pending === undefined) return false;
  finalize(play, pending.id, null);
  settleFinalized(play, pending.id);
  return true;
};

/** `chain.finalize.done`, `chain.resolve.next`: the controller of the newest item. Rules: `chain.windows.chain`. */
const givePriority = (play: Play): void => {
  const newest = play.state.chain.at(-1);
  if (newest === undefined || play.state.priority !== null) return;
  change(play, s => {
    s.priority = newest.controller;
    s.passes = 0;
  });
};

/** The tasks of a combat whose showdown is over. */
const goOnWithCombat = (play: Play): boolean => {
  const combat = combatUnderWay(play.state);
  if (combat === null || combat.stage === 'showdown') return false;
  if (combat.stage === 'damage') {
    if (play.state.decision !== null && bothSidesRemain(play.state)) return false;
    enterCleanup(play);
  }
  return resolveNextStage(play);
};

/** One pass: of priority while there is a chain, else of focus. */
export const pass = (play: Play, who: PlayerId): void => {
  if (play.state.chain.length > 0) passPriority(play, who);
  else passInShowdown(play);
  advance(play);
};

/** `chain.pass`, `chain.resolve.newest`: once all have passed in a row, the newest item resolves. */
const passPriority = (play: Play, who: PlayerId): void => {
  const passes = play.state.passes + 1;
  const name = player(play.state, who).name;
  const all = passersOf(play);
  if (passes < all.length) {
    let next = nextPlayer(play.state, who);
    while (!all.includes(next)) next = nextPlayer(play.state, next);
    change(play, s => {
      s.priority = next;
      s.passes = passes;
    });
    step(play)?.tell('chain.execute.pass.next', `${name} passes; ${player(play.state, next).name} has priority.`, {
      players: [who, next],
    });
    return;
  }
  const newest = play.state.chain.at(-1);
  const what = newest === undefined ? 'the newest item' : nameOnChain(newest);
  step(play)?.tell('chain.pass.all', `${name} passes; all have passed, and ${what} resolves.`, { players: [who] });
  resolveNewest(play);
};

/** `chain.resolve.newest` */
export const resolveNewest = (play: Play): void => {
  const newest = play.state.chain.at(-1);
  change(play, s => {
    s.priority = null;
    s.passes = 0;
  });
  if (newest !== undefined) resolveOnChain(play, newest);
};

const passInShowdown = (play: Play): void => {
  const at = play.state.showdown?.at;
  if (at !== undefined && passFocus(play)) showdownIsOver(play, at);
};

/** Closes the showdown that is open, for another reason than a pass. */
export const closeShowdown = (play: Play, rule: Concept, why: string): void => {
  const at = play.state.showdown?.at;
  if (at === undefined) return;
  endShowdown(play, rule, why, []);
  showdownIsOver(play, at);
};

const showdownIsOver = (play: Play, at: BattlefieldId): void => {
  if (combatUnderWay(play.state) === null) closeNonCombat(play, at);
  else if (!beginDamage(play)) enterCleanup(play);
  emitEvents(play, () => [newEvent('showdown ends', { at: { kind: 'battlefield', at } })]);
};

/** `showdown.closes.control`, `showdown.closes.conquer`: whose units alone are there establishes control. */
const closeNonCombat = (play: Play, at: BattlefieldId): void => {
  const who = soleOccupant(play, at);
  const { contestedBy } = battlefield(play.state, at);
  if (who !== null) establishControl(play, at, who, 'showdown.closes.control');
  else if (contestedBy !== null && !hasUnitsAt(play.state, contestedBy, at))
    uncontest(play, at, 'control.contested.removed');
};

/** Makes the open assignment; after the defender's, damage is dealt and the combat's cleanup follows at once (`combat.damage.straight-on`). */
export const assign = (play: Play, shares: readonly AssignedDamage[]): void => {
  if (!assignDamage(play, shares)) return;
  enterCleanup(play);
  resolveNextStage(play);
  advance(play);
};
