/**
 * What comes over the wire is a message of JSON-RPC, or is answered with what is wrong with it: the protocol library would stumble over
 * it, or pass over it without a word.
 */
import type { Message, ResponseMessage } from 'vscode-languageserver';
import type { MessageReaderOptions } from 'vscode-languageserver/node';
import { ErrorCodes } from '../../../lsp/lsp.ts';

/** Nobody knows which request it was, where it was one: the answer names none. */
export const answerTo = (error: Error): ResponseMessage => ({
  jsonrpc: '2.0',
  id: null,
  error:
    error instanceof NoMessage
      ? { code: ErrorCodes.InvalidRequest, message: error.message }
      : { code: ErrorCodes.ParseError, message: `A message could not be read as JSON: ${error.message}` },
});

/** For the library's reader, which tells its listeners whatever this throws. */
export const messagesOnly: NonNullable<MessageReaderOptions['contentTypeDecoder']> = {
  name: 'application/json',
  async decode(bytes) {
    const value: unknown = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
    const why = whyNoMessage(value);
    if (why !== undefined) throw new NoMessage(why);
    return value as Message;
  },
};

class NoMessage extends Error {}

const whyNoMessage = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return 'Batches are no part of the protocol: each message comes by itself.';
  if (!isObject(value)) return 'A message is an object.';
  const { id, method, params } = value as Readonly<Record<string, unknown>>;
  const isId = typeof id === 'string' || typeof id === 'number';
  if (method === undefined)
    // An answer may lack its result, which is left out where it is undefined; the library ends what has waited for it.
    return isId || (id === null && 'error' in value) ? undefined : 'A message has a "method", or answers a request.';
  if (typeof method !== 'string') return '"method" has to be a text.';
  if (id !== undefined && !isId) return '"id" has to be a text or a number.';
  // The library itself reads what is to be cancelled.
  if (method === '$/cancelRequest' && !isObject(params)) return `${method}: "params" has to be an object.`;
  return undefined;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
