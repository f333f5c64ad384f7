/** Scenarios as tests: listed, run, and what they prove. */

/** The scenarios of files, found without running them. Params: `TestsParams`. Result: `TestsResult`. Can be cancelled. */
export const TESTS = 'riftbench/tests';
export interface TestsParams {
  /** Open documents count as they are in the editor. */
  readonly uris: readonly string[];
}
export interface TestsResult {
  /** In the order of the params. */
  readonly files: readonly TestFile[];
}
export interface TestFile {
  readonly uri: string;
  readonly scenarios: readonly TestScenario[];
  /** Whether something in it is not understood: a scenario may be missing for a moment. */
  readonly isBroken: boolean;
  /** Why the file could not be read; there is nothing else then. */
  readonly unreadable?: string;
}
export interface TestScenario {
  /** In its file: the name, with a number where others have it as well; of a branch, `SCENARIO › BRANCH`. */
  readonly id: string;
  readonly name: string;
  /** From 0, that of the name and that of the last line. */
  readonly line: number;
  readonly endLine: number;
  /** Those in it: `what if`. */
  readonly branches: readonly TestScenario[];
}

/** Run the scenarios of one file. Params: `RunTestsParams`. Result: `RunTestsResult`. Can be cancelled. */
export const RUN_TESTS = 'riftbench/runTests';
export interface RunTestsParams {
  readonly uri: string;
  /** All of them without it. */
  readonly ids?: readonly string[];
  /** "1.3 as printed": instead of the editions that the scenarios name. */
  readonly ruleset?: string;
}
export interface RunTestsResult {
  /** Scenarios and their branches, in the order of the file; those that are gone are missing. */
  readonly scenarios: readonly TestOutcome[];
}
export interface TestOutcome {
  readonly id: string;
  /** Together with the branches within it. `invalid`: it could not be played as written; `untested`: it expects and asks nothing. */
  readonly status: 'passed' | 'failed' | 'undecided' | 'invalid' | 'untested';
  /** Under which it was run, newest first. */
  readonly editions: readonly string[];
  /** How it came out under each of them. */
  readonly verdicts: readonly {
    readonly edition: string;
    readonly status: 'passed' | 'failed' | 'invalid' | 'undecided' | 'untested';
  }[];
  readonly milliseconds: number;
  /** What the result may rest on, a sentence each: words of cards that do not run, and what the script leaves open. */
  readonly caveats: readonly string[];
  /** What it asks, each with its answer: "is Wall dead? Yes · 324.1". */
  readonly answers: readonly string[];
  /** The cards whose words do not run, by name. */
  readonly withoutText: readonly string[];
  readonly failures: readonly TestFailure[];
  /** The first branch within it that does not come out well; `line` opens it, from 0. */
  readonly badBranch?: { readonly name: string; readonly line: number };
  /** The lines of the script, from 0, and whether any of its runs came to each. */
  readonly lines: readonly { readonly line: number; readonly ran: boolean }[];
  /** The concepts of the rules that its steps and refusals cite. */
  readonly rules: readonly string[];
}
export interface TestFailure {
  readonly range: TestRange;
  readonly message: string;
  /** The expected and the actual state, in words; for expectations that do not hold. */
  readonly expected?: string;
  readonly actual?: string;
  /** Those in which it fails, where not in all. */
  readonly editions?: readonly string[];
  readonly rule?: { readonly number: string; readonly edition: string; readonly uri: string };
  /** The step that made it so, and its line from 0. */
  readonly step?: { readonly line: number; readonly text: string };
}
interface TestRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/**
 * Report which rules the workspace's scenarios prove, for the rule book's tree and its pages. Params: `ProvedParams`, in place of
 * what was sent before. Result: `ProvedResult`.
 */
export const PROVED = 'riftbench/proved';
export interface ProvedParams {
  readonly files: readonly ProvedFile[];
}
export interface ProvedFile {
  readonly uri: string;
  readonly scenarios: readonly { readonly name: string; readonly line: number; readonly rules: readonly string[] }[];
}
/** Of the default edition. */
export interface ProvedResult {
  readonly edition: string;
  readonly proved: number;
  readonly rules: number;
}
