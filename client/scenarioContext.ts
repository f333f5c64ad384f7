/** Tells keys and title buttons whether the text in front has a scenario: any `.rift` file, and Markdown with a `rift` fence. */
import * as vscode from 'vscode';
import { hasFence, LANGUAGE } from './server.ts';

const HAS_SCENARIOS = 'riftbench.hasScenarios';

export function registerScenarioContext(context: vscode.ExtensionContext): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: boolean | undefined;
  const tell = (): void => {
    const document = vscode.window.activeTextEditor?.document;
    const has = document !== undefined && hasScenarios(document);
    if (has === told) return;
    told = has;
    void vscode.commands.executeCommand('setContext', HAS_SCENARIOS, has);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLE);
  };
  context.subscriptions.push(
    new vscode.Disposable(() => clearTimeout(timer)),
    vscode.window.onDidChangeActiveTextEditor(tell),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (document === vscode.window.activeTextEditor?.document) later();
    }),
  );
  tell();
}

/** In milliseconds: a whole article is searched, which nobody needs at each key. */
const SETTLE = 300;

const hasScenarios = (document: vscode.TextDocument): boolean =>
  document.languageId === LANGUAGE || (document.languageId === 'markdown' && hasFence(document.getText()));
