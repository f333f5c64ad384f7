/** Files of the workspace, read by the editor: regular ones, and none beyond the bound for scenarios and settings. */
import * as vscode from 'vscode';
import { LARGEST_FILE } from '../server/protocol.ts';

/** Undefined where there is none to be read. A device or a pipe has no end: its kind is checked first. */
export async function readWorkspaceText(uri: vscode.Uri): Promise<string | undefined> {
  try {
    const { type, size } = await vscode.workspace.fs.stat(uri);
    if ((type & vscode.FileType.File) === 0 || size > LARGEST_FILE) return undefined;
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    return undefined;
  }
}
