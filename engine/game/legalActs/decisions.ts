/** The ways to make the decision that waits: what begins, damage assignments, and every answer to a question. */

import { isLegal } from '../actions.ts';
import { countLegal } from '../combat/assignment/count.ts';
import { eachLegal } from '../combat/assignment/list.ts';
import { assignmentRule, type OpenAssignment, openAssignment, spendOnAssignments, targetOf } from '../combat/damage.ts';
import { countAnswers, everyAnswer, take } from '../play/answers.ts';
import { flatMapped } from '../state/lists.ts';
import type { Act, PlayerId, Question, State } from '../state/state.ts';
import { ALL_DISTINCT, behindAmong, behindIn, type Interchangeable } from '../stateKey/interchangeable.ts';
import { type ListedActs, listedActs, MANY } from './listing.ts';

/** `combat.assign`: more to units that come earlier on the board first. */
export const legalAssignments = (state: State, who: PlayerId, most: number): ListedActs => {
  const open = openAssignment(state);
  if (open === null || open.player !== who) return NONE;
  const targets = open.targets.map(u => targetOf(state, u));
  const rule = assignmentRule(state);
  const spend = spendOnAssignments(state);
  const acts = take(eachLegal(targets, open.total, rule, spend), most).map(way => assigned(open, way));
  const count = countLegal(targets, open.total, rule, spend);
  return { acts, cut: (count === null ? MANY : Math.min(MANY, Number(count))) - acts.length };
};

export function* everyAssignment(state: State, who: PlayerId, alike: Interchangeable): Generator<Act> {
  const open = openAssignment(state);
  if (open === null || open.player !== who) return;
  const targets = open.targets.map(u => targetOf(state, u));
  const behind = behindIn(
    alike,
    open.targets.map(({ id }) => id),
  );
  for (const way of eachLegal(targets, open.total, assignmentRule(state), spendOnAssignments(state), behind))
    yield assigned(open, way);
}

const assigned = ({ targets }: OpenAssignment, way: readonly number[]): Act => ({
  kind: 'assign',
  shares: flatMapped(targets, (u, i) => {
    const amount = way[i] ?? 0;
    return amount === 0 ? [] : [{ unit: u.id, amount }];
  }),
});

/** What begins, and answers to a question. */
export const legalChoices = (state: State, who: PlayerId, most: number): ListedActs => {
  const { decision } = state;
  if (decision === null || decision.player !== who || decision.kind === 'assign') return NONE;
  if (decision.kind === 'begin') {
    const { what, places } = decision;
    const acts = places.slice(0, most).map((at): Act => ({ kind: 'begin', what, at }));
    return { acts, cut: places.length - acts.length };
  }
  const { question } = decision;
  return listedActs(answersToTry(question, ALL_DISTINCT), most, {
    count: countAnswers(question),
    isLegal: act => isLegal(state, who, act),
  });
};

/** The same, one after the other; each may turn out to be illegal. */
export const choicesToTry = (state: State, who: PlayerId, alike: Interchangeable): Iterable<Act> => {
  const { decision } = state;
  if (decision === null || decision.player !== who || decision.kind === 'assign') return NOTHING;
  if (decision.kind === 'choose') return answersToTry(decision.question, alike);
  return decision.places.map((at): Act => ({ kind: 'begin', what: decision.what, at }));
};

const NOTHING: readonly never[] = [];

export function* answersToTry(question: Question, alike: Interchangeable): Generator<Extract<Act, { kind: 'answer' }>> {
  for (const answer of everyAnswer(question, refs => behindAmong(alike, refs))) yield { kind: 'answer', answer };
}

const NONE: ListedActs = { acts: [], cut: 0 };
