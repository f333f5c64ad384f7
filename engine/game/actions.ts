/** The entry to the rules: what players do. Each act is either refused, with every reason, or carried out. */

import { effectFrame } from './abilities/effectFrame.ts';
import { activate, refuseActivate } from './chain/activating.ts';
import { againstHiding, hide } from './chain/hiding.ts';
import { playCard, refusePlay } from './chain/playing.ts';
import { refuseAssignment } from './combat/assigning.ts';
import { begin, refuseBegin } from './combat/beginAct.ts';
import { assignerOf, forcedAssignment } from './combat/damage.ts';
import { refuseWhileDeciding } from './combat/refuseWhileDeciding.ts';
import { priorityOf } from './combat/showdown.ts';
import { run } from './instructions/run.ts';
import { beginMemory, change, type Play } from './play/play.ts';
import { isInGame, listed, player } from './play/query.ts';
import type { RecordedSoFar } from './play/recorder.ts';
import { addAll, everyReason, isWithoutReason, type Reasons } from './state/reasons.ts';
import type { Refusal } from './state/refusal.ts';
import type { Act, Answer, BattlefieldId, PlayerId, Reply, State } from './state/state.ts';
import { type Excess, outcomeOf } from './state/stopping.ts';
import { againstActivating, namingAbility } from './turn/abilityMeant.ts';
import { againstDeciding, againstEndTurn, againstPass } from './turn/againstActs.ts';
import { refuseAnswer } from './turn/answering.ts';
import { isAttempted, refuseAttempt } from './turn/attempting.ts';
import { concede, concedeMeanwhile, goesOnMeanwhile, isBeingPlayed, refuseRemoved } from './turn/conceding.ts';
import { advance, assign, pass } from './turn/flow.ts';
import { againstMove, standardMove } from './turn/move.ts';
import { playFrom } from './turn/playFrom.ts';
import { recordAct, recordAnswer } from './turn/recordActs.ts';
import { comeToTurn, endTurn, openTurn } from './turn/turn.ts';

export { playFrom, recordedPlayFrom } from './turn/playFrom.ts';
export type { Act };

/** Every rule that the action breaks; none if it is legal. Rules: `action.discretionary.conditions`. */
export const refuse = (state: State, who: PlayerId, act: Act): readonly Refusal[] =>
  everyReason(reasons => against(state, who, act, reasons));

/** Whether it breaks none: several times as fast, for callers that look for acts and need no reason. */
export const isLegal = (state: State, who: PlayerId, act: Act): boolean =>
  isWithoutReason(reasons => against(state, who, act, reasons));

/** Cheap reasons are looked for first. Returns whether the caller has heard enough. */
const against = (state: State, who: PlayerId, act: Act, reasons: Reasons): boolean => {
  if (state.winners.length > 0) {
    reasons.add(() => gameOver(state));
    return true;
  }
  if (!isInGame(state, who)) {
    reasons.add(() => refuseRemoved(state, who));
    return true;
  }
  switch (act.kind) {
    case 'move':
      return againstMove(state, who, act.groups, reasons);
    case 'pass':
      return againstPass(state, who, reasons);
    case 'assign':
      return addAll(reasons, refuseAssignment(state, who, act.shares));
    case 'begin':
      return addAll(reasons, refuseBegin(state, who, act.what, act.at));
    case 'end-turn':
      return againstEndTurn(state, who, reasons);
    case 'concede':
      return false;
    case 'play':
      return (
        againstDeciding(state, reasons) ||
        addAll(reasons, refusePlay(state, who, act)) ||
        addAll(reasons, refuseAttempt(state, who, act))
      );
    case 'activate':
    case 'activate-place':
      return againstDeciding(state, reasons) || againstActivating(state, who, act, reasons);
    case 'hide':
      return againstDeciding(state, reasons) || againstHiding(state, who, act, reasons);
    case 'answer':
      return addAll(reasons, refuseTheAnswer(state, who, act.answer));
    case 'turn':
    case 'effect':
      return false;
  }
};

