/**
 * Which turn of a player's it is: the number that a `turn` line gives, or else the number among the turns of the script. Where
 * a card's text depends on it, as with "during your first turn", the number is reported as assumed.
 */

import { player } from '../../game/play/query.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import type { PlayerId, Print, State } from '../../game/state/state.ts';
import { knownOf } from '../../known.ts';
import type { Statement } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { actionOn } from '../lines/actions.ts';
import type { Problem } from '../report/problems.ts';
import type { Fix } from '../report/report.ts';
import { assume } from './assumed.ts';
import { speakingInPlay } from './inPlay.ts';
import { advance, type Script } from './playing.ts';
import { cardNamedIn } from './unread.ts';

/**
 * Notes that a line has given the number of a player's turn, or that it has been reported: it is not reported again.
 */
export const sayTurnNumber = (script: Script, who: PlayerId): void =>
  advance(script, next => {
    next.turnsNumbered = new Set([...next.turnsNumbered, who]);
  });

/** The card that a line plays or activates, or asks whether it can be; null for any other line. */
export const cardAskedIn = (script: Script, s: Statement): Print | null => {
  const asked = actionOn(s);
  const name = asked === null ? null : cardNamedIn(script, asked.action);
  return name === null ? null : (script.settings.names.cards.print(name) ?? null);
};

/** `flow/assumed`, once for each player: for `card`, or for what is on the board (null). */
export const assumeTurnNumber = (script: Script, s: Statement, card: Print | null): readonly Problem[] => {
  const { play, progress } = script;
  const { state } = play;
  const who = state.turnPlayer;
  if (progress.turnsNumbered.has(who)) return NONE;
  if (card !== null && !asksForTurn(card)) return NONE;
  const asking = card ?? askingOnBoard(state);
  if (asking === null) return NONE;
  sayTurnNumber(script, who);
  const { name, turns: begun } = player(state, who);
  const turns = Math.max(begun, 1);
  const line = `turn ${quoteIfNeeded(name)} ${turns + 3}`;
  const says = `this is turn ${turns} of ${name}`;
  const otherwise = `for a later one, write its number, as in “${line}”`;
  const message = `${asking.name} depends on which of ${name}'s turns this is; turn ${turns} is assumed. For a later one, write its number, as in "${line}".`;
  const fixes = numberFixes(script, who, turns);
  return [assume(script, { span: s.span, says, otherwise }, { message, concepts: ['turn.main'], fixes })];
};

const NONE: readonly never[] = [];

/** Write the number in the `turn` line: that which is assumed, and that of a later turn. */
const numberFixes = ({ progress }: Script, who: PlayerId, turns: number): readonly Fix[] => {
  const { turnLine } = progress;
  if (turnLine === null || turnLine.player !== who) return [];
  const span = { start: turnLine.end, end: turnLine.end };
  return [turns, turns + 3].map(number => ({
    title: `Say that it is turn ${number}`,
    edits: [{ span, text: ` ${number}` }],
    preferred: false,
    safe: false,
  }));
};

const askingOnBoard = (state: State): Print | null => {
  for (const { print } of speakingInPlay(state)) if (asksForTurn(print)) return print;
  return null;
};

/** The cards there, by name, whose text depends on the number of a turn; each once. */
export const cardsAskingForTurn = (state: State): readonly string[] => [
  ...new Set(speakingInPlay(state).flatMap(({ print }) => (asksForTurn(print) ? [print.name] : []))),
];

/** Whether an ability of the card counts the turns of a player: their number is a value of its own, or the bound of a prohibition. */
const asksForTurn = knownOf((print: Print) =>
  anywhere(print.abilities, part => part.kind === 'turns' || part.untilTurn !== undefined),
);
