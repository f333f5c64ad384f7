/** Showdowns: how one begins, how focus goes round, and when it closes. */

import { change, changeBattlefield, type Play, step } from '../play/play.ts';
import { battlefield, combatUnderWay, nextPlayer, player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { sentence, UNRECORDED } from '../play/sentence.ts';
import type { Concept } from '../state/concepts.ts';
import type { BattlefieldId, GameEvent, PlayerId, State } from '../state/state.ts';
import type { Said } from '../state/steps.ts';
import { emitEvents } from '../triggers/emitEvents.ts';

/**
 * `showdown.begins`, `showdown.focus`, `combat.showdown.attacker.focus`: the player who contested the battlefield gains
 * focus. Rules: `showdown`, `chain.windows.showdown`.
 */
export const openShowdown = (play: Play, at: BattlefieldId, focus: PlayerId, kind: 'combat' | 'non-combat'): void => {
  const place = battlefield(play.state, at).name;
  changeBattlefield(play, at, b => {
    b.stagedShowdown = false;
  });
  change(play, s => {
    s.showdown = { at, focus, passes: 0, fresh: true };
    s.decision = null;
  });
  const here = { kind: 'battlefield', at } as const;
  const opens = kind === 'combat' ? 'A combat opens at' : 'A showdown opens at';
  step(play)?.tell(
    kind === 'combat' ? 'showdown.begins.combat' : 'showdown.begins.non-combat',
    sentence`${opens} ${place}${kind === 'combat' ? ' with a showdown' : ''}; ${player(play.state, focus).name} has focus.`,
    {
      players: [focus],
      places: [at],
    },
  );
  emitEvents(play, () => [
    ...(kind === 'combat' ? [combatBegins(focus, at)] : []),
    newEvent('showdown begins', { player: focus, at: here, what: { kind: 'battlefield', id: at } }),
  ]);
};

/** `combat.showdown.start-effects`: its own showdown begins at the same time, and who attacks is established after that. */
export const combatBegins = (attacker: PlayerId, at: BattlefieldId): GameEvent =>
  newEvent('combat begins', { player: attacker, at: { kind: 'battlefield', at } });

const focusStays = ({ state: { chainBy }, behaviours: { focusAfterChain } }: Play): boolean => {
  switch (focusAfterChain) {
    case 'always':
      return false;
    case 'not after the initial chain or an Add':
      return chainBy === 'combat' || chainBy === 'add';
    case 'not after a trigger or an Add':
      return chainBy !== 'play';
  }
};

/**
 * `showdown.focus-passes`: a chain has come to its end, and the next player gains focus, unless the edition leaves it where it
 * is after what a trigger or an Add opened (`showdown.focus-passes.not`).
 */
export const passFocusAfterChain = (play: Play): void => {
  const { showdown } = play.state;
  if (showdown === null) return;
  if (focusStays(play)) {
    change(play, s => {
      s.showdown = { at: showdown.at, focus: showdown.focus, passes: 0, fresh: false };
    });
    return;
  }
  const focus = nextPasser(play, showdown.focus);
  change(play, s => {
    s.showdown = { at: showdown.at, focus, passes: 0, fresh: false };
  });
  step(play)?.tell(
    'showdown.focus-passes',
    sentence`The chain is empty; ${player(play.state, focus).name} has focus.`,
    {
      players: [showdown.focus, focus],
    },
  );
};

/** The players who pass in the showdown under way, in turn order (`showdown.pass`; in 1.0, those relevant to it). */
export const passersOf = (play: Play): readonly PlayerId[] => {
  const combat = combatUnderWay(play.state);
  const sides =
    combat === null || play.behaviours.combatPasses === 'all'
      ? null
      : [player(play.state, combat.attacker).team, player(play.state, combat.defender).team];
  const passers: PlayerId[] = [];
  for (const { id, left, team } of play.state.players)
    if (!left && (sides === null || sides.includes(team))) passers.push(id);
  return passers;
};

const nextPasser = (play: Play, after: PlayerId, may: readonly PlayerId[] = passersOf(play)): PlayerId => {
  let next = nextPlayer(play.state, after);
  while (!may.includes(next)) next = nextPlayer(play.state, next);
  return next;
};

/** One pass of the player who has focus. True when it was the last one, and the showdown closes (`showdown.closes`). */
export const passFocus = (play: Play): boolean => {
  const { showdown } = play.state;
  if (showdown === null) return false;
  const passes = showdown.passes + 1;
  const who = player(play.state, showdown.focus);
  const passers = passersOf(play);
  if (passes < passers.length) {
    const focus = nextPasser(play, showdown.focus, passers);
    change(play, s => {
      s.showdown = { at: showdown.at, focus, passes, fresh: false };
    });
    step(play)?.tell('showdown.pass', sentence`${who.name} passes; ${player(play.state, focus).name} has focus.`, {
      players: [who.id, focus],
    });
    return false;
  }
  const why = play.recorder === null ? UNRECORDED : sentence`${who.name} passes; all have passed`;
  endShowdown(play, 'showdown.closes', why, [who.id]);
  return true;
};

/** Nobody has focus any more; what comes of it is the flow's. */
export const endShowdown = (play: Play, rule: Concept, why: Said, players: readonly PlayerId[]): void => {
  const { showdown } = play.state;
  if (showdown === null) return;
  change(play, s => {
    s.showdown = null;
  });
  const place = battlefield(play.state, showdown.at).name;
  step(play)?.tell(rule, sentence`${why}, and the showdown at ${place} closes.`, { players, places: [showdown.at] });
};

/** `task.none-left`, `turn.focus.neutral`: the player who may act in the state as it is: in a showdown the one who has focus, else the turn player; nobody while a decision waits. */
export const priorityOf = (state: State): PlayerId | null => {
  if (state.winners.length > 0 || state.decision !== null) return null;
  if (state.chain.length > 0) return state.priority;
  if (state.showdown !== null) return state.showdown.focus;
  return combatUnderWay(state) === null && state.phase === 'main' ? state.turnPlayer : null;
};
