/** "Write the rest": the lines that play a script out as far as there is no choice. */

import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { onlyLooks, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import { partAt, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import { type Analysis, reportOf, scenarioAt } from '../document/analysis.ts';
import { factsSince } from '../openings/factsSince.ts';
import { type Forced, forcedAt } from '../openings/forced.ts';
import { insertionAt, stateAfterLine } from '../openings.ts';

export interface Rest {
  /** Without their indentation; none where the first thing to be done is a choice already. */
  readonly lines: readonly string[];
  /** Why it ends there, as a sentence; none where nothing waits any more. */
  readonly choice?: string;
  /** The line of the document after whose end they go, and the text to put before them. */
  readonly insert: Insert;
}

interface Insert {
  readonly after: number;
  readonly before: string;
}

/** In lines. */
const LONGEST = 40;

/** It is read and played again for each line: its work (`Budget`) and its letters together, several times those of an ordinary scenario. */
const MOST_AGAIN = 60_000;

/**
 * Of the part of a scenario that contains a line, where that is its last acting line or is below it. Null elsewhere,
 * where nothing waits, and in one that takes too much to be played again and again.
 */
export const restAt = (analysis: Analysis, line: number): Rest | null => {
  const part = partEndingAt(analysis, line);
  if (part === undefined) return null;
  const known = rests.get(analysis) ?? new Map<number, Rest | null>();
  rests.set(analysis, known);
  const before = known.get(part.last);
  if (before !== undefined) return before;
  const rest = playedOut(analysis, part);
  known.set(part.last, rest);
  return rest;
};
const rests = new WeakMap<Analysis, Map<number, Rest | null>>();

interface EndOfPart {
  readonly block: ScenarioBlock;
  /** In the document. */
  readonly last: number;
  readonly insert: Insert;
}

const partEndingAt = (analysis: Analysis, line: number): EndOfPart | undefined => {
  const block = scenarioAt(analysis, line);
  if (block === undefined) return undefined;
  const report = reportOf(analysis, block);
  if (report.work + block.text.length > MOST_AGAIN) return undefined;
  const parts = scenarioParts(block, report);
  const part = partAt(parts, line - block.line);
  const acting = part.block.tree.statements.findLast(s => isScript(s) && !onlyLooks(s));
  if (acting === undefined || block.line + acting.line > line) return undefined;
  const last = (part.branch?.closes ?? block.text.trimEnd().split('\n').length) - 1;
  // A branch that nothing closes is between the line and the scenario's end.
  if (partAt(parts, last).line !== part.line) return undefined;
  const insert = insertionAt(analysis, block.line + last);
  return insert === null ? undefined : { block, last: block.line + last, insert };
};

interface Written {
  readonly line: string;
  readonly isPass: boolean;
}

const playedOut = (analysis: Analysis, part: EndOfPart): Rest | null => {
  const written: Written[] = [];
  for (;;) {
    const forced = forcedAfter(analysis, part, linesOf(written));
    if (forced?.kind === 'line' && written.length < LONGEST) {
      written.push(forced);
      continue;
    }
    const choice = forced?.kind === 'choice' ? forced.text : undefined;
    const isOpen = forced?.kind === 'line' || (forced?.kind === 'choice' && forced.passing);
    const lines = inShort(analysis, part, written, isOpen ? passesAtEnd(written) : 0);
    if (lines.length === 0 && choice === undefined) return null;
    return { lines, insert: part.insert, ...(choice === undefined ? {} : { choice }) };
  }
};

const linesOf = (written: readonly Written[]): readonly string[] => written.map(({ line }) => line);

/** Nothing if those lines are not played as they are written. */
const forcedAfter = (analysis: Analysis, part: EndOfPart, lines: readonly string[]): Forced | undefined => {
  const state = stateAfter(analysis, part, lines);
  return state && forcedAt(state);
};

const stateAfter = (analysis: Analysis, { block, last, insert }: EndOfPart, lines: readonly string[]) => {
  if (lines.length === 0) return stateAfterLine(analysis, last);
  const text = withLines(block, insert, lines);
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') return undefined;
  const longer: ScenarioBlock = { ...block, text, tree };
  const played = { ...analysis, blocks: [longer] };
  if (errorsIn(played, longer) > errorsIn(analysis, block)) return undefined;
  const added = text.split('\n').length - block.text.split('\n').length;
  return stateAfterLine(played, last + added);
};

const errorsIn = (analysis: Analysis, block: ScenarioBlock): number =>
  reportOf(analysis, block).diagnostics.filter(({ severity }) => severity === 'error').length;

const withLines = ({ text, line }: ScenarioBlock, insert: Insert, lines: readonly string[]): string => {
  const all = text.split('\n');
  const at = insert.after - line;
  return [
    ...all.slice(0, at + 1).join('\n'),
    insertedText(insert, lines),
    ...all.slice(at + 1).map(each => `\n${each}`),
  ].join('');
};

/** As they are in the document, with the line break before them. */
export const insertedText = ({ before }: Insert, lines: readonly string[]): string => {
  const indent = before.split('\n').at(-1) ?? '';
  return `${before}${lines.join(`\n${indent}`)}`;
};

const passesAtEnd = (written: readonly Written[]): number =>
  written.length - 1 - written.findLastIndex(({ isPass }) => !isPass);

/**
 * Passes that end in something are written as one: `all pass`. `open`: how many passes at the end are followed by something else
 * that a player may do; those are written out.
 */
const inShort = (analysis: Analysis, part: EndOfPart, written: readonly Written[], open: number): readonly string[] => {
  const settled = written.slice(0, written.length - open);
  const short = settled.flatMap(({ line, isPass }, at) => {
    if (!isPass) return [line];
    return settled[at - 1]?.isPass === true ? [] : ['all pass'];
  });
  const lines = [...short, ...linesOf(written.slice(settled.length))];
  return isSame(analysis, part, linesOf(written), lines) ? lines : linesOf(written);
};

/** Whether two ways to write it come to the same. */
const isSame = (analysis: Analysis, part: EndOfPart, one: readonly string[], other: readonly string[]): boolean => {
  const [opening, a, b] = [[], one, other].map(lines => stateAfter(analysis, part, lines));
  if (opening === undefined || a === undefined || b === undefined) return false;
  const ends = [a, b].map(state => JSON.stringify([factsSince(opening, state), forcedAt(state)]));
  return ends[0] === ends[1];
};
