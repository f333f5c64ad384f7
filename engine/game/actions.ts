/** What players do, and what the rules say to it: each action is either refused, with every reason, or carried out. */
import { refuseAssignment } from './assigning.ts';
import { beginAt } from './begin.ts';
import { cleanup } from './cleanup.ts';
import { openAssignment } from './damage.ts';
import { assign, pass, settle } from './flow.ts';
import { type MoveGroup, refuseMove, standardMove } from './move.ts';
import { change, type Play } from './play.ts';
import { battlefield, combatUnderWay, isNeutral, listed, placeName, player } from './query.ts';
import type { Refusal } from './refusal.ts';
import type { Assigned, BattlefieldId, PlayerId, State } from './state.ts';
import { endTurn, nextTurnPlayer, openMainPhase, startOfTurn, startTurn } from './turn.ts';

export type Act =
  | { readonly kind: 'move'; readonly groups: readonly MoveGroup[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'assign'; readonly shares: readonly Assigned[] }
  | { readonly kind: 'begin'; readonly what: 'combat' | 'showdown'; readonly at: BattlefieldId }
  | { readonly kind: 'end-turn' };

/** Every rule that the action breaks; none if it is legal. */
export const refuse = (state: State, who: PlayerId, act: Act): readonly Refusal[] => {
  if (state.winners.length > 0) return [gameOver(state)];
  switch (act.kind) {
    case 'move':
      return refuseMove(state, who, act.groups);
    case 'pass':
      return refusePass(state, who);
    case 'assign':
      return refuseAssignment(state, who, act.shares);
    case 'begin':
      return refuseBegin(state, who, act.what, act.at);
    case 'end-turn':
      return refuseEndTurn(state, who);
  }
};

/** Carries an action out. Legal ones only: ask `refuse` first. */
export const perform = (play: Play, who: PlayerId, act: Act): void => {
  switch (act.kind) {
    case 'move':
      for (const group of act.groups) standardMove(play, who, group);
      return;
    case 'pass':
      pass(play);
      return;
    case 'assign':
      assign(play, act.shares);
      return;
    case 'begin':
      if (begun(play.state, act.at)) return;
      change(play, s => {
        s.decision = null;
      });
      beginAt(play, act.at);
      cleanup(play);
      settle(play);
      return;
    case 'end-turn':
      endTurn(play);
      passTurn(play);
      return;
  }
};

const passTurn = (play: Play): void => {
  if (play.state.winners.length > 0) return;
  startTurn(play, nextTurnPlayer(play));
  startOfTurn(play);
  openMainPhase(play);
};

const gameOver = (state: State): Refusal => ({
  code: 'flow/game-over',
  rules: ['score.win', 'win'],
  message: `The game is over: ${listed(state.winners.map(id => player(state, id).name))} won it.`,
  units: [],
});

const refusal = (
  code: Refusal['code'],
  rules: Refusal['rules'],
  message: string,
  place?: BattlefieldId,
): readonly Refusal[] => [{ code, rules, message, units: [], ...(place === undefined ? {} : { place }) }];

/** What keeps everybody from acting: somebody has to decide first. */
const waiting = (state: State): readonly Refusal[] => {
  const { decision } = state;
  if (decision === null) return [];
  const name = player(state, decision.player).name;
  if (decision.kind === 'begin') {
    const places = listed(
      decision.places.map(id => battlefield(state, id).name),
      'or',
    );
    return refusal(
      'flow/not-now',
      ['cleanup.begin-combat', 'combat.staged.choice'],
      `${name} has to choose first which begins: ${places}.`,
    );
  }
  const total = openAssignment(state)?.total ?? 0;
  return refusal('flow/not-now', ['combat.assign'], `${name} has to assign ${total} damage first.`);
};

/** `showdown.pass`: whoever has focus passes. */
const refusePass = (state: State, who: PlayerId): readonly Refusal[] => {
  const held = waiting(state);
  if (held.length > 0) return held;
  const { showdown } = state;
  if (showdown === null) {
    return refusal(
      'flow/nothing-pending',
      ['showdown.pass'],
      `There is nothing to pass in: no showdown is open. To end the turn, write "${player(state, state.turnPlayer).name} ends turn".`,
    );
  }
  if (showdown.focus === who) return [];
  const focus = player(state, showdown.focus).name;
  return refusal(
    'flow/not-now',
    ['showdown.pass', 'turn.focus'],
    `${focus} has focus at ${battlefield(state, showdown.at).name}, so ${focus} passes first.`,
  );
};

/** Whether what was asked for has just begun by itself, as the only thing that could. */
const begun = (state: State, at: BattlefieldId): boolean => state.showdown?.at === at && state.showdown.fresh;

/** `combat.staged.choice`, `cleanup.begin-showdown`: the turn player picks among what the edition lets begin now. */
const refuseBegin = (
  state: State,
  who: PlayerId,
  what: 'combat' | 'showdown',
  at: BattlefieldId,
): readonly Refusal[] => {
  const { decision } = state;
  const place = battlefield(state, at);
  if (begun(state, at) && who === state.turnPlayer && (what === 'showdown' || combatUnderWay(state)?.at === at))
    return [];
  if (decision?.kind !== 'begin') {
    return refusal(
      'flow/nothing-pending',
      ['combat.staged.choice'],
      `No ${what} waits for a choice: ${isNeutral(state) ? 'nothing is staged' : 'one is under way'}.`,
    );
  }
  if (decision.player !== who) {
    return refusal(
      'flow/not-now',
      ['combat.staged.choice'],
      `The turn player, ${player(state, decision.player).name}, chooses what begins.`,
    );
  }
  const open = listed(
    decision.places.map(id => battlefield(state, id).name),
    'or',
  );
  if (!decision.places.includes(at)) {
    return refusal(
      'flow/not-now',
      ['cleanup.begin-showdown', 'cleanup.begin-combat'],
      `Nothing at ${place.name} can begin now; it is between ${open}.`,
      at,
    );
  }
  if (what === 'combat' && !place.stagedCombat) {
    return refusal('flow/not-now', ['combat.staged'], `No combat is staged at ${place.name}, only a showdown.`, at);
  }
  return [];
};

/** `turn.end`: the turn player, with nothing under way. */
const refuseEndTurn = (state: State, who: PlayerId): readonly Refusal[] => {
  const held = waiting(state);
  if (held.length > 0) return held;
  if (state.turnPlayer !== who) {
    return refusal(
      'flow/not-now',
      ['turn.end'],
      `It is ${player(state, state.turnPlayer).name}'s turn to end, not ${player(state, who).name}'s.`,
    );
  }
  if (state.showdown !== null) {
    return refusal(
      'flow/not-now',
      ['turn.priority'],
      `A showdown is open at ${placeName(state, { kind: 'battlefield', at: state.showdown.at })}; "all pass" closes it.`,
    );
  }
  return [];
};
