/** The extension's entry in a browser: VS Code for the Web, where extensions run in a worker. */
import type * as vscode from 'vscode';
import { activateOn, type Riftbench } from '../../extension.ts';
import type { ClientHost } from '../host.ts';
import { debugAdapter } from './debugAdapter.ts';
import { folderFiles } from './folderFiles.ts';
import { makeClient } from './languageClient.ts';

export { deactivate } from '../../extension.ts';

const files = folderFiles();

const browserClientHost: ClientHost = {
  makeClient: (context, options) => makeClient(files, context, options),
  findFiles: files.find,
  keepsTexts: false,
  home: undefined,
  debugAdapter: (_, ready) => debugAdapter(ready),
  // That is a program of its own, and none can be started here.
  registerChat: undefined,
};

/** VS Code calls it once. */
export const activate = (context: vscode.ExtensionContext): Riftbench => activateOn(browserClientHost, context);
