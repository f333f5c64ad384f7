/** Control of battlefields: contested, established, lost. */

import { changeBattlefield, type Play, step } from '../play/play.ts';
import { battlefield, hasUnitsAt, ongoingAt, player, unitsAt } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import type { Concept } from '../state/concepts.ts';
import type { Battlefield, BattlefieldId, PlayerId } from '../state/state.ts';
import { conquer } from './scoring.ts';

/** Ends the contest of a battlefield, with whatever is staged there. */
export const uncontest = (play: Play, at: BattlefieldId, rule: Concept): void => {
  const b = battlefield(play.state, at);
  if (b.contestedBy === null) return;
  changeBattlefield(play, at, d => {
    d.contestedBy = null;
    d.stagedShowdown = false;
    d.stagedCombat = false;
  });
  step(play)?.tell(rule, sentence`${b.name} is no longer contested.`, { places: [at] });
};

/**
 * `control.established`: at the end of a showdown or combat; a conquer if control is gained. Rules:
 * `control.battlefield.through-play`, `control.constant`.
 */
export const establishControl = (play: Play, at: BattlefieldId, who: PlayerId, rule: Concept): void => {
  const b = battlefield(play.state, at);
  const gained = b.controller !== who;
  changeBattlefield(play, at, d => {
    d.controller = who;
    d.contestedBy = null;
    d.stagedShowdown = false;
    d.stagedCombat = false;
  });
  const verb = gained ? 'establishes control of' : 'keeps control of';
  step(play)?.tell(
    gained ? rule : 'control.fixed-during-combat',
    sentence`${player(play.state, who).name} ${verb} ${b.name}.`,
    { players: [who], places: [at] },
  );
  if (gained) conquer(play, at, who, b.controller);
};

/**
 * Does nothing where nobody controls the battlefield. `rule`: the one that takes control away, for the step to cite.
 */
export const becomeUncontrolled = (play: Play, at: BattlefieldId, rule: Concept): void => {
  const b = battlefield(play.state, at);
  if (b.controller === null) return;
  const before = player(play.state, b.controller);
  changeBattlefield(play, at, d => {
    d.controller = null;
  });
  step(play)?.tell(rule, sentence`${before.name} loses control of ${b.name}, which becomes uncontrolled.`, {
    players: [before.id],
    places: [at],
  });
};

/** `control.lost`, `control.maintained`, `control.fixed-during-combat`, `cleanup.control`: control without units, as far as the edition keeps it. */
export const loseControlWithoutUnits = (play: Play): void => {
  const { state } = play;
  for (const b of state.battlefields) {
    if (b.controller === null || hasUnitsAt(state, b.controller, b.id)) continue;
    if (keepsControl(play, b)) continue;
    becomeUncontrolled(play, b.id, 'cleanup.control');
  }
};

const keepsControl = (play: Play, b: Battlefield): boolean => {
  const { state, behaviours } = play;
  if (behaviours.controlLost === 'in an open cleanup') return state.chain.length > 0 || ongoingAt(state, b.id);
  return behaviours.controlLost === 'unless contested' && b.contestedBy !== null;
};

/** The player whose units alone are at a battlefield, of one of two teammates included; null if nobody's or several players'. */
export const soleOccupant = (play: Play, at: BattlefieldId): PlayerId | null => {
  const here = unitsAt(play.state, at);
  const first = here[0]?.controller ?? null;
  return here.every(u => u.controller === first) ? first : null;
};
