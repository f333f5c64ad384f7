/** The legal choices of a waiting decision, as lines to write. */
import { legalActs } from '../../game/legalActs/legalActs.ts';
import type { Act, State } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { isLineAct, lineOf } from '../lines/lines.ts';
import { insertLine } from '../report/lineEdits.ts';
import type { Fix } from '../report/report.ts';

const MOST = 8;

/** Those of the decision that waits, at most so many; to choose nothing comes last. */
export const decisionActs = (state: State, most: number): readonly Act[] => {
  const { decision } = state;
  if (decision === null) return [];
  const { acts } = legalActs(state, decision.player, decision.kind === 'assign' ? 'assignments' : 'choices', most);
  return [...acts.filter(act => !isNothing(act)), ...acts.filter(isNothing)];
};

const isNothing = (act: Act): boolean =>
  act.kind === 'answer' &&
  ((act.answer.kind === 'refs' && act.answer.refs.length === 0) ||
    (act.answer.kind === 'modes' && act.answer.modes.length === 0));

/** One statement for each legal choice, the first few of many; what reads alike is one. */
export const decisionLines = (state: State): readonly string[] => {
  const { decision } = state;
  if (decision === null) return [];
  const acts = decisionActs(state, MOST).filter(isLineAct);
  return [...new Set(acts.map(act => lineOf(state, decision.player, act)))];
};

/**
 * A choice that is missing, on a line of its own above the statement that needs it or below the last one.
 *
 * ```diff
 *   card "Own Blow" spell
 *     deal 2 to a unit at a battlefield
 *
 *   scenario "Grove"
 *     player Ana hand "Own Blow"
 *     player Ben
 *     battlefield Grove
 *       Ben: Wall might 3
 *       Ben: Soldier might 3
 *     battlefield Meadow
 *
 *     turn Ana
 *     Ana plays "Own Blow"$0
 * +   Ana chooses Wall
 * ```
 * Ana chooses Wall
 */
export const decisionFixes = (state: State, source: string, at: Span, where: 'above' | 'below'): Fix[] =>
  decisionLines(state).map((line, i) => ({
    title: line,
    edits: [insertLine(source, at, line, where)],
    preferred: i === 0,
    safe: false,
  }));
