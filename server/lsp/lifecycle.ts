/**
 * The protocol's order: `initialize` once and first, after `shutdown` nothing but `exit`. Kept before any handler sees a
 * message, so that those of the protocol library keep to it, too.
 */
import type { Connection, Message, MessageStrategy, NotificationMessage, RequestMessage } from 'vscode-languageserver';
import { fields } from '../analysis/text/fields.ts';
import { ErrorCodes, ResponseError } from './lsp.ts';

type Phase = 'uninitialized' | 'running' | 'shut down';

interface Heard {
  readonly onShutDown?: () => void;
  readonly onMessage?: () => void;
}

/** Hands on what may come now; in place of a request that may not, one for the refusal that it is to be answered with. */
export const keepOrder = ({ onShutDown, onMessage }: Heard = {}): MessageStrategy => {
  let phase: Phase = 'uninitialized';
  return {
    handleMessage(message, next) {
      onMessage?.();
      if (isNotification(message)) return phase === 'running' || message.method === 'exit' ? next(message) : undefined;
      if (!isRequest(message)) return next(message);
      const refusal = refusalOf(phase, message);
      if (refusal !== undefined) return next({ ...message, method: REFUSED, params: refusal } as RequestMessage);
      if (message.method === 'initialize') phase = 'running';
      if (message.method === 'shutdown') {
        phase = 'shut down';
        onShutDown?.();
      }
      return next(message);
    },
  };
};

/** Answers messages that come out of order with the error that the protocol asks for. */
export const answerRefused = (connection: Connection): void => {
  connection.onRequest(REFUSED, ({ code, message }: Refusal) => {
    throw new ResponseError(code, message);
  });
};

const REFUSED = 'riftbench/refused';

interface Refusal {
  readonly code: number;
  readonly message: string;
}

const refusalOf = (phase: Phase, { method, params }: RequestMessage): Refusal | undefined => {
  if (phase === 'shut down')
    return {
      code: ErrorCodes.InvalidRequest,
      message: 'The server has been asked to shut down: only exit can follow.',
    };
  if (phase === 'uninitialized' && method !== 'initialize')
    return { code: ErrorCodes.ServerNotInitialized, message: `The server accepts ${method} only after initialize.` };
  if (phase === 'running' && method === 'initialize')
    return {
      code: ErrorCodes.InvalidRequest,
      message: 'The server is already initialized: initialize is sent only once.',
    };
  if (method === REFUSED) return { code: ErrorCodes.MethodNotFound, message: `There is no method ${method}.` };
  const unfit = method === 'initialize' ? whyNotInitialize(params) : undefined;
  const why = Array.isArray(params) ? 'params must be an object, not a list' : unfit;
  return why === undefined ? undefined : { code: ErrorCodes.InvalidParams, message: `${method}: ${why}.` };
};

/** What is wrong with the params of `initialize`, as far as anything here reads them. */
const whyNotInitialize = (params: unknown): string | undefined => {
  if (!isObject(params)) return 'params must be an object';
  const { processId, capabilities, workspaceFolders, rootUri, rootPath } = fields(params);
  if (!isObject(capabilities)) return 'capabilities must be an object';
  const sections = Object.entries(capabilities).filter(([name]) => name !== 'experimental');
  const wrong = sections.find(([, value]) => !isMissing(value) && !isObject(value));
  if (wrong !== undefined) return `capabilities.${wrong[0]} must be an object`;
  if (!isMissing(processId) && !Number.isInteger(processId)) return 'processId must be a whole number or null';
  if (!isMissing(rootUri) && typeof rootUri !== 'string') return 'rootUri must be a string or null';
  if (!isMissing(rootPath) && typeof rootPath !== 'string') return 'rootPath must be a string or null';
  if (!isMissing(workspaceFolders) && !(Array.isArray(workspaceFolders) && workspaceFolders.every(isFolder)))
    return 'workspaceFolders must be a list of folders, each with its uri, or null';
  return undefined;
};

const isMissing = (value: unknown): boolean => value === undefined || value === null;
const isFolder = (value: unknown): boolean => typeof fields(value).uri === 'string';
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRequest = (message: Message): message is RequestMessage => 'method' in message && 'id' in message;
const isNotification = (message: Message): message is NotificationMessage => 'method' in message && !('id' in message);
