/** The extension's entry on a machine with Node: a desktop, or the far end of a remote window. */
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { registerChat } from '../../chat/chat.ts';
import { activateOn, type Riftbench } from '../../extension.ts';
import type { ClientHost } from '../host.ts';
import { findFiles } from './findFiles.ts';

export { deactivate } from '../../extension.ts';

const nodeClientHost: ClientHost = {
  makeClient: async (context, options) => (await import('./languageClient.ts')).makeClient(context, options),
  findFiles,
  keepsTexts: true,
  home: vscode.Uri.file(homedir()),
  // VS Code's own Node runs it, as it runs the language server.
  debugAdapter: context =>
    new vscode.DebugAdapterExecutable(process.execPath, [context.asAbsolutePath('dist/dap.cjs')], {
      env: { ELECTRON_RUN_AS_NODE: '1' },
    }),
  registerChat,
};

/** VS Code calls it once. */
export const activate = (context: vscode.ExtensionContext): Riftbench => activateOn(nodeClientHost, context);
