/** The diagnostics of a document, as a client asks for them. */
import type { DocumentDiagnosticReport } from 'vscode-languageserver';
import { diagnostics, failure } from '../analysis/diagnostics.ts';
import type { Analysis } from '../analysis/document/analysis.ts';
import { Cancelled } from '../analysis/document/cancellation.ts';
import { BudgetExceeded } from '../analysis/document/limit.ts';
import { wholeAnalysis } from '../analysis/document/runAll.ts';
import { fields } from '../analysis/text/fields.ts';
import { NoSuchFile, type Workspace } from '../analysis/workspace.ts';
import { uriIn } from './guard.ts';
import { ResponseError } from './lsp.ts';
import type { Cancellation } from './methods.ts';
import { toDiagnostic } from './toProtocol.ts';

/** Of a document that is not open: what its file on disk holds, as the command line has it. */
export const pulled = async (
  workspace: Workspace,
  params: unknown,
  token: Cancellation,
): Promise<DocumentDiagnosticReport> => {
  const uri = uriIn(params);
  const nothing: DocumentDiagnosticReport = { kind: 'full', items: [] };
  // A document on no disk may have been closed while the request was on its way.
  if (workspace.host.files.pathOf(uri) === undefined && workspace.documents.get(uri) === undefined) return nothing;
  let analysis: Analysis | undefined;
  try {
    analysis = await wholeAnalysis(workspace, () => workspace.read(uri), token);
  } catch (error) {
    throwIfNoFailure(error);
    return error instanceof NoSuchFile ? nothing : { kind: 'full', items: [toDiagnostic(failure(error))] };
  }
  // An empty report would take away what the client shows.
  if (token.isCancellationRequested) throw new Cancelled();
  if (analysis === undefined) return nothing;
  const resultId = nameOf(analysis, workspace.host.newName);
  if (fields(params).previousResultId === resultId) return { kind: 'unchanged', resultId };
  try {
    return { kind: 'full', resultId, items: workspace.hold(analysis, () => diagnostics(analysis)).map(toDiagnostic) };
  } catch (error) {
    throwIfNoFailure(error);
    return { kind: 'full', items: [toDiagnostic(failure(error))] };
  }
};

/** An answer that was cancelled, or that another thread has to give, is not an error. */
export const throwIfNoFailure = (error: unknown): void => {
  if (error instanceof BudgetExceeded || error instanceof Cancelled || error instanceof ResponseError) throw error;
};

/** The same analysis, the same diagnostics. No name comes again, not even from a server started anew. */
const nameOf = (analysis: Analysis, newName: () => string): string => {
  const name = names.get(analysis) ?? newName();
  names.set(analysis, name);
  return name;
};
const names = new WeakMap<Analysis, string>();
