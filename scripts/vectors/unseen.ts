/** A fifth of all phrases, always the same ones: nothing is trained on them, so that they can tell how well it was learnt. */
export const isUnseen = (phrase: string): boolean => fingerprint(phrase.trim().toLowerCase()) % 5 === 0;

/** FNV-1a, with its bits mixed once more: phrases differ in a letter, and their fingerprints must not. */
export const fingerprint = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
};
