/**
 * The frames that messages come in: headers, an empty line, so many bytes. The protocol library waits for ever once a header
 * makes no sense, as nobody can tell then where the next message begins; here that ends the conversation, with a sentence.
 */
import { Transform } from 'node:stream';

/** Bytes of one message's headers, and of its content. */
const MOST_HEADER = 4_096;
const MOST_CONTENT = 200_000_000;

const END_OF_HEADERS = '\r\n\r\n';

/** Hands on whole frames' bytes as they are. `onBroken` is called once, and nothing is handed on any more. */
export const framesOnly = (onBroken: (why: string) => void): Transform => {
  let header = '';
  /** Bytes that are still to come of the content. */
  let left = 0;
  let isBroken = false;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      for (let at = 0; at < chunk.length && !isBroken; ) {
        if (left > 0) {
          const taken = Math.min(left, chunk.length - at);
          left -= taken;
          at += taken;
          continue;
        }
        // One byte is one character here, so that places in both are the same.
        const before = header.length;
        header += chunk.toString('latin1', at, at + MOST_HEADER);
        const end = header.indexOf(END_OF_HEADERS);
        const read = end < 0 ? header : header.slice(0, end);
        const found = end < 0 ? undefined : contentLength(read);
        // After the last header three bytes may be there already of what ends them.
        const isTooLong = read.length > (end < 0 ? MOST_HEADER + 3 : MOST_HEADER);
        const wrong = typeof found === 'string' ? found : undefined;
        const why = isTooLong ? TOO_LONG : wrong;
        if (why !== undefined) {
          isBroken = true;
          onBroken(why);
        } else if (typeof found === 'number') {
          at += end + END_OF_HEADERS.length - before;
          left = found;
          header = '';
        } else at += header.length - before;
      }
      done(null, isBroken ? undefined : chunk);
    },
  });
};

const TOO_LONG = `the headers of a message have more than ${MOST_HEADER} bytes.`;

/** How many bytes the content has; else why that is unknown. */
const contentLength = (headers: string): number | string => {
  let length: string | undefined;
  for (const line of headers.split('\r\n')) {
    const [, name, value] = /^([^:]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined) return `${JSON.stringify(line.slice(0, 80))} is not a header: "Name: value" is needed.`;
    if (name.toLowerCase() === 'content-length') length = value;
  }
  if (length === undefined) return 'a message has no Content-Length header.';
  if (!/^\d+$/.test(length))
    return `Content-Length must be a whole number, not ${JSON.stringify(length.slice(0, 80))}.`;
  return Number(length) > MOST_CONTENT
    ? `a message of ${length} bytes is announced; ${MOST_CONTENT} is the limit.`
    : Number(length);
};
