/** What a check reports about a file: with places in the file, as every format needs them. */
import type { DiagnosticCode, Severity } from '../../../engine/scenario/report/codes.ts';
import type { NotRun, Status } from '../../../engine/scenario/report/report.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import type { Range } from '../document/lines.ts';
import type { ReportedExpectation, ReportedProof, ReportedPuzzle, ReportedQuestion } from '../verdict/reported.ts';

export interface FileReport {
  readonly path: string;
  /** Of a shard: its place among all files, from 0. */
  readonly position?: number;
  readonly text: string;
  /** In the order of their places. */
  readonly problems: readonly ReportedProblem[];
  readonly scenarios: readonly ScenarioResult[];
  /** Those that the file itself defines. */
  readonly cards: readonly CardResult[];
}

export interface ReportedProblem {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly rule?: string;
  /** Further rules that refuse what is done, by their numbers in that edition. */
  readonly alsoRules?: readonly string[];
  readonly edition?: BookEdition;
  readonly range: Range;
}

/** A scenario under one of its editions. */
export interface ScenarioResult {
  readonly name: string;
  /** As the scenario names it: perhaps one that is not implemented. */
  readonly edition: string;
  readonly line: number;
  readonly status: Status;
  readonly expectations: readonly ReportedExpectation[];
  readonly questions: readonly ReportedQuestion[];
  /** Of a puzzle that can be solved. */
  readonly puzzle?: ReportedPuzzle;
  /** Where they were asked for. */
  readonly proofs?: readonly ReportedProof[];
  /** Cards whose words (`text "…"`) do not run, and which it is played without. */
  readonly notRun: readonly NotRun[];
  /** What its script leaves open and is taken to mean; lines of the file, from 0. */
  readonly assumed: readonly { readonly line: number; readonly says: string; readonly otherwise: string }[];
  /** Those of the file's problems that concern it. */
  readonly problems: readonly ReportedProblem[];
}

/** A card that a file defines. */
export interface CardResult {
  readonly name: string;
  readonly line: number;
  /** Those of the file's problems that concern it: without any it is read. */
  readonly problems: readonly ReportedProblem[];
}

/** A scenario or a card with an error cannot be used as it is written; warnings and hints do not count. */
export const hasError = ({ problems }: { readonly problems: readonly ReportedProblem[] }): boolean =>
  problems.some(({ severity }) => severity === 'error');
