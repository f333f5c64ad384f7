/** The language server, started in a worker of this page with what the rules are made of. */
import { fetchData } from './data.ts';
import { type Server, serverIn } from './rpc.ts';

/** The folder that the page is in; the site is the one around it. */
export const BASE = new URL('.', document.baseURI);

export interface StartedServer {
  readonly server: Server;
  /** The kinds of words, as `textDocument/semanticTokens` numbers them. */
  readonly wordKinds: readonly string[];
}

/** `onNotice`: what the server says by itself; `onFailure`: it could not be started. */
export const startedServer = async (
  onNotice: (method: string) => void,
  onFailure: () => void,
): Promise<StartedServer> => {
  const worker = new Worker(new URL('web.js', BASE));
  worker.addEventListener('error', onFailure);
  const data = await fetchData(BASE);
  const server = serverIn(worker, { data, files: {}, pages: new URL('../', BASE).href }, onNotice);
  const { capabilities } = await server.ask<{
    readonly capabilities: {
      readonly semanticTokensProvider?: { readonly legend: { readonly tokenTypes: readonly string[] } };
    };
  }>('initialize', {
    processId: null,
    rootUri: null,
    workspaceFolders: null,
    capabilities: {
      // What is claimed of all that can come is told once it has been found out.
      workspace: { diagnostics: { refreshSupport: true } },
      textDocument: {
        diagnostic: {},
        codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } },
        hover: { contentFormat: ['markdown'] },
        completion: { completionItem: { snippetSupport: false } },
        semanticTokens: { requests: { full: true }, tokenTypes: [], tokenModifiers: [], formats: ['relative'] },
      },
    },
  });
  server.tell('initialized', {});
  return { server, wordKinds: capabilities.semanticTokensProvider?.legend.tokenTypes ?? [] };
};

/** What was loaded once is there without a network from then on. */
export const keepForLater = (): void => {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register(new URL('keep.js', BASE)).catch(() => undefined);
};

export const theme = (): string => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** What went wrong is said on the page, in a sentence. */
export const failureText = (error: unknown): string =>
  `Something went wrong: ${error instanceof Error ? error.message : 'the page has to be loaded again'}`;
