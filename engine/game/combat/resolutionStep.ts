/** The resolution step of a combat: its result and what follows from it, in each edition's order. */

import { becomeUncontrolled, establishControl, soleOccupant, uncontest } from '../gameActions/control.ts';
import { change, changeBattlefield, changeCombat, type Play, remarkClarified, step } from '../play/play.ts';
import { battlefield, hasUnitsAt, opposed, player, unitsAt } from '../play/query.ts';
import { newCombatEndEvent, newEvent } from '../play/recordEvents.ts';
import { sentence } from '../play/sentence.ts';
import { type CombatResult, isTie } from '../state/combatResult.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { Combat, CombatStage } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { cleanup } from './cleanup.ts';
import { expire, healAll } from './expiring.ts';
import { killLethal } from './lethalDamage.ts';
import { recallAttackers } from './recalling.ts';
import { removeRoles } from './roles.ts';

/**
 * `combat.resolution`: its stages, one after the other; between them, whatever has triggered is dealt with
 * (`combat.resolution.then-result`). Gives whether there was one to take.
 */
export const resolveNextStage = (play: Play): boolean => {
  const { combat } = play.state;
  if (combat === null) return false;
  switch (combat.stage) {
    case 'showdown':
    case 'damage':
    case 'over':
      return false;
    case 'cleanup':
      combatCleanup(play, combat);
      return true;
    case 'result':
      enter(play, 'control');
      if (combat.result === null) tellResult(play, combat);
      return true;
    case 'control':
      enter(play, 'end');
      if (combat.result !== null && play.behaviours.bothRemainStage !== 'nothing' && opposed(play.state, combat.at))
        restage(play, combat);
      else takeControl(play, combat);
      return true;
    case 'end':
      end(play);
      return true;
  }
};

/** The combat's own cleanup, each edition in its own way. */
const combatCleanup = (play: Play, combat: Combat): void => {
  if (play.state.decision !== null || play.state.assigned !== null)
    change(play, s => {
      s.decision = null;
      s.assigned = null;
    });
  if (play.behaviours.nobodyLeft === 'no combat' && unitsAt(play.state, combat.at).length === 0) {
    // `combat.damage.skipped`, as the first edition has it: with nobody left, no combat took place, and so nothing heals.
    decideResult(play, judgeRemaining(play, combat));
    changeCombat(play, c => {
      c.abandoned = true;
    });
    enter(play, 'result');
  } else if (play.behaviours.combatHeals === 'after-control') {
    killLethal(play);
    decideResult(play, judgeRemaining(play, combat));
    recallAttackers(play);
    enter(play, 'result');
  } else if (play.behaviours.rolesGo === 'before-control') {
    cleanup(play, () => {
      decideResult(play, judgeRemaining(play, combat));
      healAll(play, 'combat.resolution.heal');
      recallAttackers(play);
      removeRoles(play);
      enter(play, 'result');
    });
  } else {
    cleanup(play, () => {
      healAll(play, 'combat.resolution.heal');
      const recalled = recallAttackers(play);
      changeCombat(play, c => {
        c.recalled = recalled;
      });
      enter(play, 'result');
    });
  }
};

/** `combat.result`: from 1.3 a task of its own, after the cleanup. */
const tellResult = (play: Play, combat: Combat): void => {
  const byText = play.behaviours.combatResult === 'after-recall' && combat.recalled;
  if (combat.recalled) remarkClarified(play, 'combatResult', 'whoever is left after the recall wins');
  decideResult(play, judgeAfterRecall(play, combat), byText ? RECALL_NOTE : undefined);
};

const end = (play: Play): void => {
  const { combat } = play.state;
  if (combat === null) return;
  if (play.behaviours.combatHeals === 'after-control' && !combat.abandoned) healAll(play, 'combat.resolution.heal');
  removeRoles(play);
  enter(play, 'over');
  expire(play, 'combat', 'combat.ends.expire');
  step(play)?.tell('combat.ends', sentence`The combat at ${battlefield(play.state, combat.at).name} is over.`, {
    places: [combat.at],
  });
  emitEvents(play, () => [
    newCombatEndEvent({
      player: combat.attacker,
      at: { kind: 'battlefield', at: combat.at },
      tie: isTie(combat.result),
      // All that were in it: "when a combat that I was in ends".
      by: combat.designated.map(({ unit, incarnation }): Ref => ({ kind: 'object', id: unit, incarnation })),
    }),
  ]);
};

