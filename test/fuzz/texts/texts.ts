/** A file of chance: of the corpus made wrong, of generated cards and scenarios, or of both. */
import { oneIn, pick, type Random } from '../../engine/game/random/chance.ts';
import { corpus } from './corpus.ts';
import { mutated } from './mutate.ts';
import { played } from './scenarios.ts';

export const anyFile = (random: Random): string => {
  if (oneIn(random, 3)) return oneIn(random, 3) ? mutated(random, played(random), corpus().lines) : played(random);
  if (oneIn(random, 8)) return mutated(random, pick(random, corpus().articles) ?? '', corpus().lines);
  return mutated(random, someBlocks(random), corpus().lines);
};

/** Cards first, as a file has them that brings its own. */
const someBlocks = (random: Random): string => {
  const { cards, scenarios } = corpus();
  const own = Array.from({ length: random(3) }, () => pick(random, cards) ?? '');
  const run = Array.from({ length: 1 + random(2) }, () => pick(random, scenarios) ?? '');
  return [...own, ...run].map(text => (text.endsWith('\n') ? text : `${text}\n`)).join('');
};

/** Whether a text is read as an article: what stands in its fences is run. */
export const isArticle = (text: string): boolean => /^```rift/m.test(text);
