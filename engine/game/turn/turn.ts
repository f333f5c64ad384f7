/** Turns: their phases, and the transition from one to the next. */

import { passiveEffects } from '../abilities/prohibited.ts';
import { isMeant } from '../abilities/who.ts';
import { beginStaged } from '../combat/beginStaged.ts';
import { cleanup } from '../combat/cleanup.ts';
import {
  doesAnythingLast,
  expire,
  expireAtBeginning,
  expireAtEnding,
  expireAtStart,
  healAll,
  lastToTurnEnd,
  stunsEnd,
} from '../combat/expiring.ts';
import { channel } from '../costs/channeling.ts';
import { emptyPools } from '../costs/resources.ts';
import { draw } from '../gameActions/cards.ts';
import { hold } from '../gameActions/scoring.ts';
import { copyPlayer } from '../play/copies.ts';
import { change, changePlayer, type Play, step } from '../play/play.ts';
import { hasUnitsAt, isNeutral, nextPlayer, player, teammates } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { sentence } from '../play/sentence.ts';
import { flatMapped } from '../state/lists.ts';
import type { Phase, Player, PlayerId, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { awaken } from './awaken.ts';
import { drawsNothingYet, extraRunes } from './firstTurn.ts';

const enter = (play: Play, phase: Phase): void => {
  change(play, s => {
    s.phase = phase;
  });
};

/**
 * Leaves the phase as it is, where nothing of it is left, and takes the tasks of the next one; at the end of the turn those of the
 * phase itself. False in the Main Phase, and while something is under way. Rules: `task.none-left`, `turn.order-of-play`,
 * `turn.start`, `turn.beginning`, `turn.beginning-step`, `turn.beginning-step.effects`, `turn.scoring-step`,
 * `turn.channel-phase`, `turn.draw-phase`.
 */
export const takePhase = (play: Play): boolean => {
  const { phase, turnPlayer: who } = play.state;
  if (phase === 'main' || !isNeutral(play.state)) return false;
  switch (phase === 'awaken' && !hasBeginning(play.state) ? 'beginning' : phase) {
    case 'awaken':
      enter(play, 'beginning');
      expireAtBeginning(play, who);
      emitEvents(play, () => [
        newEvent('start of turn', { player: who }),
        newEvent('start of beginning phase', { player: who }),
      ]);
      return true;
    case 'beginning':
      enter(play, 'scoring');
      noteTeammates(play);
      hold(play, who);
      return true;
    case 'scoring':
      enter(play, 'channel');
      if (!skips(play, who, 'channel phase'))
        channel(play, who, channelledBy(play, who) + extraRunes(play, who), 'ready', 'turn.channel');
      return true;
    case 'channel':
      enter(play, 'draw');
      if (skips(play, who, 'draw phase'))
        beginMain(play, play.behaviours.poolsEmpty === 'after drawing' ? 'stay full' : 'empty');
      else if (!drawsNothingYet(play, who)) draw(play, who, 1, 'turn.draw');
      return true;
    case 'draw':
      beginMain(play, 'empty');
      return true;
    case 'ending':
      enter(play, 'expiration');
      expireAtEnding(play, who);
      step(play)?.tell('turn.end', sentence`${player(play.state, who).name} ends the turn.`, { players: [who] });
      if (play.behaviours.stunsEnd === 'as the ending step begins') stunsEnd(play);
      emitEvents(play, () => [newEvent('end of turn', { player: who })]);
      return true;
    case 'expiration':
      return expireTurn(play);
    case 'expired':
      return turnIsOver(play);
  }
};

/** Whether anything may end or trigger as the Beginning Phase starts; otherwise its Scoring Step begins at once. */
const hasBeginning = (state: State): boolean => state.hasAbilities || doesAnythingLast(state);

/** `skip.procedure`: what is skipped is replaced by nothing, once. */
const skips = (play: Play, who: PlayerId, what: State['skips'][number]['what']): boolean => {
  const says = passiveEffects(play.state, 'skip').find(
    ({ effect, c }) => effect.what === what && isMeant(c, effect.who, who),
  );
  if (says !== undefined) {
    const why = `${says.by.instance.name}: ${player(play.state, who).name} skips the ${what}.`;
    step(play)?.tell('skip.replaced', why, { players: [who] });
    return true;
  }
  if (play.state.skips.length === 0) return false;
  const at = play.state.skips.findIndex(s => s.player === who && s.what === what);
  if (at < 0) return false;
  change(play, s => {
    s.skips = play.state.skips.filter((_, i) => i !== at);
  });
  step(play)?.tell('skip.replaced', `${player(play.state, who).name} skips the ${what}.`, { players: [who] });
  return true;
};

/** `turn.main`, `turn.main.tasks`. Where pools empty in the Draw Phase, they do not in a turn that skips it. */
const beginMain = (play: Play, pools: 'empty' | 'stay full'): void => {
  const who = play.state.turnPlayer;
  enter(play, 'main');
  if (pools === 'empty') emptyPools(play, 'turn.main.pools-empty');
  step(play)?.tell('turn.main', sentence`${player(play.state, who).name}'s Main Phase opens.`, { players: [who] });
  emitEvents(play, () => [newEvent('start of main phase', { player: who })]);
};

/** `turn.ending`: damage heals, and what lasts "this turn" is over, in some editions stuns with it (`stun.ends`); done over if anything came of it (`turn.ending.repeat`). */
const expireTurn = (play: Play): boolean => {
  const items = play.state.nextItem;
  cleanup(play, () => {
    healAll(play, 'turn.ending.heal');
    if (play.behaviours.stunsEnd === 'with what lasts this turn') stunsEnd(play);
    expire(play, 'turn', 'turn.ending.expire');
    emptyPools(play, 'turn.ending.pools-empty');
  });
  if (play.state.winners.length > 0) return true;
  if (play.state.nextItem !== items) {
    if (!play.behaviours.endingRepeats) enter(play, 'expired');
    return true;
  }
  // What somebody controlled for this turn may be where its controller has nothing: that is fought out before the turn is over.
  if (beginStaged(play) || play.state.decision !== null) return true;
  return turnIsOver(play);
};

/** `turn.channel`: two, or fewer where something lets that player channel no more (`ability.passive`). */
const channelledBy = (play: Play, who: PlayerId): number =>
  passiveEffects(play.state, 'channels only')
    .filter(({ effect, c }) => isMeant(c, effect.who, who))
    .reduce((most, { effect }) => Math.min(most, effect.amount), 2);

/** False where the game is to stand still between this turn and the next. */
const turnIsOver = (play: Play): boolean => {
  if (play.state.turnNumber >= play.lastTurn) {
    enter(play, 'expired');
    return false;
  }
  const next = play.state.nextTurn;
  if (next === null && skips(play, nextTurnPlayer(play), 'turn')) {
    const after = nextPlayer(play.state, nextTurnPlayer(play));
    startTurn(play, after, 'start');
    return true;
  }
  if (next === null) startTurn(play, nextTurnPlayer(play), 'start');
  else startTurn(play, next.player, next.from);
  return true;
};

/** `turn.next-player`: who comes next in turn order, after a player who takes a turn out of order (`additional-turn`). */
const nextTurnPlayer = (play: Play): PlayerId =>
  play.state.extraTurns[0] ?? nextPlayer(play.state, play.state.orderedTurn);

/**
 * A new turn: what happened and was scored is a matter of the turn before. Rules: `turn.cycle`,
 * `turn.player.changes`, `turn.player`.
 */
const startTurn = (play: Play, who: PlayerId, from: 'start' | 'main'): void => {
  const players = play.state.players.map(p => {
    const next = copyPlayer(p);
    next.conquered = NOTHING;
    next.held = NOTHING;
    next.scored = NOTHING;
    next.energySpent = 0;
    next.powerSpent = 0;
    if (play.state.nextTurn !== null) next.drew = 0;
    if (p.id === who) next.turns = p.turns + 1;
    return next;
  });
  const extra = play.state.extraTurns[0] === who;
  change(play, s => {
    s.turnPlayer = who;
    s.players = players;
    s.turnNumber = play.state.turnNumber + 1;
    s.past = null;
    s.nextTurn = null;
    if (extra) s.extraTurns = play.state.extraTurns.slice(1);
    else s.orderedTurn = who;
    s.phase = from === 'start' ? 'awaken' : 'main';
  });
  expireAtStart(play, who);
  lastToTurnEnd(play, who);
  noteTeammates(play);
  if (from === 'main') beginMain(play, 'empty');
  else awaken(play, who);
};

const NOTHING: readonly never[] = [];

/** The turns before a player's turn of this number, from 1, that have not been played count as theirs all the same. */
export const comeToTurn = (play: Play, who: PlayerId, number: number): void =>
  change(play, s => {
    if (number === 1) s.firstTurnDeclared = true;
    s.players = play.state.players.map(p => (p.id === who ? withTurns(p, number - 1) : p));
  });

const withTurns = (p: Player, turns: number): Player => {
  const copy = copyPlayer(p);
  copy.turns = turns;
  return copy;
};

/** The first turn of a scenario: nothing came before it. */
export const openTurn = (play: Play, who: PlayerId, from: 'start' | 'main'): void => {
  change(play, s => {
    s.turnPlayer = who;
    s.orderedTurn = who;
    s.phase = from === 'start' ? 'awaken' : 'main';
  });
  changePlayer(play, who, p => {
    p.turns += 1;
  });
  noteTeammates(play);
  if (from === 'main')
    step(play)?.tell('turn.main', sentence`${player(play.state, who).name}'s Main Phase opens.`, { players: [who] });
  else awaken(play, who);
};

/**
 * Ends the turn; `next` is whose turn the script leads to, or null for the player who comes next. Rules: `turn.moves-on`.
 */
export const endTurn = (
  play: Play,
  next: { readonly player: PlayerId; readonly from: 'start' | 'main' } | null,
): void => {
  change(play, s => {
    s.phase = 'ending';
    s.nextTurn = next;
  });
};

/**
 * `mode.team.scoring`: what a teammate controls as the turn begins cannot be scored in it; what a teammate occupies is no part of
 * the last point (`mode.team.final-point`). Rules: `turn.scoring-step.teammates`.
 */
const noteTeammates = (play: Play): void => {
  const { state } = play;
  if (!isTeamGame(state)) return;
  const teammateHeld = state.battlefields
    .filter(b => b.controller !== null && teammates(state, b.controller, state.turnPlayer))
    .map(b => b.id);
  const inTeams = state.players.filter(p => state.players.some(o => teammates(state, o.id, p.id)));
  const occupied = flatMapped(inTeams, ({ id: by }) =>
    state.battlefields.filter(b => hasUnitsAt(state, by, b.id)).map(b => ({ at: b.id, by })),
  );
  change(play, s => {
    s.teammateHeld = teammateHeld;
    s.occupied = occupied;
  });
};

const isTeamGame = (state: State): boolean => {
  const { players } = state;
  for (let i = 0; i < players.length; i++)
    for (let j = i + 1; j < players.length; j++) if (players[i]?.team === players[j]?.team) return true;
  return false;
};
