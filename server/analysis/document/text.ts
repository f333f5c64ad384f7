/** The text of a file's bytes, and why there is none. Messages go after "PATH: ". */

/** Without a byte order mark: editors count from after it, too. Undefined where the bytes are no UTF-8. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
};
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Of bytes that are no UTF-8; says where they go wrong. */
export const whyNoText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) return 'this is not UTF-8 text but UTF-16. Save it as UTF-8.';
  const at = firstBrokenByte(bytes);
  return `this is not UTF-8 text${at === undefined ? '' : `: ${brokenByteText(bytes, at)}`}. Save it as UTF-8.`;
};

/** Where the first letter begins that is not whole in UTF-8, counted from 0; undefined where all are. */
export const firstBrokenByte = (bytes: Uint8Array): number | undefined => {
  const text = lenient.decode(bytes);
  let at = 0;
  let from = 0;
  for (;;) {
    const found = text.indexOf(REPLACEMENT, from);
    if (found < 0) return undefined;
    at += utf8Length(text.slice(from, found));
    // The sign that stands for a broken letter may have been written as itself.
    if (bytes[at] !== 0xef || bytes[at + 1] !== 0xbf || bytes[at + 2] !== 0xbd) return at;
    at += REPLACEMENT_BYTES;
    from = found + REPLACEMENT.length;
  }
};
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = 3;

/** "byte 17 (0xe9), on line 2, does not begin a complete character": bytes are counted from 0. */
export const brokenByteText = (bytes: Uint8Array, at: number): string => {
  const line = bytes.subarray(0, at).reduce((count, byte) => (byte === LINE_FEED ? count + 1 : count), 1);
  return `byte ${at} (0x${(bytes[at] ?? 0).toString(16).padStart(2, '0')}), on line ${line}, does not begin a complete character`;
};
const LINE_FEED = 10;

/** How many bytes a text takes as UTF-8. */
export const utf8Length = (text: string): number => encoder.encode(text).length;
const encoder = new TextEncoder();
