/** What players do and answer, a line at a time: carried out, or refused with every reason. */
import { type Act, refuse, refuseOrPerform } from '../../game/actions.ts';
import { changeObjects } from '../../game/play/play.ts';
import type { RecordedSoFar } from '../../game/play/recorder.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { ObjectId, PlayerId, Question, State } from '../../game/state/state.ts';
import type { Action, Name, Statement } from '../../language/syntax.ts';
import { numberFor } from '../citations/citing.ts';
import { refusalProblems } from '../fixes/fixes.ts';
import { pickFrom } from '../names/called.ts';
import { playerNamed } from '../names/resolve.ts';
import type { Problem } from '../report/problems.ts';
import { actOf } from './acts.ts';
import { recordChosenFor } from './assumedAcceptance.ts';
import { type Choose, isAskedEitherWay, NO_YES_OR_NO, namesTaken, tryMay } from './choosing.ts';
import { withNamedCards } from './namedCards.ts';
import { withShowOff } from './nothingShownOff.ts';
import { withOptionalChoices } from './optionalChoices.ts';
import { advance, type LineOutcome, type Script, type ScriptLine, scopeOf } from './playing.ts';
import { isSettledOrder, settledNames, whyNothingWaits } from './settled.ts';
import { isAsking } from './yesOrNo.ts';

type ActionStatement = Extract<Statement, { kind: 'action' }>;

/** A player's line, with the player found. */
interface PlayerLine {
  readonly line: ScriptLine;
  readonly statement: ActionStatement;
  readonly who: PlayerId;
}

/** Carries out a player's line. Where it is refused, the game stays as it was before the line. */
export const playAction = (script: Script, line: ScriptLine, statement: ActionStatement): LineOutcome => {
  const player = playerNamed(scopeOf(script), statement.player);
  if (!player.ok) return { problems: player.problems };
  const played = { line, statement, who: player.value };
  const { action } = statement;
  if (action.kind === 'order' && isSettledOrder(script, played.who, action.items)) return { problems: [] };
  if (action.kind === 'choose') return playChoice(script, played, action);
  return action.kind === 'accept' ? playAcceptance(script, played, action) : playAct(script, played, action);
};

/** `accepts Pike`, of several that it could be done to: the choice of Pike, and the yes to what may be done to Pike. */
const playAcceptance = (script: Script, played: PlayerLine, action: Accept): LineOutcome => {
  const { play } = script;
  if (action.source !== undefined && leadsTo(script, played.who, action.source))
    return playChoice(script, played, { kind: 'choose', names: [action.source], shares: [], span: action.source.span });
  const hadChoice = action.source !== undefined && questionTo(play.state, played.who)?.ask === 'refs';
  const chosen = playAct(script, played, action);
  const next = questionTo(play.state, played.who);
  if (!chosen.isDone || !hadChoice || next?.ask !== 'may' || next.to === undefined) return chosen;
  // Whether a trigger is performed is another question, even about the same thing.
  if (play.state.decision?.kind === 'choose' && play.state.decision.rule === 'ability.triggered.may') return chosen;
  if (pickFrom(play.state, [next.to], action.source?.text ?? '') === undefined) return chosen;
  const accepted = playAct(script, played, action);
  return { ...accepted, problems: [...chosen.problems, ...accepted.problems] };
};

/** Whether the yes is to something that the name then chooses, even if there is only one option. */
const leadsTo = (script: Script, who: PlayerId, name: Name): boolean => {
  const { decision } = script.play.state;
  if (decision?.kind !== 'choose' || decision.player !== who || isAsking(scopeOf(script), decision, name)) return false;
  if (decision.question.ask !== 'may' || decision.question.to !== undefined) return false;
  const trial = tryMay(script.play, who, 'yes');
  if (trial === null) return false;
  const next = questionTo(trial.state, who);
  const among = next?.ask === 'refs' ? next.options : trial.recorder.settled.flatMap(({ refs }) => refs);
  return pickFrom(trial.state, among, name.text) !== undefined;
};

type Accept = Extract<Action, { kind: 'accept' }>;

const questionTo = ({ decision }: State, who: PlayerId): Question | null =>
  decision?.kind === 'choose' && decision.player === who ? decision.question : null;

interface ActOutcome extends LineOutcome {
  readonly isDone: boolean;
}

const playAct = (script: Script, played: PlayerLine, action: Action): ActOutcome => {
  const { line, who } = played;
  const { play } = script;
  const before = play.state;
  play.state = withNamedCards(scopeOf(script), who, action, 'doing');
  const said = actOf(scopeOf(script), who, action);
  if (!said.ok) {
    play.state = before;
    return { isDone: false, problems: said.problems };
  }
  const { act, problems } =
    withShowOff(script, line, who, said.value, action) ?? withOptionalChoices(script, line, who, said.value, action);
  const refused = performOrTakeBack(script, who, act, action);
  if (refused.length === 0) {
    noteAnswer(script, played, before);
    return { isDone: true, problems };
  }
  const why = explain(script, played, action, act, refused);
  // A card that only this line named was never in hand.
  play.state = before;
  return { isDone: false, refused, problems: [...problems, ...why] };
};

