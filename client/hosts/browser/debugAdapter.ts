/** The debug adapter of a browser: in the worker of the language server, with which it shares its channel. */
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { DEBUG, type DebugMessage } from '../../../server/protocol.ts';

export async function debugAdapter(ready: () => Promise<BaseLanguageClient>): Promise<vscode.DebugAdapterDescriptor> {
  const client = await ready();
  const session = crypto.randomUUID();
  const sent = new vscode.EventEmitter<vscode.DebugProtocolMessage>();
  const listening = client.onNotification(DEBUG, (params: DebugMessage) => {
    if (params.session === session) sent.fire(params.message);
  });
  const tell = (message: object): void => {
    const params: DebugMessage = { session, message };
    void client.sendNotification(DEBUG, params);
  };
  return new vscode.DebugAdapterInlineImplementation({
    onDidSendMessage: sent.event,
    handleMessage: tell,
    dispose() {
      listening.dispose();
      sent.dispose();
    },
  });
}
