/** The cleanup: what the game puts right whenever something has changed, again and again until nothing does. */

import { contest, loseControlWithoutUnits, uncontest } from './control.ts';
import type { Draft } from './copies.ts';
import { hasLethalDamage } from './might.ts';
import { changeBattlefield, changeUnits, type Play, step } from './play.ts';
import {
  baseOf,
  battlefield,
  combatUnderWay,
  hasUnitsAt,
  isAt,
  namesOf,
  onBoard,
  ongoingAt,
  opposed,
  unitsAt,
} from './query.ts';
import { winByPoints } from './scoring.ts';
import type { Role, Unit, UnitId } from './state.ts';

/** The steps that a special cleanup inserts after the killing (`cleanup.special`). */
export type InsertedSteps = (play: Play) => void;

/** `cleanup`, `cleanup.repeat`. A special cleanup's own steps are taken once. */
export const cleanup = (play: Play, inserted?: InsertedSteps): void => {
  let before = play.state;
  once(play, inserted);
  while (play.state !== before && play.state.winners.length === 0) {
    before = play.state;
    once(play);
  }
};

const once = (play: Play, inserted?: InsertedSteps): void => {
  winByPoints(play);
  if (play.state.winners.length > 0) return;
  if (play.does.cleanupKills === 'after roles') assignRoles(play);
  killLethal(play);
  inserted?.(play);
  if (play.does.cleanupKills === 'before roles') assignRoles(play);
  loseControlWithoutUnits(play);
  if (play.does.strangersInBase === 'are recalled') recallStrangers(play);
  stage(play);
  if (play.does.uncontestInCleanup) removeStaleContests(play);
};

const ids = (units: readonly Unit[]): UnitId[] => units.map(u => u.id);
const are = (units: readonly Unit[]): string => (units.length === 1 ? 'is' : 'are');

/** A unit that leaves the board keeps nothing of what was done to it. */
export const leaveBoard = (u: Draft<Unit>, zone: 'trash' | 'banished' | 'hand'): void => {
  u.zone = { kind: zone };
  u.damage = 0;
  u.exhausted = false;
  u.stunned = false;
  u.buffed = false;
  u.role = null;
  u.modifiers = [];
};

/** `cleanup.kill`: all units with lethal damage, at once. */
export const killLethal = (play: Play): void => {
  const dying = play.state.units.filter(u => onBoard(u) && hasLethalDamage(play.state, u));
  if (dying.length === 0) return;
  changeUnits(play, ids(dying), u => leaveBoard(u, 'trash'));
  step(play, 'cleanup.kill', `${namesOf(dying)} ${are(dying)} killed by lethal damage.`, { units: ids(dying) });
};

/** `unit.heal.combat`, `unit.heal.turn-end`, `turn.ending.heal`: all damage of all units. */
export const healAll = (play: Play, rule: 'combat.resolution.heal' | 'turn.ending.heal'): void => {
  const hurt = play.state.units.filter(u => u.damage > 0);
  if (hurt.length === 0) return;
  changeUnits(play, ids(hurt), u => {
    u.damage = 0;
  });
  step(play, rule, `${namesOf(hurt)} ${hurt.length === 1 ? 'heals' : 'heal'} all damage.`, { units: ids(hurt) });
};

const LATE_NOTE =
  'This edition gives units that come late to a combat no role; they are recalled with the attackers all the same.';

/** `combat.resolution.recall`, no move (`recall.not-a-move`) and no change of state (`recall.keeps-state`): attackers go home if defenders are still there. Gives the recalled units. */
export const recallAttackers = (play: Play): readonly Unit[] => {
  const { combat } = play.state;
  if (combat === null || !hasUnitsAt(play.state, combat.defender, combat.at)) return [];
  const here = unitsAt(play.state, combat.at).filter(u => u.controller === combat.attacker);
  if (here.length === 0) return here;
  changeUnits(play, ids(here), u => {
    u.zone = baseOf(u.controller);
  });
  step(play, 'combat.resolution.recall', `${namesOf(here)} ${are(here)} recalled: defenders are still there.`, {
    units: ids(here),
    places: [combat.at],
    ...(here.some(u => u.role === null) ? { note: LATE_NOTE } : {}),
  });
  return here;
};

/** `cleanup.strays`: units in a base that is not their controller's go to their own. */
const recallStrangers = (play: Play): void => {
  const strangers = play.state.units.filter(u => u.zone.kind === 'base' && u.zone.player !== u.controller);
  if (strangers.length === 0) return;
  changeUnits(play, ids(strangers), u => {
    u.zone = baseOf(u.controller);
  });
  step(play, 'cleanup.strays', `${namesOf(strangers)} ${are(strangers)} recalled to base.`, { units: ids(strangers) });
};

