/**
 * Runs of ten words, and whether the publisher's texts have them: their sentences may not be repeated here. What is kept
 * of the texts is a part of each run's SHA-256, sorted, in runs.bin, which `npm run runs` makes. No text can be read back
 * from it: it can only be asked for ten words that one has already.
 */
import { createHash } from 'node:crypto';

const LENGTH = 10;

interface Word {
  readonly word: string;
  readonly index: number;
}

/** Whatever their case and the signs between them. The escapes of a string in source are no letters. */
const wordsOf = (text: string): readonly Word[] =>
  [...text.replaceAll(/\\[nrt]/g, '  ').matchAll(/[a-z0-9](?:['’]?[a-z0-9])*/gi)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll(/['’]/g, ''),
    index,
  }));

const runAt = (words: readonly Word[], at: number): string =>
  words
    .slice(at, at + LENGTH)
    .map(({ word }) => word)
    .join(' ');

/** Every ten words in a row. */
export const runsOf = (text: string): readonly string[] => {
  const words = wordsOf(text);
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

export const packRuns = (runs: Iterable<string>): Buffer => {
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
    const words = wordsOf(text);
    const passages: Passage[] = [];
    for (let at = 0; at + LENGTH <= words.length; at++) {
      if (!isKnown(runAt(words, at))) continue;
      const start = at;
      while (at + 1 + LENGTH <= words.length && isKnown(runAt(words, at + 1))) at++;
      const passage = words.slice(start, at + LENGTH);
      const line = text.slice(0, passage[0]?.index).split('\n').length;
      passages.push({ line, words: passage.map(({ word }) => word).join(' ') });
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
    const hash = hashOf(run);
    return tails[hash.readUIntBE(0, HEAD)]?.has(hash.readUIntBE(HEAD, TAIL)) === true;
  };
};

const hashOf = (run: string): Buffer =>
  createHash('sha256')
    .update(run)
    .digest()
    .subarray(0, HEAD + TAIL);
