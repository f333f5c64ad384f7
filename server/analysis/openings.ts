/** What can be played from a line of a document, and where the line that plays it is written. */

import type { State } from '../../engine/game/state/state.ts';
import type { ScenarioBlock, Statement } from '../../engine/language/syntax.ts';
import { isOpenDeckOrder } from '../../engine/scenario/acts/assumedOrder.ts';
import type { Run } from '../../engine/scenario/report/report.ts';
import { isScript } from '../../engine/scenario/script/branches.ts';
import { partAt, type ScenarioPart, scenarioParts } from '../../engine/scenario/script/parts.ts';
import type { GroupMovesResult, OpeningsResult, PlayerOpenings, WrittenLine } from '../protocol.ts';
import { type Analysis, mainRun, reportOf, scenarioAt } from './document/analysis.ts';
import { claimsHere, type PlayedTo } from './exploring/claimsHere.ts';
import { groupMovesOf } from './openings/groupMoves.ts';
import { openingsOf, openingsOfCard } from './openings/openingsOf.ts';
import { layoutOf } from './settingUp/layout.ts';
import { newFactsAt } from './writing/newFacts.ts';

export interface OpeningsRequest {
  /** In the document, from 0. */
  readonly line: number;
  /** "1.3 as printed"; without it, or where the scenario does not run under it, the newest of its editions. */
  readonly ruleset?: string | undefined;
}

/** Null where there is no scenario at the line or above it, or where it could not be set up. */
export const openingsAt = (analysis: Analysis, asked: OpeningsRequest): OpeningsResult | null => {
  const position = positionAt(analysis, asked);
  if (position === null) return null;
  const { block, run, at, state } = position;
  const { statements } = block.tree;
  const isBeforeTurn = at === undefined && !statements.some(isScript);
  const last = at === undefined ? undefined : anchorAt(block, asked.line);
  const isOpened = isBeforeTurn || at !== undefined;
  return {
    line: block.line,
    after: last === undefined ? null : writtenLine(block, last),
    insert: insertionAfter(block, last),
    openings: isOpened
      ? openingsOf(state, {
          ...askedWith(analysis, position),
          expects: expectsAt(position, asked.line),
          instead: insteadAt(position),
          ...(isBeforeTurn ? { isBeforeTurn } : {}),
        })
      : { ruleset: run.ruleset, lines: [], expects: [], instead: [], players: [] },
    branch: branchAt(block, last),
    claims: claimsHere(analysis, position).map(({ line, said }) => ({ line, said })),
    layout: at === undefined ? layoutOf(block, state) : null,
  };
};

/** Where a line that follows another one of the script goes; null where there is no scenario at the line or above it. */
export const insertionAt = (analysis: Analysis, line: number): OpeningsResult['insert'] | null => {
  const block = scenarioAt(analysis, line);
  return block === undefined ? null : insertionAfter(block, anchorAt(block, line));
};

/** The game after a line of the script, with everything done that leaves no choice; undefined where nothing was played. */
export const stateAfterLine = (analysis: Analysis, line: number): State | undefined => {
  const { run } = positionAt(analysis, { line }) ?? {};
  return run?.reached ?? run?.final;
};

/** Null where no card of that name could be in the player's hand. */
export const cardOpeningsAt = (
  analysis: Analysis,
  asked: OpeningsRequest,
  player: number,
  card: string,
): PlayerOpenings | null => {
  const position = positionAt(analysis, asked);
  const who = position?.state.players[player]?.id;
  if (position === null || position.at === undefined || who === undefined) return null;
  return openingsOfCard(position.state, who, card, askedWith(analysis, position));
};

/** Null where the script has not begun. */
export const groupMovesAt = (
  analysis: Analysis,
  asked: OpeningsRequest,
  objects: readonly number[],
): GroupMovesResult | null => {
  const position = positionAt(analysis, asked);
  if (position === null || position.at === undefined) return null;
  return groupMovesOf(position.state, objects, askedWith(analysis, position));
};

const askedWith = ({ context: { rules, cards } }: Analysis, { run }: ScriptPosition) => ({
  ruleset: run.ruleset,
  rules,
  cards,
});

/** Expectations that the last act made true, then those that have become true since the board was laid out. */
const expectsAt = ({ part, run }: ScriptPosition, line: number): readonly string[] => {
  const { sinceAct = [], sinceBoard = [] } = newFactsAt(part, run, line) ?? {};
  return [...sinceAct, ...sinceBoard];
};

