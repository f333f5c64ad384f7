/** Bytes as letters that every address keeps (RFC 4648, section 5, without padding), on any host. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, value) => [letter, value]));

export const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const all = (a << 16) | (b << 8) | c;
    const letters = Math.min(4, 1 + bytes.length - at);
    for (let i = 0; i < letters; i++) text += LETTERS[(all >> (18 - 6 * i)) & 63] ?? '';
  }
  return text;
};

/** Null where it is none. */
export const fromBase64Url = (text: string): Uint8Array | null => {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  for (let at = 0, to = 0; at < text.length; at += 4) {
    let all = 0;
    for (let i = 0; i < 4; i++) {
      const letter = text[at + i];
      const value = letter === undefined ? 0 : VALUES.get(letter);
      if (value === undefined) return null;
      all = (all << 6) | value;
    }
    for (let i = 16; i >= 0 && to < bytes.length; i -= 8) bytes[to++] = (all >> i) & 255;
  }
  return bytes;
};
