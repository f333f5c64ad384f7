/** "Add the Expectation…": lists what has become true at a line; what is picked is written below it as one edit. */

import * as vscode from 'vscode';
import { EXPECTATIONS, type ExpectationsResult } from '../../server/protocol.ts';
import { writeLine } from '../board/writing.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { showInformation } from '../notices.ts';
import { ask } from '../requests.ts';

/**
 * Of a place that an action hands over, else of the cursor's. `facts`: what is picked of what is offered, without asking.
 * Answers what was written.
 */
export async function addExpectation(
  { server, last }: ScenarioAccess,
  uri?: unknown,
  line?: unknown,
  facts?: unknown,
): Promise<readonly string[]> {
  const here = last.place();
  const given = typeof uri === 'string' && typeof line === 'number' ? { uri: vscode.Uri.parse(uri), line } : here;
  const found =
    given && (await ask(await server.ready(), EXPECTATIONS, { uri: given.uri.toString(), line: given.line }));
  if (given === undefined || !found || found.sinceAct.length + found.sinceBoard.length === 0) {
    void showInformation(vscode.l10n.t('Nothing has changed here that is not already expected.'));
    return [];
  }
  const lines = Array.isArray(facts)
    ? [...found.sinceAct, ...found.sinceBoard].filter(fact => facts.includes(fact))
    : await pick(found);
  if (lines.length === 0) return [];
  const indent = found.insert.before.split('\n').at(-1) ?? '';
  const document = await vscode.workspace.openTextDocument(given.uri);
  await writeLine(document, found.insert, lines.join(`\n${indent}`));
  return lines;
}

const pick = async ({ sinceAct, sinceBoard }: ExpectationsResult): Promise<readonly string[]> => {
  const picked = await vscode.window.showQuickPick(
    [
      ...group(vscode.l10n.t('since this line'), sinceAct),
      ...group(vscode.l10n.t('since the board was laid out'), sinceBoard),
    ],
    { canPickMany: true, title: vscode.l10n.t('Expectations to add') },
  );
  return (picked ?? []).map(({ label }) => label);
};

const group = (title: string, facts: readonly string[]): readonly vscode.QuickPickItem[] =>
  facts.length === 0
    ? []
    : [{ label: title, kind: vscode.QuickPickItemKind.Separator }, ...facts.map(label => ({ label }))];
