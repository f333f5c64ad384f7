/**
 * Contrastive training: of two texts that mean the same rule, each has to lie nearer to the other than to those of all
 * other pairs of its batch (InfoNCE, in both directions).
 */
import { addTo, dot, type Matrix, matrix, rowOf, scale } from './matrix.ts';
import { encode, type Model, refresh } from './model.ts';
import type { Chance } from './random.ts';

/** Texts with one meaning, each as the stems that it has. */
export type Group = readonly (readonly number[])[];

export interface Plan {
  readonly epochs: number;
  /** Pairs that are distinguished at a time. */
  readonly batch: number;
  /** How sharply. */
  readonly temperature: number;
  /** How far a step goes at first; it falls to a tenth. */
  readonly rate: number;
  readonly projectionRate: number;
  /** How many of a text's stems are left out, other ones each time, so that no text hangs on one. */
  readonly dropout: number;
}

interface Pair {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly group: number;
}

/** Changes the model. `tell` is called after each epoch with the mean loss. */
export const train = (
  model: Model,
  groups: readonly Group[],
  plan: Plan,
  chance: Chance,
  tell: (epoch: number, loss: number) => void,
): void => {
  const steps = makeSteps(model, plan);
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    const rate = plan.rate * (1 - (0.9 * epoch) / plan.epochs);
    const pairs = chance.shuffle(pairsOf(groups, plan.dropout, chance));
    let loss = 0;
    for (let from = 0; from < pairs.length; from += plan.batch)
      loss += learn(model, pairs.slice(from, from + plan.batch), plan.temperature, gradient => steps(gradient, rate));
    tell(epoch, loss / pairs.length);
  }
};

/** Each text with another one of its group. */
const pairsOf = (groups: readonly Group[], dropout: number, chance: Chance): Pair[] => {
  const thinned = (text: readonly number[]): readonly number[] => {
    const kept = text.filter(() => chance.next() >= dropout);
    return kept.length > 0 ? kept : text;
  };
  return groups.flatMap((texts, group) =>
    texts.flatMap((left, at): readonly Pair[] => {
      const other = Math.floor(chance.next() * (texts.length - 1));
      const right = texts[other < at ? other : other + 1];
      return right === undefined ? [] : [{ left: thinned(left), right: thinned(right), group }];
    }),
  );
};

interface Gradient {
  readonly vectors: ReadonlyMap<number, Float32Array>;
  readonly weights: ReadonlyMap<number, number>;
}

/** Computes how the vectors and weights ought to change; returns the loss. */
const learn = (
  model: Model,
  pairs: readonly Pair[],
  temperature: number,
  step: (gradient: Gradient) => void,
): number => {
  refresh(model, new Set(pairs.flatMap(({ left, right }) => [...left, ...right])));
  const left = side(
    model,
    pairs.map(pair => pair.left),
  );
  const right = side(
    model,
    pairs.map(pair => pair.right),
  );
  const { pulls, loss } = pullsOf(pairs, left.directions, right.directions, temperature);
  const gradient = { vectors: new Map<number, Float32Array>(), weights: new Map<number, number>() };
  const factor = 1 / (temperature * pairs.length);
  const toLeft = matrix(pairs.length, model.dimensions);
  const toRight = matrix(pairs.length, model.dimensions);
  for (let i = 0; i < pairs.length; i++)
    for (let j = 0; j < pairs.length; j++) {
      const pull = (pulls.values[i * pairs.length + j] ?? 0) * factor;
      if (Math.abs(pull) < 1e-8) continue;
      addTo(rowOf(toLeft, i), rowOf(right.directions, j), pull);
      addTo(rowOf(toRight, j), rowOf(left.directions, i), pull);
    }
  collect(model, left, toLeft, gradient);
  collect(model, right, toRight, gradient);
  step(gradient);
  return loss;
};

interface Side {
  readonly texts: readonly (readonly number[])[];
  readonly directions: Matrix;
  readonly lengths: readonly number[];
}

const side = (model: Model, texts: readonly (readonly number[])[]): Side => {
  const directions = matrix(texts.length, model.dimensions);
  const lengths = texts.map((text, at) => encode(model, text, rowOf(directions, at)));
  return { texts, directions, lengths };
};