const removeRolesFrom = (
  play: Play,
  units: readonly Unit[],
  rule: 'cleanup.roles.lose' | 'combat.ends.roles',
): void => {
  if (units.length === 0) return;
  changeUnits(play, ids(units), u => {
    u.role = null;
  });
  step(play, rule, `${namesOf(units)} ${are(units)} neither attacker nor defender any more.`, { units: ids(units) });
};

/** `combat.ends.roles`: nobody is attacker or defender any more. */
export const removeRoles = (play: Play): void =>
  removeRolesFrom(
    play,
    play.state.units.filter(u => u.role !== null),
    'combat.ends.roles',
  );

/** `cleanup.roles`, `combat.showdown.late`: units that came to a combat gain their player's role, units that left it lose theirs. */
const assignRoles = (play: Play): void => {
  const combat = combatUnderWay(play.state);
  if (combat === null || combat.stage === 'resolution') return;
  removeRolesFrom(
    play,
    play.state.units.filter(u => u.role !== null && !isAt(u, combat.at)),
    'cleanup.roles.lose',
  );
  if (play.does.lateArrivals === 'no role') return;
  for (const role of ['attacker', 'defender'] as const satisfies readonly Role[]) {
    const late = unitsAt(play.state, combat.at).filter(u => u.controller === combat[role] && u.role !== role);
    if (late.length === 0) continue;
    changeUnits(play, ids(late), u => {
      u.role = role;
    });
    const what = late.length === 1 ? (role === 'attacker' ? 'an attacker' : 'a defender') : `${role}s`;
    const swapped = late.some(u => u.role !== null);
    step(play, swapped ? 'cleanup.roles.swap' : 'cleanup.roles.gain', `${namesOf(late)} ${are(late)} now ${what}.`, {
      units: ids(late),
    });
  }
};

/**
 * `cleanup.stage-showdown`, `cleanup.stage-combat`: what is to begin at contested battlefields, and what no longer is
 * (`cleanup.stage-showdown.remains`, `cleanup.stage-combat.remains`, `combat.staged.gone`).
 */
const stage = (play: Play): void => {
  for (const { id } of play.state.battlefields) {
    const b = battlefield(play.state, id);
    const there = b.contestedBy !== null && hasUnitsAt(play.state, b.contestedBy, id);
    const fight = b.contestedBy !== null && opposed(play.state, id);
    const overtaken = play.does.showdownOvertaken === 'becomes the combat' && play.state.showdown?.at === id;
    const inCombat = combatUnderWay(play.state)?.at === id;
    const stagedCombat = fight && !inCombat && (overtaken || !ongoingAt(play.state, id));
    const wanted = play.does.showdownStaged === 'any contested' || (b.controller === null && !fight);
    const stagedShowdown = there && wanted && !ongoingAt(play.state, id);
    if (stagedCombat === b.stagedCombat && stagedShowdown === b.stagedShowdown) continue;
    changeBattlefield(play, id, b => {
      b.stagedCombat = stagedCombat;
      b.stagedShowdown = stagedShowdown;
    });
    if (stagedCombat !== b.stagedCombat) {
      const text = stagedCombat ? 'A combat is staged at' : 'No combat is staged any more at';
      step(play, stagedCombat ? 'cleanup.stage-combat' : 'cleanup.unstage-combat', `${text} ${b.name}.`, {
        places: [id],
      });
    } else if (stagedShowdown && !stagedCombat) {
      step(play, 'cleanup.stage-showdown', `A showdown is staged at ${b.name}.`, { places: [id] });
    }
  }
};

/** `cleanup.uncontest`, and `cleanup.recontest` by units that stand where their controller has no control. */
const removeStaleContests = (play: Play): void => {
  for (const b of play.state.battlefields) {
    if (b.contestedBy === null || hasUnitsAt(play.state, b.contestedBy, b.id) || ongoingAt(play.state, b.id)) continue;
    uncontest(play, b.id, 'cleanup.uncontest');
    const other = play.state.units.find(u => isAt(u, b.id) && u.controller !== b.controller);
    if (other !== undefined) contest(play, b.id, other.controller, 'cleanup.recontest');
  }
};

/** Effects that last "this turn" or "this combat" end all at once. */
export const expire = (
  play: Play,
  until: 'turn' | 'combat',
  rule: 'turn.ending.expire' | 'combat.ends.expire',
): void => {
  const under = play.state.units.filter(u => u.modifiers.some(m => m.until === until));
  if (under.length === 0) return;
  changeUnits(play, ids(under), u => {
    u.modifiers = u.modifiers.filter(m => m.until !== until);
  });
  step(play, rule, `Effects that last this ${until} end on ${namesOf(under)}.`, { units: ids(under) });
};

/** Used by a turn's end. */
export const stunsEnd = (play: Play): void => {
  const stunned = play.state.units.filter(u => u.stunned);
  if (stunned.length === 0) return;
  changeUnits(play, ids(stunned), u => {
    u.stunned = false;
  });
  step(play, 'stun.ends', `${namesOf(stunned)} ${are(stunned)} no longer stunned.`, { units: ids(stunned) });
};
