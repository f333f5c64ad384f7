/**
 * Makes the word vectors of the search: general English vectors of all words of the rule book and of the commonest others,
 * projected to fewer dimensions, and trained on what rules are asked for. The same book gives the same file.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadRuleBook } from '../rules-db/book.ts';
import { readEnglish } from './vectors/english.ts';
import { rowOf } from './vectors/matrix.ts';
import { makeModel, refresh } from './vectors/model.ts';
import { pack } from './vectors/pack.ts';
import { principalDirections } from './vectors/projection.ts';
import { chanceFrom } from './vectors/random.ts';
import { groupsOf } from './vectors/texts.ts';
import { type Plan, train } from './vectors/training.ts';
import { vocabularyOf } from './vectors/vocabulary.ts';

const SEED = 20260724;
const DIMENSIONS = 32;
/** Of general English, whether or not the book has them: questions are asked in them. */
const COMMON_WORDS = 8000;
const PLAN: Plan = { epochs: 20, batch: 256, temperature: 0.07, rate: 0.02, projectionRate: 0.1, dropout: 0.15 };
const FILE = path.join('rules-db', 'search', 'meaning', 'vectors.json');

const root = process.cwd();
const from = performance.now();
const say = (text: string): void =>
  console.log(`${((performance.now() - from) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const book = loadRuleBook();
const english = readEnglish(path.join(root, '.cache', 'word-vectors'), say);
const vocabulary = vocabularyOf(book, english, COMMON_WORDS);
const groups = groupsOf(book, vocabulary);
say(`${vocabulary.stems.length} stems, ${vocabulary.common} of them common; ${groups.flat().length} texts`);

const chance = chanceFrom(SEED);
const model = makeModel(
  vocabulary.vectors,
  principalDirections(vocabulary.vectors, vocabulary.ofBook, DIMENSIONS, chance),
  vocabulary.firstWeights(groups),
);
train(model, groups, PLAN, chance, (epoch, loss) => {
  say(`epoch ${epoch + 1} of ${PLAN.epochs}: loss ${loss.toFixed(3)}`);
});
refresh(model, vocabulary.stems.keys());
const weighed = vocabulary.stems.map((_, at) =>
  rowOf(model.vectors, at).map(part => part * Math.exp(model.weights[at] ?? 0)),
);
const packed = pack(DIMENSIONS, vocabulary.stems, vocabulary.common, weighed);
writeFileSync(path.join(root, FILE), `${JSON.stringify(packed, null, 2)}\n`);
say(`written to ${FILE}`);
