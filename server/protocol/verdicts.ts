/** The message about the verdict on a scenario, in the forms in which it is passed on. */

/**
 * `lines`: the answer to each question and expectation, to be read out. `short`: the one at the place, else the first, for a chat. `link`: that with
 * the scenario's link. `markdown`: question and answer, the scenario, its steps and their rules, to be posted as a ruling.
 */
export const VERDICT_FORMS = ['lines', 'short', 'link', 'markdown'] as const;
export type VerdictForm = (typeof VERDICT_FORMS)[number];

/** The verdict at a position. Params: `VerdictParams`. Result: `VerdictResult`, or null where no scenario is. */
export const VERDICT = 'riftbench/verdict';
export interface VerdictParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
  /** Left out: `lines`. */
  readonly form?: VerdictForm;
  /** Where a link in it leads to. Left out: the editor. */
  readonly address?: string;
}
export interface VerdictResult {
  readonly kind: 'plaintext' | 'markdown';
  readonly text: string;
  /** What is to be known before it is passed on, such as that a chat may cut its link. */
  readonly warning?: string;
}
