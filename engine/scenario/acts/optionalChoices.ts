/**
 * Where "up to" so many can be chosen and the line of a play names none, the next line may choose them. If it does not,
 * none are chosen, and that assumption is reported. Rules: `play.target.any-number`.
 */
import { type Act, outcomeOfAct } from '../../game/actions.ts';
import { player } from '../../game/play/query.ts';
import type { PlayerId } from '../../game/state/state.ts';
import type { Action } from '../../language/syntax.ts';
import { pickFrom } from '../names/called.ts';
import type { Problem } from '../report/problems.ts';
import { assume } from './assumed.ts';
import type { Script, ScriptLine } from './playing.ts';

type DeclaringAct = Extract<Act, { kind: 'play' | 'activate' | 'activate-place' }>;

const isPlayed = (act: Act): act is DeclaringAct =>
  act.kind === 'play' || act.kind === 'activate' || act.kind === 'activate-place';

/** The act as its line and the next one mean it, and the report of what was assumed. */
export const withOptionalChoices = (
  script: Script,
  { coming }: ScriptLine,
  who: PlayerId,
  act: Act,
  action: Action,
): { readonly act: Act; readonly problems: readonly Problem[] } => {
  const asIs = { act, problems: [] };
  if (!isPlayed(act) || act.declared.choosing.length > 0 || act.declared.moves.length > 0) return asIs;
  const asking: DeclaringAct = { ...act, declared: { ...act.declared, asks: true } };
  const { state, library } = script.play;
  const ahead = outcomeOfAct(state, who, asking, { library });
  if (ahead.kind !== 'done') return asIs;
  const { decision } = ahead.state;
  if (decision?.kind !== 'choose' || decision.question.ask !== 'refs' || decision.question.least > 0) return asIs;
  const plain = outcomeOfAct(state, who, act, { library });
  // Asked all the same: nothing is left out.
  if (plain.kind !== 'done' || plain.state.decision?.kind === 'choose') return asIs;
  const next = coming.next?.kind === 'action' ? coming.next : null;
  const { options } = decision.question;
  const chooser = next === null ? null : script.settings.names.players.find(next.player.text);
  const answers =
    next?.action.kind === 'choose' &&
    chooser?.ok === true &&
    chooser.id === who &&
    next.action.names.every(n => n.text.toLowerCase() === 'nothing' || pickFrom(state, options, n.text) !== undefined);
  if (answers) return { act: asking, problems: [] };
  const { name } = player(state, who);
  const message = `${name} is assumed to choose nothing for ${decision.about} (${decision.prompt}), because this line names nothing: name it after "choosing" or on a separate line.`;
  const assumption = {
    span: action.span,
    says: `${name} chooses nothing for ${decision.about}`,
    otherwise: 'name it after “choosing” if something is chosen',
  };
  return { act, problems: [assume(script, assumption, { message, concepts: ['play.target.any-number'] })] };
};
