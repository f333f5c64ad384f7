/**
 * Runs of ten words, and whether the publisher's texts have them: their sentences may not be repeated here. What is kept
 * of the texts is a part of each run's SHA-256, sorted, in phraseHashes.bin, which `npm run phrase-hashes` makes. No text can be read back
 * from it: it can only be asked for ten words that one has already.
 */
import { createHash, hash } from 'node:crypto';

const LENGTH = 10;

interface Words {
  readonly words: readonly string[];
  /** Where each begins. */
  readonly indexes: readonly number[];
}

/** Whatever their case and the signs between them. The escapes of a string in source are no letters. */
const wordsOf = (text: string): Words => {
  const words: string[] = [];
  const indexes: number[] = [];
  for (const { 0: word, index } of text.replaceAll(/\\[nrt]/g, '  ').matchAll(/[a-z0-9](?:['’]?[a-z0-9])*/gi)) {
    words.push(word.toLowerCase().replaceAll(/['’]/g, ''));
    indexes.push(index);
  }
  return { words, indexes };
};

const runAt = (words: readonly string[], at: number): string => words.slice(at, at + LENGTH).join(' ');

/** Every ten words in a row. */
export const phraseHashesOf = (text: string): readonly string[] => {
  const { words } = wordsOf(text);
  return words.slice(LENGTH - 1).map((_, at) => runAt(words, at));
};

/**
 * A sentence that is hashed with the texts, so that a check without them can see that it would find something. Here it
 * stands backwards: else it would be found here.
 */
export const CANARY =
  'waking asleep nobody finds noon until rings lantern silver a while quietly moths twelve counts lighthouse the'
    .split(' ')
    .toReversed()
    .join(' ');

/**
 * Seven bytes of the hash: among two hundred thousand runs, a million others meet one of them by chance once in 300,000
 * repositories. The first two bytes are the place in a table of how many runs begin so, which stands in front; the other
 * five follow, in order.
 */
const HEAD = 2;
const TAIL = 5;
const PLACES = 256 ** HEAD;

export const packHashes = (runs: Iterable<string>): Buffer => {
  const hashes = [...new Set(runs)].map(hashOf).sort(Buffer.compare);
  const kept = hashes.filter((hash, at) => at === 0 || !hash.equals(hashes[at - 1] ?? hash));
  const counts = Buffer.alloc(PLACES);
  for (const hash of kept) {
    const place = hash.readUIntBE(0, HEAD);
    // Throws beyond 255: the texts would have to be twenty times as long.
    counts.writeUInt8(counts.readUInt8(place) + 1, place);
  }
  return Buffer.concat([counts, ...kept.map(hash => hash.subarray(HEAD))]);
};

export interface Passage {
  /** From 1. */
  readonly line: number;
  /** In small letters, without signs. */
  readonly words: string;
}

/** The passages of a text that are made of runs that were packed. */
export const passageFinder = (packed: Buffer): ((text: string) => readonly Passage[]) => {
  const isKnown = lookup(packed);
  return text => {
    const { words, indexes } = wordsOf(text);
    const passages: Passage[] = [];
    for (let at = 0; at + LENGTH <= words.length; at++) {
      if (!isKnown(runAt(words, at))) continue;
      const start = at;
      while (at + 1 + LENGTH <= words.length && isKnown(runAt(words, at + 1))) at++;
      const line = text.slice(0, indexes[start]).split('\n').length;
      passages.push({ line, words: words.slice(start, at + LENGTH).join(' ') });
    }
    return passages;
  };
};

const lookup = (packed: Buffer): ((run: string) => boolean) => {
  const tails: Set<number>[] = [];
  let at = PLACES;
  for (let place = 0; place < PLACES; place++) {
    const count = packed.readUInt8(place);
    tails.push(new Set(Array.from({ length: count }, (_, each) => packed.readUIntBE(at + each * TAIL, TAIL))));
    at += count * TAIL;
  }
  return run => {
    const hex = hexOf(run);
    const head = Number.parseInt(hex.slice(0, 2 * HEAD), 16);
    return tails[head]?.has(Number.parseInt(hex.slice(2 * HEAD, 2 * (HEAD + TAIL)), 16)) === true;
  };
};

const hashOf = (run: string): Buffer => Buffer.from(hexOf(run).slice(0, 2 * (HEAD + TAIL)), 'hex');

/** At one go takes a tenth of the time; the first versions of Node 20 cannot. */
const hexOf: (run: string) => string =
  typeof hash === 'function' ? run => hash('sha256', run) : run => createHash('sha256').update(run).digest('hex');
