/** What the client announced about itself when it connected. */
import type { InitializeParams } from 'vscode-languageserver';
import type { Paths } from '../analysis/document/files.ts';
import { fields } from '../analysis/text/fields.ts';
import type { Settings } from '../analysis/workspace.ts';
import { PAGE_SCHEME } from '../protocol.ts';

export interface Client {
  /** It asks for diagnostics; to one that does not, they are sent. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly refreshesHints: boolean;
  readonly answersConfiguration: boolean;
  readonly registersConfiguration: boolean;
  readonly registersWatchers: boolean;
  readonly tellsFolders: boolean;
  readonly fillsSnippets: boolean;
  /** It shows a description beside the label of each completion. */
  readonly showsDescriptions: boolean;
  /** It lights a place of a statement's form by its offsets. */
  readonly lightsOffsets: boolean;
  readonly opensPages: boolean;
  /** It asks for the edit of a code action when that is chosen. */
  readonly resolvesActions: boolean;
  /** The `riftbench.edition` setting, as far as it was said already. */
  readonly edition: string | undefined;
  /** The `riftbench.citations` setting, likewise. */
  readonly citations: Settings['citations'];
  /** The `riftbench.claims.seconds` setting, likewise. */
  readonly secondsForClaims: Settings['secondsForClaims'];
  /** Whether its user trusts the workspace; true if the client does not say. */
  readonly isTrusted: boolean;
  /** Paths of the open folders. */
  readonly folders: readonly string[];
}

/** Whatever it does not announce, it cannot do. */
export const readClient = (params: InitializeParams, paths: Pick<Paths, 'pathOf'>): Client => {
  const { textDocument, workspace } = params.capabilities ?? {};
  const options = fields(params.initializationOptions);
  const { setting, citations, secondsForClaims } = readSettings(options);
  return {
    pullsDiagnostics: isObject(textDocument?.diagnostic),
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    refreshesHints: workspace?.inlayHint?.refreshSupport === true,
    answersConfiguration: workspace?.configuration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    tellsFolders: workspace?.workspaceFolders === true,
    fillsSnippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    showsDescriptions: textDocument?.completion?.completionItem?.labelDetailsSupport === true,
    resolvesActions: textDocument?.codeAction?.resolveSupport?.properties?.includes('edit') === true,
    lightsOffsets: textDocument?.signatureHelp?.signatureInformation?.parameterInformation?.labelOffsetSupport === true,
    opensPages: options.pages === PAGE_SCHEME,
    edition: setting,
    citations,
    secondsForClaims,
    isTrusted: options.trusted !== false,
    folders: foldersOf(params, paths),
  };
};

/** The section `riftbench` of the client's settings. */
export const readSettings = (section: unknown): Pick<Settings, 'setting' | 'citations' | 'secondsForClaims'> => {
  const { edition, citations, claims } = fields(section);
  const { seconds } = fields(claims);
  return {
    setting: typeof edition === 'string' ? edition : undefined,
    citations: citations === 'always' ? 'always' : 'marked',
    secondsForClaims: typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, MOST_SECONDS) : undefined,
  };
};

/** As long as one may watch the editor search. */
const MOST_SECONDS = 600;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const foldersOf = (
  { workspaceFolders, rootUri, rootPath }: InitializeParams,
  { pathOf }: Pick<Paths, 'pathOf'>,
): readonly string[] => {
  if (Array.isArray(workspaceFolders))
    return workspaceFolders.flatMap(folder => pathOf(String(fields(folder).uri)) ?? []);
  if (typeof rootUri === 'string') return [pathOf(rootUri)].filter(path => path !== undefined);
  return typeof rootPath === 'string' ? [rootPath] : [];
};
