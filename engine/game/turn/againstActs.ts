/** Reasons against passing and ending the turn, and against anything while a decision waits. */
import { refuseWhileDeciding } from '../combat/refuseWhileDeciding.ts';
import { priorityOf } from '../combat/showdown.ts';
import { battlefield, listedNames, placeName, player } from '../play/query.ts';
import { addAll, type Reasons } from '../state/reasons.ts';
import type { Refusal } from '../state/refusal.ts';
import type { PlayerId, State } from '../state/state.ts';

/** Hands over a reason if a decision waits; returns whether the caller has heard enough. */
export const againstDeciding = (state: State, reasons: Reasons): boolean =>
  state.decision !== null && addAll(reasons, refuseWhileDeciding(state));

/** `chain.execute.pass`, `showdown.pass`: the player who has priority, or focus, passes. */
export const againstPass = (state: State, who: PlayerId, reasons: Reasons): boolean => {
  const because = (code: Refusal['code'], rules: Refusal['rules'], message: () => string): boolean =>
    reasons.add(() => ({ code, rules, message: message(), units: [] }));
  if (state.decision !== null) return againstDeciding(state, reasons);
  const { showdown } = state;
  if (state.chain.length > 0) {
    const holder = priorityOf(state);
    return (
      holder !== who &&
      because('flow/not-now', ['chain.execute.pass', 'turn.priority.one'], () => {
        const other = holder === null ? 'nobody' : player(state, holder).name;
        return `There is a chain, and ${other} has priority; ${other} passes first.`;
      })
    );
  }
  if (showdown === null)
    return because(
      'flow/nothing-pending',
      ['showdown.pass'],
      () =>
        `There is nothing to pass in: no showdown is open. To end the turn, write "${player(state, state.turnPlayer).name} ends turn".`,
    );
  return (
    showdown.focus !== who &&
    because('flow/not-now', ['showdown.pass', 'turn.focus'], () => {
      const focus = player(state, showdown.focus).name;
      return `${focus} has focus at ${battlefield(state, showdown.at).name}, so ${focus} passes first.`;
    })
  );
};

/** `turn.end`: the turn player, with nothing under way. */
export const againstEndTurn = (state: State, who: PlayerId, reasons: Reasons): boolean => {
  const notNow = (rules: Refusal['rules'], message: () => string): boolean =>
    reasons.add(() => ({ code: 'flow/not-now', rules, message: message(), units: [] }));
  if (state.decision !== null) return againstDeciding(state, reasons);
  const { chain, showdown } = state;
  if (state.turnPlayer !== who)
    return notNow(
      ['turn.end'],
      () => `It is ${player(state, state.turnPlayer).name}'s turn to end, not ${player(state, who).name}'s.`,
    );
  if (chain.length > 0)
    return notNow(
      ['turn.priority', 'chain.execute'],
      () => `There is a chain (${listedNames(chain.map(i => i.name))}); "all pass" resolves it.`,
    );
  return (
    showdown !== null &&
    notNow(
      ['turn.priority'],
      () =>
        `A showdown is open at ${placeName(state, { kind: 'battlefield', at: showdown.at })}; "all pass" closes it.`,
    )
  );
};
