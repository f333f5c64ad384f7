/** The language client of a browser, with a server in a worker. */
import type * as vscode from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type LanguageClientOptions,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import type { RunningClient } from '../host.ts';
import type { FolderFiles } from './folderFiles.ts';
import { startWorker } from './serverWorker.ts';

/** The files of the open folders are read before the server starts: it has no other way to them. */
export async function makeClient(
  files: FolderFiles,
  context: vscode.ExtensionContext,
  options: LanguageClientOptions,
): Promise<RunningClient> {
  let worker: Worker | undefined;
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  // Not the worker itself: VS Code has workers of a kind of its own here, which the library does not take for workers.
  const start = async (): Promise<MessageTransports> => {
    end();
    worker = await startWorker(context.extensionUri, await files.read());
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  const client = new LanguageClient('riftbench', 'Riftbench', start, options);
  context.subscriptions.push(files.keepCurrent(client), { dispose: end });
  return {
    client,
    async restart() {
      await client.stop();
      await client.start();
    },
    processId: () => undefined,
  };
}
