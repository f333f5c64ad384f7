/** What the cursor is on. */
import * as vscode from 'vscode';
import type { LastScenario } from './lastScenario.ts';
import { askEdition } from './requests.ts';
import type { Server } from './server.ts';

/** What is selected, or the rule number under the cursor: what a look-up most likely is for. */
export function wordsHere(): string | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return undefined;
  const selected = editor.document.getText(editor.selection).trim();
  if (selected !== '') return selected.includes('\n') ? undefined : selected.slice(0, LONGEST);
  return numberHere(editor);
}

/** Undefined without an editor, and where no rule number is at the cursor. */
export function ruleNumberHere(): string | undefined {
  const editor = vscode.window.activeTextEditor;
  return editor && numberHere(editor);
}

/** The edition in use in the scenario that commands mean; undefined where there is none or the server does not say. */
export async function editionHere(server: Server, last: LastScenario): Promise<string | undefined> {
  const place = last.place();
  if (place === undefined) return undefined;
  const result = await server
    .ready()
    .then(client => askEdition(client, place.uri, place.line))
    .catch(() => undefined);
  // As the server reads numbers in a scenario of several editions.
  return result?.editions.map(numbered).toSorted().at(-1);
}

/** The edition at the cursor, else that of the folder that is open; undefined where the server says neither. */
export async function editionInUse(server: Server, last: LastScenario): Promise<string | undefined> {
  const here = await editionHere(server, last);
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (here !== undefined || folder === undefined) return here;
  const result = await server
    .ready()
    .then(client => askEdition(client, vscode.Uri.joinPath(folder.uri, 'scenario.rift')))
    .catch(() => undefined);
  return result?.editions.map(numbered).at(-1);
}

/** `1.3 as printed` has the numbers of 1.3, `1.5 as 1.4` those of 1.5. */
const numbered = (edition: string): string => edition.replace(/ as .*$/, '');

const LONGEST = 120;
const RULE_NUMBER = /\b\d{3}(?:\.(?:\d+|[a-z](?![a-z])))*/;

const numberHere = (editor: vscode.TextEditor): string | undefined => {
  const range = editor.document.getWordRangeAtPosition(editor.selection.active, RULE_NUMBER);
  return range && editor.document.getText(range);
};
