/** Answers as an editor gets them: what `server/lsp/features.ts` does with those of `server/analysis/`. */
import type { CompletionItem, Diagnostic } from 'vscode-languageserver';
import type { ActionRequest } from '../../../server/analysis/codeActions/codeAction.ts';
import { codeActions as plainActions } from '../../../server/analysis/codeActions.ts';
import { completionDocumentation, complete as plainCompletion } from '../../../server/analysis/completion.ts';
import { diagnostics as plainDiagnostics } from '../../../server/analysis/diagnostics.ts';
import type { Analysis, BookAccess } from '../../../server/analysis/document/analysis.ts';
import { toCodeAction, toCompletionList, toDiagnostic, toMarkup } from '../../../server/lsp/toProtocol.ts';

export const complete = (...asked: Parameters<typeof plainCompletion>) => toCompletionList(plainCompletion(...asked));

export const resolveCompletion = (reader: BookAccess, item: CompletionItem): CompletionItem => {
  const documentation = completionDocumentation(reader, item.data);
  return documentation === undefined ? item : { ...item, documentation: toMarkup(documentation) };
};

export const diagnostics = (analysis: Analysis) => plainDiagnostics(analysis).map(toDiagnostic);

/** `diagnostics`: as the client holds them. */
export const codeActions = (
  analysis: Analysis,
  { diagnostics: held, ...asked }: ActionRequest & { readonly diagnostics: readonly Diagnostic[] },
) => plainActions(analysis, asked).map(action => toCodeAction(action, held));
