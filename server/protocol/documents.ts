/** Messages about documents: what passes, verdicts, the edition in use, rulings to post. */

/** What an inlay hint shows; its `data`. Each has a setting of a client: `riftbench.inlayHints.might`, … */
export const HINT_KINDS = ['might', 'lethal', 'turn', 'points', 'answers', 'waiting'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** The verdict at a position. Params: `VerdictParams`. Result: `{ text }`, or null where no scenario is. */
export const VERDICT = 'riftbench/verdict';
export interface VerdictParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}
export interface VerdictResult {
  readonly text: string;
}

/** What passes in a file that is open. Params: `PassingParams`. Result: `PassingResult`. */
export const PASSING = 'riftbench/passing';
export interface PassingParams {
  readonly uri: string;
}
export interface PassingResult {
  readonly scenarios: readonly PassingScenario[];
}
export interface PassingScenario {
  readonly name: string;
  /** Of the file, from 0. */
  readonly line: number;
  readonly status: 'invalid' | 'failed' | 'undecided' | 'passed' | 'untested';
  /** "passed, 3 of 3 expectations hold" */
  readonly text: string;
  /** Lines whose expectations hold. */
  readonly holding: readonly number[];
}

/** Check files that need not be open. Params: `CheckParams`. Result: `CheckResult`. Reports progress; can be cancelled. */
export const CHECK = 'riftbench/check';
export interface CheckParams {
  readonly uris: readonly string[];
  readonly workDoneToken?: string | number;
}
export interface CheckResult {
  readonly files: readonly {
    readonly uri: string;
    readonly passed: number;
    readonly failed: number;
    /** Scenarios that expect and ask nothing: they have neither passed nor failed. */
    readonly untested: number;
    readonly errors: number;
    /** Why the file could not be read. */
    readonly unreadable?: string;
  }[];
}

/** The edition in use at a file. Params: `{ uri, line? }`. Result: `EditionResult`. */
export const EDITION = 'riftbench/edition';
export interface EditionParams {
  readonly uri: string;
  readonly line?: number;
}
export interface EditionResult {
  readonly editions: readonly string[];
  /** Where it comes from: the scenario's own line, the article's front matter, `riftbench.json`, the setting, or the newest. */
  readonly from: 'scenario' | 'front matter' | 'riftbench.json' | 'setting' | 'newest';
}

/** The scenario at a line as a ruling to post. Params: `RulingParams`. Result: `RulingResult`, or null where there is none. */
export const RULING = 'riftbench/ruling';
export interface RulingParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
}
export interface RulingResult {
  readonly markdown: string;
}
