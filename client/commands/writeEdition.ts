/** Writes an edition: into the scenario at the cursor, or for a folder. */
import * as vscode from 'vscode';
import { newestOffered } from '../editionsOffered.ts';
import { showError } from '../notices.ts';
import { readWorkspaceText } from '../readText.ts';

/** From 0. */
export interface TextLine {
  readonly document: vscode.TextDocument;
  readonly line: number;
}

/** Replaces the `edition` line of the scenario at a line, or writes one under its name. */
export async function writeLine({ document, line }: TextLine, edition: string): Promise<void> {
  const head = headLine(document, line);
  if (head === undefined) return;
  const own = ownLine(document, head);
  const indent = own === undefined ? '  ' : (/^\s*/.exec(document.lineAt(own).text)?.[0] ?? '');
  const text = `${indent}edition ${edition}`;
  const edit = new vscode.WorkspaceEdit();
  if (own === undefined) edit.insert(document.uri, document.lineAt(head).range.end, `\n${text}`);
  else edit.replace(document.uri, document.lineAt(own).range, text);
  await vscode.workspace.applyEdit(edit);
}

/** The line that opens the scenario around a line; undefined outside all scenarios. */
export function headLine(document: vscode.TextDocument, from: number): number | undefined {
  for (let line = from; line >= 0; line -= 1) {
    const { text } = document.lineAt(line);
    if (/^\s*(?:scenario|puzzle)\b/.test(text)) return line;
    if (ENDS_SCENARIO.test(text)) return undefined;
  }
  return undefined;
}

function ownLine(document: vscode.TextDocument, head: number): number | undefined {
  for (let line = head + 1; line < document.lineCount; line += 1) {
    const { text } = document.lineAt(line);
    if (/^\s*edition\b/.test(text)) return line;
    if (ENDS_SCENARIO.test(text)) return undefined;
  }
  return undefined;
}

/** Changes `edition` in the folder's `riftbench.json` and leaves the rest of it as it is. */
export async function writeProject({ uri }: vscode.WorkspaceFolder, edition: string): Promise<void> {
  const file = vscode.Uri.joinPath(uri, 'riftbench.json');
  const isThere = await vscode.workspace.fs.stat(file).then(
    () => true,
    () => false,
  );
  const text = isThere ? await readWorkspaceText(file) : '{}';
  if (text === undefined) {
    void showError(
      vscode.l10n.t('riftbench.json cannot be read, so it is left as it is. It has to be a file of at most 5 MB.'),
    );
    return;
  }
  let project: unknown;
  try {
    project = JSON.parse(text);
  } catch {
    project = undefined;
  }
  if (typeof project !== 'object' || project === null || Array.isArray(project)) {
    void showError(
      vscode.l10n.t(
        'riftbench.json is not a JSON object, so it is left as it is. It should look like {0}.',
        JSON.stringify({ edition: newestOffered() }),
      ),
    );
    await vscode.window.showTextDocument(file);
    return;
  }
  const changed = { ...project, edition: edition === '' ? undefined : edition };
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(`${JSON.stringify(changed, null, 2)}\n`));
}

/** Another block of the file, or the fence around it in Markdown. */
const ENDS_SCENARIO = /^\s*(?:(?:scenario|puzzle|card|use)\b|`{3}|~{3})/;
