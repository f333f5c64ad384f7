/** The diagnostics of a document, as a client asks for them. */
import { randomUUID } from 'node:crypto';
import type { DocumentDiagnosticReport } from 'vscode-languageserver';
import { pathOf } from '../shared/paths.ts';
import type { Analysis } from './analysis.ts';
import { diagnostics, failure } from './diagnostics.ts';
import { fields } from './documents.ts';
import { cancelled, uriIn } from './guard.ts';
import { TakesLong } from './limit.ts';
import { ResponseError } from './lsp.ts';
import type { Cancellation } from './methods.ts';
import { wholeAnalysis } from './runAll.ts';
import { NoSuchFile, type Workspace } from './workspace.ts';

/** Of a document that is not open: what its file on disk holds, as the command line has it. */
export const pulled = async (
  workspace: Workspace,
  params: unknown,
  token: Cancellation,
): Promise<DocumentDiagnosticReport> => {
  const uri = uriIn(params);
  const nothing: DocumentDiagnosticReport = { kind: 'full', items: [] };
  // A document on no disk may have been closed while the request was on its way.
  if (pathOf(uri) === undefined && workspace.documents.get(uri) === undefined) return nothing;
  let analysis: Analysis | undefined;
  try {
    analysis = await wholeAnalysis(workspace, () => workspace.read(uri), token);
  } catch (error) {
    throwIfNoFailure(error);
    return error instanceof NoSuchFile ? nothing : { kind: 'full', items: [failure(error)] };
  }
  // An empty report would take away what the client shows.
  if (token.isCancellationRequested) throw cancelled();
  if (analysis === undefined) return nothing;
  const resultId = nameOf(analysis);
  if (fields(params).previousResultId === resultId) return { kind: 'unchanged', resultId };
  try {
    return { kind: 'full', resultId, items: [...workspace.hold(analysis, () => diagnostics(analysis))] };
  } catch (error) {
    throwIfNoFailure(error);
    return { kind: 'full', items: [failure(error)] };
  }
};

/** An answer that was cancelled, or that another thread has to give, is not an error. */
export const throwIfNoFailure = (error: unknown): void => {
  if (error instanceof TakesLong || error instanceof ResponseError) throw error;
};

/** The same analysis, the same diagnostics. No name comes again, not even from a server started anew. */
const nameOf = (analysis: Analysis): string => {
  const name = names.get(analysis) ?? randomUUID();
  names.set(analysis, name);
  return name;
};
const names = new WeakMap<Analysis, string>();
