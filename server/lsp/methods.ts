/** The requests that features answer: registered before any feature is loaded. */
import type { CancellationToken } from 'vscode-languageserver';
import {
  ASSIGNMENT,
  BOARD,
  CHECK,
  EDITION,
  IMPORT,
  IMPORTS,
  LOOK_UP,
  MIGRATE,
  OPENINGS,
  OUTLINE,
  PAGE,
  PASSING,
  PASTE_CARD,
  REMOVE_IMPORT,
  RESTORE_IMPORT,
  SCENARIO,
  VERDICT,
} from '../protocol.ts';

export const METHODS = [
  'textDocument/hover',
  'textDocument/completion',
  'completionItem/resolve',
  'textDocument/definition',
  'textDocument/references',
  'textDocument/documentHighlight',
  'textDocument/prepareRename',
  'textDocument/rename',
  'textDocument/codeAction',
  'codeAction/resolve',
  'textDocument/documentSymbol',
  'workspace/symbol',
  'textDocument/foldingRange',
  'textDocument/selectionRange',
  'textDocument/documentLink',
  'textDocument/formatting',
  'textDocument/rangeFormatting',
  'textDocument/onTypeFormatting',
  'textDocument/semanticTokens/full',
  'textDocument/semanticTokens/full/delta',
  'textDocument/semanticTokens/range',
  'textDocument/diagnostic',
  LOOK_UP,
  PAGE,
  SCENARIO,
  OUTLINE,
  VERDICT,
  PASSING,
  PASTE_CARD,
  BOARD,
  OPENINGS,
  ASSIGNMENT,
  EDITION,
  CHECK,
  MIGRATE,
  IMPORT,
  IMPORTS,
  REMOVE_IMPORT,
  RESTORE_IMPORT,
] as const;
export type Method = (typeof METHODS)[number];

/** Params come from the wire: whoever answers looks before believing them. */
export type Answer = (params: unknown, token: Token) => unknown;
export type Token = Pick<CancellationToken, 'isCancellationRequested'> &
  Partial<Pick<CancellationToken, 'onCancellationRequested'>>;