/** The answers that would follow the last line in place of those that were assumed there. */
const insteadAt = ({ part, report, run, at }: ScriptPosition): readonly string[] => {
  const isHere = (offset: number): boolean =>
    part.tree.statements.findLast(s => isScript(s) && s.span.end <= offset)?.span.start === at?.span.start;
  return (
    report.diagnostics
      .filter(({ code, editions }) => code === 'flow/assumed' && editions?.includes(run.ruleset) !== false)
      .flatMap(({ fixes }) => fixes.flatMap(({ edits }) => edits))
      // A line of its own, not a word that the board lacks.
      .filter(({ span, text }) => at !== undefined && text.includes('\n') && isHere(span.start))
      .map(({ text }) => text.trim())
  );
};

/** The state of the script after a line. */
export interface ScriptPosition extends PlayedTo {
  /** The scenario or the branch that continues after the line. */
  readonly part: ScenarioPart['block'];
}

/** Null where there is no scenario at the line or above it, or where it could not be set up. */
export const positionAt = (analysis: Analysis, { line, ruleset }: OpeningsRequest): ScriptPosition | null => {
  const block = scenarioAt(analysis, line);
  if (block === undefined) return null;
  const { block: part, report } = partAfter(block, scenarioParts(block, reportOf(analysis, block)), line);
  const run = report.runs.find(each => each.ruleset === ruleset) ?? mainRun(report);
  const at = part.tree.statements.findLast(s => isScript(s) && block.line + s.line <= line);
  const state = run && stateAfter(run, at);
  return run === undefined || state === undefined ? null : { block, part, report, run, at, state };
};

/** The part that continues after a line of the document: after `back`, the one around the branch. */
export const partAfter = (
  block: ScenarioBlock,
  parts: readonly [ScenarioPart, ...ScenarioPart[]],
  line: number,
): ScenarioPart => partAt(parts, line - block.line + (anchorAt(block, line)?.kind === 'back' ? 1 : 0));

const stateAfter = (run: Run, at: Statement | undefined): State | undefined => {
  if (at === undefined) return run.opening;
  const next = run.moments.find(moment => moment.line > at.line);
  const reached = next === undefined ? run.reached : next.reached;
  // What stays as it lies for want of a line is still open to one here.
  if (reached !== undefined && isOpenDeckOrder(reached.decision)) return reached;
  return next?.before ?? run.final;
};

const writtenLine = (block: ScenarioBlock, s: Statement): WrittenLine => {
  const { from, to } = linesOf(block, s);
  return { from, to, text: block.text.slice(s.span.start, s.span.end).trim() };
};

/** The first and the last line of a statement, in the document. */
const linesOf = ({ text, line }: ScenarioBlock, { line: from, span }: Statement): { from: number; to: number } => ({
  from: line + from,
  to: line + text.slice(0, span.end).trimEnd().split('\n').length - 1,
});

/** The last line of the script so far, or the one that opens or closes a branch. */
export const anchorAt = ({ tree, line: first }: ScenarioBlock, line: number): Statement | undefined =>
  tree.statements.findLast(s => (isScript(s) || s.kind === 'what-if' || s.kind === 'back') && first + s.line <= line);

/** The name of the innermost branch that is open after a statement. */
const branchAt = ({ tree: { statements } }: ScenarioBlock, last: Statement | undefined): string | null => {
  const open: string[] = [];
  for (const s of last === undefined ? [] : statements.slice(0, statements.indexOf(last) + 1))
    if (s.kind === 'what-if') open.push(s.name?.text ?? '');
    else if (s.kind === 'back') open.pop();
  return open.at(-1) ?? null;
};

/** After the line itself; an empty line separates the script's first line from the board. */
const insertionAfter = (block: ScenarioBlock, at: Statement | undefined): OpeningsResult['insert'] => {
  const { statements } = block.tree;
  const above = at ?? statements.findLast(s => !isScript(s));
  const [first] = statements;
  const indent = `${indentOf(block, at ?? first)}${at?.kind === 'what-if' ? '  ' : ''}`;
  if (above === undefined) return { after: block.line, before: `\n${indent}` };
  return { after: linesOf(block, above).to, before: `${at === undefined ? '\n' : ''}\n${indent}` };
};

const indentOf = ({ text }: ScenarioBlock, s: Statement | undefined): string => {
  if (s === undefined) return '  ';
  const start = text.lastIndexOf('\n', s.span.start - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, s.span.start))?.[0] ?? '';
};
