/** Sends diagnostics to clients that do not ask for them: a moment after the last change, never for an older text. */
import type { Diagnostic } from 'vscode-languageserver';

export interface Published {
  readonly uri: string;
  readonly version: number;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Publisher {
  /** Something about this document changed. */
  touch(uri: string): void;
  /** It was closed: its diagnostics are taken away. */
  close(uri: string): void;
  dispose(): void;
}

/** In milliseconds. */
export const DEBOUNCE = 30;

/** `compute` gives nothing for a document that is not open any more. */
export const publisher = (
  compute: (uri: string) => Promise<Published | undefined>,
  isCurrent: (published: Published) => boolean,
  send: (published: Omit<Published, 'version'> & { readonly version?: number }) => void,
  onFailure: (error: unknown) => void,
): Publisher => {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const cancel = (uri: string): void => {
    clearTimeout(waiting.get(uri));
    waiting.delete(uri);
  };
  const publish = async (uri: string): Promise<void> => {
    waiting.delete(uri);
    const published = await compute(uri);
    if (published !== undefined && isCurrent(published)) send(published);
  };
  return {
    touch(uri) {
      cancel(uri);
      waiting.set(
        uri,
        setTimeout(() => void publish(uri).catch(onFailure), DEBOUNCE),
      );
    },
    close(uri) {
      cancel(uri);
      send({ uri, diagnostics: [] });
    },
    dispose() {
      for (const uri of [...waiting.keys()]) cancel(uri);
    },
  };
};