/** An answer is wrong by itself, or by what comes of it: a cost that cannot be paid for what was chosen. */
const refuseTheAnswer = (state: State, who: PlayerId, answer: Answer): readonly Refusal[] => {
  const wrong = refuseAnswer(state, who, answer);
  const { decision } = state;
  if (wrong.length > 0 || decision?.kind !== 'choose') return wrong;
  const { resume } = decision;
  if (!isAttempted(resume.act)) return wrong;
  return refuseAttempt(resume.start, resume.who, resume.act, [...resume.answers, answer]);
};

/**
 * Carries an action out, up to the next thing that somebody does or decides. Legal ones only: ask `refuse` first. Where a
 * question comes up, the state waits with it; the answer has the act done over from its start.
 */
export const perform = (play: Play, who: PlayerId, act: Act): void => {
  beginMemory(play);
  // Read once: acts have so many shapes that each look at one costs a search.
  const { kind } = act;
  if (kind === 'answer') return goOnWith(play, act.answer);
  if (kind === 'concede') {
    if (goesOnMeanwhile(play.state, who)) return goOnWith(play, { kind: 'concession', player: who });
    if (isBeingPlayed(play.state)) return concedeMeanwhile(play, who, { attempt, refuse });
  }
  attempt(play, who, namingAbility(play.state, who, act), [], 0);
};

/** Repeats the act that waits with a question, with one more reply. */
const goOnWith = (play: Play, reply: Reply): void => {
  const { decision } = play.state;
  if (decision?.kind !== 'choose') return;
  const { resume } = decision;
  recordAnswer(play);
  play.state = resume.start;
  attempt(play, resume.who, resume.act, [...resume.answers, reply], resume.steps);
};

/** A question on the way may be one that no answer brings to its end. `before`: the state that the act began in. */
const refusedIfAsked = ({ state: { decision } }: Play, before: State, who: PlayerId, act: Act): readonly Refusal[] =>
  decision?.kind === 'choose' && decision.resume.start === before ? refuse(before, who, act) : [];

/**
 * Both at once: carries the action out, or returns every rule that it breaks and changes nothing. Mistakes that only
 * show while a card is played are not looked for beforehand: the act is carried out, and taken back if it fails.
 */
export const refuseOrPerform = (play: Play, who: PlayerId, said: Act): readonly Refusal[] => {
  const { state } = play;
  const act = namingAbility(state, who, said);
  if (!isAttempted(act) || state.winners.length > 0 || refuseWhileDeciding(state).length > 0) {
    const refusals = refuse(state, who, act);
    if (refusals.length === 0) perform(play, who, act);
    return refusals;
  }
  beginMemory(play);
  const recorded = play.recorder?.soFar;
  const early = act.kind === 'play' ? refusePlay(state, who, act) : refuseActivate(state, who, act);
  if (early.length > 0) return refuse(state, who, act);
  const came = outcomeOf(['refused'], () => attempt(play, who, act, [], 0));
  const refusals = came.kind === 'refused' ? came.refusals : refusedIfAsked(play, state, who, act);
  if (refusals.length > 0) takeBack(play, state, recorded);
  return refusals;
};

/** What comes of an act on a state. */
export type ActOutcome =
  | { readonly kind: 'done'; readonly state: State }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'out of bounds'; readonly excess: Excess };

/**
 * The state that an act leads to, or why it leads to none; nothing of the way there is told. `lastTurn`: the number of the turn behind
 * which the game stands still.
 */
export const outcomeOfAct = (
  state: State,
  who: PlayerId,
  act: Act,
  {
    library,
    lastTurn = Number.POSITIVE_INFINITY,
  }: { readonly library?: Play['library'] | undefined; readonly lastTurn?: number } = {},
): ActOutcome => {
  const play = playFrom(state, library);
  play.lastTurn = lastTurn;
  const refusals = refuseOrPerform(play, who, act);
  if (refusals.length > 0) return { kind: 'refused', refusals };
  if (play.excess !== null) return { kind: 'out of bounds', excess: play.excess };
  return { kind: 'done', state: play.state };
};

const takeBack = (play: Play, state: State, recorded: RecordedSoFar | undefined): void => {
  play.state = state;
  if (recorded !== undefined) play.recorder?.takeBack(recorded);
  beginMemory(play);
};

const NOTHING: readonly never[] = [];

/** What an act may stop for in the middle. */
const STOPPING = ['asks', 'out of bounds'] as const;

