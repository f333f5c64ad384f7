/** The adapter on a wire: frames, sequence numbers and the order of answers and events are the library's. */

import { DebugSession, Event, OutputEvent, Response } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { thrownText } from '../../rules-db/thrownText.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import { NotInTime } from '../analysis/document/host.ts';
import { DEFAULT_TIMEOUT, whyEnded } from '../analysis/document/timeLimit.ts';
import { printable } from '../analysis/text/printable.ts';
import { within } from '../hosts/node/within.ts';
import { makeAdapter } from './adapter.ts';
import { CannotDo, LeftBehind } from './errors.ts';

export interface SessionOptions {
  readonly book: () => RuleBook;
  readonly now?: () => number;
  /** Ends work when so many milliseconds are over. */
  readonly end?: typeof within;
}

/** In milliseconds: a scenario has its time limit, which it mostly keeps by itself. */
const MOST = 1_000 * (DEFAULT_TIMEOUT + 1);

export class RiftbenchSession extends DebugSession {
  private readonly answer: ReturnType<typeof makeAdapter>;

  private readonly end: typeof within;

  constructor({ book, now = () => performance.now(), end = within }: SessionOptions) {
    super();
    this.end = end;
    this.answer = makeAdapter({ book, now, send: (event, body) => this.sendEvent(new Event(event, body)) });
  }

  /** Every request is answered: with its result, or with a sentence that says why not. */
  protected override dispatchRequest(request: DebugProtocol.Request): void {
    const response = new Response(request);
    try {
      const { body, afterwards } = this.end(MOST, () => this.answer(request.command, request.arguments));
      this.sendResponse(body === undefined ? response : Object.assign(response, { body }));
      if (afterwards !== undefined) this.end(MOST, afterwards);
    } catch (error) {
      if (response.seq === 0) this.refuse(response, error);
      // The answer is out already: what fails after it is reported in the console.
      else this.sendEvent(new OutputEvent(`${printable(reasonOf(error))}\n`, 'stderr'));
    }
    if (request.command === 'disconnect') this.shutdown();
  }

  private refuse(response: DebugProtocol.Response, error: unknown): void {
    const format = printable(reasonOf(error));
    const isForUser =
      !(error instanceof LeftBehind) && response.command !== 'evaluate' && response.command !== 'completions';
    this.sendResponse(
      Object.assign(response, {
        success: false,
        message: format,
        // Braces in a message would be taken for variables.
        body: { error: { id: REFUSED, format: '{reason}', variables: { reason: format }, showUser: isForUser } },
      }),
    );
  }
}

const REFUSED = 1;

const reasonOf = (error: unknown): string => {
  if (error instanceof CannotDo) return error.message;
  if (error instanceof NotInTime)
    return `This was too much: it ${whyEnded(DEFAULT_TIMEOUT)}. Make the scenario smaller.`;
  return `This is a bug in Riftbench: ${thrownText(error)}`;
};
