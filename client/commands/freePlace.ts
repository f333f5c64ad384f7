/** Finds a name for something new that touches nothing existing. */
import * as vscode from 'vscode';

/** `NAME`, else `NAME-2` and so on, with the ending after it: the first that does not exist, nor is taken otherwise. */
export async function freePlace(
  folder: vscode.Uri,
  name: string,
  {
    ending = '',
    isTaken = () => false,
  }: { readonly ending?: string; readonly isTaken?: (uri: vscode.Uri) => boolean } = {},
): Promise<vscode.Uri> {
  for (let count = 1; ; count++) {
    const place = vscode.Uri.joinPath(folder, `${name}${count === 1 ? '' : `-${count}`}${ending}`);
    if (!isTaken(place) && !(await exists(place))) return place;
  }
}

async function exists(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}
