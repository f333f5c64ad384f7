/**
 * "Up to" so many are chosen, and a play's line names none: its next line may choose them; if it does not, none are, and
 * that is told. Rules: `play.target.any-number`.
 */
import { type Act, playFrom, refuseOrPerform } from '../../game/actions.ts';
import { player } from '../../game/play/query.ts';
import type { PlayerId } from '../../game/state/state.ts';
import type { Action } from '../../language/syntax.ts';
import { pickFrom } from '../names/called.ts';
import { problem } from '../report/problems.ts';
import type { Script } from './playing.ts';

type Played = Extract<Act, { kind: 'play' | 'activate' | 'activate-place' }>;

const isPlayed = (act: Act): act is Played =>
  act.kind === 'play' || act.kind === 'activate' || act.kind === 'activate-place';

/** The act as its line and the next one mean it. */
export const withOptionalChoices = (script: Script, who: PlayerId, act: Act, action: Action): Act => {
  if (!isPlayed(act) || act.declared.choosing.length > 0 || act.declared.moves.length > 0) return act;
  const asking: Played = { ...act, declared: { ...act.declared, asks: true } };
  const { state, library } = script.play;
  const ahead = playFrom(state, library);
  if (refuseOrPerform(ahead, who, asking).length > 0) return act;
  const { decision } = ahead.state;
  if (decision?.kind !== 'choose' || decision.question.ask !== 'refs' || decision.question.least > 0) return act;
  const plain = playFrom(state, library);
  // Asked all the same: nothing is left out.
  if (refuseOrPerform(plain, who, act).length > 0 || plain.state.decision?.kind === 'choose') return act;
  const next = script.coming.next?.kind === 'action' ? script.coming.next : null;
  const { options } = decision.question;
  const chooser = next === null ? null : script.stage.names.players.find(next.player.text);
  const answers =
    next?.action.kind === 'choose' &&
    chooser?.ok === true &&
    chooser.id === who &&
    next.action.names.every(n => n.text.toLowerCase() === 'nothing' || pickFrom(state, options, n.text) !== undefined);
  if (answers) return asking;
  const { name } = player(state, who);
  script.problems.push(
    problem(
      'flow/assumed',
      action.span,
      `${name} is assumed to choose nothing for ${decision.about} (${decision.prompt}), because this line names nothing: name it after "choosing" or on a separate line.`,
      { concepts: ['play.target.any-number'] },
    ),
  );
  return act;
};
