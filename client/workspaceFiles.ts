/** The files of the workspace that may hold scenarios. */
import type * as vscode from 'vscode';
import type { ClientHost } from './hosts/host.ts';
import { readWorkspaceText } from './readText.ts';

/** In the order of their paths. Markdown counts where its text fits. */
export async function filesThat(
  fits: (markdown: string) => boolean,
  { findFiles }: Pick<ClientHost, 'findFiles'>,
  token?: vscode.CancellationToken,
): Promise<readonly vscode.Uri[]> {
  const { scenarios, articles } = await findFiles(token);
  return [...scenarios, ...(await articlesThat(fits, articles, token))].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Some are read at once. */
async function articlesThat(
  fits: (text: string) => boolean,
  articles: readonly vscode.Uri[],
  token?: vscode.CancellationToken,
): Promise<readonly vscode.Uri[]> {
  const found: vscode.Uri[] = [];
  for (let at = 0; at < articles.length && token?.isCancellationRequested !== true; at += AT_ONCE) {
    const batch = articles.slice(at, at + AT_ONCE);
    const texts = await Promise.all(batch.map(readWorkspaceText));
    for (const [index, each] of batch.entries()) if (fits(texts[index] ?? '')) found.push(each);
  }
  return found;
}

const AT_ONCE = 32;
