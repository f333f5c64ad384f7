/** Turns: their phases, and the way from one to the next. */

import { cleanup, expire, healAll, stunsEnd } from './cleanup.ts';
import { copyPlayer } from './copies.ts';
import { settle } from './flow.ts';
import { change, changeUnits, type Play, step } from './play.ts';
import { isLocation, nextPlayer, player, teammates } from './query.ts';
import { hold } from './scoring.ts';
import type { PlayerId } from './state.ts';

/** `turn.ending`: damage heals, stuns end, and what lasts "this turn" is over. */
export const endTurn = (play: Play): void => {
  const who = play.state.turnPlayer;
  step(play, 'turn.end', `${player(play.state, who).name} ends the turn.`, { players: [who] });
  stunsEnd(play);
  cleanup(play, () => {
    healAll(play, 'turn.ending.heal');
    expire(play, 'turn', 'turn.ending.expire');
  });
};

/** `turn.next-player`: who comes next in turn order. */
export const nextTurnPlayer = (play: Play): PlayerId => nextPlayer(play.state, play.state.turnPlayer);

/** A new turn: what was scored is a matter of the turn before. */
export const startTurn = (play: Play, who: PlayerId): void => {
  const players = play.state.players.map(p => {
    const next = copyPlayer(p);
    next.conquered = [];
    next.held = [];
    next.scored = [];
    return next;
  });
  change(play, s => {
    s.turnPlayer = who;
    s.players = players;
  });
  noteTeammates(play);
};

/** `mode.team.scoring`: what a teammate controls as the turn begins cannot be scored in it. */
const noteTeammates = (play: Play): void => {
  const { state } = play;
  const teammateHeld = state.battlefields
    .filter(b => b.controller !== null && teammates(state, b.controller, state.turnPlayer))
    .map(b => b.id);
  change(play, s => {
    s.teammateHeld = teammateHeld;
  });
};

/** Awaken, Beginning, Channel and Draw (`turn.awaken`, `turn.hold`, `turn.channel`, `turn.draw`). */
export const startOfTurn = (play: Play): void => {
  const who = play.state.turnPlayer;
  awaken(play, who);
  cleanup(play);
  noteTeammates(play);
  hold(play, who);
  cleanup(play);
  if (play.state.winners.length > 0) return;
  step(play, 'turn.draw', `${player(play.state, who).name} channels 2 runes and draws a card.`, { players: [who] });
};

const awaken = (play: Play, who: PlayerId): void => {
  const spent = play.state.units.filter(u => u.controller === who && u.exhausted && isLocation(u.zone)).map(u => u.id);
  changeUnits(play, spent, u => {
    u.exhausted = false;
  });
  if (spent.length > 0)
    step(play, 'turn.awaken', `${player(play.state, who).name} readies everything.`, { units: spent, players: [who] });
};

/** `turn.main`: the turn player's Main Phase opens; what is staged begins. */
export const openMainPhase = (play: Play): void => {
  if (play.state.winners.length > 0) return;
  const who = play.state.turnPlayer;
  step(play, 'turn.main', `${player(play.state, who).name}'s Main Phase opens.`, { players: [who] });
  settle(play);
};
