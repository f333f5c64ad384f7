/** "Paste a Card…": the print on the clipboard as a `card` block at the cursor, as one edit. */
import * as vscode from 'vscode';
import { PASTE_CARD } from '../../server/protocol.ts';
import type { LastScenario } from '../lastScenario.ts';
import { showInformation } from '../notices.ts';
import { ask } from '../requests.ts';
import { LANGUAGE, type Server } from '../server.ts';

/** Answers whether something was inserted. What is not understood is marked by diagnostics, as in anything that one types. */
export async function pasteCard(server: Server, last: LastScenario): Promise<boolean> {
  const document = await last.document();
  if (document?.languageId !== LANGUAGE) {
    void showInformation(
      vscode.l10n.t('A card is pasted into a .rift file: open one, or make one with "New Scenario".'),
    );
    return false;
  }
  const print = await vscode.env.clipboard.readText();
  if (print.trim() === '') {
    void showInformation(vscode.l10n.t('The clipboard is empty: copy the text of a card first.'));
    return false;
  }
  const editor = await editorOf(document, last);
  const { name, block, understood, refused, notes } = await ask(await server.ready(), PASTE_CARD, { print });
  if (!(await editor.edit(builder => insertAt(editor, block, builder)))) return false;
  const what =
    refused === 0
      ? vscode.l10n.t('understood')
      : vscode.l10n.t('{0} understood, {1} not: see the problems', understood, refused);
  vscode.window.setStatusBarMessage(`$(check) ${name}: ${what}`, 6000);
  // What the print does not say marks no line of the block: nothing else would tell it.
  if (notes.length > 0) void showInformation(`${name}: ${notes.join(' ')}`);
  return true;
}

/** The one in front, or else shown at the place that was in use last. */
async function editorOf(document: vscode.TextDocument, last: LastScenario): Promise<vscode.TextEditor> {
  const { activeTextEditor } = vscode.window;
  if (activeTextEditor?.document === document) return activeTextEditor;
  const { line = 0 } = last.place() ?? {};
  return vscode.window.showTextDocument(document, { selection: new vscode.Range(line, 0, line, 0) });
}

/** A block begins at the left margin, with an empty line before it: within another one it goes in front of the line. */
function insertAt({ document, selection }: vscode.TextEditor, block: string, builder: vscode.TextEditorEdit): void {
  const line = blockEnd(document, selection.active.line);
  const at = new vscode.Position(line, 0);
  const isInText = line < document.lineCount;
  const end = document.lineAt(document.lineCount - 1).range.end;
  const before = line > 0 && document.lineAt(line - 1).text.trim() !== '' ? '\n' : '';
  if (isInText) builder.insert(at, `${before}${block}\n`);
  else builder.insert(end, `${end.character > 0 ? '\n' : ''}${before}${block}`);
}

/**
 * The first line from the cursor on that continues no block: the lines of a block are indented, with empty lines
 * between them.
 */
function blockEnd(document: vscode.TextDocument, from: number): number {
  const texts = Array.from({ length: document.lineCount }, (_, line) => document.lineAt(line).text);
  const goesOn = (line: number): boolean => /^\s/.test(texts.slice(line).find(text => text.trim() !== '') ?? '');
  let line = from;
  while (line < texts.length && goesOn(line)) line++;
  return line;
}
