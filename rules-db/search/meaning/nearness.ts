/** How near documents come to a question in meaning: by the directions of their phrases and its own. */
import { knownOf } from '../../../engine/known.ts';
import type { Index } from '../index.ts';
import { NOTHING, type SearchTables, unpackLength } from '../tables.ts';
import { directionOf } from './direction.ts';
import { wordVectors } from './words.ts';

/**
 * From 0 to 1 for each document. How far a phrase goes in the question's direction is the sum of how far its words go, over how
 * long they are together: no phrase's own direction has to be kept.
 */
export const nearnessTo = (words: readonly string[], { tables, list }: Index): Float64Array => {
  const asked = alongWords(tables, directionOf(words, wordVectors()));
  const { askStarts, askTexts, said } = tables;
  const productOf = productsOf(tables, asked);
  const nearness = new Float64Array(list.length);
  for (const [at, document] of list.entries()) {
    const own = said[document] ?? NOTHING;
    if (own === NOTHING) continue;
    const [from, to] = [askStarts[document] ?? 0, askStarts[document + 1] ?? 0];
    let [best, sum] = [0, 0];
    for (let ask = from; ask <= to; ask++) {
      const product = productOf(ask < to ? (askTexts[ask] ?? 0) : own);
      sum += product;
      if (product > best) best = product;
    }
    nearness[at] = NEAREST * best + (1 - NEAREST) * Math.max(0, sum / (to - from + 1));
  }
  return nearness;
};

/** What the nearest phrase counts; the rest is what all come to on the average: one may be near by chance. */
const NEAREST = 0.6;

/** Of each word: how far its vector goes in a direction. */
const alongWords = (tables: SearchTables, direction: Float32Array): Float32Array => {
  const along = wordVectors().along(direction);
  return Float32Array.from(unpackedOf(tables).places, place => along[place] ?? 0);
};

const productsOf = (tables: SearchTables, asked: Float32Array): ((text: number) => number) => {
  const { textStarts, tokens } = tables;
  const { lengths } = unpackedOf(tables);
  return text => {
    const length = lengths[text] ?? 0;
    if (length === 0) return 0;
    let product = 0;
    const end = textStarts[text + 1] ?? 0;
    for (let token = textStarts[text] ?? 0; token < end; token++) product += asked[tokens[token] ?? 0] ?? 0;
    return product / length;
  };
};

interface Unpacked {
  /** Of each word: the place of its vector, -1 where it has none. */
  readonly places: Int32Array;
  /** Of each text. */
  readonly lengths: Float32Array;
}

const unpackedOf = knownOf((tables: SearchTables): Unpacked => {
  const { placeOf, placesOf } = wordVectors();
  const { words, stems, stemOf, lengths } = tables;
  const ofStems = placesOf(stems);
  return {
    places: Int32Array.from(words, (word, at) => {
      const stem = stemOf[at] ?? NOTHING;
      return stem === NOTHING ? placeOf(word) : (ofStems[stem] ?? -1);
    }),
    lengths: Float32Array.from(lengths, unpackLength),
  };
});
