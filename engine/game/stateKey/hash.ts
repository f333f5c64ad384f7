/** Hashes of two numbers of 32 bits each: no host's library is needed. */

/** Two independent hashes of the same thing. */
export interface Hash {
  readonly a: number;
  readonly b: number;
}

/** With one number more, each in its own way. */
export const mixA = (hash: number, more: number): number => {
  const mixed = Math.imul(hash ^ more, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ (mixed >>> 13);
};
export const mixB = (hash: number, more: number): number => {
  const mixed = Math.imul((hash << 5) - hash + more, 0xc2b2ae35);
  return Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f) ^ (mixed >>> 14);
};

export const hashOf = (text: string): Hash => {
  let a = text.length;
  let b = ~text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = mixA(a, code);
    b = mixB(b, code);
  }
  return { a, b };
};
