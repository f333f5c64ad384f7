/** The text of a file that a user brings, or why it is not text: UTF-8, or UTF-16 with a byte order mark. */
import { brokenByteText, firstBrokenByte } from '../../../analysis/document/text.ts';

/** Without what only terminals act upon: the text is shown in many places, and no rule has any of it. */
export const withoutControls = (text: string): string => text.replace(CONTROL, ' ').replace(DIRECTION, '');
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export type Decoded = { readonly text: string } | { readonly pdf: true } | { readonly why: string };

/**
 * `pdf` where the bytes are a PDF, which has a reader of its own. Otherwise `why` names the first byte that is wrong,
 * and what would be right.
 */
export const decode = (bytes: Uint8Array): Decoded => {
  if (isPdf(bytes)) return { pdf: true };
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'utf-16be');
  const binary = bytes.findIndex(byte => byte === 0 || (byte < 32 && !BLANKS.has(byte)));
  if (binary >= 0) return { why: `this is not text: byte ${binary} is ${hex(bytes[binary] ?? 0)}. ${WANTED}` };
  const text = decoded(bytes, 'utf-8');
  if (text !== undefined) return { text };
  return { why: `this is not UTF-8: ${brokenByteText(bytes, firstBrokenByte(bytes) ?? 0)}. ${WANTED}` };
};

/** Tab, line feed, vertical tab, form feed, carriage return, and the mark that some editors put at the end. */
const BLANKS = new Set([9, 10, 11, 12, 13, 26, 27]);
const WANTED = 'A text in UTF-8, in UTF-16 with its byte order mark, or a PDF is needed.';

/** Programs write a few bytes of their own in front now and then. */
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const utf16 = (bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): Decoded => {
  const text = decoded(bytes, encoding);
  if (text !== undefined && !text.includes('\0')) return { text };
  const name = encoding === 'utf-16le' ? 'UTF-16 (little endian)' : 'UTF-16 (big endian)';
  return {
    why: `it begins as ${name} but goes wrong${bytes.length % 2 === 1 ? `: its last byte, ${bytes.length - 1}, is half a letter` : ''}. ${WANTED}`,
  };
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const hex = (byte: number): string => `0x${byte.toString(16).padStart(2, '0')}`;
