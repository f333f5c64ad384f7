/** What is asked of a state once its scenario has been run: what may be done there, and what would come of it. */
import { BOUNDS } from '../../bounds.ts';
import { newBudget } from '../state/budget.ts';
import type { Draft } from '../state/draft.ts';
import type { Budget, Player, State } from '../state/state.ts';
import { type Outcome, outcomeOf } from '../state/stopping.ts';
import { copyPlayer, copyState } from './copies.ts';

/**
 * What `look` finds, or what was too much. Each question may make as much work as a line of a script, whatever was asked before. To
 * be used for all that tries, lists or carries out; mere reading takes no more than the run did.
 */
export const lookInto = <T>(state: State, look: (state: State) => T): Outcome<T, 'out of bounds'> =>
  outcomeOf(['out of bounds'], () => look(withBudget(state, newBudget(undefined, BOUNDS.workOfLine))));

/** The same; `otherwise` in place of what was too much. */
export const lookedOr = <T>(state: State, otherwise: T, look: (state: State) => T): T => {
  const came = lookInto(state, look);
  return came.kind === 'done' ? came.value : otherwise;
};

/**
 * To be played on from in very many ways: each line begun (`Budget.beginLine`) may make as much work as one of a script, and all
 * together as much as they like.
 */
export const exploredFrom = (state: State): State => {
  const explored = changed(state, copy => {
    copy.players = copy.players.map(withoutUnspecifiedUses);
  });
  return withBudget(explored, newBudget(undefined, Number.MAX_SAFE_INTEGER));
};

/** What was paid and discarded before has been so. */
const withoutUnspecifiedUses = (player: Player): Player => {
  const copy = copyPlayer(player);
  copy.unspecifiedHandUsed = false;
  copy.unspecifiedPayments = 'none';
  copy.unspecifiedDomainUsed = false;
  return copy;
};

/** The same state, taking from that budget, and so does the state that an act is done over from. */
export const withBudget = (state: State, budget: Budget): State =>
  changed(state, copy => {
    copy.budget = budget;
  });

/** With the state that an act is done over from. */
export const changed = (state: State, change: (copy: Draft<State>) => void): State => {
  const copy = copyState(state);
  change(copy);
  const { decision } = state;
  if (decision?.kind === 'choose') {
    const { resume } = decision;
    copy.decision = { ...decision, resume: { ...resume, start: changed(resume.start, change) } };
  }
  return copy;
};
