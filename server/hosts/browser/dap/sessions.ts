/** The debug adapter in the worker of the language server: a session for each that a client names. */
import { loadRuleBook } from '../../../../rules-db/book.ts';
import type { Host } from '../../../analysis/document/host.ts';
import { fields } from '../../../analysis/text/fields.ts';
import type { DebugHost } from '../../../dap/host.ts';
import { plainSession } from '../../../dap/plainSession.ts';
import type { DebugMessage } from '../../../protocol.ts';

/** What takes the messages of a client. */
export const debugSessions = (host: Host, send: (message: DebugMessage) => void): ((params: DebugMessage) => void) => {
  const sessions = new Map<string, (message: unknown) => void>();
  const begin = (session: string) =>
    plainSession({
      host: debugHost(host),
      book: loadRuleBook,
      send: message => send({ session, message }),
    });
  return ({ session, message }) => {
    const take = sessions.get(session) ?? begin(session);
    sessions.set(session, take);
    take(message);
    if (fields(message).command === 'disconnect') sessions.delete(session);
  };
};

const debugHost = ({ ending, files }: Host): DebugHost => ({
  files,
  ending,
  // A worker is not told what it uses.
  heapUsed: () => 0,
  fileOf: files.pathOf,
});
