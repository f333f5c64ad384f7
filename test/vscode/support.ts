/** What the suites share: the extension, scenarios to open, and waiting for what the editor shows. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Riftbench } from '../../client/extension.ts';

/** Ana has 5 damage for Wall, who needs 4, and Archer, who needs 3: she may leave one of them short, not both. */
export const UNFINISHED_WALL = `scenario "Lethal before the next"
  edition 1.5

  player Ana
  player Ben

  battlefield Spire controlled by Ben
    Ana: Vanguard might 5
    Ben: Wall might 4
    Ben: Archer might 3
  battlefield Grove

  turn Ana
  all pass
  Ana assigns 3 to Wall, 2 to Archer
`;

export const withoutEdition = (text: string): string => text.replace(/^ *edition .*\n/m, '');

export async function riftbench(): Promise<Riftbench> {
  const extension = vscode.extensions.getExtension<Riftbench>('riftbench.riftbench');
  assert.ok(extension, 'the extension is not installed');
  return extension.activate();
}

/**
 * Opens an untitled file in front, under a name of its own: VS Code gives the name of one just closed again, and now and
 * then its text as well.
 */
export async function openUntitled(content: string, extension = 'rift'): Promise<vscode.TextDocument> {
  // The file system in a browser knows no name without a folder.
  const folder = isOnDisk() ? '' : '/';
  const uri = vscode.Uri.parse(`untitled:${folder}Board-${crypto.randomUUID().slice(0, 8)}.${extension}`);
  const document = await vscode.workspace.openTextDocument(uri);
  const editor = await vscode.window.showTextDocument(document);
  await editor.edit(builder => builder.insert(new vscode.Position(0, 0), content));
  return document;
}

/** Writes a file into the workspace and opens it in front. */
export async function openFile(name: string, content: string): Promise<vscode.TextDocument> {
  const uri = await writeFile(name, content);
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document);
  return document;
}

export async function writeFile(name: string, content: string): Promise<vscode.Uri> {
  const uri = inWorkspace(name);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  // A server that reads no disk is told of it a moment later.
  if (!isOnDisk()) await new Promise(done => setTimeout(done, 300));
  return uri;
}

/** Not in VS Code for the Web, where the files are those of the page. */
export const isOnDisk = (): boolean => inWorkspace('').scheme !== 'vscode-test-web';

export async function deleteFile(name: string): Promise<void> {
  await vscode.workspace.fs.delete(inWorkspace(name), { recursive: true });
}

export function inWorkspace(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert.ok(folder, 'the tests run in a folder');
  return vscode.Uri.joinPath(folder.uri, name);
}

/** Nothing is saved and nobody is asked. The tab knows whether it would be: an untitled document does not always. */
export async function closeAll(): Promise<void> {
  const tabs = vscode.window.tabGroups.all.flatMap(group => group.tabs);
  for (const { isDirty, input } of tabs) {
    if (!isDirty || !(input instanceof vscode.TabInputText)) continue;
    await vscode.window.showTextDocument(input.uri);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

/** Where a text stands in a document for the first time. */
export function rangeOf(document: vscode.TextDocument, text: string): vscode.Range {
  const at = document.getText().indexOf(text);
  assert.ok(at >= 0, `"${text}" does not stand in the document`);
  return new vscode.Range(document.positionAt(at), document.positionAt(at + text.length));
}

export const errorsOf = (uri: vscode.Uri): readonly vscode.Diagnostic[] =>
  vscode.languages.getDiagnostics(uri).filter(({ severity }) => severity === vscode.DiagnosticSeverity.Error);

/** The code of a diagnostic and where its link leads. */
export function codeOf({ code }: vscode.Diagnostic): { readonly value: string; readonly target?: string } {
  if (typeof code !== 'object') return { value: String(code) };
  return { value: String(code.value), target: code.target.toString() };
}

export function diagnosticWith(uri: vscode.Uri, code: string): Promise<vscode.Diagnostic> {
  return until(`${code} is reported`, () => errorsOf(uri).find(each => codeOf(each).value === code));
}

/**
 * Waits until there is something to see; says what there is not, and what there is instead. What comes first of a kind, a search in
 * words in a browser, takes many seconds where much else goes on.
 */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | PromiseLike<T | undefined | false>,
  patience = 40_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}; diagnostics: ${JSON.stringify(allDiagnostics())}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

function allDiagnostics(): readonly string[] {
  return vscode.languages
    .getDiagnostics()
    .flatMap(([uri, diagnostics]) => diagnostics.map(each => `${uri.path}: ${codeOf(each).value} ${each.message}`))
    .slice(0, 5);
}
