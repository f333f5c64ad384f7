/** A text to be read from across a table: a verdict, as large as its tab allows. */
import * as vscode from 'vscode';
import { largeHtml } from '../pages/large.ts';

export interface Large {
  show(text: string): void;
}

export function createLarge(context: vscode.ExtensionContext): Large {
  let panel: vscode.WebviewPanel | undefined;
  context.subscriptions.push(new vscode.Disposable(() => panel?.dispose()));
  return {
    show(text) {
      if (panel === undefined) {
        panel = vscode.window.createWebviewPanel(
          'riftbench.large',
          vscode.l10n.t('Verdict'),
          vscode.ViewColumn.Active,
          {
            enableFindWidget: true,
            localResourceRoots: [],
          },
        );
        panel.onDidDispose(() => {
          panel = undefined;
        });
      }
      panel.webview.html = largeHtml(vscode.l10n.t('Verdict'), text, crypto.randomUUID());
      panel.reveal(vscode.ViewColumn.Active);
    },
  };
}
