/** The characters of a text in an array of numbers, from which a loop reads them several times faster than from the text. */

const encoder = new TextEncoder();

/** Used again for every text: bytes where it is all ASCII, as most are, else UTF-16 units. */
let narrow = new Uint8Array(4096);
let wide = new Uint16Array(0);

/** A text's UTF-16 units, and a 0 after the last one. They hold until the next call. */
export const unitsOf = (text: string): Uint8Array | Uint16Array => {
  const { length } = text;
  if (narrow.length <= length) narrow = new Uint8Array(2 * length);
  // Beyond ASCII, UTF-8 has more bytes than UTF-16 has units.
  const { read, written } = encoder.encodeInto(text, narrow);
  if (read === length && written === length) {
    narrow[length] = 0;
    return narrow;
  }
  if (wide.length <= length) wide = new Uint16Array(2 * length);
  for (let i = 0; i < length; i++) wide[i] = text.charCodeAt(i);
  wide[length] = 0;
  return wide;
};
