/** `turn` lines, and the turn that is assumed where none stands; what cannot be done at this point of the game. */
import { perform } from '../../game/actions.ts';
import { battlefield, isNeutral, listed, player } from '../../game/play/query.ts';
import type { Name, Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { makeForcedOn } from '../acts/forced.ts';
import type { Script } from '../acts/playing.ts';
import { decisionFixes } from '../fixes/choices.ts';
import { addLineAbove, removeLine } from '../report/lineEdits.ts';
import { problem } from '../report/problems.ts';

export const openAssumedTurn = (script: Script, at: Span | null): void => {
  const { play } = script;
  script.opened = true;
  const who = play.state.turnPlayer;
  perform(play, who, { kind: 'turn', player: who, from: 'main', first: true });
  if (at === null) return;
  const name = player(play.state, who).name;
  script.problems.push(
    problem(
      'flow/assumed',
      at,
      `There is no "turn" line above: ${name}'s Main Phase is assumed, as if by "turn ${name}".`,
      { concepts: ['turn.main'], fixes: [addLineAbove(script.stage.source, at, `turn ${quoteIfNeeded(name)}`)] },
    ),
  );
};

export const playTurn = (script: Script, name: Name, fromStart: boolean, at: Span): void => {
  const { play, problems } = script;
  const who = script.resolver.player(name);
  if (script.opened) makeForcedOn(script);
  script.passing = null;
  if (who === null) {
    script.opened = true;
    return;
  }
  if (play.state.winners.length > 0) return tell(script, at, 'flow/game-over', 'The game is over; no turn follows.');
  if (script.opened) {
    const { showdown, decision } = play.state;
    if (decision !== null)
      return tell(
        script,
        at,
        'flow/not-now',
        `${player(play.state, decision.player).name} has to decide first; the turn cannot end here.`,
      );
    if (showdown !== null || !isNeutral(play.state)) {
      const place = showdown === null ? '' : ` at ${battlefield(play.state, showdown.at).name}`;
      problems.push(
        problem('flow/not-now', at, `A showdown is open${place}; close it first, as with "all pass".`, {
          concepts: ['turn.priority'],
          fixes: [addLineAbove(script.stage.source, at, 'all pass')],
        }),
      );
      return;
    }
    if (play.state.chain.length > 0)
      return tell(
        script,
        at,
        'flow/not-now',
        `There is a chain (${listed(play.state.chain.map(i => i.name))}); the turn cannot end here.`,
      );
  }
  const first = !script.opened;
  script.opened = true;
  perform(play, who, { kind: 'turn', player: who, from: fromStart ? 'start' : 'main', first });
};

export const tell = (script: Script, at: Span, code: 'flow/game-over' | 'flow/not-now', message: string): void => {
  const { source } = script.stage;
  const isOver = code === 'flow/game-over';
  script.problems.push(
    problem(code, at, message, {
      concepts: isOver ? ['score.win', 'win'] : ['turn.priority'],
      fixes: isOver ? [removeLine(source, at)] : decisionFixes(script.play.state, source, at, 'above'),
    }),
  );
};
