/** The files of the workspace that may hold scenarios. */
import * as vscode from 'vscode';
import { readWorkspaceText } from '../readText.ts';
import { hasFence } from '../server.ts';

/** In the order of their paths. Markdown counts where it has a `rift` block. */
export async function findScenarioFiles(token?: vscode.CancellationToken): Promise<readonly vscode.Uri[]> {
  const [scenarios, articles] = await Promise.all([
    vscode.workspace.findFiles('**/*.rift', NOT_OURS, undefined, token),
    vscode.workspace.findFiles('**/*.{md,markdown}', NOT_OURS, undefined, token),
  ]);
  return [...scenarios, ...(await articlesThat(hasFence, articles, token))].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Those whose text fits, some read at once. */
export async function articlesThat(
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

export const NOT_OURS = '**/{node_modules,.git}/**';
const AT_ONCE = 32;
