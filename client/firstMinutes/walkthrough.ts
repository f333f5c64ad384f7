/**
 * The walkthrough of the first minutes: ticks its steps off as they succeed, and offers the walkthrough until it has been
 * seen.
 */
import * as vscode from 'vscode';
import { LANGUAGE } from '../server.ts';

const OPEN_WALKTHROUGH = 'riftbench.openWalkthrough';

/** Read by the walkthrough in package.json: a step is ticked off once it has succeeded, not when it was tried. */
const DONE = {
  sample: 'riftbench.hasOpenedSample',
  /** A scenario had an error, and has none now. */
  mend: 'riftbench.hasPutRight',
  board: 'riftbench.hasSeenBoard',
  combat: 'riftbench.hasSettledCombat',
  lookUp: 'riftbench.hasLookedUp',
  verdict: 'riftbench.hasTakenVerdict',
} as const;

/** Ticks a step of the walkthrough off. */
export const tick = (step: keyof typeof DONE): void =>
  void vscode.commands.executeCommand('setContext', DONE[step], true);

const SEEN = 'riftbench.walkthroughSeen';
const WALKTHROUGH = 'riftbench.riftbench#riftbench.firstMinutes';

export function registerWalkthrough(context: vscode.ExtensionContext): void {
  const hint = offer(context);
  context.subscriptions.push(
    watchMending(),
    vscode.commands.registerCommand(OPEN_WALKTHROUGH, async () => {
      hint?.dispose();
      await context.globalState.update(SEEN, true);
      await vscode.commands.executeCommand('workbench.action.openWalkthrough', WALKTHROUGH, false);
    }),
  );
}

/** A line among the language's own in the status bar, until the walkthrough was opened once. */
function offer(context: vscode.ExtensionContext): vscode.Disposable | undefined {
  if (context.globalState.get<boolean>(SEEN) === true) return undefined;
  const item = vscode.languages.createLanguageStatusItem('riftbench.walkthrough', { language: LANGUAGE });
  item.name = vscode.l10n.t('Riftbench: First Minutes');
  item.text = vscode.l10n.t('New to Riftbench?');
  item.detail = vscode.l10n.t('Six steps, each of which does something');
  item.command = { command: OPEN_WALKTHROUGH, title: vscode.l10n.t('Take the Tour') };
  context.subscriptions.push(item);
  return item;
}

function watchMending(): vscode.Disposable {
  const wrong = new Set<string>();
  const watching = vscode.languages.onDidChangeDiagnostics(({ uris }) => {
    for (const uri of uris) {
      const errors = errorsOf(uri);
      if (errors > 0) wrong.add(uri.toString());
      else if (isOpen(uri) && wrong.delete(uri.toString())) {
        tick('mend');
        watching.dispose();
      }
    }
  });
  return watching;
}

const errorsOf = (uri: vscode.Uri): number =>
  vscode.languages
    .getDiagnostics(uri)
    .filter(({ source, severity }) => source === 'riftbench' && severity === vscode.DiagnosticSeverity.Error).length;

/** A file that was closed has no problems either, and nobody mended them. */
const isOpen = (uri: vscode.Uri): boolean =>
  vscode.workspace.textDocuments.some(document => document.uri.toString() === uri.toString() && !document.isClosed);
