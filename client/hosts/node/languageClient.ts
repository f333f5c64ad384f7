/**
 * The language client of this machine, with a server that is a process of its own. It is most of the extension's code: loaded when the
 * server is first needed.
 */
import type * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions, TransportKind } from 'vscode-languageclient/node';
import type { RunningClient } from '../host.ts';

export * from '../../languageClient.ts';

export function makeClient(context: vscode.ExtensionContext, options: LanguageClientOptions): RunningClient {
  const run = { module: context.asAbsolutePath('dist/server.cjs'), transport: TransportKind.ipc };
  const client = new LanguageClient('riftbench', 'Riftbench', { run, debug: run }, options);
  return { client, restart: () => client.restart(), processId: () => client.serverProcess?.pid };
}
