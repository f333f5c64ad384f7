/** Every request of a client is answered: with its result, or with a sentence that says why not. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { thrownText } from '../../rules-db/thrownText.ts';
import { NotInTime } from '../analysis/document/host.ts';
import { DEFAULT_TIMEOUT, whyEnded } from '../analysis/document/timeLimit.ts';
import { printable } from '../analysis/text/printable.ts';
import type { makeAdapter } from './adapter.ts';
import { CannotDo, LeftBehind } from './errors.ts';
import type { DebugHost } from './host.ts';

/** What a response says, but for its numbers. */
export interface ResponseContent {
  readonly success: boolean;
  readonly message?: string;
  readonly body?: object;
}

export interface Responding {
  readonly answer: ReturnType<typeof makeAdapter>;
  readonly within: DebugHost['ending']['within'];
  /** Sends the response to the request. */
  readonly respond: (content: ResponseContent) => void;
  readonly send: (event: string, body: object) => void;
}

/** In milliseconds: a scenario has its time limit, which it mostly keeps by itself. */
const MOST = 1_000 * (DEFAULT_TIMEOUT + 1);

/** Never throws. */
export const respondTo = (
  { command, arguments: args }: Pick<DebugProtocol.Request, 'command' | 'arguments'>,
  { answer, within, respond, send }: Responding,
): void => {
  let isOut = false;
  try {
    const { body, afterwards } = within(MOST, () => answer(command, args));
    isOut = true;
    respond({ success: true, ...(body === undefined ? {} : { body }) });
    if (afterwards !== undefined) within(MOST, afterwards);
  } catch (error) {
    // What fails after the answer is reported in the console.
    if (isOut) send('output', { category: 'stderr', output: `${printable(reasonOf(error))}\n` });
    else respond(refusal(command, error));
  }
};

const refusal = (command: string, error: unknown): ResponseContent => {
  const format = printable(reasonOf(error));
  const isForUser = !(error instanceof LeftBehind) && command !== 'evaluate' && command !== 'completions';
  return {
    success: false,
    message: format,
    // Braces in a message would be taken for variables.
    body: { error: { id: REFUSED, format: '{reason}', variables: { reason: format }, showUser: isForUser } },
  };
};

const REFUSED = 1;

const reasonOf = (error: unknown): string => {
  if (error instanceof CannotDo) return error.message;
  if (error instanceof NotInTime)
    return `This was too much: it ${whyEnded(DEFAULT_TIMEOUT)}. Make the scenario smaller.`;
  return `This is a bug in Riftbench: ${thrownText(error)}`;
};
