/**
 * Recalls to bases: attackers that did not conquer, units in a base that is not their controller's, and unattached
 * gear.
 */
import { hasKeyword } from '../abilities/keywords.ts';
import { THE_GAME } from '../gameActions/cause.ts';
import { eventFor } from '../gameActions/objectEvents.ts';
import { putAt } from '../gameActions/putAt.ts';
import { replaced } from '../gameActions/replacing.ts';
import { type Play, step } from '../play/play.ts';
import { baseOf, hasUnitsAt, unitsAt } from '../play/query.ts';
import { newCombatEndEvent } from '../play/recordEvents.ts';
import { isOrAre, sentence } from '../play/sentence.ts';
import type { Combat, GameObject } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { cleanupNeedsOf } from './cleanupNeeds.ts';
import { ids } from './unitsInSteps.ts';

const LATE_NOTE =
  'This edition gives units that arrive late in a combat no role; they are still recalled with the attackers.';

/**
 * `combat.resolution.recall`, no move (`recall.not-a-move`) and no change of state (`recall.keeps-state`): attackers are
 * recalled if defenders are still there, unless what replaces such a tie recalls others. Returns whether it came to this.
 */
export const recallAttackers = (play: Play): boolean => {
  const { combat } = play.state;
  if (combat === null || !hasUnitsAt(play.state, combat.defender, combat.at)) return false;
  const here = unitsAt(play.state, combat.at).filter(u => u.controller === combat.attacker);
  if (here.length === 0) return false;
  if (tieIsReplaced(play, combat)) return true;
  putAt(play, ids(here), u => baseOf(u.controller));
  step(play)?.tell(
    'combat.resolution.recall',
    sentence`${here} ${isOrAre(here)} recalled: defenders are still there.`,
    {
      units: ids(here),
      places: [combat.at],
      note: here.some(u => u.role === null) ? LATE_NOTE : undefined,
    },
  );
  emitEvents(play, () => here.map(u => eventFor(play, 'recall', u, THE_GAME)));
  return true;
};

/**
 * "If a combat would end in a tie, … instead": a tie is units of both sides at this step (`term.tie`), and what stands
 * in for it is the recall. The text of 1.3 has the defenders win such a combat, so it knows no tie.
 */
const tieIsReplaced = (play: Play, { at, attacker }: Combat): boolean =>
  play.behaviours.combatResult !== 'after-recall' &&
  replaced(
    play,
    () =>
      newCombatEndEvent({
        player: attacker,
        at: { kind: 'battlefield', at },
        what: { kind: 'battlefield', id: at },
        tie: true,
        inCombat: true,
      }),
    attacker,
  );

/**
 * `cleanup.strays`: what is in a base that is not its controller's goes to its own. What is attached is where its top-most card is,
 * and may be in that player's base with it, whoever controls it (`zone.base.attached`).
 */
export const recallStrangers = (play: Play): void => {
  if (!cleanupNeedsOf(play.state).strangers) return;
  const strangers = play.state.objects.filter(
    u => u.zone.kind === 'base' && u.zone.player !== u.controller && u.attachedTo === null,
  );
  if (strangers.length === 0) return;
  putAt(play, ids(strangers), u => baseOf(u.controller));
  step(play)?.tell('cleanup.strays', sentence`${strangers} ${isOrAre(strangers)} recalled to base.`, {
    units: ids(strangers),
  });
};

/**
 * `cleanup.strays`: unattached gear at a battlefield goes to its controller's base, and runes where the edition says so.
 * Gear with Deploy is played there, and stays, and so does gear that is a unit as well (`types.unit-stays`). Rules:
 * `gear.recalled`, `recall.gear`.
 */
export const recallGear = (play: Play): void => {
  if (!play.state.hasAbilities || !cleanupNeedsOf(play.state).notUnits) return;
  // Its place distinguishes most of them at once, with no look at keywords.
  const loose = play.state.objects.filter(o => o.zone.kind === 'battlefield' && isLoose(play, o));
  if (loose.length === 0) return;
  putAt(play, ids(loose), o => baseOf(o.controller));
  const rule = loose.some(o => o.type === 'rune') ? 'cleanup.strays' : 'recall.gear.from-battlefield';
  step(play)?.tell(rule, sentence`${loose} ${isOrAre(loose)} recalled to base.`, { units: ids(loose) });
};

const isLoose = (play: Play, o: GameObject): boolean =>
  o.type === 'gear'
    ? o.attachedTo === null && !hasKeyword(play.state, o, 'deploy')
    : o.type === 'rune' && play.behaviours.runesRecalled;