/** For lines that answer once more. */
const noteAnswer = (script: Script, { who, statement }: PlayerLine, { decision }: State): void => {
  if (decision?.kind !== 'choose' || decision.player !== who) return;
  const { about } = decision;
  const words = script.settings.source.slice(statement.span.start, statement.span.end);
  advance(script, next => {
    next.answered = { player: who, about, line: statement.line, words };
  });
};

/** Why it is refused, if it is; nothing has changed then. */
const performOrTakeBack = ({ play }: Script, who: PlayerId, act: Act, action: Action): readonly Refusal[] => {
  const named = act.kind === 'play' && action.kind === 'play' ? action.as : undefined;
  const { state, recorder } = play;
  const { settled } = recorder;
  // Named beforehand: what it triggers goes by that name, too.
  if (act.kind === 'play' && named !== undefined) nameCard(play, act.card, named);
  recorder.settled = [];
  const refusals = refuseOrPerform(play, who, act);
  if (refusals.length === 0) return refusals;
  play.state = state;
  recorder.settled = settled;
  return refusals;
};

/** `as NAME`: what was played goes by that name from now on. */
const nameCard = (play: Script['play'], card: ObjectId, as: Name): void => {
  changeObjects(play, [card], o => {
    o.name = as.text;
  });
};

/** One line may answer several questions in a row: that it is done at all, a unit, and where it goes. */
const playChoice = (script: Script, played: PlayerLine, action: Choose): LineOutcome => {
  const { play } = script;
  const { who } = played;
  const problems: Problem[] = [];
  const answer = (names: readonly Name[]): ActOutcome => {
    const outcome = playAct(script, played, { ...action, names });
    problems.push(...outcome.problems);
    return outcome;
  };
  // A name answers "may" with yes, as long as it fits what is asked then: otherwise nothing was accepted.
  let beforeYes: BeforeYes | null = null;
  for (let rest = action.names; ; ) {
    const { decision } = play.state;
    const isAsked = decision?.kind === 'choose' && decision.player === who;
    if (!isAsked || !mayAnswer(script, rest[0])) {
      rest = rest.slice(settledNames(script, who, rest));
      if (rest.length === 0 && action.names.length > 0) return { problems };
    }
    const taken = namesTaken(play.state, who, rest);
    if (isAsked && decision.question.ask === 'refs') recordChosenFor(script, who, decision.about);
    const before = play.state;
    if (isAsked && taken === 0 && rest.length > 0 && isAskedEitherWay(before, who)) {
      const why = refuse(before, who, NO_YES_OR_NO);
      return { problems: [...problems, ...explain(script, played, action, NO_YES_OR_NO, why)], refused: why };
    }
    const yes = isAsked && taken === 0 && rest.length > 0 ? { state: before, recorded: play.recorder.soFar } : null;
    const { isDone, refused = [] } = answer(rest.slice(0, taken));
    rest = rest.slice(taken);
    if (!isDone) takeBack(play, beforeYes);
    if (!isDone || rest.length === 0) return { problems, refused };
    beforeYes = yes;
    const next = play.state.decision;
    if (next?.kind === 'choose' && next.player === who) {
      // What the yes was for, with no other to choose, was the name: it says nothing of what may be done next.
      if (yes !== null && next.question.ask === 'may') rest = rest.slice(settledNames(script, who, rest));
      if (rest.length === 0) return { problems };
      continue;
    }
    rest = rest.slice(settledNames(script, who, rest));
    if (rest.length === 0) return { problems };
    if (taken > 0 || !isAsked) return { ...answer(rest), problems };
    takeBack(play, yes);
    const why = refuse(before, who, NO_YES_OR_NO);
    return { problems: [...problems, ...explain(script, played, action, NO_YES_OR_NO, why)], refused: why };
  }
};

/** How things stood before a "may" was answered with yes. */
interface BeforeYes {
  readonly state: State;
  readonly recorded: RecordedSoFar;
}

const takeBack = (play: Script['play'], before: BeforeYes | null): void => {
  if (before === null) return;
  play.state = before.state;
  play.recorder.takeBack(before.recorded);
};

/** Whether a name can be an answer to the question that waits. */
const mayAnswer = ({ play }: Script, name: Name | undefined): boolean => {
  const { decision } = play.state;
  if (name === undefined || decision?.kind !== 'choose' || decision.question.ask !== 'refs') return true;
  return pickFrom(play.state, decision.question.options, name.text) !== undefined;
};

/** Why what a line tries is refused; of an answer to nothing, what became of the question. */
const explain = (
  script: Script,
  { who, statement }: PlayerLine,
  action: Action,
  act: Act,
  refusals: readonly Refusal[],
): readonly Problem[] => {
  const { settings, play } = script;
  return refusalProblems({
    state: play.state,
    who,
    action,
    act,
    refusals: refusals.map(each => whyNothingWaits(script, who, action, each)),
    statement: statement.span,
    playerName: statement.player,
    source: settings.source,
    cite: r => numberFor(settings.rules, r.rules, settings.edition),
  });
};
