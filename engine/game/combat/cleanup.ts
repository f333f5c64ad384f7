/** The cleanup: what the game puts right whenever something has changed, again and again until nothing does. */
import { loseControlWithoutUnits } from '../gameActions/control.ts';
import { emitMightyChanges } from '../gameActions/mighty.ts';
import { winByPoints } from '../gameActions/scoring.ts';
import type { Play } from '../play/play.ts';
import { cleanupNeeded, noteClean } from './cleanState.ts';
import { removeExcessHidden, removeHidden } from './hiddenCards.ts';
import { killLethal } from './lethalDamage.ts';
import { recallGear, recallStrangers } from './recalling.ts';
import { assignRoles } from './roles.ts';
import { removeStaleContests, stage } from './staging.ts';

/** The steps that a special cleanup inserts after the killing (`cleanup.special`). */
export type InsertedSteps = (play: Play) => void;

/**
 * `cleanup`, `cleanup.repeat`. A special cleanup's own steps are taken once. Rules: `cleanup.steps`,
 * `cleanup.not-while-resolving`, `cleanup.chain-waits`.
 */
export const cleanup = (play: Play, inserted?: InsertedSteps): void => {
  const needed = cleanupNeeded(play.state);
  if (needed === 'everything' || (needed === 'whoever wins' && hasWinner(play))) {
    repeat(play, inserted);
    return;
  }
  if (inserted === undefined) return;
  // The steps before the inserted ones have nothing to do, and those after them only what comes of these.
  inserted(play);
  if (cleanupNeeded(play.state) === 'nothing') return;
  afterInserted(play);
  if (play.state.winners.length === 0) repeat(play);
};

/** `cleanup.win` where no other step of a cleanup has anything to do: the state is clean unless somebody has won. */
const hasWinner = (play: Play): boolean => {
  const before = play.state;
  winByPoints(play);
  if (play.state !== before) return true;
  noteClean(before);
  return false;
};

const repeat = (play: Play, inserted?: InsertedSteps): void => {
  for (let also = inserted; ; also = undefined) {
    const before = play.state;
    const come = comeAbout(play);
    once(play, also);
    if (play.state.winners.length > 0) return;
    if (play.state !== before) continue;
    if (comeAbout(play) === come) noteClean(before);
    return;
  }
};

/** Counts every step and every question of the act: a step about something impossible changes no state. */
const comeAbout = ({ stepsTaken, asked }: Play): number => stepsTaken + asked;

/** `cleanup.board` */
const once = (play: Play, inserted?: InsertedSteps): void => {
  winByPoints(play);
  if (play.state.winners.length > 0) return;
  if (play.behaviours.cleanupKills === 'after roles') assignRoles(play);
  killLethal(play);
  inserted?.(play);
  afterInserted(play);
};

const afterInserted = (play: Play): void => {
  if (play.behaviours.cleanupKills === 'before roles') assignRoles(play);
  loseControlWithoutUnits(play);
  if (play.behaviours.strangersInBase === 'is recalled') recallStrangers(play);
  recallGear(play);
  removeHidden(play);
  removeExcessHidden(play);
  stage(play);
  if (play.behaviours.uncontestInCleanup) removeStaleContests(play);
  emitMightyChanges(play);
};
