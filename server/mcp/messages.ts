/**
 * Lines that come over standard input, before the protocol's library sees them: what is no message of JSON-RPC is answered here, as that
 * library drops it without a word, and what is too long is never held.
 */
import { Transform } from 'node:stream';
import { BOUNDS, inFigures } from '../../engine/bounds.ts';

/** Bytes of one message: a text of the largest size, with room for what JSON writes in more bytes than it has. */
export const MOST_BYTES = 2 * BOUNDS.fileBytes;

export const TOO_LONG = `A message may have ${inFigures(MOST_BYTES)} bytes.`;

/** JSON-RPC's own numbers. */
const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;

type MessageId = string | number | null;

export const errorMessage = (code: number, message: string, id: MessageId = null): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });

/** What is wrong with a message, as the answer to it; undefined where nothing is. */
const whyNoMessage = (value: unknown): string | undefined => {
  if (Array.isArray(value))
    return errorMessage(INVALID_REQUEST, 'Batches are no part of this protocol: send one message a line.');
  if (typeof value !== 'object' || value === null)
    return errorMessage(INVALID_REQUEST, 'A message of JSON-RPC is an object.');
  const { jsonrpc, id, method, params, result, error } = value as Readonly<Record<string, unknown>>;
  const known = typeof id === 'string' || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null;
  if (jsonrpc !== '2.0') return errorMessage(INVALID_REQUEST, 'A message of JSON-RPC says "jsonrpc": "2.0".', known);
  if (id !== undefined && known === null)
    return errorMessage(INVALID_REQUEST, '"id" has to be a text or a whole number.');
  if (method === undefined && (known === null || (result === undefined && error === undefined)))
    return errorMessage(INVALID_REQUEST, 'A message has a "method", or answers a request.', known);
  if (method !== undefined && typeof method !== 'string')
    return errorMessage(INVALID_REQUEST, '"method" has to be a text.', known);
  if (params !== undefined && (typeof params !== 'object' || params === null || Array.isArray(params)))
    return errorMessage(INVALID_REQUEST, '"params" has to be an object.', known);
  return undefined;
};

/** No message of the protocol comes near it, and whatever is made of a message goes down into it. */
const MOST_NESTED = 64;

/** Whether lists and objects lie deeper in each other than that: the text is looked through, and not by recursion. */
const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isInString) {
      if (letter === '\\') at += 1;
      else isInString = letter !== '"';
    } else if (letter === '"') isInString = true;
    else if (letter === '[' || letter === '{') {
      depth += 1;
      if (depth > MOST_NESTED) return true;
    } else if (letter === ']' || letter === '}') depth -= 1;
  }
  return false;
};

/** Whether it could be read; else the answer to it. */
export const readMessage = (text: string): { readonly value: unknown } | { readonly answer: string } => {
  if (isTooDeep(text))
    return {
      answer: errorMessage(
        INVALID_REQUEST,
        `Lists and objects of a message may lie ${MOST_NESTED} deep in each other.`,
      ),
    };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { answer: errorMessage(PARSE_ERROR, 'This is not JSON.') };
  }
  const answer = whyNoMessage(value);
  return answer === undefined ? { value } : { answer };
};

/** Passes on whole lines that are messages. `answer` is handed the answers to the others, each a line. */
export const onlyMessages = (answer: (line: string) => void, most = MOST_BYTES): Transform => {
  const NEWLINE = 10;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (stream: Transform): void => {
    const line = Buffer.concat(parts).toString('utf8').trim();
    const isTooLong = length > most;
    parts = [];
    length = 0;
    if (isTooLong) return answer(errorMessage(INVALID_REQUEST, TOO_LONG));
    if (line === '') return;
    const read = readMessage(line);
    if ('answer' in read) answer(read.answer);
    else stream.push(`${line}\n`);
  };
  const add = (part: Buffer): void => {
    length += part.length;
    if (length > most) parts = [];
    else parts.push(part);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        add(chunk.subarray(from, at));
        take(this);
        from = at + 1;
      }
      add(chunk.subarray(from));
      done();
    },
    flush(done) {
      take(this);
      done();
    },
  });
};
