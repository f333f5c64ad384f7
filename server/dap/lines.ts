/** Lines of the file on which something is played: where breakpoints can be set, and which lines one can jump to. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { printable } from '../analysis/text/printable.ts';
import { playedLine } from './breakpoints.ts';
import type { Dialect } from './dialect.ts';
import { whatIs } from './frames.ts';
import type { ScenarioWalk } from './walk.ts';

type Args = Readonly<Record<string, unknown>>;

/** Lines in the client's counting. Without `endLine`, those of one line. */
export const breakpointLocations = (
  walk: ScenarioWalk,
  { line, endLine }: Args,
  dialect: Dialect,
): readonly DebugProtocol.BreakpointLocation[] => {
  const from = typeof line === 'number' ? dialect.fromLine(line) : 0;
  const to = typeof endLine === 'number' ? dialect.fromLine(endLine) : from;
  return walk.points
    .filter(point => point.kind === 'line' && point.line >= from && point.line <= to)
    .map(point => ({ line: dialect.toLine(point.line) }));
};

/** The line itself, or the next one below on which something is played. A target's id is its point. */
export const gotoTargets = (
  walk: ScenarioWalk,
  { line }: Args,
  dialect: Dialect,
): readonly DebugProtocol.GotoTarget[] => {
  const wanted = typeof line === 'number' ? playedLine(walk, dialect.fromLine(line)) : undefined;
  const at = walk.points.findIndex(point => point.kind === 'line' && point.line === wanted);
  return at < 0 ? [] : [{ id: at, label: printable(whatIs(walk, at)), line: dialect.toLine(walk.point(at).line) }];
};

/** The column at which a line's text begins, from 0. */
export const indentOf = ({ text, lines }: ScenarioWalk, line: number): number => {
  const start = lines.offsetAt({ line, character: 0 });
  return /^[ \t]*/.exec(text.slice(start, lines.lineEnd(line)))?.[0].length ?? 0;
};
