/** Markdown for VS Code. Nothing else makes any, so that no text of a file is taken for Markdown. */
import * as vscode from 'vscode';
import { type MarkdownText, translated } from '../rules-db/markdown.ts';

export const markdownString = (text: MarkdownText): vscode.MarkdownString => new vscode.MarkdownString(text);

/** Markdown that the program itself writes, in the language of the editor: no text of a file belongs into it. */
export const localMarkdown = (message: string, ...inner: readonly MarkdownText[]): MarkdownText =>
  translated(vscode.l10n.t(message, ...inner));
