/** The adapter on a channel that carries messages as values: it numbers what it sends. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { RuleBook } from '../../rules-db/types.ts';
import { fields } from '../analysis/text/fields.ts';
import { makeAdapter } from './adapter.ts';
import type { DebugHost } from './host.ts';
import { respondTo } from './respond.ts';

export interface PlainSessionOptions {
  readonly host: DebugHost;
  readonly book: () => RuleBook;
  readonly send: (message: DebugProtocol.ProtocolMessage) => void;
}

/** What takes the client's messages; whatever is no request is passed over. */
export const plainSession = ({ host, book, send }: PlainSessionOptions): ((message: unknown) => void) => {
  let seq = 0;
  const sendNext = (type: string, content: object): void => {
    seq += 1;
    send({ seq, type, ...content });
  };
  const sendEvent = (event: string, body?: object): void =>
    sendNext('event', { event, ...(body === undefined ? {} : { body }) });
  const answer = makeAdapter({ host, book, now: () => performance.now(), send: sendEvent });
  return message => {
    const { type, command, seq: asked, arguments: args } = fields(message);
    if (type !== 'request' || typeof command !== 'string') return;
    respondTo(
      { command, arguments: args },
      {
        answer,
        within: host.ending.within,
        respond: content => sendNext('response', { request_seq: asked, command, ...content }),
        send: sendEvent,
      },
    );
  };
};
