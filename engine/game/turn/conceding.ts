/** Conceding, and how the game continues if it does (`concede`). */
import { passersOf, passFocusAfterChain } from '../combat/showdown.ts';
import { removeThingsOf } from '../gameActions/removing.ts';
import { change, changePlayer, type Play, step } from '../play/play.ts';
import { isInGame, listed, nextPlayer, player, teammates } from '../play/query.ts';
import type { Refusal } from '../state/refusal.ts';
import type { Act, PlayerId, State } from '../state/state.ts';
import { closeShowdown, resolveNewest } from './flow.ts';

/** `concede.removed`, `concede.removed.no-influence`: what a player who was removed would do. */
export const refuseRemoved = (state: State, who: PlayerId): Refusal => ({
  code: 'flow/not-now',
  rules: ['concede.removed', 'concede.removed.no-influence'],
  message: `${player(state, who).name} was removed from the game by conceding, and no longer takes part in it.`,
  units: [],
});

/**
 * Whether the question that waits is about how something is played or activated, with the item still pending
 * (`play.states.pending`).
 */
export const isBeingPlayed = ({ decision, chain }: State): boolean => {
  if (decision?.kind !== 'choose') return false;
  const { act, start } = decision.resume;
  return (
    (act.kind === 'play' || act.kind === 'activate' || act.kind === 'activate-place') &&
    chain.some(item => item.id === start.nextItem && item.status === 'pending')
  );
};

/**
 * Whether a question waits in the middle of something, and the game goes on without `who`: the act is done over up to the
 * question, `who` leaves there, and the rest is done without them (`concede.steps.on`).
 */
export const goesOnMeanwhile = (state: State, who: PlayerId): boolean =>
  state.decision?.kind === 'choose' && !isBeingPlayed(state) && !oneSideLeft(state, leaversWith(state, who));

/** `concede.removed.teammates`, `mode.team.wins-together.concede`: teammates lose and leave, too, where the edition says so. */
const leaversWith = (state: State, who: PlayerId): readonly PlayerId[] => [
  who,
  ...(state.behaviours.concession === 'the player'
    ? []
    : state.players.filter(p => isInGame(state, p.id) && teammates(state, p.id, who)).map(p => p.id)),
];

/** Those who remain, and whether they are all of one side. */
const remaining = (state: State, leaving: readonly PlayerId[]): readonly PlayerId[] =>
  state.players.filter(p => isInGame(state, p.id) && !leaving.includes(p.id)).map(p => p.id);

const oneSideLeft = (state: State, leaving: readonly PlayerId[]): boolean =>
  new Set(remaining(state, leaving).map(id => player(state, id).team)).size <= 1;

/** `concede.removed`: the last to remain wins (`concede.removed.last`), else the game goes on (`concede.removed.several`). */
export const concede = (play: Play, who: PlayerId): void => {
  const { state } = play;
  const leaving = leaversWith(state, who);
  const winners = remaining(state, leaving);
  const ends = oneSideLeft(state, leaving);
  const passing = passingIn(play);
  for (const id of leaving)
    changePlayer(play, id, p => {
      p.left = true;
    });
  step(play)?.tell('concede', `${player(state, who).name} concedes.`, { players: [who] });
  const mates = leaving.slice(1);
  if (mates.length > 0)
    step(play)?.tell('concede.removed.teammates', `${namesOf(state, mates)} loses with ${player(state, who).name}.`, {
      players: mates,
    });
  if (!ends) return goOnWithout(play, leaving, passing);
  change(play, s => {
    s.winners = winners;
    s.decision = null;
  });
  const wins = winners.length > 1 ? 'win' : 'wins';
  step(play)?.tell('concede.removed.last', `${namesOf(state, winners)} ${wins} the game: nobody else remains in it.`, {
    players: winners,
  });
};

/** How acts are refused and carried out; handed down by the entry, which is above this room. */
interface ActEntry {
  readonly attempt: (
    play: Play,
    who: PlayerId,
    act: Exclude<Act, { kind: 'answer' }>,
    answers: Play['answers'],
    stepsBefore: number,
  ) => void;
  readonly refuse: (state: State, who: PlayerId, act: Act) => readonly Refusal[];
}

/**
 * `concede`, while somebody chooses for what they play: only choices have been made so far. So the concession comes first, and
 * the play is begun anew with them, where it can still be; a player who has left plays nothing (`concede.steps.counter`).
 */
export const concedeMeanwhile = (play: Play, who: PlayerId, { attempt, refuse }: ActEntry): void => {
  const { decision } = play.state;
  if (decision?.kind !== 'choose') return;
  const { resume } = decision;
  play.state = resume.start;
  attempt(play, who, { kind: 'concede' }, [], 0);
  const { state } = play;
  if (state.winners.length > 0 || state.decision !== null || !isInGame(state, resume.who)) return;
  if (refuse(state, resume.who, resume.act).length > 0) return;
  attempt(play, resume.who, resume.act, stillThere(state, resume.answers), resume.steps);
};

/** The answers up to the first that chose what has left the game. */
const stillThere = (state: State, answers: Play['answers']): Play['answers'] => {
  const gone = answers.findIndex(
    answer =>
      answer.kind === 'refs' &&
      answer.refs.some(r => r.kind === 'object' && state.objects[r.id]?.incarnation !== r.incarnation),
  );
  return gone < 0 ? answers : answers.slice(0, gone);
};