/** How each left text is to be moved by each right one: what softmax gives in both directions, less what is right. */
const pullsOf = (pairs: readonly Pair[], left: Matrix, right: Matrix, temperature: number) => {
  const count = pairs.length;
  const likeness = matrix(count, count);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++)
      // Texts of the same rule are not distinguished.
      likeness.values[i * count + j] =
        i !== j && pairs[i]?.group === pairs[j]?.group
          ? 0
          : Math.exp((dot(rowOf(left, i), rowOf(right, j)) - 1) / temperature);
  const rows = new Float32Array(count);
  const columns = new Float32Array(count);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      const each = likeness.values[i * count + j] ?? 0;
      rows[i] = (rows[i] ?? 0) + each;
      columns[j] = (columns[j] ?? 0) + each;
    }
  let loss = 0;
  for (let i = 0; i < count; i++) loss -= Math.log((likeness.values[i * count + i] ?? 0) / (rows[i] ?? 1));
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      const each = likeness.values[i * count + j] ?? 0;
      likeness.values[i * count + j] = each / (rows[i] ?? 1) + each / (columns[j] ?? 1) - (i === j ? 2 : 0);
    }
  return { pulls: likeness, loss };
};

/** From texts' directions to their stems. */
const collect = (
  { vectors, weights, dimensions }: Model,
  { texts, directions, lengths }: Side,
  gradients: Matrix,
  { vectors: ofVectors, weights: ofWeights }: { vectors: Map<number, Float32Array>; weights: Map<number, number> },
): void => {
  texts.forEach((text, at) => {
    const [gradient, direction] = [rowOf(gradients, at), rowOf(directions, at)];
    // Along its own direction a text cannot move: its length is always 1.
    addTo(gradient, direction, -dot(gradient, direction));
    scale(gradient, 1 / (lengths[at] ?? 1));
    for (const stem of text) {
      const weight = Math.exp(weights[stem] ?? 0);
      const known = ofVectors.get(stem) ?? new Float32Array(dimensions);
      ofVectors.set(stem, known);
      addTo(known, gradient, weight);
      ofWeights.set(stem, (ofWeights.get(stem) ?? 0) + weight * dot(gradient, rowOf(vectors, stem)));
    }
  });
};

/** AdaGrad for what stems have of their own, which few batches see; Adam for the projection, which all see. */
const makeSteps = ({ own, weights, projection, english, dimensions }: Model, { projectionRate }: Plan) => {
  const seen = matrix(weights.length, dimensions);
  const seenWeights = new Float32Array(weights.length);
  const mean = new Float32Array(projection.values.length);
  const square = new Float32Array(projection.values.length);
  let count = 0;
  return ({ vectors: ofVectors, weights: ofWeights }: Gradient, rate: number): void => {
    count += 1;
    const ofProjection = matrix(dimensions, projection.width);
    for (const [stem, gradient] of ofVectors) {
      const [row, before, general] = [rowOf(own, stem), rowOf(seen, stem), rowOf(english, stem)];
      for (let k = 0; k < dimensions; k++) {
        const each = gradient[k] ?? 0;
        addTo(rowOf(ofProjection, k), general, each);
        before[k] = (before[k] ?? 0) + each * each;
        row[k] = (row[k] ?? 0) - (rate * each) / (Math.sqrt(before[k] ?? 0) + 1e-5);
      }
    }
    for (const [stem, each] of ofWeights) {
      seenWeights[stem] = (seenWeights[stem] ?? 0) + each * each;
      weights[stem] = (weights[stem] ?? 0) - (rate * each) / (Math.sqrt(seenWeights[stem] ?? 0) + 1e-5);
    }
    const [unbiasedMean, unbiasedSquare] = [1 - 0.9 ** count, 1 - 0.99 ** count];
    for (let i = 0; i < mean.length; i++) {
      const each = ofProjection.values[i] ?? 0;
      mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * each;
      square[i] = 0.99 * (square[i] ?? 0) + 0.01 * each * each;
      const change = (mean[i] ?? 0) / unbiasedMean / (Math.sqrt((square[i] ?? 0) / unbiasedSquare) + 1e-8);
      projection.values[i] = (projection.values[i] ?? 0) - rate * projectionRate * change;
    }
  };
};
