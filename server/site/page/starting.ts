/** The language server, started in a worker of this page with what the rules are made of. */
import { BOARD, OPEN_LINK } from '../../protocol.ts';
import { BASE, begun } from './beginning.ts';
import { type Server, serverIn } from './rpc.ts';

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
  const { worker, first, whole } = begun();
  worker.addEventListener('error', onFailure);
  const server = serverIn(worker, onNotice);
  await first;
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
        completion: { completionItem: { snippetSupport: false } },
        semanticTokens: { requests: { full: true }, tokenTypes: [], tokenModifiers: [], formats: ['relative'] },
      },
    },
  });
  server.tell('initialized', {});
  return {
    server: { ...server, ask: askingWhole(server, whole) },
    wordKinds: capabilities.semanticTokensProvider?.legend.tokenTypes ?? [],
  };
};

/** What may be looked up in all that there is waits for it, but not the board: what that reads is there first. */
const askingWhole =
  ({ ask }: Server, whole: Promise<void>): Server['ask'] =>
  async (method, params, asked) => {
    if (!FIRST.includes(method)) await whole;
    return ask(method, params, asked);
  };
const FIRST: readonly string[] = [BOARD, OPEN_LINK];

/** What was loaded once is there without a network from then on. */
export const keepForLater = (): void => {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.register(new URL('keep.js', BASE)).catch(() => undefined);
};

export const theme = (): string => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** What went wrong is said on the page, in a sentence. */
export const failureText = (error: unknown): string =>
  `Something went wrong: ${error instanceof Error ? error.message : 'the page has to be loaded again'}`;
