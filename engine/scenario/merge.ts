/** The problems of several editions become one list: the same one in several editions is told once, and names them. */
import type { Edition } from '../game/editions.ts';
import { numberFor } from './citing.ts';
import type { Played } from './playing.ts';
import type { Problem } from './problems.ts';
import type { Diagnostic, RuleNumbers } from './report.ts';

interface Told {
  readonly problem: Problem;
  readonly editions: Edition[];
}

/** In the order of their places. `played` is newest first, so what is told is the newest edition's. */
export const mergeProblems = (
  always: readonly Problem[],
  played: readonly Played[],
  rules: RuleNumbers,
): readonly Diagnostic[] => {
  const all = played.map(p => p.edition);
  const told = new Map<string, Told>();
  const note = (problem: Problem, editions: readonly Edition[]) => {
    const key = `${problem.code} ${problem.span.start} ${problem.span.end} ${problem.message}`;
    const before = told.get(key);
    if (before === undefined) told.set(key, { problem, editions: [...editions] });
    else for (const e of editions) if (!before.editions.includes(e)) before.editions.push(e);
  };
  for (const p of always) note(p, all);
  for (const { edition, problems } of played) for (const p of problems) note(p, [edition]);
  return [...told.values()]
    .map(t => diagnosticOf(t, all, rules))
    .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
};

const diagnosticOf = ({ problem, editions }: Told, all: readonly Edition[], rules: RuleNumbers): Diagnostic => {
  const [newest] = editions;
  const rule = problem.rule ?? (newest === undefined ? null : numberFor(rules, problem.concepts, newest));
  const some = editions.length < all.length;
  return {
    code: problem.code,
    severity: problem.severity,
    span: problem.span,
    message: some ? `In ${[...editions].reverse().join(', ')}: ${problem.message}` : problem.message,
    concepts: problem.concepts,
    ...(rule === null ? {} : { rule }),
    ...(rule === null || newest === undefined ? {} : { edition: newest }),
    ...(some ? { editions } : {}),
    related: problem.related,
    fixes: problem.fixes,
  };
};
