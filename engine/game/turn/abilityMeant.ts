/**
 * Which of several abilities of one object or battlefield is activated where the words do not say which: any of them can be,
 * so what is asked is whether there is one (`ability.activated.choice`).
 */

import { type ActivateAct, type NamingAct, severalMeant } from '../chain/activatable.ts';
import { refuseActivate } from '../chain/activating.ts';
import { ambiguous } from '../chain/noSuchAbility.ts';
import { flatMapped } from '../state/lists.ts';
import { addAll, everyReason, isWithoutReason, type Reasons } from '../state/reasons.ts';
import type { Refusal } from '../state/refusal.ts';
import type { Act, PlayerId, State } from '../state/state.ts';
import { refuseAttempt } from './attempting.ts';

/**
 * Looks for reasons why none of the abilities that the act may mean can be activated, or why it does not say which. Returns
 * whether the caller has heard enough.
 */
export const againstActivating = (state: State, who: PlayerId, act: ActivateAct, reasons: Reasons): boolean => {
  const meant = severalMeant(state, act);
  if (meant.length < 2) return againstNamed(state, who, act, reasons);
  const possible = possibleOf(state, who, meant);
  const [first] = possible;
  if (first === undefined) return addAll(reasons, reasonsOfEach(state, who, meant));
  return possible.length > 1 && reasons.add(() => ambiguous(state, first.act, possible));
};

/** An act that names the only ability that can be activated of those that it may mean; else as it is. */
export const namingAbility = <A extends Act>(state: State, who: PlayerId, act: A): A | ActivateAct => {
  if (act.kind !== 'activate' && act.kind !== 'activate-place') return act;
  const meant = severalMeant(state, act);
  if (meant.length < 2) return act;
  const [first, ...others] = possibleOf(state, who, meant);
  return first === undefined || others.length > 0 ? act : first.act;
};

/** An act that names one ability that can be activated, of those that it may mean, even if others can be too; else as it is. */
export const namingSomeAbility = <A extends Act>(state: State, who: PlayerId, act: A): A | ActivateAct => {
  if (act.kind !== 'activate' && act.kind !== 'activate-place') return act;
  const meant = severalMeant(state, act);
  return meant.length < 2 ? act : (possibleOf(state, who, meant)[0]?.act ?? act);
};

const possibleOf = (state: State, who: PlayerId, meant: readonly NamingAct[]): readonly NamingAct[] =>
  meant.filter(({ act }) => isWithoutReason(reasons => againstNamed(state, who, act, reasons)));

const againstNamed = (state: State, who: PlayerId, act: ActivateAct, reasons: Reasons): boolean =>
  addAll(reasons, refuseActivate(state, who, act)) || addAll(reasons, refuseAttempt(state, who, act));

/** What holds of all of them is said once, and what holds of one of them with its text. */
const reasonsOfEach = (state: State, who: PlayerId, meant: readonly NamingAct[]): readonly Refusal[] => {
  const known = meant.map(({ act, text }) => ({
    text,
    why: everyReason(reasons => againstNamed(state, who, act, reasons)),
  }));
  const isOfAll = ({ message }: Refusal): boolean =>
    known.every(({ why }) => why.some(each => each.message === message));
  const ofAll = known[0]?.why.filter(isOfAll) ?? [];
  if (ofAll.length > 0) return ofAll;
  return flatMapped(known, ({ text, why }) => why.map(each => ({ ...each, message: `"${text}": ${each.message}` })));
};
