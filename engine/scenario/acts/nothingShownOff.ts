/**
 * Where something could be shown off and the line of a play does not speak of it, the next line may answer. If it does not, nothing
 * is shown off, and that assumption is reported. Rules: `keyword.show-off.when`.
 */
import { type Act, outcomeOfAct } from '../../game/actions.ts';
import { player } from '../../game/play/query.ts';
import type { PlayerId } from '../../game/state/state.ts';
import type { Action } from '../../language/syntax.ts';
import { pickFrom } from '../names/called.ts';
import type { Problem } from '../report/problems.ts';
import { assume } from './assumed.ts';
import type { Script, ScriptLine } from './playing.ts';

type PlayAct = Extract<Act, { kind: 'play' }>;

/** The act as its line and the next one mean it, and the report of what was assumed; null where nothing is to be decided. */
export const withShowOff = (
  script: Script,
  { coming }: ScriptLine,
  who: PlayerId,
  act: Act,
  action: Action,
): { readonly act: Act; readonly problems: readonly Problem[] } | null => {
  if (act.kind !== 'play' || act.declared.showing !== undefined) return null;
  const asking: PlayAct = { ...act, declared: { ...act.declared, asks: true } };
  const { state, library } = script.play;
  const ahead = outcomeOfAct(state, who, asking, { library });
  if (ahead.kind !== 'done') return null;
  const { decision } = ahead.state;
  if (decision?.kind !== 'choose' || decision.rule !== 'play.choices.as-played') return null;
  if (decision.question.ask !== 'refs' || decision.question.mayDecline !== true) return null;
  const { options } = decision.question;
  const next = coming.next?.kind === 'action' ? coming.next : null;
  const answerer = next === null ? null : script.settings.names.players.find(next.player.text);
  const isTheirs = answerer?.ok === true && answerer.id === who;
  const isAnswer =
    next?.action.kind === 'decline' ||
    next?.action.kind === 'accept' ||
    (next?.action.kind === 'choose' &&
      next.action.names.length > 0 &&
      next.action.names.every(n => pickFrom(state, options, n.text) !== undefined));
  if (isTheirs && isAnswer) return { act: asking, problems: [] };
  const { name } = player(state, who);
  const message = `${name} is assumed to show nothing off for ${decision.about} (${decision.prompt}), because this line does not say: name it after "showing off", or write "showing off nothing".`;
  const assumption = {
    span: action.span,
    says: `${name} shows nothing off for ${decision.about}`,
    otherwise: 'name it after “showing off” if something is',
  };
  return {
    act,
    problems: [assume(script, assumption, { message, concepts: ['keyword.show-off', 'play.choices.as-played'] })],
  };
};
