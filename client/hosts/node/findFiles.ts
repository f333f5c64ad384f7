/** The files of the workspace, as VS Code finds them. */
import * as vscode from 'vscode';
import type { WorkspaceFiles } from '../host.ts';

export async function findFiles(token?: vscode.CancellationToken): Promise<WorkspaceFiles> {
  const [scenarios, articles] = await Promise.all([
    vscode.workspace.findFiles('**/*.rift', NOT_OURS, undefined, token),
    vscode.workspace.findFiles('**/*.{md,markdown}', NOT_OURS, undefined, token),
  ]);
  return { scenarios, articles };
}

const NOT_OURS = '**/{node_modules,.git}/**';
