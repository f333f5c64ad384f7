/** The adapter on a wire: frames, sequence numbers and the order of answers and events are the library's. */
import { DebugSession, Event, OutputEvent, Response } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { RuleBook } from '../../rules-db/types.ts';
import { printable } from '../shared/printable.ts';
import { makeAdapter } from './adapter.ts';
import { CannotDo, LeftBehind } from './errors.ts';

export interface SessionOptions {
  readonly book: () => RuleBook;
  readonly now?: () => number;
}

export class RiftbenchSession extends DebugSession {
  private readonly answer: ReturnType<typeof makeAdapter>;

  constructor({ book, now = () => performance.now() }: SessionOptions) {
    super();
    this.answer = makeAdapter({ book, now, send: (event, body) => this.sendEvent(new Event(event, body)) });
  }

  /** Every request is answered: with its result, or with a sentence that says why not. */
  protected override dispatchRequest(request: DebugProtocol.Request): void {
    const response = new Response(request);
    try {
      const { body, afterwards } = this.answer(request.command, request.arguments);
      this.sendResponse(body === undefined ? response : Object.assign(response, { body }));
      afterwards?.();
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
  return `This is a bug in Riftbench: ${error instanceof Error ? error.message : String(error)}`;
};
