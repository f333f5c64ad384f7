/** What the client said of itself when it connected. */
import type { InitializeParams } from 'vscode-languageserver';
import { PAGE_SCHEME } from '../protocol.ts';
import { pathOf } from '../shared/paths.ts';
import { fields } from './documents.ts';

export interface Client {
  /** It asks for diagnostics; to one that does not, they are sent. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly answersConfiguration: boolean;
  readonly registersConfiguration: boolean;
  readonly registersWatchers: boolean;
  readonly tellsFolders: boolean;
  readonly fillsSnippets: boolean;
  readonly opensPages: boolean;
  /** The `riftbench.edition` setting, as far as it was said already. */
  readonly edition: string | undefined;
  /** Paths of the open folders. */
  readonly folders: readonly string[];
}

export const readClient = (params: InitializeParams): Client => {
  const { textDocument, workspace } = params.capabilities ?? {};
  const options = fields(params.initializationOptions);
  return {
    pullsDiagnostics: isObject(textDocument?.diagnostic),
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    answersConfiguration: workspace?.configuration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    tellsFolders: workspace?.workspaceFolders === true,
    fillsSnippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    opensPages: options.pages === PAGE_SCHEME,
    edition: typeof options.edition === 'string' ? options.edition : undefined,
    folders: foldersOf(params),
  };
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const foldersOf = ({ workspaceFolders, rootUri, rootPath }: InitializeParams): readonly string[] => {
  if (Array.isArray(workspaceFolders))
    return workspaceFolders.flatMap(folder => pathOf(String(fields(folder).uri)) ?? []);
  if (typeof rootUri === 'string') return [pathOf(rootUri)].filter(path => path !== undefined);
  return typeof rootPath === 'string' ? [rootPath] : [];
};
