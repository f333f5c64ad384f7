/** Stages showdowns and combats at contested battlefields, and ends contests that are over. */
import { uncontest } from '../gameActions/control.ts';
import { contest } from '../play/contesting.ts';
import { changeBattlefield, type Play, step } from '../play/play.ts';
import { battlefield, hasUnitsAt, isInCombat, ongoingAt, opposed, unitsAt } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import type { Battlefield } from '../state/state.ts';

/**
 * `cleanup.stage-showdown`, `cleanup.stage-combat`: what is to begin at contested battlefields, and what no longer is
 * (`cleanup.stage-showdown.remains`, `cleanup.stage-combat.remains`, `combat.staged.gone`). Rules: `move.showdown`,
 * `move.combat`.
 */
export const stage = (play: Play): void => {
  for (const { id } of play.state.battlefields) {
    const b = battlefield(play.state, id);
    // Nothing is staged where nobody contests, which is so at most places most of the time.
    if (b.contestedBy === null && !b.stagedCombat && !b.stagedShowdown) continue;
    const by = b.contestedBy;
    const ongoing = ongoingAt(play.state, id);
    const during = play.behaviours.combatStaged === 'even in a showdown';
    const mayFight = by !== null && !(during ? isInCombat(play.state, id) : ongoing);
    // Who is there is looked up last: where something goes on already, mostly nothing can be staged.
    // What a combat stages anew before it is over remains (`combat.result.restage`, `cleanup.stage-combat.remains`).
    const isAnew = by !== null && b.stagedCombat && isInCombat(play.state, id);
    const stagedCombat = (mayFight || isAnew) && opposed(play.state, id);
    const stagedShowdown =
      by !== null &&
      (!ongoing || (isAnew && b.stagedShowdown)) &&
      (play.behaviours.showdownStaged === 'any contested' || !stagedCombat) &&
      hasUnitsAt(play.state, by, id);
    if (stagedCombat === b.stagedCombat && stagedShowdown === b.stagedShowdown) continue;
    stageAt(play, b, { stagedCombat, stagedShowdown });
  }
};

type Staged = Pick<Battlefield, 'stagedCombat' | 'stagedShowdown'>;

const stageAt = (play: Play, before: Battlefield, { stagedCombat, stagedShowdown }: Staged): void => {
  const { id, name } = before;
  changeBattlefield(play, id, b => {
    b.stagedCombat = stagedCombat;
    b.stagedShowdown = stagedShowdown;
  });
  if (stagedCombat !== before.stagedCombat) {
    const text = stagedCombat ? 'A combat is staged at' : 'A combat is no longer staged at';
    step(play)?.tell(stagedCombat ? 'cleanup.stage-combat' : 'cleanup.unstage-combat', sentence`${text} ${name}.`, {
      places: [id],
    });
  } else if (stagedShowdown && !stagedCombat) {
    step(play)?.tell('cleanup.stage-showdown', sentence`A showdown is staged at ${name}.`, { places: [id] });
  }
};

/** `cleanup.uncontest`, and `cleanup.recontest` by units that stand where their controller has no control. */
export const removeStaleContests = (play: Play): void => {
  for (const b of play.state.battlefields) {
    if (b.contestedBy === null || hasUnitsAt(play.state, b.contestedBy, b.id) || ongoingAt(play.state, b.id)) continue;
    uncontest(play, b.id, 'cleanup.uncontest');
    const other = unitsAt(play.state, b.id).find(u => u.controller !== b.controller);
    if (other !== undefined) contest(play, b.id, other.controller, 'cleanup.recontest');
  }
};
