/**
 * Requests whose scenarios take long, answered by another thread: one at a time, from the documents as they are now. A request
 * that is cancelled ends there; one whose document changes begins again with the new text. A thread that does not end when it
 * is told to, or in which nothing moves, is ended itself, and another one goes on with what waits. What a user has asked for by
 * hand does not wait until all documents are checked: while the first thread is busy, there is a second one for it.
 */

import type { OpenDocument } from '../analysis/document/openDocuments.ts';
import { everyLook, type Watch } from '../analysis/document/watch.ts';
import { fields } from '../analysis/text/fields.ts';
import type { Workspace } from '../analysis/workspace.ts';
import { type GivenUp, givenUp } from './givenUp.ts';
import { cancelled } from './guard.ts';
import { keptThread } from './keptThread.ts';
import type { LongAnswer, LongJob, LongThread } from './longWork.ts';
import { ResponseError } from './lsp.ts';
import { type Cancellation, isInBackground, type Method } from './methods.ts';

export interface Elsewhere {
  readonly answer: (method: Method, params: unknown, token: Cancellation) => Promise<unknown>;
  /** A document has changed. */
  readonly outdate: (uri: string) => void;
  readonly end: () => void;
}

interface Task {
  readonly method: Method;
  readonly params: unknown;
  /** The document that it is about; none where it is about several. */
  readonly uri: string | undefined;
  readonly token: Cancellation;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Running {
  readonly id: number;
  readonly task: Task;
  isOutdated: boolean;
}

type Told = Pick<Workspace, 'documents' | 'settings' | 'timesForgotten'>;

/** A thread is started with the first request that it is needed for. */
export const answerElsewhere = (
  workspace: Told,
  start: () => LongThread,
  log: (message: string) => void,
  watch: Watch = everyLook,
): Elsewhere => {
  const hopeless = givenUp(workspace);
  const options: LaneOptions = { workspace, hopeless, start, log, watch };
  const [first, byHand] = [lane(options), lane(options)];
  return {
    answer: (method, params, token) => {
      const at = isInBackground(method) || first.isIdle() ? first : byHand;
      return at.answer(method, params, token);
    },
    outdate(uri) {
      first.outdate(uri);
      byHand.outdate(uri);
    },
    end() {
      first.end();
      byHand.end();
    },
  };
};

interface LaneOptions {
  readonly workspace: Told;
  readonly hopeless: GivenUp;
  readonly start: () => LongThread;
  readonly log: (message: string) => void;
  readonly watch: Watch;
}

/** One thread, and what waits for it. */
interface Lane extends Elsewhere {
  readonly isIdle: () => boolean;
}

const lane = ({ workspace, hopeless, start, log, watch }: LaneOptions): Lane => {
  let running: Running | undefined;
  let waiting: readonly Task[] = [];
  let jobs = 0;
  const news = newsOf(workspace);
  const thread = keptThread({ start, watch, onAnswer: answer => take(answer), onEnd: why => afterThread(why) });

  const goOn = (): void => {
    if (running !== undefined) return;
    const [task, ...others] = waiting;
    if (task === undefined) return;
    waiting = others;
    const lost = hopeless.of(task.uri);
    if (lost !== undefined) {
      task.reject(lost);
      return goOn();
    }
    jobs += 1;
    running = { id: jobs, task, isOutdated: false };
    const { method, params } = task;
    thread.begin({ id: jobs, method, params, ...news(thread.isNew() ? 'all' : 'since the last') });
  };
  const take = (answer: LongAnswer): void => {
    if (answer.kind === 'log') return log(answer.message);
    if (running?.id !== answer.id) return;
    const { task, isOutdated } = running;
    running = undefined;
    thread.done();
    if (task.token.isCancellationRequested) task.reject(cancelled());
    else if (isOutdated || answer.kind === 'stopped') waiting = [task, ...waiting];
    else if (answer.kind === 'error') task.reject(new ResponseError(answer.code, answer.message));
    else task.resolve(JSON.parse(answer.result));
    goOn();
  };
  /** What it was at is begun anew, is not wanted any more, or is given up. */
  const afterThread = (why: string | undefined): void => {
    const { task, isOutdated = false } = running ?? {};
    running = undefined;
    log(`the thread for long runs has ended: ${why ?? 'it did not stop'}`);
    if (task?.token.isCancellationRequested === true) task.reject(cancelled());
    else if (task !== undefined && (isOutdated || why === undefined)) waiting = [task, ...waiting];
    else task?.reject(hopeless.add(task.uri, why ?? ''));
    goOn();
  };
  const cancel = (task: Task): void => {
    if (running?.task === task) return thread.stop();
    if (!waiting.includes(task)) return;
    waiting = waiting.filter(each => each !== task);
    task.reject(cancelled());
  };

  return {
    isIdle: () => running === undefined,
    answer: (method, params, token) =>
      new Promise((resolve, reject) => {
        const task: Task = { method, params, uri: uriOf(params), token, resolve, reject };
        token.onCancellationRequested?.(() => cancel(task));
        waiting = [...waiting, task];
        goOn();
      }),
    outdate(uri) {
      if (running === undefined || (running.task.uri ?? uri) !== uri) return;
      running.isOutdated = true;
      thread.stop();
    },
    end: thread.end,
  };
};

/** What a thread has to know of the workspace before its next job. */
const newsOf = ({ documents, settings, timesForgotten }: Told) => {
  const sent = new Map<string, OpenDocument>();
  let forgotten = timesForgotten();
  return (which: 'all' | 'since the last'): Omit<LongJob, 'id' | 'method' | 'params'> => {
    if (which === 'all') sent.clear();
    const filesChanged = forgotten !== timesForgotten();
    forgotten = timesForgotten();
    return { settings: settings(), filesChanged, ...sinceSent(sent, documents.all()) };
  };
};

/** What a thread that was `sent` these documents has to be sent now; `sent` is brought up to date. */
const sinceSent = (
  sent: Map<string, OpenDocument>,
  open: readonly OpenDocument[],
): Pick<LongJob, 'changed' | 'closed'> => {
  const changed = open.filter(({ uri, version, text, languageId }) => {
    const before = sent.get(uri);
    return before?.version !== version || before.text !== text || before.languageId !== languageId;
  });
  const uris = new Set(open.map(({ uri }) => uri));
  const closed = [...sent.keys()].filter(uri => !uris.has(uri));
  for (const uri of closed) sent.delete(uri);
  for (const document of changed) sent.set(document.uri, document);
  return { changed, closed };
};

/** The document that a request is about; none where it is about several. */
export const uriOf = (params: unknown): string | undefined => {
  const { textDocument, uri = fields(textDocument).uri } = fields(params);
  return typeof uri === 'string' ? uri : undefined;
};
