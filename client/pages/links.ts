/**
 * Links to rule pages in what the server writes. VS Code takes links of unknown schemes out of hovers and completions,
 * so there they become commands. Links of diagnostics and of documents are opened as they are.
 */
import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient';
import { withCommandLinks } from './commandLinks.ts';

export const pageLinks: Middleware = {
  async provideHover(document, position, token, next) {
    const hover = await next(document, position, token);
    return hover && new vscode.Hover(hover.contents.map(rewrite), hover.range);
  },
  async resolveCompletionItem(item, token, next) {
    const resolved = await next(item, token);
    if (resolved?.documentation instanceof vscode.MarkdownString) rewrite(resolved.documentation);
    return resolved;
  },
  async provideSignatureHelp(document, position, context, token, next) {
    const help = await next(document, position, context, token);
    for (const signature of help?.signatures ?? []) {
      for (const part of [signature, ...signature.parameters]) {
        if (part.documentation instanceof vscode.MarkdownString) rewrite(part.documentation);
      }
    }
    return help;
  },
};

function rewrite<T extends vscode.MarkdownString | vscode.MarkedString>(content: T): T {
  if (content instanceof vscode.MarkdownString) content.value = withCommandLinks(content.value);
  return content;
}
