/** The cleanup: what the game puts right whenever something has changed, again and again until nothing does. */

import type { Traits } from '../abilities/layers.ts';
import { hasKeyword, hasLethalDamage } from '../abilities/might.ts';
import { traitsOf } from '../abilities/traits.ts';
import { type Cause, THE_GAME } from '../gameActions/cause.ts';
import { contest, loseControlWithoutUnits, uncontest } from '../gameActions/control.ts';
import { eventFor, kill } from '../gameActions/kill.ts';
import { emitMightyChanges } from '../gameActions/mighty.ts';
import { putAt } from '../gameActions/moving.ts';
import { winByPoints } from '../gameActions/scoring.ts';
import { change, changeBattlefield, changeCombat, changeUnits, type Play, step } from '../play/play.ts';
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
} from '../play/query.ts';
import { newEvent, recordEvents } from '../play/recordEvents.ts';
import { freshDamage, type GameEvent } from '../state/events.ts';
import type { Designation, Role, State, Unit, UnitId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { designated, designationsOf } from './combat.ts';
import { removeExcessHidden, removeHidden } from './hiddenCards.ts';

/** The steps that a special cleanup inserts after the killing (`cleanup.special`). */
export type InsertedSteps = (play: Play) => void;

/**
 * `cleanup`, `cleanup.repeat`. A special cleanup's own steps are taken once. Rules: `cleanup.steps`,
 * `cleanup.not-while-resolving`, `cleanup.chain-waits`.
 */
export const cleanup = (play: Play, inserted?: InsertedSteps): void => {
  if (inserted === undefined && isClean(play.state)) return;
  for (let also = inserted; ; also = undefined) {
    const before = play.state;
    const told = toldBy(play);
    once(play, also);
    if (play.state.winners.length > 0) return;
    if (play.state !== before) continue;
    if (toldBy(play) === told) noteClean(before);
    return;
  }
};

/** Counts up with each step, told or told before, and each question: what cannot be done may be told again. */
const toldBy = ({ steps, stepsToSkip, asked }: Play): number => steps.length - stepsToSkip + asked;

/** The last state in which a cleanup found nothing to do, and what its passives made of objects. */
let clean: { readonly state: State; readonly traits: Traits | null } | null = null;

const noteClean = (state: State): void => {
  const traits = traitsOf(state);
  // What raises or lowers the victory score may ask for anything.
  clean = traits?.passives.gives.has('victory score') === true ? null : { state, traits };
};

/** Whether all that a cleanup looks at is as it was when there was nothing to do: most turns and passes leave it so. */
export const isClean = (t: State): boolean => {
  if (clean === null) return false;
  const s = clean.state;
  return (
    s === t ||
    (s.objects === t.objects &&
      s.battlefields === t.battlefields &&
      s.players === t.players &&
      s.combat === t.combat &&
      s.showdown === t.showdown &&
      s.mighty === t.mighty &&
      s.lastingAbilities === t.lastingAbilities &&
      s.winners === t.winners &&
      s.victoryScore === t.victoryScore &&
      s.behaviours === t.behaviours &&
      (s.chain.length === 0) === (t.chain.length === 0) &&
      t.past?.fresh !== true &&
      traitsOf(t) === clean.traits)
  );
};

/** `cleanup.board` */
const once = (play: Play, inserted?: InsertedSteps): void => {
  winByPoints(play);
  if (play.state.winners.length > 0) return;
  if (play.behaviours.cleanupKills === 'after roles') assignRoles(play);
  killLethal(play);
  inserted?.(play);
  if (play.behaviours.cleanupKills === 'before roles') assignRoles(play);
  loseControlWithoutUnits(play);
  if (play.behaviours.strangersInBase === 'are recalled') recallStrangers(play);
  recallGear(play);
  removeHidden(play);
  removeExcessHidden(play);
  stage(play);
  if (play.behaviours.uncontestInCleanup) removeStaleContests(play);
  emitMightyChanges(play);
};

const ids = (units: readonly Unit[]): UnitId[] => units.map(u => u.id);
const are = (units: readonly Unit[]): string => (units.length === 1 ? 'is' : 'are');

/** `cleanup.kill`: all units with lethal damage, at once. */
export const killLethal = (play: Play): void => {
  const dying = play.state.objects.filter(u => u.damage > 0 && onBoard(u) && hasLethalDamage(play.state, u));
  const dealt = freshDamage(play.state.past);
  if (dying.length > 0) kill(play, ids(dying), killers(dealt, dying), 'cleanup.kill', ' by lethal damage');
  if (dealt.length > 0) recordEvents(play, [newEvent('cleanup')]);
};

/** `kill.attributed.cleanup`, `kill.cleanup.responsible`: whoever has just dealt the damage answers for the deaths. */
const killers = (fresh: readonly GameEvent[], dying: readonly Unit[]): Cause => {
  const dead = new Set(ids(dying));
  const dealt = fresh.find(e => e.what?.kind === 'object' && dead.has(e.what.id));
  return dealt === undefined ? THE_GAME : { player: dealt.player, by: dealt.by };
};

/**
 * `unit.heal.combat`, `unit.heal.turn-end`, `turn.ending.heal`: all damage of all units. Rules: `heal.any-reason`,
 * `heal.when`.
 */
export const healAll = (play: Play, rule: 'combat.resolution.heal' | 'turn.ending.heal'): void => {
  const hurt = play.state.objects.filter(u => u.damage > 0);
  if (hurt.length === 0) return;
  changeUnits(play, ids(hurt), u => {
    u.damage = 0;
    u.damagedBy = [];
  });
  step(play, rule, `${namesOf(hurt)} ${hurt.length === 1 ? 'heals' : 'heal'} all damage.`, { units: ids(hurt) });
};

const LATE_NOTE =
  'This edition gives units that arrive late in a combat no role; they are still recalled with the attackers.';

/** `combat.resolution.recall`, no move (`recall.not-a-move`) and no change of state (`recall.keeps-state`): attackers go home if defenders are still there. Gives the recalled units. */
export const recallAttackers = (play: Play): readonly Unit[] => {
  const { combat } = play.state;
  if (combat === null || !hasUnitsAt(play.state, combat.defender, combat.at)) return [];
  const here = unitsAt(play.state, combat.at).filter(u => u.controller === combat.attacker);
  if (here.length === 0) return here;
  putAt(play, ids(here), u => baseOf(u.controller));
  step(play, 'combat.resolution.recall', `${namesOf(here)} ${are(here)} recalled: defenders are still there.`, {
    units: ids(here),
    places: [combat.at],
    ...(here.some(u => u.role === null) ? { note: LATE_NOTE } : {}),
  });
  emitEvents(
    play,
    here.map(u => eventFor(play, 'recall', u, THE_GAME)),
  );
  return here;
};

/** `cleanup.strays`: units in a base that is not their controller's go to their own. */
const recallStrangers = (play: Play): void => {
  const strangers = play.state.objects.filter(
    u => u.zone.kind === 'base' && u.zone.player !== u.controller && u.attachedTo === null,
  );
  if (strangers.length === 0) return;
  putAt(play, ids(strangers), u => baseOf(u.controller));
  step(play, 'cleanup.strays', `${namesOf(strangers)} ${are(strangers)} recalled to base.`, { units: ids(strangers) });
};

/**
 * `cleanup.strays`: unattached gear at a battlefield goes to its controller's base, and runes where the edition says so.
 * Gear with Deploy is played there, and stays. Rules: `gear.recalled`, `recall.gear`.
 */
const recallGear = (play: Play): void => {
  if (!play.state.hasAbilities) return;
  const loose = play.state.objects.filter(
    o =>
      ((o.type === 'gear' && o.attachedTo === null && !hasKeyword(play.state, o, 'deploy')) ||
        (o.type === 'rune' && play.behaviours.runesRecalled)) &&
      o.zone.kind === 'battlefield',
  );
  if (loose.length === 0) return;
  putAt(play, ids(loose), o => baseOf(o.controller));
  step(play, 'cleanup.strays', `${namesOf(loose)} ${are(loose)} recalled to base.`, { units: ids(loose) });
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
  step(play, rule, `${namesOf(units)} ${are(units)} no longer attacker or defender.`, { units: ids(units) });
};

/** `combat.ends.roles`: nobody is attacker or defender any more. */
export const removeRoles = (play: Play): void =>
  removeRolesFrom(
    play,
    play.state.objects.filter(u => u.role !== null),
    'combat.ends.roles',
  );

/** `cleanup.roles`, `combat.showdown.late`: units that came to a combat gain their player's role, units that left it lose theirs. */
const assignRoles = (play: Play): void => {
  const combat = combatUnderWay(play.state);
  if (
    combat === null ||
    (play.behaviours.rolesGo === 'before-control' && combat.stage !== 'showdown' && combat.stage !== 'damage')
  )
    return;
  removeRolesFrom(
    play,
    play.state.objects.filter(u => u.role !== null && !isAt(u, combat.at)),
    'cleanup.roles.lose',
  );
  if (play.behaviours.lateArrivals === 'no role') return;
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
    triggerLate(play, ids(late));
  }
};

