/** "Add the Expectation…": what has become so at a line, to pick from; what is picked is written below it as one edit. */
import * as vscode from 'vscode';
import { writeLine } from '../board/writing.ts';
import { placeHere } from '../here.ts';
import { showInformation } from '../notices.ts';
import { askExpectations } from '../requests.ts';
import type { Server } from '../server.ts';

/** Of a place that an action hands over, else of the cursor's. Answers what was written. */
export async function addExpectation(server: Server, uri?: unknown, line?: unknown): Promise<readonly string[]> {
  const here = placeHere();
  const given = typeof uri === 'string' && typeof line === 'number' ? { uri: vscode.Uri.parse(uri), line } : here;
  const found = given && (await askExpectations(await server.ready(), { uri: given.uri.toString(), line: given.line }));
  if (given === undefined || !found || found.sinceAct.length + found.sinceBoard.length === 0) {
    void showInformation(vscode.l10n.t('Nothing has become so here that is not expected already.'));
    return [];
  }
  const picked = await vscode.window.showQuickPick(
    [
      ...group(vscode.l10n.t('since this line'), found.sinceAct),
      ...group(vscode.l10n.t('since the board was laid out'), found.sinceBoard),
    ],
    { canPickMany: true, title: vscode.l10n.t('Expectations to add'), matchOnDetail: true },
  );
  const lines = (picked ?? []).map(({ label }) => label);
  if (lines.length === 0) return [];
  const indent = found.insert.before.split('\n').at(-1) ?? '';
  const document = await vscode.workspace.openTextDocument(given.uri);
  await writeLine(document, found.insert, lines.join(`\n${indent}`));
  return lines;
}

/** What became so with the line itself is picked from the beginning. */
const group = (title: string, facts: readonly string[]): readonly vscode.QuickPickItem[] =>
  facts.length === 0
    ? []
    : [{ label: title, kind: vscode.QuickPickItemKind.Separator }, ...facts.map(label => ({ label }))];
