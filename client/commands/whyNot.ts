/** "What Would Have to Be Different…": the boards with which a line is right; what is picked is changed. */
import * as vscode from 'vscode';
import { WHY_NOT, type WhyNotResult } from '../../server/protocol.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { showInformation } from '../notices.ts';
import { showProgress, withServerProgress } from '../progress.ts';
import { ask } from '../requests.ts';

/**
 * Of a line that an action hands over, else of the cursor's. `wanted`: what is picked of what is offered, without asking. Answers what was
 * changed; undefined where nothing was.
 */
export async function whyNot(
  { server, last }: ScenarioAccess,
  uri?: unknown,
  line?: unknown,
  wanted?: unknown,
): Promise<string | undefined> {
  const here = last.place();
  const place = typeof uri === 'string' && typeof line === 'number' ? { uri: vscode.Uri.parse(uri), line } : here;
  if (place === undefined) {
    void showInformation(vscode.l10n.t('There is no scenario at the cursor.'));
    return undefined;
  }
  const client = await server.ready();
  const title = vscode.l10n.t('Looking for what would have to be different …');
  const found = await showProgress(title, (progress, token) =>
    withServerProgress(client, progress, token, workDoneToken =>
      ask(client, WHY_NOT, { uri: place.uri.toString(), line: place.line, workDoneToken }, token),
    ),
  );
  if (found === undefined) return undefined;
  if (found === null) {
    void showInformation(vscode.l10n.t('Nothing is wrong with this line.'));
    return undefined;
  }
  if (found.changes.length === 0) {
    void showInformation(noneText(found));
    return undefined;
  }
  const offered = found.changes.map(({ says, edit }) => ({ label: says, edit }));
  const picked =
    typeof wanted === 'string'
      ? offered.find(({ label }) => label === wanted)
      : await vscode.window.showQuickPick(offered, {
          title: vscode.l10n.t('It is right if …'),
          placeHolder: vscode.l10n.t('Pick one to change the board so'),
        });
  if (picked === undefined) return undefined;
  const { range, newText } = picked.edit;
  const change = new vscode.WorkspaceEdit();
  change.replace(
    place.uri,
    new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character),
    newText,
  );
  await vscode.workspace.applyEdit(change);
  return picked.label;
}

const noneText = ({ isLimited, tried, most }: WhyNotResult): string =>
  isLimited
    ? vscode.l10n.t('No change of a single fact was found in time; {0} boards were tried.', tried)
    : vscode.l10n.t(
        'No change of a single fact makes this line right: {0} boards were tried, numbers by up to {1}.',
        tried,
        most,
      );