const namesOf = (state: State, ids: readonly PlayerId[]): string => listed(ids.map(id => player(state, id).name));

/**
 * `concede.steps`, and then on with the game (`concede.steps.on`): at once, or, where a phase or a combat is in the middle of
 * something, as soon as that has come to its end.
 */
const goOnWithout = (play: Play, leaving: readonly PlayerId[], passing: Passing): void => {
  const isAsking = play.asked > 0 && play.underWay.length === 0;
  dropDecision(play, leaving);
  removeThingsOf(play, leaving);
  const goOn = (then: Play): void => {
    passTurnOn(then, leaving);
    passFocusOn(then, leaving, passing);
    passPriorityOn(then, leaving, passing);
  };
  if (isAsking) play.afterwards = [...play.afterwards, goOn];
  else goOn(play);
};

/** An assignment by others stays open; what begins is asked anew. */
const dropDecision = (play: Play, leaving: readonly PlayerId[]): void => {
  const { decision, combat } = play.state;
  const others = combat !== null && !leaving.includes(combat.attacker) && !leaving.includes(combat.defender);
  if (decision === null || (decision.kind === 'assign' && others)) return;
  change(play, s => {
    s.decision = null;
    s.assigned = null;
  });
};

/** `concede.steps.turn.next`: without an ending of its own, but what lasts "this turn" ends with it. */
const passTurnOn = (play: Play, leaving: readonly PlayerId[]): void => {
  const { turnPlayer, phase } = play.state;
  if (!leaving.includes(turnPlayer)) return;
  if (phase !== 'expiration' && phase !== 'expired')
    change(play, s => {
      s.phase = 'expiration';
      s.nextTurn = null;
    });
  const next = nextPlayer(play.state, turnPlayer);
  step(play)?.tell(
    'concede.steps.turn.next',
    `${player(play.state, turnPlayer).name}'s turn is over, and ${player(play.state, next).name} is next.`,
    { players: [turnPlayer, next] },
  );
};

/** Who takes part in passing, in turn order, and who of them has passed in a row, as the game stood. */
interface Passing {
  readonly order: readonly PlayerId[];
  readonly priority: PlayerId | null;
  readonly passes: number;
  readonly chain: 'open' | 'none';
}

const passingIn = (play: Play): Passing => ({
  order: passersOf(play),
  priority: play.state.priority,
  passes: play.state.passes,
  chain: play.state.chain.length > 0 ? 'open' : 'none',
});

/** How many of those still there have passed in a row, who act up to `from`; and who is next of them. */
const passedOn = (
  play: Play,
  { order }: Passing,
  from: PlayerId,
  passes: number,
): { readonly passes: number; readonly next: PlayerId | undefined } => {
  const there = passersOf(play);
  const at = order.indexOf(from);
  const round = [...order.slice(at), ...order.slice(0, at)];
  const passed = round.slice(round.length - passes);
  return { passes: passed.filter(id => there.includes(id)).length, next: round.find(id => there.includes(id)) };
};

/**
 * `concede.steps.priority.next`: the next player has it; where all who remain have passed, the newest item resolves
 * (`concede.steps.priority.all-passed`). What has triggered since begins a new round.
 */
const passPriorityOn = (play: Play, leaving: readonly PlayerId[], passing: Passing): void => {
  const { chain, priority } = play.state;
  const holder = passing.priority;
  if (chain.length === 0)
    change(play, s => {
      s.priority = null;
      s.passes = 0;
    });
  if (chain.length === 0 || priority === null || holder === null || priority !== holder) return;
  const on = passedOn(play, passing, holder, passing.passes);
  const all = passersOf(play).length;
  if (leaving.includes(holder) && on.next !== undefined && on.passes < all) {
    const { next } = on;
    step(play)?.tell('concede.steps.priority.next', `${player(play.state, next).name} has priority.`, {
      players: [next],
    });
  }
  change(play, s => {
    s.priority = on.next ?? null;
    s.passes = on.passes;
  });
  if (on.passes < all) return;
  step(play)?.tell('concede.steps.priority.all-passed', 'All who remain have passed, and the newest item resolves.');
  resolveNewest(play);
};

/**
 * `concede.steps.focus.next`: the next player has focus; where all who remain have passed, or nobody who takes part does
 * (`concede.steps.focus.none-relevant`), the showdown is over (`concede.steps.focus.all-passed`).
 */
const passFocusOn = (play: Play, leaving: readonly PlayerId[], passing: Passing): void => {
  const { showdown, chain } = play.state;
  if (showdown === null) return;
  const goes = leaving.includes(showdown.focus);
  // A chain of theirs alone has come to its end without resolving.
  if (passing.chain === 'open' && chain.length === 0 && !goes) return passFocusAfterChain(play);
  const on = passedOn(play, passing, showdown.focus, passing.chain === 'open' ? 0 : showdown.passes);
  const isOver = passing.chain === 'none' && chain.length === 0 && on.passes >= passersOf(play).length;
  if (isOver || on.next === undefined)
    return closeShowdown(play, 'concede.steps.focus.all-passed', 'All who remain have passed');
  const { next, passes } = on;
  change(play, s => {
    s.showdown = { at: showdown.at, focus: next, passes, fresh: showdown.fresh };
  });
  if (goes)
    step(play)?.tell('concede.steps.focus.next', `${player(play.state, next).name} has focus.`, { players: [next] });
};
