/**
 * Links to rule pages in what the server writes. VS Code takes links of unknown schemes out of hovers and completions,
 * so there they become commands. Links of diagnostics and of documents are opened as they are.
 */
import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';
import { PAGE_SCHEME } from '../../server/protocol.ts';

export const OPEN_PAGE = 'riftbench.openPage';

/** The command that opens a page, as the target of a link. */
export function commandLink(command: string, ...args: readonly unknown[]): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify(args))}`;
}

export function withCommandLinks(markdown: string): string {
  return markdown.replace(PAGE_LINK, (_, uri: string) => `](${commandLink(OPEN_PAGE, uri)}`);
}

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

const PAGE_LINK = new RegExp(`\\]\\((${PAGE_SCHEME}:[^\\s)]+)`, 'g');

function rewrite<T extends vscode.MarkdownString | vscode.MarkedString>(content: T): T {
  if (content instanceof vscode.MarkdownString) content.value = withCommandLinks(content.value);
  return content;
}
