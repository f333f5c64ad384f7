/** The legal choices of a waiting decision, as lines to write. */
import { listLegal } from '../game/assignment/list.ts';
import { assignmentRule, openAssignment, targetOf } from '../game/damage.ts';
import { battlefield, player } from '../game/query.ts';
import type { State } from '../game/state.ts';
import type { Span } from '../language/syntax.ts';
import { written } from './names.ts';
import { assignmentText } from './refusals.ts';
import type { Fix } from './report.ts';

const MOST = 8;

/** One statement for each legal choice, the first few of many. */
export const choiceLines = (state: State): readonly string[] => {
  const { decision } = state;
  if (decision === null) return [];
  const name = written(player(state, decision.player).name);
  if (decision.kind === 'begin') {
    return decision.places.map(id => {
      const place = battlefield(state, id);
      return `${name} chooses ${place.stagedCombat ? 'combat' : 'showdown'} at ${written(place.name)}`;
    });
  }
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

/** Puts a choice on a line of its own, before the statement that needs it or after the last one. */
export const decisionFixes = (state: State, source: string, at: Span, where: 'before' | 'after'): Fix[] => {
  const lineStart = source.lastIndexOf('\n', at.start - 1) + 1;
  const indent = /^[ \t]*/.exec(source.slice(lineStart, at.start))?.[0] ?? '';
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  return choiceLines(state).map((line, i) => ({
    title: line,
    edits: [
      where === 'before'
        ? { span: { start: lineStart, end: lineStart }, text: `${indent}${line}${newline}` }
        : { span: { start: at.end, end: at.end }, text: `${newline}${indent}${line}` },
    ],
    preferred: i === 0,
    safe: false,
  }));
};
