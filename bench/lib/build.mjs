// Bundles a revision's benchmarks, each by itself.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../scripts/lib/bundled.mjs';

/** The topics of a revision's benchmarks that have one of the words in their name; all of them without words. */
export function topicsIn(root, words) {
  const topics = readdirSync(path.join(root, 'bench'))
    .filter(name => name.endsWith('.bench.ts'))
    .map(name => name.replace('.bench.ts', ''));
  const chosen = words.length === 0 ? topics : topics.filter(topic => words.some(word => topic.includes(word)));
  if (chosen.length > 0) return chosen;
  throw new Error(`No benchmark is called ${words.join(' or ')}; there are ${topics.join(', ')}.`);
}

/** Where the module of a topic was bundled to. Rejects where it cannot be. */
export const buildBenchmark = (root, topic) => bundleScript(`bench/${topic}.bench.ts`, root, 'out/bench');

/** Three significant figures: the machine is noisy, and more would only look exact. */
export const rounded = value => Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 });
