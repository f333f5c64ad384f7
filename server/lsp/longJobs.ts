/** The other thread's side: answers requests whose scenarios take long, each until it is cancelled. */

import { thrownText } from '../../rules-db/thrownText.ts';
import type { Host } from '../analysis/document/host.ts';
import type { Limit } from '../analysis/document/limit.ts';
import { DEFAULT_TIMEOUT, timeLimit } from '../analysis/document/timeLimit.ts';
import type { Toolbox } from '../analysis/tools.ts';
import { makeWorkspace } from '../analysis/workspace.ts';
import type { Answers } from './answers.ts';
import type { Client } from './client.ts';
import { type OpenWorkspace, openDocuments } from './documents.ts';
import { uriOf } from './elsewhere.ts';
import { guardRequest, logText } from './guard.ts';
import type { LongAnswer, LongJob } from './longWork.ts';
import { ResponseError } from './lsp.ts';
import type { Cancellation } from './methods.ts';
import { tokenHistory } from './tokenDelta.ts';

export interface LongJobs {
  readonly host: Host;
  /** What this thread has in use, in megabytes. */
  readonly memory: () => number;
  readonly client: Pick<
    Client,
    'fillsSnippets' | 'lightsOffsets' | 'opensPages' | 'showsDescriptions' | 'resolvesActions'
  >;
  readonly load: () => Promise<Toolbox>;
  /** Whether the job of this number shall end. */
  readonly isStopped: (id: number) => boolean;
  /** Called when a scenario begins: who waits for this thread sees that it goes on. */
  readonly beat?: () => void;
  readonly now?: () => number;
  readonly tell: (answer: LongAnswer) => void;
}

/** What to do with each job: one after the other. */
export const longJobs = ({
  client,
  load,
  isStopped,
  beat = () => undefined,
  now = () => performance.now(),
  tell,
  host,
  memory,
}: LongJobs): ((job: LongJob) => Promise<void>) => {
  let current = 0;
  const log = (message: string): void => tell({ kind: 'log', message });
  const isCurrentStopped = (): boolean => isStopped(current);
  const limit: Limit = {
    begin() {
      beat();
      const { isDue, because } = timeLimit(DEFAULT_TIMEOUT, now, memory);
      return { isDue: () => isCurrentStopped() || isDue(), because };
    },
    // A run that was too long has a report, which says so.
    interrupted: () => (isCurrentStopped() ? new Error('stopped') : undefined),
    hold(work) {
      beat();
      return work();
    },
  };
  const workspace = makeWorkspace({
    host,
    documents: openDocuments(),
    load,
    onFailure: error => log(`a scenario's run failed: ${logText(error)}`),
    limit,
  });
  const token: Cancellation = {
    get isCancellationRequested() {
      return isCurrentStopped();
    },
  };
  let loaded: Promise<Answers> | undefined;
  const answers = (): Promise<Answers> => {
    loaded ??= import('./answers.ts').then(({ makeAnswers }) =>
      makeAnswers(workspace, () => undefined, {
        tokens: tokenHistory('long '),
        snippets: client.fillsSnippets,
        descriptions: client.showsDescriptions,
        resolves: client.resolvesActions,
        picks: client.opensPages,
        offsets: client.lightsOffsets,
      }),
    );
    return loaded;
  };
  const resultOf = async ({ method, params }: LongJob): Promise<string> => {
    // What takes long here is not explored by the other thread.
    const uri = method === 'textDocument/diagnostic' ? uriOf(params) : undefined;
    if (uri !== undefined) await workspace.explore(uri, () => !isCurrentStopped());
    return JSON.stringify((await (await answers())[method](params, token)) ?? null);
  };
  return async job => {
    const { id, method } = job;
    current = id;
    takeOver(workspace, job);
    const guarded = guardRequest(message => {
      if (!isStopped(id)) log(message);
    });
    try {
      const result = await guarded(method, resultOf)(job);
      tell(isStopped(id) ? { kind: 'stopped', id } : { kind: 'result', id, result });
    } catch (error) {
      if (isStopped(id)) return tell({ kind: 'stopped', id });
      const { code, message } = error instanceof ResponseError ? error : new ResponseError(-32603, thrownText(error));
      tell({ kind: 'error', id, code, message });
    }
  };
};

const takeOver = (workspace: OpenWorkspace, { settings, changed, closed, filesChanged }: LongJob): void => {
  if (JSON.stringify(settings) !== JSON.stringify(workspace.settings())) workspace.configure(settings);
  if (filesChanged) {
    workspace.forgetEditions();
    workspace.forgetUsed();
  }
  for (const uri of closed) {
    workspace.documents.close({ textDocument: { uri } });
    workspace.close(uri);
  }
  for (const textDocument of changed) workspace.documents.open({ textDocument });
};
