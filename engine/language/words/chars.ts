/**
 * The classes of characters. There is one table for ASCII; beyond it, everything is a letter but spaces and
 * punctuation.
 */
export const LETTER = 1;
export const DIGIT = 2;
/** Stands inside a word, never at its start: `Kog'Maw`, `quick-draw`. */
export const INNER = 3;
export const BLANK = 4;
export const NEWLINE = 5;
export const OTHER = 0;

/** The classes of ASCII, for loops that cannot afford a call. */
export const ascii = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
  if ((c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95) ascii[c] = LETTER;
  else if (c >= 48 && c <= 57) ascii[c] = DIGIT;
  else if (c === 39 || c === 45) ascii[c] = INNER;
  else if (c === 10 || c === 13) ascii[c] = NEWLINE;
  else if (c <= 32) ascii[c] = BLANK;
}

/** Of a UTF-16 unit. */
export const charClass = (c: number): number => (c < 128 ? (ascii[c] ?? OTHER) : wide(c));

/** Letters, digits and what may come inside a word. */
export const isWordChar = (c: number): boolean => {
  const k = charClass(c);
  return k === LETTER || k === DIGIT || k === INNER;
};

const RIGHT_QUOTE = 0x2019;
const MINUS_SIGN = 0x2212;
const BYTE_ORDER_MARK = 0xfeff;

const wide = (c: number): number => {
  if (c === RIGHT_QUOTE) return INNER;
  if (c === 0xa0 || (c >= 0x2000 && c <= 0x200f) || c === 0x202f || c === 0x3000 || c === BYTE_ORDER_MARK) return BLANK;
  if (c === 0x2028 || c === 0x2029 || c === 0x85) return BLANK;
  if (c === MINUS_SIGN || (c >= 0x2010 && c <= 0x206f) || (c >= 0x80 && c < 0xa0)) return OTHER;
  return LETTER;
};
