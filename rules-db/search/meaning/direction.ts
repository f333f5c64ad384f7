/** What a text means: the direction in which the vectors of its words go together. */
import { knownBy } from '../../../engine/known.ts';
import { wordsOf } from '../words.ts';
import { type WordVectors, wordVectors } from './words.ts';

/** What words mean together, as a direction of length 1; all zeros where none of them is known. */
export const directionOf = (words: readonly string[], vectors: WordVectors): Float32Array => {
  const sum = sumOf(words, vectors);
  const length = lengthOf(sum);
  return length === 0 ? sum : sum.map(part => part / length);
};

/** For many texts: how long the vectors of a text's words are together, 0 where none of them is known. Each word is looked up once. */
export const directionLengths = (): ((text: string) => number) => {
  const { dimensions, of } = wordVectors();
  const vectors = { dimensions, of: knownBy(of) };
  return text => lengthOf(sumOf(wordsOf(text), vectors));
};

const sumOf = (words: readonly string[], { dimensions, of }: Pick<WordVectors, 'dimensions' | 'of'>): Float32Array => {
  const sum = new Float32Array(dimensions);
  for (const word of words) {
    const vector = of(word);
    if (vector !== undefined) for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] ?? 0) + (vector[k] ?? 0);
  }
  return sum;
};

const lengthOf = (vector: Float32Array): number => Math.sqrt(vector.reduce((all, part) => all + part * part, 0));
