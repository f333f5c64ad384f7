/** Checks files that need not be open, one after the other, and counts what it found. */
import type { CheckResult } from '../protocol.ts';
import { type Analysis, reportOf, scenariosOf } from './analysis.ts';
import { citationFindings, findingsOf } from './diagnostics.ts';

export interface CheckJob {
  readonly uris: readonly string[];
  /** The document of a URI, open or from disk. Throws an error whose message tells the author why it cannot be read. */
  readonly open: (uri: string) => Promise<Analysis>;
  readonly onProgress: (done: number, uri: string) => void;
  readonly isCancelled: () => boolean;
}

type FileResult = CheckResult['files'][number];

/** Ends early, with what it has, once it is cancelled. */
export const checkFiles = async ({ uris, open, onProgress, isCancelled }: CheckJob): Promise<CheckResult> => {
  const files: FileResult[] = [];
  for (const uri of uris) {
    if (isCancelled()) break;
    onProgress(files.length, uri);
    files.push(await checkFile(uri, open));
    // Lets a cancellation and the editor's own requests come in between.
    await new Promise(resolve => setImmediate(resolve));
  }
  return { files };
};

const checkFile = async (uri: string, open: CheckJob['open']): Promise<FileResult> => {
  let analysis: Analysis;
  try {
    analysis = await open(uri);
  } catch (error) {
    const unreadable = error instanceof Error ? error.message : String(error);
    return { uri, passed: 0, failed: 0, errors: 0, unreadable };
  }
  const statuses = scenariosOf(analysis).map(block => {
    const { runs, unrun } = reportOf(analysis, block);
    return runs.length > 0 && unrun.length === 0 && runs.every(run => run.status === 'passed');
  });
  const findings = [...analysis.blocks.flatMap(block => findingsOf(analysis, block)), ...citationFindings(analysis)];
  const errors = findings.filter(each => each.severity === 'error');
  return {
    uri,
    passed: statuses.filter(passed => passed).length,
    failed: statuses.filter(passed => !passed).length,
    errors: errors.length,
  };
};
