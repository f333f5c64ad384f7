/** What players do and answer, a line at a time: carried out, or refused with every reason. */
import { type Act, refuseOrPerform } from '../../game/actions.ts';
import { changeUnits } from '../../game/play/play.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { ObjectId, PlayerId } from '../../game/state/state.ts';
import type { Action, Name, Span } from '../../language/syntax.ts';
import { actOf } from '../acts/acts.ts';
import { recordChosenFor } from '../acts/assumedAcceptance.ts';
import { namesTaken } from '../acts/choosing.ts';
import { withOptionalChoices } from '../acts/optionalChoices.ts';
import type { Script } from '../acts/playing.ts';
import { settledNames } from '../acts/settled.ts';
import { numberFor } from '../citations/citing.ts';
import { refusalProblems } from '../fixes/refusals.ts';
import { pickFrom } from '../names/called.ts';

export const playAction = (script: Script, name: Name, action: Action, statement: Span): void => {
  const who = script.resolver.player(name);
  if (who === null) return;
  if (action.kind === 'choose' || action.kind === 'accept') return playChoice(script, who, name, action, statement);
  playAct(script, who, name, action, statement);
};

/** True where it was carried out. */
const playAct = (script: Script, who: PlayerId, name: Name, action: Action, statement: Span): boolean => {
  const said = actOf(script.resolver, who, action, script.problems, script.table);
  if (said === null) return false;
  const act = withOptionalChoices(script, who, said, action);
  const named = act.kind === 'play' && action.kind === 'play' ? action.as : undefined;
  const before = script.play.state;
  // Named beforehand: what it triggers goes by that name, too.
  if (act.kind === 'play' && named !== undefined) nameCard(script, act.card, named);
  const settled = script.play.settled;
  script.play.settled = [];
  const refusals = refuseOrPerform(script.play, who, act);
  if (refusals.length === 0) return true;
  script.play.state = before;
  script.play.settled = settled;
  reportRefusals(script, who, act, refusals, action, name, statement);
  return false;
};

/** `as NAME`: what was played goes by that name from now on. */
const nameCard = ({ play }: Script, card: ObjectId, as: Name): void => {
  changeUnits(play, [card], o => {
    o.name = as.text;
  });
};

/** One line may answer several questions in a row: that it is done at all, a unit, and where it goes. */
const playChoice = (
  script: Script,
  who: PlayerId,
  name: Name,
  action: Extract<Action, { kind: 'choose' | 'accept' }>,
  statement: Span,
): void => {
  if (action.kind === 'accept') {
    playAct(script, who, name, action, statement);
    return;
  }
  let rest = action.names;
  for (;;) {
    const { decision } = script.play.state;
    const isAsked = decision?.kind === 'choose' && decision.player === who;
    if (!isAsked || !mayAnswer(script, rest[0])) {
      rest = rest.slice(settledNames(script, who, rest));
      if (rest.length === 0 && action.names.length > 0) return;
    }
    const takes = namesTaken(script.play.state, who, rest);
    const part = { ...action, names: rest.slice(0, takes) };
    if (isAsked && decision.question.ask === 'refs') recordChosenFor(script, who, decision.about);
    if (!playAct(script, who, name, part, statement)) return;
    rest = rest.slice(takes);
    if (rest.length === 0) return;
    const next = script.play.state.decision;
    if (next?.kind !== 'choose' || next.player !== who) {
      rest = rest.slice(settledNames(script, who, rest));
      if (rest.length === 0) return;
      playAct(script, who, name, { ...action, names: rest }, statement);
      return;
    }
  }
};

/** Whether a name can be an answer to the question that waits. */
const mayAnswer = ({ play }: Script, name: Name | undefined): boolean => {
  const { decision } = play.state;
  if (name === undefined || decision?.kind !== 'choose' || decision.question.ask !== 'refs') return true;
  return pickFrom(play.state, decision.question.options, name.text) !== undefined;
};

const reportRefusals = (
  script: Script,
  who: PlayerId,
  act: Act,
  refusals: readonly Refusal[],
  action: Action,
  playerName: Name,
  statement: Span,
): void => {
  const { stage, play } = script;
  script.refused.push(...refusals);
  script.problems.push(
    ...refusalProblems({
      state: play.state,
      who,
      action,
      act,
      refusals,
      statement,
      playerName,
      source: stage.source,
      cite: r => numberFor(stage.rules, r.rules, stage.edition),
    }),
  );
};
