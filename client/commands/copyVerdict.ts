/** "Copy Verdict": the verdict on the scenario at the cursor, three lines to read out. */
import * as vscode from 'vscode';
import { placeHere } from '../here.ts';
import { askVerdict, type Place } from '../requests.ts';
import { hasFence, LANGUAGE, type Server } from '../server.ts';
import { copyText } from './clipboard.ts';

export const COPY_VERDICT = 'riftbench.copyVerdict';

/** Answers what was copied. `place` is what a code action hands over; else the cursor decides. */
export async function copyVerdict(server: Server, place?: unknown): Promise<string | undefined> {
  const at = isPlace(place) ? place : placeHere();
  const verdict = at && (await askVerdict(await server.ready(), at));
  if (!verdict) {
    void vscode.window.showInformationMessage(
      'There is no scenario here: put the cursor into one, then copy its verdict.',
    );
    return undefined;
  }
  await copyText(verdict.text, 'Verdict copied');
  void tell(verdict.text);
  return verdict.text;
}

/** A notification is laid out in full only where it has a button, and knows no line breaks; a dialog does. */
async function tell(text: string): Promise<void> {
  const [verdict = '', ...reasons] = text.split('\n');
  const chosen = await vscode.window.showInformationMessage(`Verdict copied. ${text.replaceAll('\n', ' · ')}`, LARGE);
  if (chosen !== LARGE) return;
  await vscode.window.showInformationMessage(verdict, { modal: true, detail: reasons.join('\n\n') });
}

const LARGE = 'Show Large';

/** Beside the quick fixes of a diagnostic: the verdict to copy. */
export function registerVerdictAction(context: vscode.ExtensionContext): void {
  const kind = vscode.CodeActionKind.QuickFix.append('riftbench.verdict');
  const provider: vscode.CodeActionProvider = {
    provideCodeActions(document, range, { diagnostics }) {
      const ours = diagnostics.filter(({ source }) => source?.toLowerCase() === 'riftbench');
      if (ours.length === 0 || (document.languageId !== LANGUAGE && !hasFence(document.getText()))) return [];
      const place: Place = { uri: document.uri, line: range.start.line, character: range.start.character };
      const action = new vscode.CodeAction('Copy Verdict', kind);
      action.command = { command: COPY_VERDICT, title: 'Copy Verdict', arguments: [place] };
      return [action];
    },
  };
  context.subscriptions.push(
    vscode.languages.registerCodeActionsProvider([{ language: LANGUAGE }, { language: 'markdown' }], provider, {
      providedCodeActionKinds: [kind],
    }),
  );
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' && value !== null && 'uri' in value && value.uri instanceof vscode.Uri && 'line' in value
  );
}
