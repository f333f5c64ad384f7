/** Addresses that open something here: `vscode://riftbench.riftbench/open#1…`, and those of pages in an article's preview. */
import * as vscode from 'vscode';
import { PAGE_SCHEME } from '../server/protocol.ts';
import { type LinkParts, openLink } from './commands/copyLink.ts';

export function registerUris(context: vscode.ExtensionContext, parts: LinkParts): void {
  context.subscriptions.push(vscode.window.registerUriHandler({ handleUri: uri => openUri(uri, parts) }));
}

/** Whoever wrote the address may have written anything: it only opens a page of ours, or reads a scenario. */
async function openUri({ path, query, fragment }: vscode.Uri, parts: LinkParts): Promise<void> {
  if (path === '/open') await openLink(parts, `#${fragment}`);
  const page = vscode.Uri.parse(query);
  if (path === '/page' && page.scheme === PAGE_SCHEME) await vscode.commands.executeCommand('vscode.open', page);
}
