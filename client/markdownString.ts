/** Markdown for VS Code. Nothing else makes one of its own, so that no text of a file is taken for Markdown. */
import * as vscode from 'vscode';
import type { MarkdownText } from '../rules-db/markdown.ts';

export const markdownString = (text: MarkdownText): vscode.MarkdownString => new vscode.MarkdownString(text);
