/** What is different in the first turns of a game, if the scenario says that it is in one (`mode.first-turn`). */
import { type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Concept } from '../state/concepts.ts';
import type { GameMode, PlayerId, State } from '../state/state.ts';

const RULES: Readonly<Record<GameMode, Concept>> = {
  duel: 'mode.duel.first-turn',
  match: 'mode.match.first-turn',
  skirmish: 'mode.skirmish.first-turn',
  war: 'mode.war.first-turn',
  'magma chamber': 'mode.team.first-turn',
};

/** Players take their turns in the order in which the scenario lists them. */
export const goesFirst = ({ players }: State): PlayerId | undefined => players[0]?.id;

const goesLast = ({ players }: State): PlayerId | undefined => players.at(-1)?.id;

const isFirst = (state: State, who: PlayerId): boolean => state.firstTurnDeclared && player(state, who).turns === 1;

/** The player who goes last channels one more in their first Channel Phase; in a duel, that is the second of two. */
export const extraRunes = (play: Play, who: PlayerId): number => {
  const { state } = play;
  if (state.players.length < 2 || goesLast(state) !== who || !isFirst(state, who)) return 0;
  const { name } = player(state, who);
  step(play)?.tell(RULES[state.mode], `${name} goes last, and channels one more rune in their first Channel Phase.`, {
    players: [who],
  });
  return 1;
};

/** Of three or more, the player who goes first draws nothing in their first Draw Phase. */
export const drawsNothingYet = (play: Play, who: PlayerId): boolean => {
  const { state } = play;
  if (state.players.length < 3 || goesFirst(state) !== who || !isFirst(state, who)) return false;
  // One edition speaks of the Channel Phase there, in which nobody draws.
  if (state.mode === 'magma chamber' && state.behaviours.firstTeamTurn === 'no draw in the channel phase') return false;
  const { name } = player(state, who);
  step(play)?.tell(RULES[state.mode], `${name} goes first, and draws nothing in their first Draw Phase.`, {
    players: [who],
  });
  return true;
};
