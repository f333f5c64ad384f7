/** Takes a combat from one of its stages to the next (`combat.steps`). */
import { copyCombat } from '../play/copies.ts';
import { change, type Play } from '../play/play.ts';
import type { Combat, CombatStage } from '../state/state.ts';

const atStage = (combat: Combat, stage: CombatStage): Combat => {
  const next = copyCombat(combat);
  next.stage = stage;
  return next;
};

/** On to the damage step: the showdown is over, and nothing is assigned yet. */
export const enterDamage = (play: Play, combat: Combat): void =>
  change(play, s => {
    s.combat = atStage(combat, 'damage');
    s.showdown = null;
    s.assigned = null;
  });

/** What was said of the damage is over with it. */
const withoutOrders = (combat: Combat): Combat => {
  if (combat.damageOrders.length === 0) return combat;
  const next = copyCombat(combat);
  next.damageOrders = [];
  return next;
};

/** On to the cleanup: nobody has anything to assign any more. */
export const enterCleanup = (play: Play): void =>
  change(play, s => {
    if (s.combat !== null) s.combat = withoutOrders(atStage(s.combat, 'cleanup'));
    s.decision = null;
    s.assigned = null;
  });
