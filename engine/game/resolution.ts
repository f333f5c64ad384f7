/** The resolution step: what a combat comes to, each edition in its own order. */
import { cleanup, expire, healAll, killLethal, recallAttackers, removeRoles } from './cleanup.ts';
import { becomeUncontrolled, establishControl, soleOccupant, uncontest } from './control.ts';
import { change, changeBattlefield, changeCombat, type Play, step } from './play.ts';
import { battlefield, hasUnitsAt, opposed, player, unitsAt } from './query.ts';
import type { Combat, CombatResult, CombatStage } from './state.ts';

/** `combat.resolution` */
export const resolveCombat = (play: Play): void => {
  const { combat } = play.state;
  if (combat === null) return;
  change(play, s => {
    s.decision = null;
    s.assigned = null;
  });
  if (play.does.nobodyLeft === 'no combat' && unitsAt(play.state, combat.at).length === 0) abandon(play, combat);
  else if (play.does.combatHeals === 'after-control') resolveThenHeal(play, combat);
  else if (play.does.rolesGo === 'before-control') resolveByCleanup(play, combat);
  else resolveByTasks(play, combat);
  finish(play);
};

/** `combat.damage.skipped`, as the first edition has it: with nobody left, no combat took place, and so nothing heals. */
const abandon = (play: Play, combat: Combat): void => {
  setResult(play, judgeRemaining(play, combat));
  takeControl(play, combat);
};

/** The order of the first edition: kill, recall, control, and only then heal. */
const resolveThenHeal = (play: Play, combat: Combat): void => {
  killLethal(play);
  setResult(play, judgeRemaining(play, combat));
  recallAttackers(play);
  takeControl(play, combat);
  healAll(play, 'combat.resolution.heal');
  removeRoles(play);
};

/** A special cleanup kills, heals, recalls and takes the roles; then control. */
const resolveByCleanup = (play: Play, combat: Combat): void => {
  cleanup(play, () => {
    setResult(play, judgeRemaining(play, combat));
    healAll(play, 'combat.resolution.heal');
    recallAttackers(play);
    removeRoles(play);
    enter(play, 'resolution');
  });
  takeControl(play, combat);
};

/** `combat.resolution.cleanup`: a special cleanup kills, heals and recalls; then the result, control and the combat's end are tasks of their own. */
const resolveByTasks = (play: Play, combat: Combat): void => {
  let recalled = 0;
  cleanup(play, () => {
    healAll(play, 'combat.resolution.heal');
    recalled = recallAttackers(play).length;
  });
  const byText = play.does.combatResult === 'after-recall' && recalled > 0;
  setResult(play, judgeAfterRecall(play, combat, recalled > 0), byText ? RECALL_NOTE : undefined);
  if (opposed(play.state, combat.at)) restage(play, combat);
  else takeControl(play, combat);
  removeRoles(play);
};

const finish = (play: Play): void => {
  const { combat } = play.state;
  if (combat === null) return;
  enter(play, 'over');
  expire(play, 'combat', 'combat.ends.expire');
  step(play, 'combat.ends', `The combat at ${battlefield(play.state, combat.at).name} is over.`, {
    places: [combat.at],
  });
};

const RECALL_NOTE =
  "By this edition's text the defender wins when the attackers were recalled; the publisher's FAQ holds that nobody does.";

const enter = (play: Play, stage: CombatStage): void => {
  changeCombat(play, c => {
    c.stage = stage;
  });
};

const setResult = (play: Play, result: CombatResult, note?: string): void => {
  const { combat } = play.state;
  if (combat === null) return;
  changeCombat(play, c => {
    c.result = result;
  });
  const places = [combat.at];
  if (result.winner !== null && result.loser !== null) {
    const players = [result.winner, result.loser];
    const [winner, loser] = players.map(id => player(play.state, id).name);
    step(play, 'combat.result.win', `${winner} wins the combat; ${loser} loses it.`, {
      players,
      places,
      ...(note === undefined ? {} : { note }),
    });
    return;
  }
  step(play, result.tie ? 'term.tie' : 'combat.result.none', RESULT_TEXT[`${result.tie}-${result.noResult}`], {
    places,
  });
};

const RESULT_TEXT: Readonly<Record<`${boolean}-${boolean}`, string>> = {
  'true-true': 'The combat is a tie and has no result.',
  'true-false': 'The combat is a tie: nobody wins it.',
  'false-true': 'The combat has no result.',
  'false-false': 'The combat has no winner.',
};

const won = (winner: Combat['attacker'], loser: Combat['attacker']): CombatResult => ({
  winner,
  loser,
  tie: false,
  noResult: false,
});

/** Up to 1.2, by the FAQ: who alone still has units after the damage wins; with both or neither there it is a tie. */
const judgeRemaining = (play: Play, { at, attacker, defender }: Combat): CombatResult => {
  const attacks = hasUnitsAt(play.state, attacker, at);
  const defends = hasUnitsAt(play.state, defender, at);
  if (attacks === defends) return { winner: null, loser: null, tie: true, noResult: false };
  return attacks ? won(attacker, defender) : won(defender, attacker);
};

/** `combat.result`, `combat.result.lose`. From 1.3: who alone has units there in this step wins; from 1.4 not if attackers were recalled, which is a tie (`term.tie`). */
const judgeAfterRecall = (play: Play, { at, attacker, defender }: Combat, recalled: boolean): CombatResult => {
  const attacks = hasUnitsAt(play.state, attacker, at);
  const defends = hasUnitsAt(play.state, defender, at);
  const recallIsNone = play.does.combatResult === 'recall-is-none';
  if (attacks === defends || (recalled && recallIsNone)) {
    return { winner: null, loser: null, tie: recallIsNone && recalled, noResult: true };
  }
  return attacks ? won(attacker, defender) : won(defender, attacker);
};

/** `combat.result.restage`: both sides are still there, so it goes on. */
const restage = (play: Play, { at }: Combat): void => {
  const both = play.does.bothRemainStage === 'showdown and combat';
  changeBattlefield(play, at, b => {
    b.stagedCombat = true;
    b.stagedShowdown = both;
  });
  step(
    play,
    'combat.result.restage',
    `Both sides still have units at ${battlefield(play.state, at).name}: a combat is staged there anew.`,
    { places: [at] },
  );
};

/** `combat.control`, `combat.control.conquer`: whoever's units remain, contest over. */
const takeControl = (play: Play, { at }: Combat): void => {
  const who = soleOccupant(play, at);
  if (who !== null) {
    establishControl(play, at, who, 'combat.control');
    return;
  }
  uncontest(play, at, 'combat.control.uncontest');
  becomeUncontrolled(play, at, 'combat.control.none-left');
};
