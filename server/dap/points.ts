/**
 * The points where a walk can stop in a scenario: at each line before it is played, after each of its steps, at what is wrong with it, and
 * at the end. Every point shows a stop of the scenario's path, so that going back is a look-up.
 */
import type { Block, ScenarioTree } from '../../engine/language/syntax.ts';
import type { Diagnostic, Run, ScenarioReport } from '../../engine/scenario/report/report.ts';
import { isScript } from '../../engine/scenario/script/branches.ts';
import type { Path } from '../analysis/scene/path.ts';

export interface Point {
  readonly kind: 'line' | 'step' | 'failure' | 'end';
  /** In the file, from 0. */
  readonly line: number;
  /** Of the path: the state that is shown. */
  readonly stop: number;
  readonly failure?: Failure;
}

export const FAILURES = ['refused', 'failed', 'undecided'] as const;

/** What is wrong with a line of the script. */
export interface Failure {
  /** The rules refuse it; an expectation does not hold; it is not decided whether it holds. */
  readonly kind: (typeof FAILURES)[number];
  readonly message: string;
  /** The number of the rule that matters most. */
  readonly rule?: string;
}

/** In the order of the script; the last one is its end. */
export const pointsOf = (
  block: Block<ScenarioTree>,
  report: ScenarioReport,
  run: Run,
  { lines, stops }: Path,
): readonly Point[] => {
  const failures = failuresOf(block, report, run);
  const last = stops.length - 1;
  const begin = lines[0]?.from ?? last;
  const steps = (line: number, from: number, to: number): readonly Point[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => ({ kind: 'step', line, stop: from + i + 1 }));
  // What happens before the first line, where anything does.
  const opening: readonly Point[] =
    begin === 0 && lines.length > 0
      ? []
      : [{ kind: 'line', line: block.line, stop: 0 }, ...steps(block.line, 0, begin)];
  return [
    ...opening,
    ...lines.flatMap(({ line, from, to }): readonly Point[] => [
      { kind: 'line', line, stop: from },
      ...steps(line, from, to),
      ...(failures.get(line) ?? []).map((failure): Point => ({ kind: 'failure', line, stop: to, failure })),
    ]),
    { kind: 'end', line: lines.at(-1)?.line ?? block.line, stop: last },
  ];
};

/** By the line of the file that the statement begins on. */
const failuresOf = (
  { tree, line: first }: Block<ScenarioTree>,
  { diagnostics }: ScenarioReport,
  { ruleset }: Run,
): ReadonlyMap<number, readonly Failure[]> => {
  const found = new Map<number, Failure[]>();
  const script = tree.statements.filter(isScript);
  for (const each of diagnostics) {
    const kind = kindOf(each);
    const at = script.find(({ span }) => span.start <= each.span.start && each.span.start <= span.end);
    if (kind === undefined || at === undefined || each.editions?.includes(ruleset) === false) continue;
    const line = first + at.line;
    const { message, rule } = each;
    found.set(line, [...(found.get(line) ?? []), { kind, message, ...(rule === undefined ? {} : { rule }) }]);
  }
  return found;
};

const kindOf = ({ code, severity }: Diagnostic): Failure['kind'] | undefined => {
  if (code === 'flow/undecided') return severity === 'warning' ? 'undecided' : undefined;
  if (severity !== 'error') return undefined;
  return code === 'expect/failed' || code === 'expect/wrong-reason' ? 'failed' : 'refused';
};
