/** What has to be done at a state because nothing else can be: a decision with one answer, a pass where nothing else is open. */
import { priorityOf } from '../../../engine/game/combat/showdown.ts';
import { type ActGroup, legalActs } from '../../../engine/game/legalActs/legalActs.ts';
import { lookInto } from '../../../engine/game/play/lookInto.ts';
import { player } from '../../../engine/game/play/query.ts';
import type { PlayerId, State } from '../../../engine/game/state/state.ts';
import { decisionText } from '../../../engine/scenario/acts/waiting.ts';
import { isLineAct, lineOf } from '../../../engine/scenario/lines/lines.ts';
import { lookedText } from '../../../engine/scenario/report/excess.ts';

export type Forced =
  | { readonly kind: 'line'; readonly line: string; readonly isPass: boolean }
  /** Somebody has a choice: a sentence that says which. `passing`: it is between passing and something else. */
  | { readonly kind: 'choice'; readonly text: string; readonly passing: boolean }
  /** Nothing waits for anybody. */
  | { readonly kind: 'settled' };

/** A hand that is not listed plays nothing. Ending the turn is a choice like any other. */
export const forcedAt = (before: State): Forced => {
  const came = lookInto(before, forcedIn);
  return came.kind === 'done' ? came.value : { kind: 'choice', text: lookedText(came.excess), passing: false };
};

const forcedIn = (state: State): Forced => {
  const { decision } = state;
  if (state.winners.length > 0) return { kind: 'settled' };
  if (decision !== null) {
    const group = decision.kind === 'assign' ? 'assignments' : 'choices';
    const line = onlyLine(state, decision.player, group);
    return line === undefined
      ? { kind: 'choice', text: decisionText(state, decision), passing: false }
      : { kind: 'line', line, isPass: false };
  }
  const who = priorityOf(state);
  if (who === null || (state.chain.length === 0 && state.showdown === null)) return { kind: 'settled' };
  const { name } = player(state, who);
  if (OTHERS.some(group => hasAny(state, who, group)))
    return { kind: 'choice', text: `${name} can pass or do something else.`, passing: true };
  const line = lineOf(state, who, { kind: 'pass' });
  return { kind: 'line', line, isPass: true };
};

/** What a player may do instead of passing. */
const OTHERS: readonly ActGroup[] = ['moves', 'plays', 'abilities'];

const hasAny = (state: State, who: PlayerId, group: ActGroup): boolean => {
  const { acts, cut } = legalActs(state, who, group, 1);
  return acts.length + cut > 0;
};

const onlyLine = (state: State, who: PlayerId, group: ActGroup): string | undefined => {
  const { acts, cut } = legalActs(state, who, group, 2);
  const [only] = acts;
  return acts.length === 1 && cut === 0 && only !== undefined && isLineAct(only) ? lineOf(state, who, only) : undefined;
};
