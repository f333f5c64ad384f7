/** The solution of a puzzle is folded when its file is opened, so that nobody reads it by accident. */
import * as vscode from 'vscode';

/** Each document once: whoever unfolds it wants to read it. */
export function registerSolutions(context: vscode.ExtensionContext): void {
  const folded = new WeakSet<vscode.TextDocument>();
  const fold = async (editor: vscode.TextEditor | undefined): Promise<void> => {
    if (editor === undefined || editor.document.languageId !== 'rift' || folded.has(editor.document)) return;
    const { document } = editor;
    folded.add(document);
    const selectionLines = solutionsIn(document.getText());
    // What is folded is told by the server, which may start with this very file.
    if (selectionLines.length === 0 || !(await hasFolds(document))) return;
    if (vscode.window.activeTextEditor === editor)
      await vscode.commands.executeCommand('editor.fold', { selectionLines, levels: 1 });
  };
  context.subscriptions.push(vscode.window.onDidChangeActiveTextEditor(editor => void fold(editor)));
  void fold(vscode.window.activeTextEditor);
}

async function hasFolds({ uri }: vscode.TextDocument): Promise<boolean> {
  const found = await vscode.commands.executeCommand<vscode.FoldingRange[] | undefined>(
    'vscode.executeFoldingRangeProvider',
    uri,
  );
  return found !== undefined && found.length > 0;
}

/** The lines that open one, from 0. */
function solutionsIn(text: string): readonly number[] {
  return text.split('\n').flatMap((line, at) => (/^\s*solution\s*(?:#.*)?$/i.test(line) ? [at] : []));
}
