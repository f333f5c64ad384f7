/** The board's picture in a file, and the scenario as a ruling on the clipboard. */
import * as vscode from 'vscode';
import { copyText } from '../commands/clipboard.ts';
import { fileNameFor } from '../commands/fileName.ts';

/** Asks where. */
export async function savePicture(name: string, kind: 'svg' | 'png', content: Uint8Array): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const file = `${fileNameFor(name)}.${kind}`;
  const target = await vscode.window.showSaveDialog({
    ...(folder === undefined ? {} : { defaultUri: vscode.Uri.joinPath(folder, file) }),
    filters: { [kind.toUpperCase()]: [kind] },
  });
  if (target !== undefined) await vscode.workspace.fs.writeFile(target, content);
}

export const copyRuling = (markdown: string): Promise<void> => copyText(markdown, 'Ruling copied');
