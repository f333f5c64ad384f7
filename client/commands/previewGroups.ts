/**
 * VS Code groups the edits of a preview by file or by meaning, whichever was chosen last. By file it does not show
 * their meaning, and the row that only asks for a review would be the first line of a file, with a box and no label.
 */
import * as vscode from 'vscode';

/** Groups what is previewed by meaning as soon as it is there; `isDone` says that nothing is waited for any more. */
export async function groupPreviewByMeaning(isDone: () => boolean): Promise<void> {
  // There is no event for a preview being there. Where there is none, and where it is grouped already, the command does nothing.
  for (let waited = 0; waited < PATIENCE && !isDone(); waited += STEP) {
    await new Promise(resolve => setTimeout(resolve, STEP));
    if (!isDone()) await vscode.commands.executeCommand('refactorPreview.groupByType').then(undefined, () => undefined);
  }
}

const PATIENCE = 3000;
const STEP = 150;
