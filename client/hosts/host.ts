/** Where the extension runs, as far as it depends on that; each host fills it (`client/hosts/node/`, `client/hosts/browser/`). */
import type * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

export interface ClientHost {
  readonly makeClient: (context: vscode.ExtensionContext, options: LanguageClientOptions) => Promise<RunningClient>;
  /** What may hold scenarios in the open folders; nothing more is looked for once it is cancelled. */
  readonly findFiles: (token?: vscode.CancellationToken) => Promise<WorkspaceFiles>;
  /** Whether the user's own copies of official texts can be kept: on a disk. */
  readonly keepsTexts: boolean;
  /** Where new files go if no folder is open; none where there is no disk. */
  readonly home: vscode.Uri | undefined;
  /** The debug adapter, for one session. */
  readonly debugAdapter: (
    context: vscode.ExtensionContext,
    ready: () => Promise<BaseLanguageClient>,
  ) => vscode.ProviderResult<vscode.DebugAdapterDescriptor>;
  /** Answers chat assistants; none where no program can be started for that. */
  readonly registerChat: ((context: vscode.ExtensionContext) => void) | undefined;
}

export interface WorkspaceFiles {
  readonly scenarios: readonly vscode.Uri[];
  /** Markdown, with scenarios in it or without. */
  readonly articles: readonly vscode.Uri[];
}

/** A client, and the server that it speaks with. */
export interface RunningClient {
  readonly client: BaseLanguageClient;
  /** Ends the server, and starts another one. */
  readonly restart: () => Promise<void>;
  /** Of the server's process, while it has one; a worker has none. */
  readonly processId: () => number | undefined;
}
