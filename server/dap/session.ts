/** The adapter on a wire: frames, sequence numbers and the order of answers and events are the library's. */

import { DebugSession, Event, Response } from '@vscode/debugadapter';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { RuleBook } from '../../rules-db/types.ts';
import { makeAdapter } from './adapter.ts';
import type { DebugHost } from './host.ts';
import { respondTo } from './respond.ts';

export interface SessionOptions {
  readonly host: DebugHost;
  readonly book: () => RuleBook;
  readonly now?: () => number;
}

export class RiftbenchSession extends DebugSession {
  private readonly answer: ReturnType<typeof makeAdapter>;

  private readonly within: DebugHost['ending']['within'];

  constructor({ host, book, now = () => performance.now() }: SessionOptions) {
    super();
    this.within = host.ending.within;
    this.answer = makeAdapter({ host, book, now, send: (event, body) => this.sendEvent(new Event(event, body)) });
  }

  protected override dispatchRequest(request: DebugProtocol.Request): void {
    respondTo(request, {
      answer: this.answer,
      within: this.within,
      respond: content => this.sendResponse(Object.assign(new Response(request), content)),
      send: (event, body) => this.sendEvent(new Event(event, body)),
    });
    if (request.command === 'disconnect') this.shutdown();
  }
}
