/**
 * Runs the scenarios of a document, as many as are run of one file (`FileWork`), one slice of time after the other, so that other requests are answered in between.
 */

import { newFileWork } from '../../../engine/scenario/report/fileWork.ts';
import type { Workspace } from '../workspace.ts';
import { type Analysis, reportOf, scenariosOf } from './analysis.ts';
import { type Cancellation, Cancelled } from './cancellation.ts';
import { SLICE } from './limit.ts';

export interface Slices {
  /** Asked after each slice. */
  readonly isWanted: () => boolean;
  readonly now?: () => number;
  readonly nextTurn: () => Promise<void>;
}

/** Returns whether it came to the end: it stops early if nobody wants the reports any more. */
export const runAll = async (
  analysis: Analysis,
  { isWanted, now = () => performance.now(), nextTurn }: Slices,
): Promise<boolean> => {
  let end = now() + SLICE;
  const fileWork = newFileWork();
  for (const block of scenariosOf(analysis)) {
    if (fileWork.isSpent) return true;
    fileWork.add(reportOf(analysis, block));
    if (now() < end) continue;
    await nextTurn();
    if (!isWanted()) return false;
    end = now() + SLICE;
  }
  return true;
};

/**
 * The analysis of a document once all its scenarios have been run; if the document changes meanwhile, those of the new
 * text.
 */
export const wholeAnalysis = async (
  { documents, host: { nextTurn } }: Pick<Workspace, 'documents' | 'host'>,
  find: () => Promise<Analysis | undefined>,
  token: Cancellation,
): Promise<Analysis | undefined> => {
  for (;;) {
    const analysis = await find();
    if (token.isCancellationRequested) throw new Cancelled();
    if (analysis === undefined) return undefined;
    const { uri, version, text } = analysis.source;
    const isCurrent = (): boolean => {
      const open = documents.get(uri);
      return open === undefined || (open.version === version && open.text === text);
    };
    const isWanted = (): boolean => !token.isCancellationRequested && isCurrent();
    if (await runAll(analysis, { isWanted, nextTurn })) return analysis;
    if (token.isCancellationRequested) throw new Cancelled();
  }
};