const RECALL_NOTE =
  "By this edition's text the defender wins when the attackers were recalled; the publisher clarified that nobody does.";

const enter = (play: Play, stage: CombatStage): void => {
  changeCombat(play, c => {
    c.stage = stage;
  });
};

const decideResult = (play: Play, result: CombatResult, note?: string): void => {
  const { combat } = play.state;
  if (combat === null) return;
  changeCombat(play, c => {
    c.result = result;
  });
  if (result.kind === 'won') recordWin(play, combat, result, note);
  else
    step(play)?.tell(isTie(result) ? 'term.tie' : 'combat.result.none', NOBODY_WINS[result.kind], {
      places: [combat.at],
    });
};

const NOBODY_WINS = {
  tie: 'The combat is a tie: nobody wins it.',
  'tie without result': 'The combat is a tie and has no result.',
  'no result': 'The combat has no result.',
} as const satisfies Record<Exclude<CombatResult, Won>['kind'], string>;

type Won = Extract<CombatResult, { kind: 'won' }>;

const recordWin = (play: Play, combat: Combat, { winner, loser }: Won, note?: string): void => {
  const [winning, losing] = [player(play.state, winner), player(play.state, loser)];
  step(play)?.tell('combat.result.win', sentence`${winning.name} wins the combat; ${losing.name} loses it.`, {
    players: [winner, loser],
    places: [combat.at],
    note,
  });
  tellOutcome(play, combat, { winner, loser });
};

/** `combat.result.units`: units share their controller's result. */
const tellOutcome = (play: Play, combat: Combat, { winner, loser }: Pick<Won, 'winner' | 'loser'>): void => {
  if (!play.state.hasAbilities) return;
  const at = { kind: 'battlefield', at: combat.at } as const;
  const place = { kind: 'battlefield', id: combat.at } as const;
  emitEvents(play, () => [
    newEvent('win combat', { player: winner, what: place, at, inCombat: true }),
    newEvent('lose combat', { player: loser, what: place, at, inCombat: true }),
    ...flatMapped(unitsAt(play.state, combat.at), u =>
      u.controller === winner
        ? [newEvent('win combat', { player: winner, what: objectRef(play.state, u.id), memo: u, at, inCombat: true })]
        : [],
    ),
  ]);
};

const won = (winner: Combat['attacker'], loser: Combat['attacker']): CombatResult => ({ kind: 'won', winner, loser });

/** Up to 1.2, by the FAQ: who alone still has units after the damage wins; with both or neither there it is a tie. */
const judgeRemaining = (play: Play, { at, attacker, defender }: Combat): CombatResult => {
  const attacks = hasUnitsAt(play.state, attacker, at);
  const defends = hasUnitsAt(play.state, defender, at);
  if (attacks === defends) return { kind: 'tie' };
  return attacks ? won(attacker, defender) : won(defender, attacker);
};

/** `combat.result`, `combat.result.lose`. From 1.3: who alone has units there in this step wins; from 1.4 not if attackers were recalled, which is a tie (`term.tie`). */
const judgeAfterRecall = (play: Play, { at, attacker, defender, recalled }: Combat): CombatResult => {
  const attacks = hasUnitsAt(play.state, attacker, at);
  const defends = hasUnitsAt(play.state, defender, at);
  const recallIsNone = play.behaviours.combatResult === 'recall-is-none';
  if (attacks === defends || (recalled && recallIsNone)) {
    return { kind: recallIsNone && recalled ? 'tie without result' : 'no result' };
  }
  return attacks ? won(attacker, defender) : won(defender, attacker);
};

/** `combat.result.restage`: both sides are still there, so it goes on. */
const restage = (play: Play, { at }: Combat): void => {
  const both = play.behaviours.bothRemainStage === 'showdown and combat';
  changeBattlefield(play, at, b => {
    b.stagedCombat = true;
    b.stagedShowdown = both;
  });
  step(play)?.tell(
    'combat.result.restage',
    `Both sides still have units at ${battlefield(play.state, at).name}: a combat is staged there again.`,
    { places: [at] },
  );
};

/** `combat.control`, `combat.control.conquer`: the player whose units remain takes control, and the contest is over. */
const takeControl = (play: Play, { at }: Combat): void => {
  const who = soleOccupant(play, at);
  if (who !== null) {
    establishControl(play, at, who, 'combat.control');
    return;
  }
  uncontest(play, at, 'combat.control.uncontest');
  becomeUncontrolled(play, at, 'combat.control.none-left');
};
