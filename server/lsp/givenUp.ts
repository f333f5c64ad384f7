/** Documents for which there is no answer: what they ask for takes too much. */

import type { Workspace } from '../analysis/workspace.ts';
import { LSPErrorCodes, ResponseError } from './lsp.ts';

export class GivenUpError extends ResponseError<void> {
  /** `why` ends the sentence. */
  constructor(why: string) {
    super(
      LSPErrorCodes.RequestFailed,
      `Riftbench has stopped checking this file: ${why}. "riftbench check" says which of its scenarios or cards that is; make it smaller.`,
    );
  }
}

export interface GivenUp {
  /** The document is not tried again as it is now. */
  readonly add: (uri: string | undefined, why: string) => GivenUpError;
  /** Undefined where it was not given up as it is now. */
  readonly of: (uri: string | undefined) => GivenUpError | undefined;
}

export const givenUp = ({
  documents,
  settings,
  timesForgotten,
}: Pick<Workspace, 'documents' | 'settings' | 'timesForgotten'>): GivenUp => {
  const known = new Map<string, { readonly as: readonly unknown[]; readonly error: GivenUpError }>();
  const asItIs = (uri: string): readonly unknown[] => [documents.get(uri)?.text, settings(), timesForgotten()];
  return {
    add(uri, why) {
      const error = new GivenUpError(why);
      if (uri !== undefined) known.set(uri, { as: asItIs(uri), error });
      return error;
    },
    of(uri) {
      const before = uri === undefined ? undefined : known.get(uri);
      if (uri === undefined || before === undefined) return undefined;
      if (asItIs(uri).every((each, i) => each === before.as[i])) return before.error;
      known.delete(uri);
      return undefined;
    },
  };
};
