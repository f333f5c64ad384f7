/** The answers to a scenario's questions at a glance, in all its editions: where they differ, each with its editions. */
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Span } from '../../../engine/language/syntax.ts';
import type { Run } from '../../../engine/scenario/report/report.ts';

export interface AnswerInShort {
  /** In the block. */
  readonly line: number;
  readonly span: Span;
  readonly asked: string;
  /** "No · 465.2.c.4", or "1.4: No · 465.2.c.4; 1.0: Yes · 442". */
  readonly text: string;
}

/** In the order of their lines. */
export const answersIn = (runs: readonly Run[]): readonly AnswerInShort[] => {
  const found = new Map<number, AnswerInShort & { readonly by: Map<string, Ruleset[]> }>();
  for (const { ruleset, questions } of runs)
    for (const { line, span, asked, short } of questions) {
      const known = found.get(span.start) ?? { line, span, asked, text: '', by: new Map<string, Ruleset[]>() };
      found.set(span.start, known);
      const said = short();
      known.by.set(said, [...(known.by.get(said) ?? []), ruleset]);
    }
  return [...found.values()]
    .map(({ line, span, asked, by }) => ({ line, span, asked, text: inAll(by) }))
    .sort((a, b) => a.span.start - b.span.start);
};

const inAll = (by: ReadonlyMap<string, readonly Ruleset[]>): string => {
  const [only] = by.keys();
  if (by.size === 1 && only !== undefined) return only;
  return [...by].map(([said, rulesets]) => `${rulesets.join(', ')}: ${said}`).join('; ');
};
