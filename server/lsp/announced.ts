/** What the client has to know about the features' answers before any feature is loaded. */
import type { SemanticTokensLegend } from 'vscode-languageserver';
import { CodeActionKind } from './lsp.ts';

/** All safe fixes of a file at once. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.riftbench`;

/** What a script leaves no choice in, as lines. */
export const WRITE_REST = `${CodeActionKind.Refactor}.riftbench.rest`;
/** What has become so, as `expect` lines. */
export const EXPECT_IT = `${CodeActionKind.Refactor}.riftbench.expect`;

/** A question as an expectation of its answer, and back. */
export const TURN_QUESTION = `${CodeActionKind.Refactor}.riftbench.question`;

export const TOKEN_TYPES = [
  'keyword',
  'class',
  'parameter',
  'namespace',
  'number',
  'string',
  'comment',
  'macro',
  'decorator',
  'enumMember',
  'type',
] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

export const LEGEND: SemanticTokensLegend = { tokenTypes: [...TOKEN_TYPES], tokenModifiers: ['declaration'] };
