/** What the client asks the server beyond the Language Server Protocol. */
import type { CancellationToken, Uri } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  EDITION,
  EXPLORE,
  type ExploreParams,
  type ExplorePart,
  JUDGE_OPENINGS,
  type JudgedPart,
  type JudgeOpeningsParams,
  LINK,
  type Requests,
  VERDICT,
  type VerdictParams,
} from '../server/protocol.ts';

export interface DocumentLine {
  readonly uri: Uri;
  readonly line: number;
  readonly character: number;
}

export function ask<Method extends keyof Requests>(
  client: BaseLanguageClient,
  method: Method,
  params: Requests[Method]['params'],
  token?: CancellationToken,
) {
  type Result = Requests[Method]['result'];
  return token === undefined
    ? client.sendRequest<Result>(method, params)
    : client.sendRequest<Result>(method, params, token);
}

/** Of a file that need not be there. */
export function askEdition(client: BaseLanguageClient, uri: Uri, line?: number) {
  return ask(client, EDITION, { uri: uri.toString(), ...(line === undefined ? {} : { line }) });
}

export function askVerdict(client: BaseLanguageClient, { uri, line, character }: DocumentLine, as: VerdictAs = {}) {
  return ask(client, VERDICT, { textDocument: { uri: uri.toString() }, position: { line, character }, ...as });
}

export type VerdictAs = Pick<VerdictParams, 'form' | 'address'>;

export function askLink(client: BaseLanguageClient, { uri, line, address }: LinkAsked) {
  return ask(client, LINK, { uri: uri.toString(), line, ...(address === undefined ? {} : { address }) });
}

export interface LinkAsked {
  readonly uri: Uri;
  readonly line: number;
  readonly address: string | undefined;
}

/** `onPart` is called with what is new, until the result has all of it. */
export function exploreWith(
  client: BaseLanguageClient,
  params: ExploreParams,
  token: CancellationToken,
  onPart: (part: ExplorePart) => void,
) {
  return withParts(client, onPart, partialResultToken =>
    ask(client, EXPLORE, { ...params, partialResultToken }, token),
  );
}

/** The same. */
export function judgeOpeningsWith(
  client: BaseLanguageClient,
  params: JudgeOpeningsParams,
  token: CancellationToken,
  onPart: (part: JudgedPart) => void,
) {
  return withParts(client, onPart, partialResultToken =>
    ask(client, JUDGE_OPENINGS, { ...params, partialResultToken }, token),
  );
}

async function withParts<Part, Result>(
  client: BaseLanguageClient,
  onPart: (part: Part) => void,
  ask: (partialResultToken: string) => Promise<Result>,
): Promise<Result> {
  const { ProgressType } = await import('./languageClient.ts');
  askedInParts += 1;
  const token = `riftbench-parts-${askedInParts}`;
  const listener = client.onProgress(new ProgressType<Part>(), token, onPart);
  try {
    return await ask(token);
  } finally {
    listener.dispose();
  }
}

let askedInParts = 0;
