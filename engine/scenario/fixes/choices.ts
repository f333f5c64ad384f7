/** The legal choices of a waiting decision, as lines to write. */
import { listLegal } from '../../game/combat/assignment/list.ts';
import { assignmentRule, openAssignment, targetOf } from '../../game/combat/damage.ts';
import { battlefield, player } from '../../game/play/query.ts';
import type { State } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { insertLine } from '../report/lineEdits.ts';
import type { Fix } from '../report/report.ts';
import { answerTexts } from './answers.ts';
import { assignmentText } from './refusals.ts';

const MOST = 8;

/** One statement for each legal choice, the first few of many. */
const choiceLines = (state: State): readonly string[] => {
  const { decision } = state;
  if (decision === null) return [];
  const name = quoteIfNeeded(player(state, decision.player).name);
  if (decision.kind === 'begin') {
    return decision.places.map(id => {
      const place = battlefield(state, id);
      return `${name} chooses ${place.stagedCombat ? 'combat' : 'showdown'} at ${quoteIfNeeded(place.name)}`;
    });
  }
  if (decision.kind === 'choose') return answerTexts(state, decision.question, MOST).map(text => `${name} ${text}`);
  const open = openAssignment(state);
  if (open === null) return [];
  const ways = listLegal(
    open.targets.map(u => targetOf(state, u)),
    open.total,
    assignmentRule(state),
    MOST,
  );
  return ways.map(way => `${name} assigns ${assignmentText(open, way)}`);
};

/** Puts a choice on a line of its own, above the statement that needs it or below the last one. */
export const decisionFixes = (state: State, source: string, at: Span, where: 'above' | 'below'): Fix[] =>
  choiceLines(state).map((line, i) => ({
    title: line,
    edits: [insertLine(source, at, line, where)],
    preferred: i === 0,
    safe: false,
  }));
