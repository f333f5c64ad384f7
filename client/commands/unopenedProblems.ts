/**
 * The problems of files that are not open, after all files have been checked. For open files the editor asks by itself.
 */
import * as vscode from 'vscode';
import type { BaseLanguageClient, Diagnostic } from 'vscode-languageclient';

export interface UnopenedProblems {
  /** Shows the problems of these files and no others; those in tabs are left to the editor. */
  show(client: BaseLanguageClient, files: readonly vscode.Uri[]): Promise<void>;
}

/** The most files whose problems are shown: a user with more can start with these. */
const LIMIT = 200;

/** Problems of a file are dropped when it changes or is opened. */
export function registerUnopenedProblems(context: vscode.ExtensionContext): UnopenedProblems {
  const collection = vscode.languages.createDiagnosticCollection('riftbench-unopened');
  // What changes or comes into a tab is stale here.
  const watcher = vscode.workspace.createFileSystemWatcher('**/*.{rift,md,markdown}', true);
  watcher.onDidChange(uri => collection.delete(uri));
  watcher.onDidDelete(uri => collection.delete(uri));
  context.subscriptions.push(
    collection,
    watcher,
    vscode.window.tabGroups.onDidChangeTabs(({ opened }) => {
      for (const uri of opened.flatMap(uriOfTab)) collection.delete(uri);
    }),
  );
  return {
    async show(client, files) {
      collection.clear();
      const inTabs = new Set(urisInTabs().map(String));
      for (const uri of files.filter(file => !inTabs.has(file.toString())).slice(0, LIMIT)) {
        collection.set(uri, await problemsOf(client, uri));
      }
    },
  };
}

/** A full report has its problems; one that is unchanged since the one before has none. */
interface Report {
  readonly kind: string;
  readonly items?: Diagnostic[];
}

async function problemsOf(client: BaseLanguageClient, uri: vscode.Uri): Promise<vscode.Diagnostic[]> {
  const report = await client.sendRequest<Report>('textDocument/diagnostic', {
    textDocument: { uri: client.code2ProtocolConverter.asUri(uri) },
  });
  return client.protocol2CodeConverter.asDiagnostics(report.items ?? []);
}

function urisInTabs(): readonly vscode.Uri[] {
  return vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.flatMap(uriOfTab));
}

function uriOfTab({ input }: vscode.Tab): readonly vscode.Uri[] {
  return input instanceof vscode.TabInputText ? [input.uri] : [];
}
