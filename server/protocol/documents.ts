/** Messages about documents: what passes, whole files that are checked, the edition in use. */

/** What an inlay hint shows; its `data`. Each has a setting of a client: `riftbench.inlayHints.might`, … */
export const HINT_KINDS = ['might', 'lethal', 'turn', 'points', 'answers', 'waiting'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

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
  /** To its questions. */
  readonly answers: readonly LineAnswer[];
}

/** What a line asks, answered at a glance: “No · 465.2.c.4”. */
export interface LineAnswer {
  /** Of the file, from 0. */
  readonly line: number;
  readonly text: string;
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