/**
 * Once a combat for each unit and either role, however often it comes and goes (`ability.attack-trigger.once`,
 * `ability.defend-trigger.once`): who changes sides attacks for the first time.
 */
const triggerLate = (play: Play, late: readonly UnitId[]): void => {
  const { combat } = play.state;
  if (combat === null || !play.state.hasAbilities) return;
  const looked = (d: Designation): boolean =>
    combat.designated.some(other => other.unit === d.unit && other.life === d.life && other.role === d.role);
  const first = designationsOf(play.state, late).filter(d => !looked(d));
  if (first.length === 0) return;
  changeCombat(play, c => {
    c.designated = [...c.designated, ...first];
  });
  emitEvents(
    play,
    designated(
      play,
      first.map(d => d.unit),
    ),
    'attacker first',
  );
};

/**
 * `cleanup.stage-showdown`, `cleanup.stage-combat`: what is to begin at contested battlefields, and what no longer is
 * (`cleanup.stage-showdown.remains`, `cleanup.stage-combat.remains`, `combat.staged.gone`). Rules: `move.showdown`,
 * `move.combat`.
 */
const stage = (play: Play): void => {
  for (const { id } of play.state.battlefields) {
    const b = battlefield(play.state, id);
    // Nothing is staged where nobody contests, which is so at most places most of the time.
    if (b.contestedBy === null && !b.stagedCombat && !b.stagedShowdown) continue;
    const there = b.contestedBy !== null && hasUnitsAt(play.state, b.contestedBy, id);
    const fight = b.contestedBy !== null && opposed(play.state, id);
    const inCombat = combatUnderWay(play.state)?.at === id;
    const during = play.behaviours.combatStaged === 'even in a showdown';
    const stagedCombat = fight && !inCombat && (during || !ongoingAt(play.state, id));
    const wanted = play.behaviours.showdownStaged === 'any contested' || !fight;
    const stagedShowdown = there && wanted && !ongoingAt(play.state, id);
    if (stagedCombat === b.stagedCombat && stagedShowdown === b.stagedShowdown) continue;
    changeBattlefield(play, id, b => {
      b.stagedCombat = stagedCombat;
      b.stagedShowdown = stagedShowdown;
    });
    if (stagedCombat !== b.stagedCombat) {
      const text = stagedCombat ? 'A combat is staged at' : 'A combat is no longer staged at';
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
    const other = unitsAt(play.state, b.id).find(u => u.controller !== b.controller);
    if (other !== undefined) contest(play, b.id, other.controller, 'cleanup.recontest');
  }
};

/** Effects that last "this turn" or "this combat" end all at once. */
export const expire = (
  play: Play,
  until: 'turn' | 'combat',
  rule: 'turn.ending.expire' | 'combat.ends.expire',
): void => {
  expireInForce(play, until);
  const under = play.state.objects.filter(u => u.modifiers.some(m => m.until === until));
  if (under.length === 0) return;
  changeUnits(play, ids(under), u => {
    for (const m of u.modifiers) if (m.kind === 'control' && m.until === until) u.controller = m.from;
    u.modifiers = u.modifiers.filter(m => m.until !== until);
  });
  step(play, rule, `Effects that last this ${until} end on ${namesOf(under)}.`, { units: ids(under) });
};

const expireInForce = (play: Play, until: 'turn' | 'combat'): void => {
  const left = play.state.lastingAbilities.filter(f => f.until !== until);
  if (left.length === play.state.lastingAbilities.length) return;
  change(play, s => {
    s.lastingAbilities = left;
  });
};

/** Used by a turn's end. */
export const stunsEnd = (play: Play): void => {
  const stunned = play.state.objects.filter(u => u.stunned);
  if (stunned.length === 0) return;
  changeUnits(play, ids(stunned), u => {
    u.stunned = false;
  });
  step(play, 'stun.ends', `${namesOf(stunned)} ${are(stunned)} no longer stunned.`, { units: ids(stunned) });
};
