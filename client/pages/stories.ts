/** "How it goes": the page of a scenario in a document. */
import * as vscode from 'vscode';
import { showInformation } from '../notices.ts';
import { askEditionAt } from '../requests.ts';
import { scenarioAt, scenariosIn } from '../scenarios.ts';
import { isServed, type Server } from '../server.ts';
import type { Pages } from './pages.ts';
import { storyPageUri } from './uris.ts';

export const HOW_IT_GOES = 'riftbench.howItGoes';

/** Beside the text, which keeps the focus: of a scenario that is named, else of the one at the cursor. */
export async function howItGoes(server: Server, pages: Pages, target?: unknown, id?: unknown): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const uri = target instanceof vscode.Uri ? target : editor?.document.uri;
  if (uri === undefined || (uri === editor?.document.uri && !isServed(editor.document))) return tellNone();
  const story = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title: vscode.l10n.t('Finding out how it goes…') },
    () => storyAt(server, uri, editor, id),
  );
  if (story === undefined) return tellNone();
  await pages.open(story, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
}

/** The address of its page; undefined where there is no such scenario. */
async function storyAt(
  server: Server,
  uri: vscode.Uri,
  editor: vscode.TextEditor | undefined,
  id: unknown,
): Promise<string | undefined> {
  const client = await server.ready();
  const all = await scenariosIn(client, uri);
  const line = uri.toString() === editor?.document.uri.toString() ? editor.selection.active.line : 0;
  const found = typeof id === 'string' ? all.find(each => each.id === id) : scenarioAt(all, line);
  if (found === undefined) return undefined;
  const { editions } = await askEditionAt(client, uri, found.line);
  const newest = editions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '';
  return storyPageUri(newest, uri.toString(), found.id);
}

const tellNone = (): void =>
  void showInformation(vscode.l10n.t('There is no scenario here: put the cursor into one, then ask how it goes.'));
