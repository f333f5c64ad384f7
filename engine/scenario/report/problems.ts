/** Problems as the runner notes them under one edition, before it is known in how many editions they occur. */

import type { Refusal } from '../../game/state/refusal.ts';
import type { Span } from '../../language/syntax.ts';
import { withShortQuotes } from '../../lists.ts';
import { DIAGNOSTICS, type DiagnosticCode } from './codes.ts';
import type { Diagnostic, Fix } from './report.ts';

/** A problem under one edition. */
export interface Problem extends Omit<Diagnostic, 'rule' | 'edition' | 'editions'> {
  /** A rule that the message is about without being one that the engine cites: its number. */
  readonly rule?: string;
}

type More = Partial<Omit<Problem, 'code' | 'span' | 'message'>>;

const NONE: readonly never[] = [];

/**
 * The severity is that of the code, unless the problem at hand weighs less. A `rule` is a number; rules that the engine
 * knows go by `concepts`.
 */
export const problem = (code: DiagnosticCode, span: Span, message: string, more: More = {}): Problem => {
  const { severity = DIAGNOSTICS[code], concepts = NONE, related = NONE, fixes = NONE, rule } = more;
  const made: Problem = { code, severity, span, message: withShortQuotes(message), concepts, related, fixes };
  return rule === undefined ? made : { ...made, rule };
};

/** Replaces the text of a span. Not safe to apply unseen: see `safeFix`. */
export const replacementFix = (span: Span, text: string, title: string): Fix => ({
  title,
  edits: [{ span, text }],
  preferred: false,
  safe: false,
});

/** The fix that is likeliest to be meant, which editors offer first. */
export const preferredFix = (span: Span, text: string, title: string): Fix => ({
  title,
  edits: [{ span, text }],
  preferred: true,
  safe: false,
});

/** Alternatives of which the first is the likeliest to be meant. */
export const likeliestFirst = (fixes: readonly Fix[]): readonly Fix[] =>
  fixes.map((fix, i) => ({ ...fix, preferred: i === 0 }));

/** A fix that can only be what was meant, and may be applied with all others, unseen. */
export const safeFix = (span: Span, text: string, title: string): Fix => ({
  title,
  edits: [{ span, text }],
  preferred: true,
  safe: true,
});

/** Refusals of one code make one problem, at the first offending word; the rest is reported beside it. */
export const byCode = (refusals: readonly Refusal[]): ReadonlyMap<Refusal['code'], readonly Refusal[]> => {
  const groups = new Map<Refusal['code'], Refusal[]>();
  for (const r of refusals) groups.set(r.code, [...(groups.get(r.code) ?? []), r]);
  return groups;
};
