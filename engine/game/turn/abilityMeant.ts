/**
 * Which of several abilities of one object or battlefield is activated where the words do not say which: any of them can be,
 * so what is asked is whether there is one (`ability.activated.choice`).
 */

import { type ActivateAct, actsMeant, type NamingAct } from '../chain/activatable.ts';
import { refuseActivate } from '../chain/activating.ts';
import { ambiguous } from '../chain/noSuchAbility.ts';
import type { Play } from '../play/play.ts';
import type { Act } from '../state/act.ts';
import { flatMapped } from '../state/lists.ts';
import { addAll, everyReason, isWithoutReason, type Reasons } from '../state/reasons.ts';
import type { Refusal } from '../state/refusal.ts';
import type { PlayerId } from '../state/state.ts';
import { refuseAttempt } from './attempting.ts';

/**
 * Looks for reasons why none of the abilities that the act may mean can be activated, or why it does not say which; `play` is the
 * game before it. Returns whether the caller has heard enough.
 */
export const againstActivating = (play: Play, who: PlayerId, act: ActivateAct, reasons: Reasons): boolean => {
  const meant = actsMeant(play.state, act);
  if (meant.length < 2) return againstNamed(play, who, act, reasons);
  const possible = possibleOf(play, who, meant);
  const [first] = possible;
  if (first === undefined) return addAll(reasons, reasonsOfEach(play, who, meant));
  return possible.length > 1 && reasons.add(() => ambiguous(play.state, first.act, possible));
};

/** An act that names the only ability that can be activated of those that it may mean; else as it is. */
export const namingAbility = <A extends Act>(play: Play, who: PlayerId, act: A): A | ActivateAct => {
  if (act.kind !== 'activate' && act.kind !== 'activate-place') return act;
  const meant = actsMeant(play.state, act);
  if (meant.length < 2) return act;
  const [first, ...others] = possibleOf(play, who, meant);
  return first === undefined || others.length > 0 ? act : first.act;
};

/** An act that names one ability that can be activated, of those that it may mean, even if others can be too; else as it is. */
export const namingSomeAbility = <A extends Act>(play: Play, who: PlayerId, act: A): A | ActivateAct => {
  if (act.kind !== 'activate' && act.kind !== 'activate-place') return act;
  const meant = actsMeant(play.state, act);
  return meant.length < 2 ? act : (possibleOf(play, who, meant)[0]?.act ?? act);
};

const possibleOf = (play: Play, who: PlayerId, meant: readonly NamingAct[]): readonly NamingAct[] =>
  meant.filter(({ act }) => isWithoutReason(reasons => againstNamed(play, who, act, reasons)));

const againstNamed = (play: Play, who: PlayerId, act: ActivateAct, reasons: Reasons): boolean =>
  addAll(reasons, refuseActivate(play.state, who, act)) || addAll(reasons, refuseAttempt(play, who, act));

/** What holds of all of them is said once, and what holds of one of them with its text. */
const reasonsOfEach = (play: Play, who: PlayerId, meant: readonly NamingAct[]): readonly Refusal[] => {
  const known = meant.map(({ act, text }) => ({
    text,
    why: everyReason(reasons => againstNamed(play, who, act, reasons)),
  }));
  const isOfAll = ({ message }: Refusal): boolean =>
    known.every(({ why }) => why.some(each => each.message === message));
  const ofAll = known[0]?.why.filter(isOfAll) ?? [];
  if (ofAll.length > 0) return ofAll;
  return flatMapped(known, ({ text, why }) => why.map(each => ({ ...each, message: `"${text}": ${each.message}` })));
};
