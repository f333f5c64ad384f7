/** The board's panel beside the editor. */
import * as vscode from 'vscode';
import { boardHtml } from './document.ts';
import { windowTexts } from './texts.ts';

/** Beside the active editor; nothing but the extension's own files can be loaded in it. */
export function openPanel(
  { extensionUri }: Pick<vscode.ExtensionContext, 'extensionUri'>,
  { preserveFocus }: { readonly preserveFocus: boolean },
): vscode.WebviewPanel {
  const dist = vscode.Uri.joinPath(extensionUri, 'dist');
  const panel = vscode.window.createWebviewPanel(
    'riftbench.board',
    vscode.l10n.t('Board'),
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus },
    { enableScripts: true, localResourceRoots: [dist], retainContextWhenHidden: true },
  );
  const image = (name: string) => vscode.Uri.joinPath(extensionUri, 'client/icon', name);
  panel.iconPath = { light: image('file-light.svg'), dark: image('file-dark.svg') };
  const { webview } = panel;
  webview.html = boardHtml({
    nonce: crypto.randomUUID(),
    script: webview.asWebviewUri(vscode.Uri.joinPath(dist, 'board.js')).toString(),
    source: webview.cspSource,
    language: vscode.env.language,
    texts: windowTexts(),
  });
  return panel;
}

/** Selects a line (from 0) in the document's editor and gives it the focus, since the user asked for that line. */
export async function reveal(uri: vscode.Uri | undefined, line: number): Promise<void> {
  if (uri === undefined) return;
  const visible = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  const selection = new vscode.Range(line, 0, line, 0);
  await vscode.window.showTextDocument(uri, {
    selection,
    viewColumn: visible?.viewColumn ?? vscode.ViewColumn.One,
  });
}
