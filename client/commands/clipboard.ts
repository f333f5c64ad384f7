/** The clipboard, as commands use it. */
import * as vscode from 'vscode';

/** Puts text on the clipboard and says so for a moment in the status bar. */
export async function copyText(text: string, message: string): Promise<void> {
  await vscode.env.clipboard.writeText(text);
  vscode.window.setStatusBarMessage(`$(check) ${message}`, 4000);
}
