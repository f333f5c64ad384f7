/**
 * "Copy Verdict": copies the verdict on the scenario at the cursor, to be read out, or shows it large enough to be read
 * across the table.
 */

import * as vscode from 'vscode';
import { tick } from '../firstMinutes/walkthrough.ts';
import type { ScenarioAccess } from '../lastScenario.ts';
import { showInformation } from '../notices.ts';
import { askVerdict, type DocumentLine } from '../requests.ts';
import { hasFence, LANGUAGE } from '../server.ts';
import { copyText } from './clipboard.ts';
import type { Large } from './showLarge.ts';

export const COPY_VERDICT = 'riftbench.copyVerdict';
export const SHOW_VERDICT = 'riftbench.showVerdict';

type Parts = ScenarioAccess & { readonly large: Large };

/** Answers what was copied. `place` is what a code action hands over; else the cursor decides. */
export async function copyVerdict(parts: Parts, place?: unknown): Promise<string | undefined> {
  const text = await verdictAt(parts, place);
  if (text === undefined) return undefined;
  await copyText(text, vscode.l10n.t('Verdict copied'));
  tick('verdict');
  void tell(text, parts.large);
  return text;
}

/** The verdict at the cursor for somebody to read who does not sit at the screen. */
export async function showVerdict(parts: Parts, place?: unknown): Promise<string | undefined> {
  const text = await verdictAt(parts, place);
  if (text === undefined) return undefined;
  parts.large.show(text);
  tick('verdict');
  return text;
}

async function verdictAt({ server, last }: Parts, place: unknown): Promise<string | undefined> {
  const at = isPlace(place) ? place : last.place();
  const verdict = at && (await askVerdict(await server.ready(), at));
  if (verdict) return verdict.text;
  void showInformation(
    vscode.l10n.t('There is no scenario here: open one, put the cursor into it, then ask for its verdict.'),
  );
  return undefined;
}

/** VS Code shows a notification in full only if it has a button, and ignores its line breaks. */
async function tell(text: string, large: Large): Promise<void> {
  const chosen = await showInformation(vscode.l10n.t('Verdict copied. {0}', text.replaceAll('\n', ' · ')), LARGE);
  if (chosen === LARGE) large.show(text);
}

const LARGE = vscode.l10n.t('Show Large');

/** Beside the quick fixes of a diagnostic: the verdict to copy. */
export function registerVerdictAction(context: vscode.ExtensionContext): void {
  const kind = vscode.CodeActionKind.QuickFix.append('riftbench.verdict');
  const provider: vscode.CodeActionProvider = {
    provideCodeActions(document, range, { diagnostics }) {
      const ours = diagnostics.filter(({ source }) => source?.toLowerCase() === 'riftbench');
      if (ours.length === 0 || (document.languageId !== LANGUAGE && !hasFence(document.getText()))) return [];
      const place: DocumentLine = { uri: document.uri, line: range.start.line, character: range.start.character };
      const action = new vscode.CodeAction(vscode.l10n.t('Copy Verdict'), kind);
      action.command = { command: COPY_VERDICT, title: vscode.l10n.t('Copy Verdict'), arguments: [place] };
      return [action];
    },
  };
  context.subscriptions.push(
    vscode.languages.registerCodeActionsProvider([{ language: LANGUAGE }, { language: 'markdown' }], provider, {
      providedCodeActionKinds: [kind],
    }),
  );
}

function isPlace(value: unknown): value is DocumentLine {
  return (
    typeof value === 'object' && value !== null && 'uri' in value && value.uri instanceof vscode.Uri && 'line' in value
  );
}
