/** "Write the Rest": the server's action of that kind at the cursor, which says in its title how far it goes. */
import * as vscode from 'vscode';
import { WRITE_REST } from '../../server/protocol.ts';
import type { LastScenario } from '../lastScenario.ts';
import { showInformation } from '../notices.ts';

const REST = vscode.CodeActionKind.Empty.append(WRITE_REST);

/** Answers what was written, in words; undefined where there was nothing to write. */
export async function writeRest(last: LastScenario): Promise<string | undefined> {
  const place = last.place();
  const at = place && new vscode.Position(place.line, place.character);
  const actions =
    place === undefined || at === undefined
      ? []
      : await vscode.commands.executeCommand<readonly vscode.CodeAction[]>(
          'vscode.executeCodeActionProvider',
          place.uri,
          new vscode.Range(at, at),
          REST.value,
        );
  const action = actions.find(({ kind }) => kind !== undefined && REST.contains(kind));
  if (action?.edit === undefined) {
    void showInformation(
      vscode.l10n.t(
        'There is nothing to write here: put the cursor on the last line of a script where the next step involves no choice.',
      ),
    );
    return undefined;
  }
  await vscode.workspace.applyEdit(action.edit);
  vscode.window.setStatusBarMessage(`$(check) ${action.title}`, 8000);
  return action.title;
}
