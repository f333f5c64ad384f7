/** A scenario as a path of stops: the board as laid out, then every step. The board's slider, the debugger and the pages share it. */

import type { State } from '../../../engine/game/state/state.ts';
import { knownOf } from '../../../engine/known.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Run, Status } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';

/** Plain JSON, under one edition. */
export interface Path {
  readonly name: string;
  readonly ruleset: string;
  readonly status: Status;
  /** The board as laid out, then the board after each step. */
  readonly stops: readonly PathStop[];
  /** The lines of the script, in order. */
  readonly lines: readonly PathLine[];
}

export interface PathStop {
  /** The line of the file, from 0, that caused the step; the line of the scenario's name for the first. */
  readonly line: number;
  /** One sentence without its rule; empty for the first. */
  readonly text: string;
  /** The rule that ordered or allowed the step; its number is missing where the edition has none for it. */
  readonly rule?: { readonly concept: string; readonly number?: string };
  /** A remark on how the rule is applied here. */
  readonly note?: string;
}

export interface PathLine {
  /** In the file, from 0. */
  readonly line: number;
  readonly text: string;
  /** The stops before and after the line; equal if it did nothing. */
  readonly from: number;
  readonly to: number;
}

/** The stop with number 0 is the board; stop n is the state after the run's nth step. */
export const pathOf = (block: Block<ScenarioTree>, run: Run, rules: RunContext['rules']): Path => {
  const script = new Map(block.tree.statements.filter(isScript).map(each => [each.line, each.span]));
  const stepsUpTo = stepsUpToLines(run);
  return {
    name: block.tree.name?.text ?? '',
    ruleset: run.ruleset,
    status: run.status,
    stops: [
      { line: block.line, text: '' },
      ...run.steps.map(({ line, text, rule, note }): PathStop => {
        const [number] = rules.numbersOf(rule, run.edition);
        return {
          line: block.line + Math.max(line, 0),
          text,
          rule: { concept: rule, ...(number === undefined ? {} : { number }) },
          ...(note === undefined ? {} : { note }),
        };
      }),
    ],
    lines: [...script].map(([line, span]) => ({
      line: block.line + line,
      text: block.text.slice(span.start, span.end).trim(),
      from: stepsUpTo(line - 1),
      to: stepsUpTo(line),
    })),
  };
};

/** How many steps there are up to the last one that a line or one above it led to: for all lines at once, as there may be thousands of both. */
const stepsUpToLines = ({ steps }: Run): ((line: number) => number) => {
  const first = steps.reduce((least, { line }) => Math.min(least, line), 0);
  const upTo: number[] = [];
  for (const [i, { line }] of steps.entries()) upTo[line - first] = i + 1;
  for (let at = 0; at < upTo.length; at++) upTo[at] = Math.max(upTo[at] ?? 0, upTo[at - 1] ?? 0);
  return line => upTo[Math.min(line - first, upTo.length - 1)] ?? 0;
};

/**
 * The state at a stop of the path, and the state at the stop before; undefined outside the path. At the end of a line of
 * the script, it is the state that the next line starts from, since not every change of the game is a step.
 */
export const stateAtStop = (
  run: Run,
  path: Path,
  stop: number,
): { readonly state: State; readonly before?: State } | undefined => {
  const state = stateAt(run, path, stop);
  const before = stateAt(run, path, stop - 1);
  if (state === undefined) return undefined;
  return before === undefined ? { state } : { state, before };
};

const stateAt = (run: Run, path: Path, stop: number): State | undefined => {
  if (stop === 0) return run.opening;
  // Of a path that ends sooner than the run (a puzzle above its solution), the last stop is no end.
  if (stop >= path.stops.length) return undefined;
  if (stop === run.steps.length) return run.final;
  const line = lastLines(path).get(stop);
  return (line === undefined ? undefined : run.moments[line + 1]?.before) ?? run.steps[stop - 1]?.after;
};

/** The last of the lines that end at each stop, by its place among the path's lines. */
const lastLines = knownOf(({ lines }: Path): ReadonlyMap<number, number> => new Map(lines.map(({ to }, i) => [to, i])));

/** The stop to show for a line of the file: the one after this line of the script, or after the last one above it. */
export const stopAtLine = ({ lines }: Path, line: number): number => lines.findLast(each => each.line <= line)?.to ?? 0;
