/** The answers to a scenario's questions at a glance, in all its editions: what they have in common is said once. */
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Span } from '../../../engine/language/syntax.ts';
import type { Run, ShortAnswer } from '../../../engine/scenario/report/report.ts';
import { groupedBy } from '../text/groupedBy.ts';
import { inShort } from './reported.ts';

export interface AnswerInShort {
  /** In the block. */
  readonly line: number;
  readonly span: Span;
  readonly asked: string;
  /** "No · 465.2.c.4", "Ben · 190.4.a (1.4), 181.4.b (1.0)", or "1.4: No · 465.2.c.4; 1.0: Yes · 626.1.d". */
  readonly text: string;
}

/** What is expected of all that can come, at a glance: "3 of 7 first acts", with its editions where they differ. */
export const glancesIn = (runs: readonly Run[]): readonly Pick<AnswerInShort, 'line' | 'span' | 'text'>[] => {
  const found = new Map<number, Omit<AnswerInShort, 'text' | 'asked'> & { readonly glances: ShortAnswerIn[] }>();
  for (const { ruleset, expectations } of runs)
    for (const { line, span, short } of expectations) {
      if (short === undefined) continue;
      const known = found.get(span.start) ?? { line, span, glances: [] };
      found.set(span.start, known);
      known.glances.push({ ruleset, said: short, rule: null });
    }
  return [...found.values()].map(({ line, span, glances }) => ({ line, span, text: inAll(glances) }));
};

/** In the order of their lines. */
export const answersIn = (runs: readonly Run[]): readonly AnswerInShort[] => {
  const found = new Map<number, Omit<AnswerInShort, 'text'> & { readonly answers: ShortAnswerIn[] }>();
  for (const { ruleset, questions } of runs)
    for (const { line, span, asked, short } of questions) {
      const known = found.get(span.start) ?? { line, span, asked, answers: [] };
      found.set(span.start, known);
      known.answers.push({ ruleset, ...short() });
    }
  return [...found.values()]
    .map(({ line, span, asked, answers }) => ({ line, span, asked, text: inAll(answers) }))
    .sort((a, b) => a.span.start - b.span.start);
};

interface ShortAnswerIn extends ShortAnswer {
  readonly ruleset: Ruleset;
}

/** An answer that all give is said once; where they do not, each is said with its editions. */
const inAll = (answers: readonly ShortAnswerIn[]): string => {
  const groups = groupedBy(answers, ({ said }) => said);
  return groups
    .map(group => (groups.length === 1 ? withRules(group) : `${rulesetsOf(group)}: ${withRules(group)}`))
    .join('; ');
};

/** The rule's numbers with the editions that have them, where they differ. */
const withRules = (group: readonly [ShortAnswerIn, ...ShortAnswerIn[]]): string => {
  const numbers = groupedBy(group, ({ rule }) => `${rule}`);
  const [{ said, rule }] = group;
  if (numbers.length === 1) return inShort({ said, rule });
  const cited = numbers.flatMap(those => (those[0].rule === null ? [] : `${those[0].rule} (${rulesetsOf(those)})`));
  return inShort({ said, rule: cited.join(', ') });
};

const rulesetsOf = (group: readonly ShortAnswerIn[]): string => group.map(({ ruleset }) => ruleset).join(', ');
