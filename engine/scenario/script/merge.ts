/** The problems of several editions become one list: the same one in several editions is reported once, and names them. */
import { editionOf, type Ruleset } from '../../game/state/rulesets.ts';
import { foldConsequences } from '../acts/consequences.ts';
import type { PlayedEdition } from '../acts/playing.ts';
import { numberFor } from '../citations/citing.ts';
import type { Problem } from '../report/problems.ts';
import type { Diagnostic, RuleNumbers } from '../report/report.ts';

interface Merged {
  problem: Problem;
  readonly editions: Ruleset[];
}

/** In the order of their places. `played`, the scenario and its branches under all its editions, is newest first, so what is reported is the newest edition's. */
export const mergeProblems = (
  always: readonly Problem[],
  { played, all }: { readonly played: readonly PlayedEdition[]; readonly all: readonly Ruleset[] },
  rules: RuleNumbers,
): readonly Diagnostic[] => {
  const merged = new Map<string, Merged>();
  const note = (problem: Problem, editions: readonly Ruleset[]) => {
    const key = `${problem.code} ${problem.span.start} ${problem.span.end} ${problem.message}`;
    const before = merged.get(key);
    if (before === undefined) merged.set(key, { problem, editions: [...editions] });
    else {
      for (const e of editions) if (!before.editions.includes(e)) before.editions.push(e);
      const related = foldConsequences(before.problem.related, problem.related);
      if (related.length > before.problem.related.length) before.problem = { ...before.problem, related };
    }
  };
  for (const p of always) note(p, all);
  for (const { ruleset, problems } of played) for (const p of problems) note(p, [ruleset]);
  return [...merged.values()]
    .map(t => diagnosticOf(t, all, rules))
    .sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
};

const diagnosticOf = (merged: Merged, all: readonly Ruleset[], rules: RuleNumbers): Diagnostic => {
  const { problem } = merged;
  const editions = all.filter(each => merged.editions.includes(each));
  const newest = editions[0] === undefined ? undefined : editionOf(editions[0]);
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
