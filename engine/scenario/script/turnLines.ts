/** `turn` lines, and the turn that is assumed where there is none; what cannot be done at this point of the game. */
import { perform } from '../../game/actions.ts';
import { battlefield, isInGame, isNeutral, listedNames, player } from '../../game/play/query.ts';
import type { Decision, PlayerId, State } from '../../game/state/state.ts';
import { refuseRemoved } from '../../game/turn/conceding.ts';
import { goesFirst } from '../../game/turn/firstTurn.ts';
import type { Span, Statement, WrittenNumber } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { assume } from '../acts/assumed.ts';
import { makeForcedOn } from '../acts/forced.ts';
import { advance, type Script, scopeOf } from '../acts/playing.ts';
import { sayTurnNumber } from '../acts/turnNumber.ts';
import { decisionFixes } from '../fixes/fixes.ts';
import { playerNamed } from '../names/resolve.ts';
import { addLineAbove, removeLine } from '../report/lineEdits.ts';
import { type Problem, problem } from '../report/problems.ts';

/** Reports the assumption at `at`, the line that needs a turn; nothing where no turn had to be assumed. */
export const openAssumedTurn = (script: Script, at: Span | null): readonly Problem[] => {
  const { play } = script;
  advance(script, next => {
    next.opened = true;
  });
  const who = play.state.turnPlayer;
  perform(play, who, { kind: 'turn', player: who, from: 'main', first: true });
  if (at === null) return [];
  const { name } = player(play.state, who);
  const message = `There is no "turn" line above: ${name}'s Main Phase is assumed, as if by "turn ${name}".`;
  const fixes = [addLineAbove(script.settings.source, at, `turn ${quoteIfNeeded(name)}`)];
  const says = `it is ${name}'s Main Phase`;
  const assumption = { span: at, says, otherwise: 'write a “turn” line above if it is not' };
  return [assume(script, assumption, { message, concepts: ['turn.main'], fixes })];
};

/**
 * Ends the turn under way, if there is one, and plays on to that player's turn. Reports a turn that cannot begin here;
 * the game then stays in the turn that it was in.
 */
export const playTurn = (script: Script, line: TurnLine): readonly Problem[] => {
  const { player: name, number, fromStart, span: at } = line;
  const { play } = script;
  const who = playerNamed(scopeOf(script), name);
  const first = !script.progress.opened;
  if (!first) makeForcedOn(script);
  advance(script, next => {
    next.passing = null;
    if (!who.ok) next.opened = true;
  });
  if (!who.ok) return who.problems;
  const wrong = refuseTurn(script, at, first);
  if (wrong !== null) return [wrong];
  const { value } = who;
  advance(script, next => {
    next.opened = true;
    if (number === undefined) next.turnLine = { player: value, end: name.span.end };
  });
  if (!isInGame(play.state, value)) return [hasLeft(script, value, at)];
  const from = fromStart ? 'start' : 'main';
  if (number === undefined) {
    perform(play, value, { kind: 'turn', player: value, from, first });
    return [];
  }
  const past = refuseNumber(play.state, value, number, first);
  if (past !== null) return [past];
  sayTurnNumber(script, value);
  const order = fromStart && number.value === 1 ? assumeOrder(script, value, at) : [];
  perform(play, value, { kind: 'turn', player: value, from, first, number: number.value });
  return order;
};

/** In a first turn it matters who goes first (`mode.first-turn`): the first of the `player` lines, unless the script begins there. */
const assumeOrder = (script: Script, who: PlayerId, at: Span): readonly Problem[] => {
  const { state } = script.play;
  const leader = goesFirst(state);
  if (state.firstTurnDeclared || leader === undefined || leader === who) return [];
  const { name } = player(state, leader);
  const says = `${name} goes first in this game`;
  const message = `${name} is assumed to go first in this game, as the first of the "player" lines. Otherwise, list the players in their turn order.`;
  const otherwise = 'otherwise list the players in their turn order';
  return [assume(script, { span: at, says, otherwise }, { message, concepts: ['turn.next-player'], fixes: [] })];
};

/** Turns are counted from 1, and no later turn of a player's has the number of one that they have had. */
const refuseNumber = (state: State, who: PlayerId, { value, span }: WrittenNumber, first: boolean): Problem | null => {
  if (value === 0)
    return problem('setup/value', span, 'Turns are counted from 1: the first turn of a player is turn 1.');
  const { name, turns } = player(state, who);
  if (first || value > turns) return null;
  return problem('setup/value', span, `${name} has already had turn ${turns}: the next is turn ${turns + 1} or later.`);
};

type TurnLine = Extract<Statement, { kind: 'turn' }>;

/** Why no turn can begin here. */
const refuseTurn = (script: Script, at: Span, first: boolean): Problem | null => {
  const { state } = script.play;
  const { winners, showdown, decision, chain } = state;
  if (winners.length > 0) return gameIsOver(script, at, 'no turn follows');
  if (first) return null;
  if (decision !== null) return decidesFirst(script, at, decision, 'the turn cannot end here');
  if (showdown !== null || !isNeutral(state)) {
    const place = showdown === null ? '' : ` at ${battlefield(state, showdown.at).name}`;
    return problem('flow/not-now', at, `A showdown is open${place}; close it first, as with "all pass".`, {
      concepts: ['turn.priority'],
      fixes: [addLineAbove(script.settings.source, at, 'all pass')],
    });
  }
  if (chain.length === 0) return null;
  return notNow(script, at, `There is a chain (${listedNames(chain.map(i => i.name))}); the turn cannot end here.`);
};

/** `flow/not-now`: who conceded has no more turns, and does nothing. */
export const hasLeft = ({ settings, play }: Script, who: PlayerId, at: Span): Problem => {
  const { code, message, rules } = refuseRemoved(play.state, who);
  return problem(code, at, message, { concepts: rules, fixes: [removeLine(settings.source, at)] });
};

/** `flow/game-over`; `consequence`: "nobody can pass". */
export const gameIsOver = ({ settings }: Script, at: Span, consequence: string): Problem =>
  problem('flow/game-over', at, `The game is over; ${consequence}.`, {
    concepts: ['score.win', 'win'],
    fixes: [removeLine(settings.source, at)],
  });

/** `flow/not-now`: a player has to decide first. */
export const decidesFirst = (script: Script, at: Span, decision: Decision, consequence?: string): Problem => {
  const { name } = player(script.play.state, decision.player);
  const and = consequence === undefined ? '' : `; ${consequence}`;
  return notNow(script, at, `${name} has to decide first${whatWaits(decision)}${and}.`);
};

/** ` for Cleave: one unit`: what a decision is about, as far as it says so. */
export const whatWaits = (decision: Decision): string =>
  decision.kind === 'choose' ? ` for ${decision.about}: ${decision.prompt}` : '';

const notNow = ({ settings, play }: Script, at: Span, message: string): Problem =>
  problem('flow/not-now', at, message, {
    concepts: ['turn.priority'],
    fixes: decisionFixes(play.state, settings.source, at, 'above'),
  });