const attempt = (
  play: Play,
  who: PlayerId,
  act: Exclude<Act, { kind: 'answer' }>,
  answers: Play['answers'],
  stepsBefore: number,
): void => {
  if (play.excess !== null) return;
  const start = play.state;
  const recorded = play.recorder?.soFar;
  if (answers.length === 0) recordAct(play, act);
  play.answers = answers;
  play.asked = 0;
  play.underWay = NOTHING;
  play.afterwards = NOTHING;
  play.stepsTaken = 0;
  play.stepsBefore = stepsBefore;
  const came = outcomeOf(STOPPING, () => carryOut(play, who, act));
  play.stepsBefore = 0;
  if (came.kind === 'out of bounds') {
    play.excess = came.excess;
    takeBack(play, start, recorded);
  } else if (came.kind === 'asks') {
    const { asked } = came;
    const steps = Math.max(play.stepsTaken, stepsBefore);
    change(play, s => {
      s.decision = { kind: 'choose', ...asked, resume: { start, who, act, answers, underWay: play.underWay, steps } };
    });
  }
};

/** `action.move.standard.effect` */
const carryOut = (play: Play, who: PlayerId, act: Exclude<Act, { kind: 'answer' }>): void => {
  switch (act.kind) {
    case 'move':
      for (const group of act.groups) {
        standardMove(play, who, group);
        advance(play);
      }
      return;
    case 'pass':
      return pass(play, who);
    case 'assign':
      return assign(play, act.shares);
    case 'begin':
      begin(play, act.at);
      return advance(play);
    case 'end-turn':
      endTurn(play, null);
      return advance(play);
    case 'concede':
      concede(play, who);
      return advance(play);
    case 'play':
      playCard(play, who, act);
      return advance(play);
    case 'activate':
    case 'activate-place':
      activate(play, who, act);
      return advance(play);
    case 'hide':
      hide(play, who, act);
      return advance(play);
    case 'turn':
      if (act.number !== undefined) comeToTurn(play, act.player, act.number);
      if (act.first) openTurn(play, act.player, act.from);
      else endTurn(play, { player: act.player, from: act.from });
      return advance(play);
    case 'effect': {
      run(play, effectFrame(who, { kind: 'none' }, 'an effect', { slots: act.slots }), act.instructions);
      return advance(play);
    }
  }
};

const gameOver = (state: State): Refusal => ({
  code: 'flow/game-over',
  rules: ['score.win', 'win'],
  message: `The game is over: ${listed(state.winners.map(id => player(state, id).name))} won it.`,
  units: [],
});

/** Everyone passes until the chain is empty and the showdown that is open now is over with its combat, or somebody has to decide. */
export const allPass = (play: Play): void => passOn(play, play.state.showdown?.at ?? null, 'begins');

/** Continues one that has begun already: for the showdown at `at`, and for what its end has put on the chain. */
export const allPassOn = (play: Play, at: BattlefieldId | null): void => passOn(play, at, 'goes on');

const passOn = (play: Play, at: BattlefieldId | null, line: 'begins' | 'goes on'): void => {
  let fresh = line === 'begins' && play.state.showdown?.fresh === true;
  for (;;) {
    const who = priorityOf(play.state);
    const { showdown, chain, winners } = play.state;
    if (winners.length > 0 || who === null || play.excess !== null) return;
    if (chain.length === 0 && showdown === null) return;
    // What opens later is not this line's to pass in, with the chain that it opens with, even at the same place.
    if (showdown !== null && (showdown.at !== at || (showdown.fresh && !fresh))) return;
    fresh = showdown?.fresh ?? false;
    attempt(play, who, { kind: 'pass' }, [], 0);
  }
};

/** Makes the assignments that leave no choice, one after the other: all of them, or those before that of `upTo`. */
export const makeForced = (play: Play, upTo: PlayerId | null = null): void => {
  for (let who = assignerOf(play.state); who !== null && who !== upTo; who = assignerOf(play.state)) {
    const shares = forcedAssignment(play);
    if (shares === null) return;
    perform(play, who, { kind: 'assign', shares });
    // A game beyond its bounds stands still: the assignment stays open.
    if (play.excess !== null) return;
  }
};
