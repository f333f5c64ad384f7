/**
 * Stands between the wire and the features: a message that makes no sense, or a feature that throws, is answered with
 * an error and logged.
 */

import { thrownText } from '../../rules-db/thrownText.ts';
import { Cancelled } from '../analysis/document/cancellation.ts';
import { RefusedRequest } from '../analysis/refused.ts';
import { fields } from '../analysis/text/fields.ts';
import { isPosition, isRange } from './documents.ts';
import { ErrorCodes, LSPErrorCodes, ResponseError } from './lsp.ts';

export type Log = (message: string) => void;

/** A request that throws answers an error; the next one works. */
export const guardRequest =
  (log: Log) =>
  <Args extends readonly unknown[], Result>(name: string, handler: (...args: Args) => Result | Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    try {
      return await handler(...args);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      // The client lost interest: it takes no answer for one.
      if (error instanceof Cancelled) throw cancelled();
      if (error instanceof RefusedRequest) throw new ResponseError(ErrorCodes.InvalidRequest, error.message);
      log(`${name} failed: ${logText(error)}`);
      throw new ResponseError(ErrorCodes.InternalError, `Riftbench could not answer ${name}; its log says why.`);
    }
  };

/** A notification has no answer: what is wrong with it goes to the log. */
export const guardNotification =
  (log: Log) =>
  <Args extends readonly unknown[]>(name: string, handler: (...args: Args) => void | Promise<void>) =>
  async (...args: Args): Promise<void> => {
    try {
      await handler(...args);
    } catch (error) {
      log(`${name} ignored: ${error instanceof TypeError ? error.message : logText(error)}`);
    }
  };

/** The URI that a request speaks of; an error to the client where it names none. */
export const uriIn = (params: unknown): string => {
  const { uri } = fields(fields(params).textDocument);
  if (typeof uri !== 'string') throw invalid('textDocument.uri must be a string');
  return uri;
};

/** Throws an `InvalidParams` error, here and below: what a client sends need not be what the protocol says. */
export const checkPosition = (params: unknown): void => {
  if (!isPosition(fields(params).position)) throw invalid('position has to hold a line and a character, both from 0');
};

export const checkRange = (params: unknown): void => {
  if (!isRange(fields(params).range)) throw invalid('range has to hold a start and an end');
};

export const checkActionContext = (params: unknown): void => {
  checkRange(params);
  const { diagnostics = [], only = [] } = fields(fields(params).context);
  if (!Array.isArray(diagnostics) || !diagnostics.every(each => isRange(fields(each).range)))
    throw invalid('context.diagnostics must be a list of diagnostics, each with its range');
  if (!Array.isArray(only) || !only.every(each => typeof each === 'string'))
    throw invalid('context.only must be a list of strings');
};

export const cancelled = (): ResponseError<void> =>
  new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.');

export const invalid = (why: string): ResponseError<void> => new ResponseError(ErrorCodes.InvalidParams, why);

/** For the log, which may have the calls as well. */
export const logText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : thrownText(error);
