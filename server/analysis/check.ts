/** Checks files that need not be open, one after the other, and counts what it found. */

import { isGood, statusOf } from '../../engine/scenario/script/outcome.ts';
import { thrownText } from '../../rules-db/thrownText.ts';
import type { CheckResult } from '../protocol.ts';
import { citationFindings, findingsOf } from './diagnostics.ts';
import { type Analysis, scenariosOf } from './document/analysis.ts';
import { reportInFile } from './document/fileWork.ts';
import { BudgetExceeded } from './document/limit.ts';
import { runAll } from './document/runAll.ts';

export interface CheckJob {
  readonly uris: readonly string[];
  /** The document of a URI, open or from disk. Throws an error whose message says why it cannot be read. */
  readonly open: (uri: string) => Promise<Analysis>;
  /** Checks one file that takes long in another thread; undefined if there is no such thread. */
  readonly elsewhere?: (uri: string) => Promise<CheckResult> | undefined;
  readonly onProgress: (done: number, uri: string) => void;
  readonly isCancelled: () => boolean;
  readonly nextTurn: () => Promise<void>;
}

type FileResult = CheckResult['files'][number];

/** If cancelled, it ends early with what it has. */
export const checkFiles = async (job: CheckJob): Promise<CheckResult> => {
  const { uris, onProgress, isCancelled, nextTurn } = job;
  const files: FileResult[] = [];
  for (const uri of uris) {
    if (isCancelled()) break;
    onProgress(files.length, uri);
    const checked = await checkFile(uri, job);
    if (checked !== 'cancelled') files.push(checked);
    // Lets a cancellation and the editor's own requests come in between.
    await nextTurn();
  }
  return { files };
};

const checkFile = async (
  uri: string,
  { open, elsewhere, isCancelled, nextTurn }: CheckJob,
): Promise<FileResult | 'cancelled'> => {
  let analysis: Analysis;
  try {
    analysis = await open(uri);
  } catch (error) {
    const unreadable = thrownText(error);
    return { uri, passed: 0, failed: 0, untested: 0, errors: 0, unreadable };
  }
  try {
    if (!(await runAll(analysis, { isWanted: () => !isCancelled(), nextTurn }))) return 'cancelled';
  } catch (error) {
    const answer = error instanceof BudgetExceeded ? elsewhere?.(uri) : undefined;
    if (answer === undefined) throw error;
    const found = await answer.catch(whyNot => (isCancelled() ? undefined : Promise.reject(whyNot)));
    return found?.files[0] ?? 'cancelled';
  }
  return resultOf(uri, analysis);
};

const resultOf = (uri: string, analysis: Analysis): FileResult => {
  const statuses = scenariosOf(analysis).map(block => statusOf(reportInFile(analysis, block)));
  const findings = [...analysis.blocks.flatMap(block => findingsOf(analysis, block)), ...citationFindings(analysis)];
  const errors = findings.filter(each => each.severity === 'error');
  return {
    uri,
    passed: statuses.filter(status => status === 'passed').length,
    failed: statuses.filter(status => !isGood(status)).length,
    untested: statuses.filter(status => status === 'untested').length,
    errors: errors.length,
  };
};
