/**
 * A new file with a name of its own: VS Code would name it after its first line, quotes and all, and save it under
 * that.
 */
import * as vscode from 'vscode';
import type { ClientHost } from '../hosts/host.ts';
import { LANGUAGE } from '../server.ts';
import { fileNameFor } from './fileName.ts';
import { freePlace } from './freePlace.ts';

/** Nothing is written before it is saved: then beside the other files of the folder that is open, else at home. */
export async function openUntitled(
  { home }: Pick<ClientHost, 'home'>,
  title: string,
  content = '',
): Promise<vscode.TextDocument> {
  const folder = folderToSaveIn(home);
  if (folder === undefined) return vscode.workspace.openTextDocument({ language: LANGUAGE, content });
  const file = await freeName(folder, fileNameFor(title));
  const document = await vscode.workspace.openTextDocument(file.with({ scheme: 'untitled' }));
  if (content === '') return document;
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, new vscode.Position(0, 0), content);
  await vscode.workspace.applyEdit(edit);
  return document;
}

/** None in a folder that only other extensions can read: names of such files lead nowhere. */
function folderToSaveIn(home: vscode.Uri | undefined): vscode.Uri | undefined {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (folder === undefined) return home;
  return folder.uri.scheme === 'file' || folder.uri.scheme === 'vscode-remote' ? folder.uri : undefined;
}

/** One that neither a file has nor another new one. */
const freeName = (folder: vscode.Uri, name: string): Promise<vscode.Uri> =>
  freePlace(folder, name, {
    ending: '.rift',
    isTaken: file => vscode.workspace.textDocuments.some(({ uri }) => uri.path === file.path),
  });
