/** Checks files that need not be open, one after the other, and counts what it found. */

import { isGood, statusOf } from '../../engine/scenario/script/outcome.ts';
import { thrownText } from '../../rules-db/thrownText.ts';
import type { CheckResult } from '../protocol.ts';
import { type Analysis, reportOf, scenariosOf } from './analysis.ts';
import { citationFindings, findingsOf } from './diagnostics.ts';
import { fields } from './documents.ts';
import { TakesLong } from './limit.ts';
import { runAll } from './runAll.ts';

export interface CheckJob {
  readonly uris: readonly string[];
  /** The document of a URI, open or from disk. Throws an error whose message says why it cannot be read. */
  readonly open: (uri: string) => Promise<Analysis>;
  /** Checks one file that takes long in another thread; undefined if there is no such thread. */
  readonly elsewhere?: (uri: string) => Promise<unknown> | undefined;
  readonly onProgress: (done: number, uri: string) => void;
  readonly isCancelled: () => boolean;
}

type FileResult = CheckResult['files'][number];

/** If cancelled, it ends early with what it has. */
export const checkFiles = async (job: CheckJob): Promise<CheckResult> => {
  const { uris, onProgress, isCancelled } = job;
  const files: FileResult[] = [];
  for (const uri of uris) {
    if (isCancelled()) break;
    onProgress(files.length, uri);
    const checked = await checkFile(uri, job);
    if (checked !== 'cancelled') files.push(checked);
    // Lets a cancellation and the editor's own requests come in between.
    await new Promise(resolve => setImmediate(resolve));
  }
  return { files };
};

const checkFile = async (
  uri: string,
  { open, elsewhere, isCancelled }: CheckJob,
): Promise<FileResult | 'cancelled'> => {
  let analysis: Analysis;
  try {
    analysis = await open(uri);
  } catch (error) {
    const unreadable = thrownText(error);
    return { uri, passed: 0, failed: 0, untested: 0, errors: 0, unreadable };
  }
  try {
    if (!(await runAll(analysis, { isWanted: () => !isCancelled() }))) return 'cancelled';
  } catch (error) {
    const answer = error instanceof TakesLong ? elsewhere?.(uri) : undefined;
    if (answer === undefined) throw error;
    const [file] = filesIn(await answer.catch(whyNot => (isCancelled() ? undefined : Promise.reject(whyNot))));
    return file ?? 'cancelled';
  }
  return resultOf(uri, analysis);
};

/** Of an answer to the same request from elsewhere. */
const filesIn = (answer: unknown): readonly FileResult[] => {
  const { files } = fields(answer);
  return Array.isArray(files) ? files : [];
};

const resultOf = (uri: string, analysis: Analysis): FileResult => {
  const statuses = scenariosOf(analysis).map(block => statusOf(reportOf(analysis, block)));
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
