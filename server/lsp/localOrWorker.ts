/** Which thread answers a request. */
import { BudgetExceeded, isLong } from '../analysis/document/limit.ts';
import type { OpenDocument, OpenDocuments } from '../analysis/document/openDocuments.ts';
import type { OpenWorkspace } from './documents.ts';
import { type Elsewhere, uriOf } from './elsewhere.ts';
import { GivenUpError } from './givenUp.ts';
import type { Cancellation, Method } from './methods.ts';

/** Answers in this thread, unless that takes too long: then in the other, if there is one. */
export const localOrWorker = async (
  { workspace, elsewhere }: { readonly workspace: OpenWorkspace; readonly elsewhere: Elsewhere | undefined },
  method: Method,
  params: unknown,
  token: Cancellation,
  here: () => unknown,
): Promise<unknown> => {
  if (elsewhere !== undefined && concerned(workspace.documents, method, params).some(({ text }) => isLong(text)))
    return orWhyNot(method, elsewhere.answer(method, params, token));
  try {
    return await here();
  } catch (error) {
    if (!(error instanceof BudgetExceeded) || elsewhere === undefined) throw error;
    return orWhyNot(method, elsewhere.answer(method, params, token));
  }
};

/** A document that nobody can check has a diagnostic that says so: without any, everything would seem to be right. */
const orWhyNot = async (method: Method, answer: Promise<unknown>): Promise<unknown> => {
  try {
    return await answer;
  } catch (error) {
    if (method !== 'textDocument/diagnostic' || !(error instanceof GivenUpError)) throw error;
    return { kind: 'full', items: [(await import('./answers.ts')).stoppedDiagnostic(error)] };
  }
};

/** The open documents that a request is about. */
const concerned = (documents: OpenDocuments, method: Method, params: unknown): readonly OpenDocument[] => {
  if (method === 'workspace/symbol') return documents.all();
  const document = documents.get(uriOf(params) ?? '');
  return document === undefined ? [] : [document];
};
