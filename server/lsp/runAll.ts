/**
 * Runs all scenarios of a document, one slice of time after the other, so that other requests are answered in between.
 */
import { type Analysis, reportOf, scenariosOf } from './analysis.ts';
import { cancelled } from './guard.ts';
import { SLICE } from './limit.ts';
import type { Cancellation } from './methods.ts';
import type { Workspace } from './workspace.ts';

export interface Slices {
  /** Asked after each slice. */
  readonly isWanted: () => boolean;
  readonly now?: () => number;
  readonly nextTurn?: () => Promise<void>;
}

/** Returns whether it came to the end: it stops early if nobody wants the reports any more. */
export const runAll = async (
  analysis: Analysis,
  { isWanted, now = () => performance.now(), nextTurn = eventLoop }: Slices,
): Promise<boolean> => {
  let end = now() + SLICE;
  for (const block of scenariosOf(analysis)) {
    reportOf(analysis, block);
    if (now() < end) continue;
    await nextTurn();
    if (!isWanted()) return false;
    end = now() + SLICE;
  }
  return true;
};

const eventLoop = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/**
 * The analysis of a document once all its scenarios have been run; if the document changes meanwhile, those of the new
 * text.
 */
export const wholeAnalysis = async (
  { documents }: Pick<Workspace, 'documents'>,
  find: () => Promise<Analysis | undefined>,
  token: Cancellation,
): Promise<Analysis | undefined> => {
  for (;;) {
    const analysis = await find();
    if (token.isCancellationRequested) throw cancelled();
    if (analysis === undefined) return undefined;
    const { uri, version, text } = analysis.source;
    const isCurrent = (): boolean => {
      const open = documents.get(uri);
      return open === undefined || (open.version === version && open.text === text);
    };
    if (await runAll(analysis, { isWanted: () => !token.isCancellationRequested && isCurrent() })) return analysis;
    if (token.isCancellationRequested) throw cancelled();
  }
};
