/** Files of the workspace, read by the editor: regular ones, and none beyond the bound for scenarios and settings. */
import * as vscode from 'vscode';
import { LARGEST_FILE } from '../server/protocol.ts';

/** Undefined where there is none to be read. */
export async function readWorkspaceText(uri: vscode.Uri): Promise<string | undefined> {
  const { bytes } = (await readWorkspaceFile(uri)) ?? {};
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

export interface WorkspaceFile {
  readonly size: number;
  /** When it was changed, in milliseconds. */
  readonly mtime: number;
  /** None of a file beyond the bound. */
  readonly bytes: Uint8Array | undefined;
}

/** Undefined where there is no file to be read. A device or a pipe has no end: its kind is checked first. */
export async function readWorkspaceFile(uri: vscode.Uri): Promise<WorkspaceFile | undefined> {
  try {
    const { type, size, mtime } = await vscode.workspace.fs.stat(uri);
    if ((type & vscode.FileType.File) === 0) return undefined;
    return { size, mtime, bytes: size > LARGEST_FILE ? undefined : await vscode.workspace.fs.readFile(uri) };
  } catch {
    return undefined;
  }
}
